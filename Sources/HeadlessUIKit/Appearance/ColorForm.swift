import Foundation

/// What a color is made of: the same parts always, or a rule that traits decide about.
enum ColorForm: Hashable {
  /// The same parts whatever the traits are.
  case fixed(ColorParts)

  /// A color of the system; its name makes it equal to itself only.
  case system(String, light: ColorParts, dark: ColorParts)

  /// A color that a program makes for traits.
  case provided(ColorProvider)

  /// A color that depends on traits, with another opacity.
  case faded(UIColor, alpha: CGFloat)

  /// The parts for traits. Without a style they are those of the light one.
  func parts(for traits: UITraitCollection) -> ColorParts {
    switch self {
    case .fixed(let parts): return parts
    case .system(_, let light, let dark):
      return traits.userInterfaceStyle == .dark ? dark : light
    case .provided(let provider): return provider.color(traits).form.parts(for: traits)
    case .faded(let color, let alpha):
      var parts = color.form.parts(for: traits)
      parts.alpha = alpha
      return parts
    }
  }
}

/// The parts of a color in sRGB.
struct ColorParts: Hashable, Sendable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat

  /// Creates parts. The opacity is clamped; the others may name colors outside sRGB.
  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha.clampedPart
  }

  /// Creates parts from numbers up to 255.
  init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
  }
}

extension CGFloat {
  /// The nearest number from 0 to 1. Parts of colors decide about no frame, and those of a shared
  /// color are made in the first pass only, so a recorder is not told.
  var clampedPart: CGFloat {
    Recording.without { Recording.smaller(Recording.larger(self, 0), 1) }
  }
}

/// The closure of a color, equal to itself only.
final class ColorProvider: Hashable {
  let color: (UITraitCollection) -> UIColor

  init(_ color: @escaping (UITraitCollection) -> UIColor) {
    self.color = color
  }

  static func == (left: ColorProvider, right: ColorProvider) -> Bool { left === right }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
