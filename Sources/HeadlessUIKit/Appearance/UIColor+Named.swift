import Foundation

/// The fixed colors.
extension UIColor {
  /// Black.
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }

  /// A third of the brightness of white.
  public class var darkGray: UIColor { UIColor(white: 1 / 3.0, alpha: 1) }

  /// Two thirds of the brightness of white.
  public class var lightGray: UIColor { UIColor(white: 2 / 3.0, alpha: 1) }

  /// White.
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }

  /// Half of the brightness of white.
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }

  /// Pure red.
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }

  /// Pure green.
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }

  /// Pure blue.
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }

  /// Green and blue.
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }

  /// Red and green.
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }

  /// Red and blue.
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }

  /// Red and half of green.
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }

  /// Half red, half blue.
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }

  /// A dark orange.
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }

  /// Transparent: black with an opacity of 0.
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
}

/// The system's colors, each with a light and a dark form.
extension UIColor {
  /// The system's red.
  public class var systemRed: UIColor {
    system("systemRed", ColorParts(255, 59, 48), ColorParts(255, 69, 58))
  }

  /// The system's green.
  public class var systemGreen: UIColor {
    system("systemGreen", ColorParts(52, 199, 89), ColorParts(48, 209, 88))
  }

  /// The system's blue.
  public class var systemBlue: UIColor {
    system("systemBlue", ColorParts(0, 122, 255), ColorParts(10, 132, 255))
  }

  /// The system's orange.
  public class var systemOrange: UIColor {
    system("systemOrange", ColorParts(255, 149, 0), ColorParts(255, 159, 10))
  }

  /// The system's yellow.
  public class var systemYellow: UIColor {
    system("systemYellow", ColorParts(255, 204, 0), ColorParts(255, 214, 10))
  }

  /// The system's pink.
  public class var systemPink: UIColor {
    system("systemPink", ColorParts(255, 45, 85), ColorParts(255, 55, 95))
  }

  /// The system's purple.
  public class var systemPurple: UIColor {
    system("systemPurple", ColorParts(175, 82, 222), ColorParts(191, 90, 242))
  }

  /// The system's teal.
  public class var systemTeal: UIColor {
    system("systemTeal", ColorParts(48, 176, 199), ColorParts(64, 200, 224))
  }

  /// The system's indigo.
  public class var systemIndigo: UIColor {
    system("systemIndigo", ColorParts(88, 86, 214), ColorParts(94, 92, 230))
  }

  /// The system's brown.
  public class var systemBrown: UIColor {
    system("systemBrown", ColorParts(162, 132, 94), ColorParts(172, 142, 104))
  }

  /// The system's mint.
  public class var systemMint: UIColor {
    system("systemMint", ColorParts(0, 199, 190), ColorParts(99, 230, 226))
  }

  /// The system's cyan.
  public class var systemCyan: UIColor {
    system("systemCyan", ColorParts(50, 173, 230), ColorParts(100, 210, 255))
  }

  /// The system's gray.
  public class var systemGray: UIColor {
    system("systemGray", ColorParts(142, 142, 147), ColorParts(142, 142, 147))
  }

  /// The system's gray, 1 step lighter.
  public class var systemGray2: UIColor {
    system("systemGray2", ColorParts(174, 174, 178), ColorParts(99, 99, 102))
  }

  /// The system's gray, 2 steps lighter.
  public class var systemGray3: UIColor {
    system("systemGray3", ColorParts(199, 199, 204), ColorParts(72, 72, 74))
  }

  /// The system's gray, 3 steps lighter.
  public class var systemGray4: UIColor {
    system("systemGray4", ColorParts(209, 209, 214), ColorParts(58, 58, 60))
  }

  /// The system's gray, 4 steps lighter.
  public class var systemGray5: UIColor {
    system("systemGray5", ColorParts(229, 229, 234), ColorParts(44, 44, 46))
  }

  /// The system's gray, 5 steps lighter.
  public class var systemGray6: UIColor {
    system("systemGray6", ColorParts(242, 242, 247), ColorParts(28, 28, 30))
  }
}

/// Colors by their purpose, each with a light and a dark form.
extension UIColor {
  /// Primary text.
  public class var label: UIColor { sharedLabel }

  /// Secondary text.
  public class var secondaryLabel: UIColor {
    system("secondaryLabel", ColorParts(60, 60, 67, 0.6), ColorParts(235, 235, 245, 0.6))
  }

  /// Tertiary text.
  public class var tertiaryLabel: UIColor {
    system("tertiaryLabel", ColorParts(60, 60, 67, 0.3), ColorParts(235, 235, 245, 0.3))
  }

  /// Quaternary text.
  public class var quaternaryLabel: UIColor {
    system("quaternaryLabel", ColorParts(60, 60, 67, 0.18), ColorParts(235, 235, 245, 0.18))
  }

  /// Placeholders in empty fields.
  public class var placeholderText: UIColor {
    system("placeholderText", ColorParts(60, 60, 67, 0.3), ColorParts(235, 235, 245, 0.3))
  }

  /// Links.
  public class var link: UIColor {
    system("link", ColorParts(0, 122, 255), ColorParts(9, 132, 255))
  }

  /// Thin lines that let the background through.
  public class var separator: UIColor {
    system("separator", ColorParts(60, 60, 67, 0.29), ColorParts(84, 84, 88, 0.6))
  }

  /// Thin lines that cover the background.
  public class var opaqueSeparator: UIColor {
    system("opaqueSeparator", ColorParts(198, 198, 200), ColorParts(56, 56, 58))
  }

  /// The background of a screen.
  public class var systemBackground: UIColor {
    system("systemBackground", ColorParts(255, 255, 255), ColorParts(0, 0, 0))
  }

  /// Content on the background of a screen.
  public class var secondarySystemBackground: UIColor {
    system("secondarySystemBackground", ColorParts(242, 242, 247), ColorParts(28, 28, 30))
  }

  /// Content on the secondary background.
  public class var tertiarySystemBackground: UIColor {
    system("tertiarySystemBackground", ColorParts(255, 255, 255), ColorParts(44, 44, 46))
  }

  /// The background of a grouped list.
  public class var systemGroupedBackground: UIColor {
    system("systemGroupedBackground", ColorParts(242, 242, 247), ColorParts(0, 0, 0))
  }

  /// Content on the background of a grouped list.
  public class var secondarySystemGroupedBackground: UIColor {
    system("secondarySystemGroupedBackground", ColorParts(255, 255, 255), ColorParts(28, 28, 30))
  }

  /// Content on the secondary grouped background.
  public class var tertiarySystemGroupedBackground: UIColor {
    system("tertiarySystemGroupedBackground", ColorParts(242, 242, 247), ColorParts(44, 44, 46))
  }

  /// Thin and small shapes.
  public class var systemFill: UIColor {
    system("systemFill", ColorParts(120, 120, 128, 0.2), ColorParts(120, 120, 128, 0.36))
  }

  /// Medium shapes.
  public class var secondarySystemFill: UIColor {
    system("secondarySystemFill", ColorParts(120, 120, 128, 0.16), ColorParts(120, 120, 128, 0.32))
  }

  /// Large shapes.
  public class var tertiarySystemFill: UIColor {
    system("tertiarySystemFill", ColorParts(118, 118, 128, 0.12), ColorParts(118, 118, 128, 0.24))
  }

  /// Large areas.
  public class var quaternarySystemFill: UIColor {
    system("quaternarySystemFill", ColorParts(116, 116, 128, 0.08), ColorParts(118, 118, 128, 0.18))
  }

  /// The default tint color.
  public class var tintColor: UIColor {
    system("tintColor", ColorParts(0, 122, 255), ColorParts(10, 132, 255))
  }

  /// Made once, as each label has it.
  private static let sharedLabel = system(
    "label", ColorParts(0, 0, 0), ColorParts(255, 255, 255))

  private static func system(_ name: String, _ light: ColorParts, _ dark: ColorParts) -> UIColor {
    UIColor(.system(name, light: light, dark: dark))
  }
}
