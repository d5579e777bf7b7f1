public import Foundation

/// A face in a size. All faces are Liberation Sans: regular below semibold, bold from there on.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  // Every stored property is a `let` of a Sendable type. The conformance is unchecked only because
  // the class is open, as in UIKit: a subclass has to restate it, and so answers for its own state.
  private let font: TextFont
  private let name: String

  /// The font as ``TextMeasuring`` uses it.
  public final var textFont: TextFont { font }

  private init(_ font: TextFont) {
    var font = font
    if !(font.pointSize > 0) || font.pointSize > 1e6 { font.pointSize = UIFont.systemFontSize }
    self.font = font
    name =
      switch (font.isBold, font.isItalic) {
      case (false, false): "LiberationSans"
      case (false, true): "LiberationSans-Italic"
      case (true, false): "LiberationSans-Bold"
      case (true, true): "LiberationSans-BoldItalic"
      }
    super.init()
  }

  /// Creates the face that a name describes: bold, italic, both or neither.
  ///
  /// A size that is not above 0 or not finite becomes ``systemFontSize``, as in all initializers
  /// and class methods.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    let name = fontName.lowercased()
    self.init(
      TextFont(
        pointSize: fontSize, isBold: name.contains("bold"),
        isItalic: name.contains("italic") || name.contains("oblique")))
  }

  /// The size of an em, in points.
  open var pointSize: CGFloat { font.pointSize }

  /// The distance from the baseline up to the top of a line, in points.
  open var ascender: CGFloat { font.pointSize * LiberationSansMeasuring.ascender }

  /// The distance from the baseline down to the bottom of a line, in points; negative.
  open var descender: CGFloat { font.pointSize * LiberationSansMeasuring.descender }

  /// The height of a line: ``ascender`` less ``descender``, not rounded. Labels set their lines
  /// this far apart.
  open var lineHeight: CGFloat { ascender - descender }

  /// The room the font asks for between lines, in points. Labels leave none.
  open var leading: CGFloat { font.pointSize * LiberationSansMeasuring.lineGap }

  /// The height of capital letters, in points.
  open var capHeight: CGFloat { font.pointSize * LiberationSansMeasuring.capHeight }

  /// The height of an x, in points.
  open var xHeight: CGFloat { font.pointSize * LiberationSansMeasuring.xHeight }

  /// The name of the face.
  open var fontName: String { name }

  /// The name of the family.
  open var familyName: String { "Liberation Sans" }

  /// The same face in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var font = font
    font.pointSize = fontSize
    return UIFont(font)
  }

  /// The regular face.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(TextFont(pointSize: fontSize))
  }

  /// The face closest to a weight: bold from semibold on.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(TextFont(pointSize: fontSize, isBold: weight.rawValue >= Weight.semibold.rawValue))
  }

  /// The face closest to a weight. All digits of all faces are equally wide.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The bold face.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(TextFont(pointSize: fontSize, isBold: true))
  }

  /// The italic face.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(TextFont(pointSize: fontSize, isItalic: true))
  }

  /// The font of a text style at the standard content size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(TextFont(pointSize: style.pointSize, isBold: style == .headline))
  }

  /// The size of labels that set no font: 17 points.
  open class var labelFontSize: CGFloat { 17 }

  /// The size of button titles: 18 points.
  open class var buttonFontSize: CGFloat { 18 }

  /// The size of small system text: 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }

  /// The size of system text: 14 points.
  open class var systemFontSize: CGFloat { 14 }

  /// The font itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other object is the same face in the same size.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.font == font
  }

  /// Equal for equal fonts.
  open override var hash: Int { font.hashValue }
}
