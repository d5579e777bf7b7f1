public import Foundation

/// A view with several lines of editable text, over which it scrolls.
///
/// While scrolling is enabled, it has no natural size. Source: UIKit, iOS 7 to 18.
open class UITextView: UIScrollView {
  private let content = UILabel()
  private let container: NSTextContainer

  /// Creates an empty view with a text container, or with one of its own for `nil`.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    container = textContainer ?? NSTextContainer(size: .zero)
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty view with a frame in its future superview's coordinates.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Creates a view from an archive. There are no archives without UIKit, so it is empty.
  public required init?(coder: NSCoder) {
    container = NSTextContainer(size: .zero)
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    container.textView = self
    content.numberOfLines = 0
    content.lineBreakMode = .byWordWrapping
    content.font = .systemFont(ofSize: 12)
  }

  /// The text; empty by default and after `nil`.
  open var text: String! {
    get { content.text ?? "" }
    set { change { content.text = newValue } }
  }

  /// The font; the system font of 12 points by default and after `nil`.
  open var font: UIFont? {
    get { content.font }
    set { change { content.font = newValue ?? .systemFont(ofSize: 12) } }
  }

  /// The color of the text; `nil` means the default one.
  open var textColor: UIColor?

  /// The alignment of the lines; by the writing direction by default.
  open var textAlignment: NSTextAlignment {
    get { content.textAlignment }
    set { content.textAlignment = newValue }
  }

  /// Whether the text can be changed.
  open var isEditable = true

  /// Whether parts of the text can be selected.
  open var isSelectable = true

  /// The keyboard that enters the text.
  open var keyboardType = UIKeyboardType.default

  /// The label of the return key.
  open var returnKeyType = UIReturnKeyType.default

  /// Whether the text is corrected.
  open var autocorrectionType = UITextAutocorrectionType.default

  /// Which letters become capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences

  /// The room around the text's region, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The region the text flows into.
  open var textContainer: NSTextContainer { container }

  /// Whether it scrolls. The natural size of a view that does not is that of its text.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// None while scrolling is enabled, else the size of the text with only its own line breaks.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(.zero)
  }

  /// The size of the text, broken at the proposed width, with the room around it. A width that is
  /// NaN, infinite or not above 0 sets no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = textContainerInset
    let beside = insets.left + insets.right + 2 * container.lineFragmentPadding
    let isLimited = size.width > 0 && size.width.isFinite
    let width = isLimited ? max(size.width - beside, 1) : 0
    let lines = content.textLines(
      fittingWidth: width, maximumLines: container.maximumNumberOfLines)
    let widest = pixelCeil(lines.width) + beside
    let height = lines.lines.isEmpty ? content.font.lineHeight : lines.height
    return CGSize(
      width: isLimited ? min(widest, max(size.width, beside)) : widest,
      height: pixelCeil(height) + insets.top + insets.bottom)
  }

  /// `true` while the text can be changed.
  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Sets the content size to the view's width and the height of the text at it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = CGSize(
      width: bounds.size.width,
      height: sizeThatFits(CGSize(width: bounds.size.width, height: 0)).height)
  }

  private func change(_ body: () -> Void) {
    let old = (content.text, content.font)
    body()
    if (content.text, content.font) != old { invalidateIntrinsicContentSize() }
  }
}
