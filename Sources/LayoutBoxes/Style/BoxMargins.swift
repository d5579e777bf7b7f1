/// The room between a box's edges and its children, in points.
public struct BoxMargins: Equatable, Sendable {
  /// At the upper edge.
  public var top: Double
  /// At the edge where lines begin.
  public var leading: Double
  /// At the lower edge.
  public var bottom: Double
  /// At the edge where lines end.
  public var trailing: Double

  /// Creates margins, in points.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates equal margins, in points.
  public init(_ all: Double) {
    self.init(top: all, leading: all, bottom: all, trailing: all)
  }

  static func + (margins: BoxMargins, other: BoxMargins) -> BoxMargins {
    BoxMargins(
      top: margins.top + other.top, leading: margins.leading + other.leading,
      bottom: margins.bottom + other.bottom, trailing: margins.trailing + other.trailing)
  }

  var isZero: Bool { top == 0 && leading == 0 && bottom == 0 && trailing == 0 }

  var sanitized: BoxMargins {
    BoxMargins(
      top: top.usableLength, leading: leading.usableLength, bottom: bottom.usableLength,
      trailing: trailing.usableLength)
  }
}
