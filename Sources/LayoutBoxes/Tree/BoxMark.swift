/// What a box waits for.
enum BoxMark {
  /// Among the marked boxes, which are listed as long as they are few.
  static let isMarked: UInt8 = 1
  static let widthUp: UInt8 = 2
  static let widthDown: UInt8 = 4
  static let heightUp: UInt8 = 8
  static let heightDown: UInt8 = 16
  /// While views are placed: those in the box have been.
  static let isPlaced: UInt8 = 32
}

extension BoxMark {
  @inline(__always)
  static func down<Axis: BoxWalkAxis>(_ axis: Axis.Type) -> UInt8 {
    Axis.isX ? widthDown : heightDown
  }

  static let up = widthUp | heightUp
  static let down = widthDown | heightDown
  static let width = widthUp | widthDown
  static let height = heightUp | heightDown
  static let all = up | down
}
