import ConstraintSolver
import Foundation
import LayoutCore

/// Mirroring frames that were solved as from left to right.
extension StatementPass {
  /// The frames of all nodes as computed, mirrored where that is asked for.
  func exactFrames() -> [CGRect] {
    nodes.indices.map { index in
      let node = nodes[index]
      switch node.kind {
      case .given, .area: return item(index).layoutFrame
      case .root, .content:
        return CGRect(x: 0, y: 0, width: length(node.width), height: length(node.height))
      case .gone: return .zero
      case .free: break
      }
      var frame = CGRect(
        x: problem[node.x], y: problem[node.y], width: length(node.width),
        height: length(node.height))
      let parent = nodes[node.parent]
      let isMirrored = parent.isMirrored
      if node.decided != 15 {
        frame.keep(item(index).layoutFrame, but: node.decided)
      }
      if isMirrored, node.decided & 1 != 0 {
        frame.origin.x = holderWidth(node.parent) - frame.origin.x - frame.size.width
      }
      return frame
    }
  }

  /// The width in which the items of a node are mirrored: that of the content where it scrolls.
  private func holderWidth(_ index: Int) -> CGFloat {
    let content = nodes[index].content
    guard content >= 0 else { return length(nodes[index].width) }
    if nodes[content].mentions.width > 0 { return length(nodes[content].width) }
    return item(index).layoutContentSize?.width ?? 0
  }

  private func length(_ variable: ConstraintProblem.Variable) -> CGFloat {
    max(problem[variable], 0)
  }
}

extension CGRect {
  /// Takes over what no statement decides.
  mutating func keep(_ frame: CGRect, but decided: UInt8) {
    if decided & 1 == 0 { origin.x = frame.origin.x }
    if decided & 2 == 0 { origin.y = frame.origin.y }
    if decided & 4 == 0 { size.width = frame.size.width }
    if decided & 8 == 0 { size.height = frame.size.height }
  }
}
