/// What a box waits for.
enum BoxMark {
  /// Listed among the marked boxes.
  static let isListed: UInt8 = 1
  static let widthUp: UInt8 = 2
  static let widthDown: UInt8 = 4
  static let heightUp: UInt8 = 8
  static let heightDown: UInt8 = 16
}

extension BoxMark {
  static let all = widthUp | widthDown | heightUp | heightDown
}
