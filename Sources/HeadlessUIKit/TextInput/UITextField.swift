public import Foundation

/// A control with one line of editable text.
///
/// It is as wide as its text, or without text as its placeholder, and 3 points higher than a line;
/// a rounded border has 7 points on each side and 7.5 above and below. So the system font of
/// 17 points makes it 22 and 34 points high. Source: UIKit, iOS 13; the line and the bezel are
/// approximations.
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

  /// The text; empty by default and after `nil`.
  open var text: String? {
    get { storedText }
    set { change { storedText = newValue ?? "" } }
  }

  /// The text shown while the field is empty.
  open var placeholder: String? {
    get { storedPlaceholder }
    set { change { storedPlaceholder = newValue } }
  }

  /// The font of both; the system font of 17 points by default and after `nil`.
  open var font: UIFont? {
    get { content.font }
    set { change { content.font = newValue } }
  }

  /// The color of the text; `nil` means the default one.
  open var textColor: UIColor?

  /// The alignment of the text; by the writing direction by default.
  open var textAlignment: NSTextAlignment {
    get { content.textAlignment }
    set { content.textAlignment = newValue }
  }

  /// The border.
  open var borderStyle: BorderStyle {
    get { storedBorderStyle }
    set { change { storedBorderStyle = newValue } }
  }

  /// Whether dots are shown instead of the text.
  open var isSecureTextEntry: Bool {
    get { hidesText }
    set { change { hidesText = newValue } }
  }

  /// The keyboard that enters the text.
  open var keyboardType = UIKeyboardType.default

  /// The label of the return key.
  open var returnKeyType = UIReturnKeyType.default

  /// Whether the text is corrected.
  open var autocorrectionType = UITextAutocorrectionType.default

  /// Which letters become capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences

  /// The meaning of the text.
  open var textContentType: UITextContentType!

  /// When a button that clears the text is shown.
  open var clearButtonMode = ViewMode.never

  /// Whether the text is drawn smaller to fit. Stored only.
  open var adjustsFontSizeToFitWidth = false

  /// The object that is told of editing. No keys are pressed here.
  open weak var delegate: (any UITextFieldDelegate)?

  package override var declaresContentChanges: Bool { true }

  /// Whether it is the first responder.
  open var isEditing: Bool { isFirstResponder }

  /// `true` while it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins to edit, if the delegate agrees, and tells it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  /// Ends editing, if the delegate agrees, and tells it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    tellOfEnd()
    return true
  }

  /// Tells the delegate and the actions that editing has ended.
  final override func tellOfEnd() {
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
  }

  /// The size of the text, or of the placeholder, with the border.
  open override var intrinsicContentSize: CGSize {
    let shown = shownText
    let size = lineSize(of: shown, font: content.font)
    let room = storedBorderStyle.room
    return CGSize(width: size.width + 2 * room.x, height: size.height + 2 * room.y)
  }

  /// The natural size for any proposal.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The area of the text: inside the border.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let room = storedBorderStyle.room
    return CGRect(
      x: bounds.origin.x + room.x, y: bounds.origin.y,
      width: max(0, bounds.size.width - 2 * room.x), height: bounds.size.height)
  }

  /// The area of the placeholder: that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The area of the text while it is edited: as at any time.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The baseline of the line, which is centered in the height.
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

  /// The borders of a field.
  public enum BorderStyle: Int, Sendable {
    /// No border.
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

  /// When a part of a field is shown.
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
