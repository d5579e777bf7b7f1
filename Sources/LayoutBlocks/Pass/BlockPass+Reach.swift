import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension BlockPass {
  /// How far the frames of the last run reach from (0, 0), of elements that stand in a view itself.
  /// What is in a guide counts as far as the guide does.
  ///
  /// Complexity: linear in the elements; nothing is allocated.
  func reach(in view: UIView) -> CGSize {
    var reach = CGSize.zero
    let holder = ObjectIdentifier(view)
    var index = 0
    while index < engine.pointee.nodes.count {
      let (number, isGroup, end, branch) = Self.node(index, &engine.pointee)
      let isTaken = BlockProgram.isTaken(branch, engine.pointee.state)
      guard number >= 0 else {
        index = isTaken ? index + 1 : end
        continue
      }
      index = isGroup ? end : index + 1
      let container = elements[number].element?.superElement?.coordinateSpace
      guard isTaken, container.map({ ObjectIdentifier($0) }) == holder else { continue }
      let frame = engine.pointee.state.frames[number]
      reach.width = max(reach.width, frame.origin.x + frame.size.width)
      reach.height = max(reach.height, frame.origin.y + frame.size.height)
    }
    return reach
  }

  private static func node(
    _ index: Int, _ engine: inout Engine
  ) -> (number: Int, isGroup: Bool, end: Int, branch: Int32) {
    let node = engine.nodes[index]
    return (Int(node.element), node.isGroup, node.end, node.branch)
  }
}
