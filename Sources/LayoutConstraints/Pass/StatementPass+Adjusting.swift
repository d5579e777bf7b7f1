import ConstraintSolver
import Foundation
import LayoutCore

/// What happens to the frames that the problem found before items take them: mirroring, then the
/// pixel grid.
extension StatementPass {
  /// The frames of all nodes in what holds them.
  func adjustedFrames(_ input: LayoutInput) -> [CGRect] {
    var frames = exactFrames()
    guard hasPixelGrid else { return frames }
    let grid = PixelGrid(scale: input.scale)
    var texts = Set<Int>()
    for leaf in leaves where leaf.isText { texts.insert(leaf.node) }
    // Where what is in a node begins in the view whose grid it is: as computed, in points, and as
    // placed, in pixels.
    var origins = Array(repeating: (exact: CGPoint.zero, pixels: CGPoint.zero), count: nodes.count)
    for index in nodes.indices.dropFirst() {
      let parent = nodes[index].parent
      guard nodes[parent].snaps else { continue }
      let (exact, near) = origins[parent]
      let frame = frames[index]
      let isText = texts.contains(index)
      origins[index].exact = CGPoint(x: exact.x + frame.minX, y: exact.y + frame.minY)
      origins[index].pixels = CGPoint(
        x: near.x + frame.minX * grid.scale, y: near.y + frame.minY * grid.scale)
      guard nodes[index].kind == .free || nodes[index].kind == .content,
        let x = grid.pixels(frame.minX, frame.width, offset: exact.x, keepsLength: isText),
        let y = grid.pixels(frame.minY, frame.height, offset: exact.y, keepsLength: isText)
      else { continue }
      frames[index] = CGRect(
        x: (x.near - near.x) / grid.scale, y: (y.near - near.y) / grid.scale,
        width: (x.far - x.near) / grid.scale, height: (y.far - y.near) / grid.scale)
      origins[index].pixels = CGPoint(x: x.near, y: y.near)
    }
    return frames
  }

  /// The frames of all nodes as computed, mirrored where that is asked for.
  private func exactFrames() -> [CGRect] {
    nodes.indices.map { index in
      let node = nodes[index]
      switch node.kind {
      case .given, .area: return item(index).layoutFrame
      case .root, .content:
        return CGRect(x: 0, y: 0, width: length(node.width), height: length(node.height))
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

  /// The width that what is in a node is mirrored in: that of the content where it scrolls.
  private func holderWidth(_ index: Int) -> CGFloat {
    let content = nodes[index].content
    guard content >= 0 else { return length(nodes[index].width) }
    if nodes[content].mentions[2] > 0 { return length(nodes[content].width) }
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
