import Foundation

/// Finds room for labels in which they cover neither text nor each other.
struct TagPlacer {
  private(set) var taken: [CGRect] = []

  mutating func avoid(_ rect: CGRect) {
    taken.append(rect)
  }

  /// Reserves a rectangle of a size in a corner of an area, the top left one first, that touches
  /// nothing reserved and none of `others`. Returns `nil` if there is no such corner.
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

  /// Reserves a rectangle of a size at one of the outer sides of an area, within another, that
  /// touches nothing reserved. Returns `nil` if there is no such place.
  mutating func place(_ size: CGSize, around area: CGRect, within canvas: CGRect) -> CGRect? {
    let corners = [
      CGPoint(x: area.minX, y: area.minY - size.height),
      CGPoint(x: area.minX - size.width, y: area.minY),
      CGPoint(x: area.maxX, y: area.minY), CGPoint(x: area.minX, y: area.maxY),
    ]
    for corner in corners {
      let rect = CGRect(origin: corner, size: size)
      guard canvas.contains(rect), !taken.contains(where: { $0.touches(rect) }) else { continue }
      taken.append(rect)
      return rect
    }
    return nil
  }
}
