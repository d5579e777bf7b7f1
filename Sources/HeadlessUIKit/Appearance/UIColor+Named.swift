import Foundation

/// The fixed colours.
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

/// The system's colours in their light appearance; there are no others without UIKit.
extension UIColor {
  /// The system's red.
  public class var systemRed: UIColor { UIColor(bytes: 255, 59, 48) }

  /// The system's green.
  public class var systemGreen: UIColor { UIColor(bytes: 52, 199, 89) }

  /// The system's blue.
  public class var systemBlue: UIColor { UIColor(bytes: 0, 122, 255) }

  /// The system's orange.
  public class var systemOrange: UIColor { UIColor(bytes: 255, 149, 0) }

  /// The system's yellow.
  public class var systemYellow: UIColor { UIColor(bytes: 255, 204, 0) }

  /// The system's pink.
  public class var systemPink: UIColor { UIColor(bytes: 255, 45, 85) }

  /// The system's purple.
  public class var systemPurple: UIColor { UIColor(bytes: 175, 82, 222) }

  /// The system's teal.
  public class var systemTeal: UIColor { UIColor(bytes: 48, 176, 199) }

  /// The system's indigo.
  public class var systemIndigo: UIColor { UIColor(bytes: 88, 86, 214) }

  /// The system's brown.
  public class var systemBrown: UIColor { UIColor(bytes: 162, 132, 94) }

  /// The system's mint.
  public class var systemMint: UIColor { UIColor(bytes: 0, 199, 190) }

  /// The system's cyan.
  public class var systemCyan: UIColor { UIColor(bytes: 50, 173, 230) }

  /// The system's gray.
  public class var systemGray: UIColor { UIColor(bytes: 142, 142, 147) }

  /// The system's gray, 1 step lighter.
  public class var systemGray2: UIColor { UIColor(bytes: 174, 174, 178) }

  /// The system's gray, 2 steps lighter.
  public class var systemGray3: UIColor { UIColor(bytes: 199, 199, 204) }

  /// The system's gray, 3 steps lighter.
  public class var systemGray4: UIColor { UIColor(bytes: 209, 209, 214) }

  /// The system's gray, 4 steps lighter.
  public class var systemGray5: UIColor { UIColor(bytes: 229, 229, 234) }

  /// The system's gray, 5 steps lighter.
  public class var systemGray6: UIColor { UIColor(bytes: 242, 242, 247) }
}

/// Colours by their purpose, in the light appearance.
extension UIColor {
  /// Primary text.
  public class var label: UIColor { UIColor(white: 0, alpha: 1) }

  /// Secondary text.
  public class var secondaryLabel: UIColor { UIColor(bytes: 60, 60, 67, alpha: 0.6) }

  /// Tertiary text.
  public class var tertiaryLabel: UIColor { UIColor(bytes: 60, 60, 67, alpha: 0.3) }

  /// Quaternary text.
  public class var quaternaryLabel: UIColor { UIColor(bytes: 60, 60, 67, alpha: 0.18) }

  /// Placeholders in empty fields.
  public class var placeholderText: UIColor { UIColor(bytes: 60, 60, 67, alpha: 0.3) }

  /// Links.
  public class var link: UIColor { UIColor(bytes: 0, 122, 255) }

  /// Thin lines that let the background through.
  public class var separator: UIColor { UIColor(bytes: 60, 60, 67, alpha: 0.29) }

  /// Thin lines that cover the background.
  public class var opaqueSeparator: UIColor { UIColor(bytes: 198, 198, 200) }

  /// The background of a screen.
  public class var systemBackground: UIColor { UIColor(white: 1, alpha: 1) }

  /// Content on the background of a screen.
  public class var secondarySystemBackground: UIColor { UIColor(bytes: 242, 242, 247) }

  /// Content on the secondary background.
  public class var tertiarySystemBackground: UIColor { UIColor(white: 1, alpha: 1) }

  /// The background of a grouped list.
  public class var systemGroupedBackground: UIColor { UIColor(bytes: 242, 242, 247) }

  /// Content on the background of a grouped list.
  public class var secondarySystemGroupedBackground: UIColor { UIColor(white: 1, alpha: 1) }

  /// Content on the secondary grouped background.
  public class var tertiarySystemGroupedBackground: UIColor { UIColor(bytes: 242, 242, 247) }

  /// Thin and small shapes.
  public class var systemFill: UIColor { UIColor(bytes: 120, 120, 128, alpha: 0.2) }

  /// Medium shapes.
  public class var secondarySystemFill: UIColor { UIColor(bytes: 120, 120, 128, alpha: 0.16) }

  /// Large shapes.
  public class var tertiarySystemFill: UIColor { UIColor(bytes: 118, 118, 128, alpha: 0.12) }

  /// Large areas.
  public class var quaternarySystemFill: UIColor { UIColor(bytes: 116, 116, 128, alpha: 0.08) }

  /// The default tint colour.
  public class var tintColor: UIColor { UIColor(bytes: 0, 122, 255) }

  private convenience init(
    bytes red: Int, _ green: Int, _ blue: Int, alpha: CGFloat = 1
  ) {
    self.init(
      red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
  }
}
