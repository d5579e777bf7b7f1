public import Foundation

/// A control with one line of text to enter.
///
/// It is as wide as its text, or without text as its placeholder, and 3 points higher than a line;
/// a rounded border has 7 points on each side and 7.5 above and below. So the system font of
/// 17 points makes it 22 and 34 points high. Source: UIKit, iOS 13; the line and the bezel are
/// stand-ins.
open class UITextField: UIControl {
  private let content = UILabel()
  private var storedText = ""
  private var storedPlaceholder: String?
  private var storedBorderStyle = BorderStyle.none
  private var hidesText = false

  /// Creates an empty field with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a field from an archive. There are no archives without UIKit, so it is empty.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The text; empty at first and after `nil`.
  open var text: String? {
    get { storedText }
    set { change { storedText = newValue ?? "" } }
  }

  /// What shows as long as there is no text.
  open var placeholder: String? {
    get { storedPlaceholder }
    set { change { storedPlaceholder = newValue } }
  }

  /// The font of both; the system font of 17 points at first and after `nil`.
  open var font: UIFont? {
    get { content.font }
    set { change { content.font = newValue } }
  }

  /// The colour of the text; `nil` stands for the default one.
  open var textColor: UIColor?

  /// Where the text stands; by the writing direction at first.
  open var textAlignment: NSTextAlignment {
    get { content.textAlignment }
    set { content.textAlignment = newValue }
  }

  /// The border.
  open var borderStyle: BorderStyle {
    get { storedBorderStyle }
    set { change { storedBorderStyle = newValue } }
  }

  /// Whether dots show for the text.
  open var isSecureTextEntry: Bool {
    get { hidesText }
    set { change { hidesText = newValue } }
  }

  /// Which keyboard enters the text.
  open var keyboardType = UIKeyboardType.default

  /// What the return key says.
  open var returnKeyType = UIReturnKeyType.default

  /// Whether the text is corrected.
  open var autocorrectionType = UITextAutocorrectionType.default

  /// What becomes a capital letter.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences

  /// What the text is about.
  open var textContentType: UITextContentType!

  /// When there is a button that clears the text.
  open var clearButtonMode = ViewMode.never

  /// Whether the text would be drawn smaller to fit. Kept only.
  open var adjustsFontSizeToFitWidth = false

  /// Who hears of entries. Nobody enters anything here.
  open weak var delegate: (any UITextFieldDelegate)?

  /// The size of the text, or of the placeholder, with the border.
  open override var intrinsicContentSize: CGSize {
    let shown = shownText
    let size = lineSize(of: shown, font: content.font)
    let room = storedBorderStyle.room
    return CGSize(width: size.width + 2 * room.x, height: size.height + 2 * room.y)
  }

  /// The natural size, whatever is proposed.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Where the text stands: within the border.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let room = storedBorderStyle.room
    return CGRect(
      x: bounds.origin.x + room.x, y: bounds.origin.y,
      width: max(0, bounds.size.width - 2 * room.x), height: bounds.size.height)
  }

  /// Where the placeholder stands: as the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Where the text stands while it is entered: as ever.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The baseline of the line, which stands in the middle of the height.
  open override func baselineOffsets(for size: CGSize) -> UIBaselineOffsets {
    let line = content.font.lineHeight
    let top = (size.height - pixelCeil(line)) / 2 + content.font.ascender
    return UIBaselineOffsets(top: top, bottom: size.height - top)
  }

  private var shownText: String {
    if storedText.isEmpty { return storedPlaceholder ?? "" }
    return hidesText ? String(repeating: "•", count: storedText.count) : storedText
  }

  private func change(_ body: () -> Void) {
    let old = (shownText, font, storedBorderStyle)
    body()
    if (shownText, font, storedBorderStyle) != old { invalidateIntrinsicContentSize() }
  }

  /// What stands around a field.
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A thin line.
    case line = 1
    /// A sunken frame.
    case bezel = 2
    /// A line with round corners.
    case roundedRect = 3

    /// The room beside and above the text.
    var room: (x: CGFloat, y: CGFloat) {
      switch self {
      case .none: (0, 1.5)
      case .line: (2, 2.5)
      case .bezel, .roundedRect: (7, 7.5)
      }
    }
  }

  /// When something shows.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While text is entered.
    case whileEditing = 1
    /// While no text is entered.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }
}
