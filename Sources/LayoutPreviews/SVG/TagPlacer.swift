import Foundation

/// Finds room for labels where they cover neither text nor each other.
struct TagPlacer {
  private(set) var taken: [CGRect] = []

  mutating func avoid(_ rect: CGRect) {
    taken.append(rect)
  }

  /// A place for a size in one of the corners of an area, from top left on, which none of some
  /// more rectangles touches; `nil` for none.
  mutating func place(
    _ size: CGSize, in area: CGRect, inset: CGFloat, besides others: [CGRect] = []
  ) -> CGRect? {
    let room = area.insetBy(dx: inset, dy: inset)
    guard !room.isNull, size.width <= room.width, size.height <= room.height else { return nil }
    for y in [room.minY, room.maxY - size.height] {
      for x in [room.minX, room.maxX - size.width] {
        let rect = CGRect(origin: CGPoint(x: x, y: y), size: size)
        guard !taken.contains(where: { $0.touches(rect) }),
          !others.contains(where: { $0.touches(rect) })
        else { continue }
        taken.append(rect)
        return rect
      }
    }
    return nil
  }
}
