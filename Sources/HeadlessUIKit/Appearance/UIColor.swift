public import Foundation

/// A color with an opacity, in sRGB: the same one always, or one that traits decide about.
///
/// ```swift
/// let paper = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
/// paper.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .black   // true
/// ```
///
/// Parts of a color that depends on traits are those for ``UITraitCollection/current``. Two such
/// colors are equal if they are the same color of the system, or have the same provider.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  // All state is a `let` that never changes. The conformance is unchecked because the class is
  // open, as in UIKit, so that a subclass has to restate it, and because a provider may be called
  // on any thread, which UIKit leaves to whoever writes it.
  final let form: ColorForm

  init(_ form: ColorForm) {
    self.form = form
    super.init()
  }

  /// Creates a color from parts between 0 and 1. Parts outside that range are kept: they name
  /// colors outside sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    form = .fixed(ColorParts(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// Creates a gray between 0 (black) and 1 (white).
  public init(white: CGFloat, alpha: CGFloat) {
    form = .fixed(ColorParts(red: white, green: white, blue: white, alpha: alpha))
    super.init()
  }

  /// Creates a color from that of a layer; a gray has three equal parts.
  public init(cgColor: CGColor) {
    let parts = cgColor.components ?? []
    let last = max(parts.count - 2, 0)
    form = .fixed(
      ColorParts(
        red: parts.first ?? 0, green: parts.isEmpty ? 0 : parts[min(1, last)],
        blue: parts.isEmpty ? 0 : parts[min(2, last)], alpha: cgColor.alpha))
    super.init()
  }

  /// Creates a color that depends on traits. The closure is called each time the color is resolved,
  /// on any thread; what it returns may depend on traits in turn, but not on the color itself.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    form = .provided(ColorProvider(dynamicProvider))
    super.init()
  }

  /// Creates a color from hue, saturation and brightness between 0 and 1, which are clamped.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let saturation = saturation.clampedPart
    let brightness = brightness.clampedPart
    let sector = hue.clampedPart * 6
    // Each channel is a trapezium over the color wheel, a third of the wheel apart.
    func channel(_ offset: CGFloat) -> CGFloat {
      let position = (offset + sector).truncatingRemainder(dividingBy: 6)
      let share = Recording.without { max(0, min(position, 4 - position, 1)) }
      return brightness * (1 - saturation * share)
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// The color for traits, which depends on none itself. Without a style it is the light one.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .fixed = form { return self }
    return UIColor(.fixed(form.parts(for: traitCollection)))
  }

  /// The color as layers take it, in four parts: layers know no traits, so it is that for
  /// ``UITraitCollection/current``.
  open var cgColor: CGColor {
    let parts = currentParts
    return CGColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }

  private final var currentParts: ColorParts {
    if case .fixed(let parts) = form { return parts }
    return form.parts(for: .current)
  }

  // The methods below take pointers because UIKit's do. Each is written once and not kept.

  /// Writes the parts to where the pointers point; always succeeds.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = currentParts
    red?.pointee = parts.red
    green?.pointee = parts.green
    blue?.pointee = parts.blue
    alpha?.pointee = parts.alpha
    return true
  }

  /// Writes the gray value. Returns `false` and writes nothing for a color that is not gray.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = currentParts
    guard parts.red == parts.green, parts.green == parts.blue else { return false }
    white?.pointee = parts.red
    alpha?.pointee = parts.alpha
    return true
  }

  /// The same color with another opacity from 0 to 1. It depends on traits if the color does.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let alpha = alpha.clampedPart
    switch form {
    case .fixed(var parts):
      parts.alpha = alpha
      return UIColor(.fixed(parts))
    case .faded(let color, _): return UIColor(.faded(color, alpha: alpha))
    case .system, .provided: return UIColor(.faded(self, alpha: alpha))
    }
  }

  /// The color itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other object is the same color with the same opacity. A color that depends on
  /// traits differs from each that it can become.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.form == form
  }

  /// Equal for equal colors.
  open override var hash: Int { form.hashValue }

  /// The parts in reading order, or what decides about them.
  open override var description: String {
    switch form {
    case .fixed(let parts):
      "UIColor(red: \(parts.red), green: \(parts.green), blue: \(parts.blue), alpha: \(parts.alpha))"
    case .system(let name, _, _): "UIColor.\(name)"
    case .provided: "UIColor(dynamicProvider:)"
    case .faded(let color, let alpha): "\(color).withAlphaComponent(\(alpha))"
    }
  }
}
