import Foundation

/// The positions of the pictures on a sheet: in rows, aligned at the top.
struct SheetPlaces {
  let scale: CGFloat
  let width: CGFloat
  private var next = CGPoint(x: 20, y: 20)
  private var rowHeight: CGFloat = 0
  private var extent: CGFloat = 40

  init(scale: CGFloat, width: CGFloat) {
    self.scale = scale
    self.width = width
  }

  /// The size of all pictures with the room around them.
  var size: CGSize { CGSize(width: extent, height: next.y + rowHeight + 20) }

  func scaled(_ size: CGSize) -> CGSize {
    CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// Returns the position of the next picture.
  mutating func place(_ size: CGSize) -> CGPoint {
    let size = scaled(size)
    if next.x > 20, next.x + size.width + 20 > width {
      next = CGPoint(x: 20, y: next.y + rowHeight + 20)
      rowHeight = 0
    }
    defer {
      extent = max(extent, next.x + size.width + 20)
      next.x += size.width + 24
      rowHeight = max(rowHeight, size.height + 20)
    }
    return next
  }
}
