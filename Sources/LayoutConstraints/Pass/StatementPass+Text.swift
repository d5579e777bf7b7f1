import ConstraintSolver
import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Heights and baselines of text, which follow from the widths that the problem found.
extension StatementPass {
  /// Measures what wraps at the widths of the answer, and reads baselines. Returns whether anything
  /// differs from what the answer was computed with.
  func refreshContent() -> Bool {
    var hasChanged = false
    for index in leaves.indices where leaves[index].wraps {
      let width = problem[nodes[leaves[index].node].width]
      guard width != leaves[index].measuredWidth,
        let view = view(leaves[index].node)
      else { continue }
      leaves[index].measuredWidth = width
      noteText(leaves[index].node)
      let height = height(of: leaves[index], view, at: width)
      guard leaves[index].hasHeight, height >= 0, height != leaves[index].rowHeight
      else { continue }
      leaves[index].rowHeight = height
      for row in leaves[index].rows.suffix(2) { problem.setConstant(height, of: row) }
      hasChanged = true
    }
    var hasOtherBaselines = false
    for index in baselineNodes {
      let size = (problem[nodes[index].width], problem[nodes[index].height])
      if readBaselines(index, of: size) { hasOtherBaselines = true }
    }
    if hasOtherBaselines { updateContentConstants() }
    return hasChanged || hasOtherBaselines
  }

  /// The height of a leaf that wraps; negative where it has none.
  private func height(of leaf: ConstraintLeaf, _ view: UIView, at width: Double) -> Double {
    // Rounding must not break a line that fits, nor the last bit ask a container for another height.
    if isSame(width, leaf.width, within: leaf.isText ? 1e-6 : 1e-9) { return leaf.height }
    let size = view.naturalSize(atWidth: width)
    guard size.isUsableContent else {
      frameProblems.append(PassProblem(.size(size), of: leaf.node))
      return -1
    }
    return Double(size.height)
  }

  /// Reads where the text of an item lies at a size. Returns whether that is elsewhere.
  @discardableResult
  func readBaselines(_ index: Int, of size: (width: Double, height: Double)) -> Bool {
    guard let view = view(index) else { return false }
    noteText(index)
    let node = nodes[index]
    let lines = view.baselines(for: CGSize(width: size.width, height: size.height))
    let (first, last) = (Double(lines.first), Double(lines.last))
    guard first.isFinite, last.isFinite else { return false }
    if isSame(node.baselines.first, first, within: 1e-9),
      isSame(node.baselines.last, last, within: 1e-9)
    {
      return false
    }
    nodes[index].baselines = (first, last)
    return true
  }
}
