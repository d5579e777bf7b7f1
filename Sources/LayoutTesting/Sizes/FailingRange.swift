import LayoutCore

/// The lengths between two borders at which something happens.
public struct FailingRange: Equatable, Sendable {
  /// The lower end, in points.
  public var low: Double

  /// The upper end, in points.
  public var high: Double

  /// Whether it happens at the lower end itself.
  public var includesLow: Bool

  /// Whether it happens at the upper end itself.
  public var includesHigh: Bool

  /// Whether the lower end is that of the domain.
  public var isLowLimit: Bool

  /// Whether the upper end is that of the domain.
  public var isHighLimit: Bool

  /// Whether it happens at all lengths of the domain.
  public var isWhole: Bool { isLowLimit && isHighLimit }

  /// The range in words: `from width 253 up to 253.33`.
  func text(of axis: String) -> String {
    if low == high { return "at \(axis) \(low.fixedText) only" }
    let start = includesLow ? "from" : "above"
    return "\(start) \(axis) \(low.fixedText) \(includesHigh ? "to" : "up to") \(high.fixedText)"
  }
}
