import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Where the text of a box lies: that of its first and its last view, or of what stands for it in
/// turn. A box without views has its edges for lines.
extension BoxTreePass {
  /// The distance of the first line from the topmost box's top, as the tree was laid out last.
  var firstBaseline: CGFloat {
    var (node, top): (Int, CGFloat) = (0, 0)
    while isLayoutBox(node) {
      guard tree.end(of: node) > node + 1 else { return top }
      node += 1
      top += tree.frame(of: node).origin.y
    }
    return top + lines(of: node).first
  }

  /// The distance of the last line from the topmost box's bottom, as the tree was laid out last.
  var lastBaseline: CGFloat {
    var (node, bottom): (Int, CGFloat) = (0, 0)
    while isLayoutBox(node) {
      guard let last = tree.children(of: node).last else { return bottom }
      let (around, frame) = (tree.frame(of: node), tree.frame(of: last))
      bottom += around.size.height - (frame.origin.y + frame.size.height)
      node = last
    }
    return bottom + lines(of: node).last
  }

  private func isLayoutBox(_ node: Int) -> Bool {
    lists.elements[node]._withUnsafeGuaranteedRef { $0 is LayoutBoxView }
  }

  private func lines(of node: Int) -> (first: CGFloat, last: CGFloat) {
    lists.elements[node].takeUnretainedValue().baselines(for: tree.frame(of: node).size)
  }
}
