public import Foundation

/// A colour with an opacity, in sRGB.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  // Every stored property is a `let` of a Sendable type. The conformance is unchecked only because
  // the class is open, as in UIKit: a subclass has to restate it, and so answers for its own state.
  private let red: CGFloat
  private let green: CGFloat
  private let blue: CGFloat
  private let alpha: CGFloat

  /// Creates a colour from parts between 0 and 1. Parts outside that range are kept: they name
  /// colours outside sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = min(max(alpha, 0), 1)
    super.init()
  }

  /// Creates a grey between 0 (black) and 1 (white).
  public init(white: CGFloat, alpha: CGFloat) {
    red = white
    green = white
    blue = white
    self.alpha = min(max(alpha, 0), 1)
    super.init()
  }

  /// Creates a colour from that of a layer; a grey has three equal parts.
  public init(cgColor: CGColor) {
    let parts = cgColor.components ?? []
    let last = max(parts.count - 2, 0)
    red = parts.first ?? 0
    green = parts.isEmpty ? 0 : parts[min(1, last)]
    blue = parts.isEmpty ? 0 : parts[min(2, last)]
    alpha = min(max(cgColor.alpha, 0), 1)
    super.init()
  }

  /// Creates a colour from hue, saturation and brightness between 0 and 1, which are clamped.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let saturation = min(max(saturation, 0), 1)
    let brightness = min(max(brightness, 0), 1)
    let sector = min(max(hue, 0), 1) * 6
    // Each channel is a trapezium over the colour wheel, a third of the wheel apart.
    func channel(_ offset: CGFloat) -> CGFloat {
      let position = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// The colour as layers take it, in four parts.
  open var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

  // The methods below take pointers because UIKit's do. Each is written once and not kept.

  /// Writes the parts to where the pointers point; always succeeds.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = self.red
    green?.pointee = self.green
    blue?.pointee = self.blue
    alpha?.pointee = self.alpha
    return true
  }

  /// Writes the grey value. Returns `false` and writes nothing for a colour that is not grey.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard red == green, green == blue else { return false }
    white?.pointee = red
    alpha?.pointee = self.alpha
    return true
  }

  /// The same colour with another opacity from 0 to 1.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other object is the same colour with the same opacity.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return red == other.red && green == other.green && blue == other.blue && alpha == other.alpha
  }

  /// Equal for equal colours.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
    return hasher.finalize()
  }

  /// The parts in reading order.
  open override var description: String {
    "UIColor(red: \(red), green: \(green), blue: \(blue), alpha: \(alpha))"
  }
}
