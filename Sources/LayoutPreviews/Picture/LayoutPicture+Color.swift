import Foundation

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension LayoutPicture {
  /// A color in sRGB with an opacity, all parts from 0 to 1.
  public struct Color: Hashable, Sendable {
    /// The part of red.
    public var red: Double
    /// The part of green.
    public var green: Double
    /// The part of blue.
    public var blue: Double
    /// The opacity.
    public var alpha: Double

    /// Creates a color. Parts are drawn clamped to 0 to 1, NaN as 0.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }
}

extension LayoutPicture.Color {
  /// `#rrggbb`, without the opacity.
  package var hex: String { "#" + [red, green, blue].map(Self.digits).joined() }

  /// `#rrggbb`, with two more digits where it is not opaque.
  package var hexWithOpacity: String { alpha < 1 ? hex + Self.digits(alpha) : hex }

  private static func digits(_ part: Double) -> String {
    let byte = part > 0 ? Int((min(part, 1) * 255).rounded()) : 0
    return (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }

  /// Creates a color from the parts of another; clear if it has none in sRGB. One that depends on
  /// traits becomes that for the current ones: those of the view, while a view is described.
  public init(_ color: UIColor) {
    var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) = (0, 0, 0, 0)
    _ = color.getRed(&parts.red, green: &parts.green, blue: &parts.blue, alpha: &parts.alpha)
    self.init(
      red: Double(parts.red), green: Double(parts.green), blue: Double(parts.blue),
      alpha: Double(parts.alpha))
  }
}
