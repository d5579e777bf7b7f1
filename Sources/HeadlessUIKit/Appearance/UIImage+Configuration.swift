public import Foundation

extension UIImage {
  /// What decides between the forms of an image.
  open class Configuration: NSObject, @unchecked Sendable {
    // Unchecked only because the class is open, as in UIKit: it has no state.

    /// Creates a configuration that decides nothing.
    public override init() {
      super.init()
    }
  }

  /// The size and weight of a system image.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    // Unchecked only because the class is open, as in UIKit: all state is a `let`.
    private let size: CGFloat
    private let factor: CGFloat

    private init(size: CGFloat, scale: SymbolScale) {
      self.size = size > 0 && size < 1e6 ? size : 17
      factor =
        switch scale {
        case .small: 0.8
        case .large: 1.25
        default: 1
        }
      super.init()
    }

    /// As large as suits a font's size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(size: pointSize, scale: .default)
    }

    /// As large as suits a font's size in points. All weights are equally large.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(size: pointSize, scale: .default)
    }

    /// As large as suits a font's size in points, times a scale. All weights are equally large.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(size: pointSize, scale: scale)
    }

    /// As large as suits a font.
    public convenience init(font: UIFont) {
      self.init(size: font.pointSize, scale: .default)
    }

    /// As large as suits a font, times a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(size: font.pointSize, scale: scale)
    }

    /// As large as suits the font of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(size: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: .default)
    }

    /// As large as suits the font of a text style, times a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(size: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale)
    }

    /// As large as suits the system font, times a scale.
    public convenience init(scale: SymbolScale) {
      self.init(size: 17, scale: scale)
    }

    /// In a weight. All weights are equally large.
    public convenience init(weight: SymbolWeight) {
      self.init(size: 17, scale: .default)
    }

    /// The side of the image's square, in points.
    final var side: CGFloat { size * 20 / 17 * factor }
  }

  /// How large a system image is beside text.
  public enum SymbolScale: Int, Sendable {
    /// As the system has it.
    case `default` = -1
    /// As unset.
    case unspecified = 0
    /// Four fifths.
    case small = 1
    /// As text.
    case medium = 2
    /// Five quarters.
    case large = 3
  }

  /// How bold the lines of a system image are.
  public enum SymbolWeight: Int, Sendable {
    /// As unset.
    case unspecified = 0
    /// The thinnest.
    case ultraLight = 1
    /// Thin.
    case thin = 2
    /// Light.
    case light = 3
    /// As regular text.
    case regular = 4
    /// A little bold.
    case medium = 5
    /// Half bold.
    case semibold = 6
    /// Bold.
    case bold = 7
    /// Very bold.
    case heavy = 8
    /// The boldest.
    case black = 9
  }

  /// Whether an image has its own colors or the tint color.
  public enum RenderingMode: Int, Sendable {
    /// As it suits the place.
    case automatic = 0
    /// Its own colors.
    case alwaysOriginal = 1
    /// The tint color.
    case alwaysTemplate = 2
  }

  /// How the middle of an image fills more room than it has.
  public enum ResizingMode: Int, Sendable {
    /// By repeating.
    case tile = 0
    /// By stretching.
    case stretch = 1
  }
}
