/// How a layer's round corners are curved.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public var rawValue: String

  /// Creates a curve from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Part of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that begins before the corner does, as that of icons.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
