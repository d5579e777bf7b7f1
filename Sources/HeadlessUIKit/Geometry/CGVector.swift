#if !canImport(CoreGraphics)
public import Foundation

/// A distance and direction, as in Core Graphics.
public struct CGVector: Equatable, Sendable {
  /// The horizontal part, in points.
  public var dx: CGFloat

  /// The vertical part, in points.
  public var dy: CGFloat

  /// The vector of no length.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Creates the vector of no length.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Creates a vector; all values are accepted.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector from integers.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// Creates a vector from doubles.
  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }
}

extension CGVector: Codable {
  /// Reads `[dx, dy]`.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    dx = try container.decode(CGFloat.self)
    dy = try container.decode(CGFloat.self)
  }

  /// Writes `[dx, dy]`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(dx)
    try container.encode(dy)
  }
}
#endif
