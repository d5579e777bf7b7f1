/// The height of content at a width, and where its baselines are. Numbers that are not finite count
/// as 0.
public struct BoxContentSize: Equatable, Sendable {
  /// The height in points; `nil` for content that takes what it is given.
  public var height: Double? {
    didSet { height = height.map { max($0.usableLength, 0) } }
  }

  /// The distance of the first baseline from the top in points; 0, the top edge, without text.
  public var firstBaseline: Double {
    didSet { firstBaseline = firstBaseline.usableLength }
  }

  /// The distance of the last baseline from the bottom in points; 0, the bottom edge, without
  /// text.
  public var lastBaseline: Double {
    didSet { lastBaseline = lastBaseline.usableLength }
  }

  /// Creates a size.
  public init(height: Double?, firstBaseline: Double = 0, lastBaseline: Double = 0) {
    self.height = height.map { max($0.usableLength, 0) }
    self.firstBaseline = firstBaseline.usableLength
    self.lastBaseline = lastBaseline.usableLength
  }

  var length: BoxLength { height.map { .natural($0) } ?? .none }
}
