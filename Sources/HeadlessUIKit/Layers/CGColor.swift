#if !canImport(CoreGraphics)
public import Foundation

/// A color with an opacity, as layers store it; in sRGB, or a gray.
public final class CGColor: Hashable, Sendable {
  private let parts: [CGFloat]

  /// Creates a color from parts between 0 and 1, which are kept as they are.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    parts = [red, green, blue, alpha]
  }

  /// Creates a color from parts between 0 and 1, which are kept as they are.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    parts = [red, green, blue, alpha]
  }

  /// Creates a gray between 0 (black) and 1 (white).
  public init(gray: CGFloat, alpha: CGFloat) {
    parts = [gray, alpha]
  }

  /// The parts, the opacity last: four of a color, two of a gray.
  public var components: [CGFloat]? { parts }

  /// The number of parts, the opacity included.
  public var numberOfComponents: Int { parts.count }

  /// The opacity from 0 to 1.
  public var alpha: CGFloat { parts[parts.count - 1] }

  /// The same color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    parts.count == 2
      ? CGColor(gray: parts[0], alpha: alpha)
      : CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  /// Whether both have the same parts. A gray differs from a color of the same look.
  public static func == (left: CGColor, right: CGColor) -> Bool { left.parts == right.parts }

  /// Feeds the parts.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(parts)
  }
}
#endif
