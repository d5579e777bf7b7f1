import ConstraintSolver
import Foundation
import LayoutCore

/// Moving frames to whole pixels.
extension StatementPass {
  /// The frames of all nodes in what holds them; as they are before snapping where decisions are
  /// recorded.
  func adjustedFrames(_ input: LayoutInput) -> [CGRect] {
    var frames = exactFrames()
    guard hasPixelGrid else { return frames }
    let grid = PixelGrid(scale: input.scale)
    var texts = Set<Int>()
    for leaf in leaves where leaf.isText { texts.insert(leaf.node) }
    if Recording.isOn {
      note(grid, texts)
      return frames
    }
    // Where a node's coordinates begin in the view whose grid it is: as computed, in points, and as
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

  /// Says to a recorder which nodes are moved.
  private func note(_ grid: PixelGrid, _ texts: Set<Int>) {
    var depths = Array(repeating: 0, count: nodes.count)
    for index in nodes.indices.dropFirst() where nodes[nodes[index].parent].snaps {
      let depth = depths[nodes[index].parent]
      depths[index] = depth + 1
      guard nodes[index].kind == .free || nodes[index].kind == .content else { continue }
      grid.note(
        item(index), keepsSize: texts.contains(index), depth: depth, countsComputedPlaces: true)
    }
  }
}
