public import Foundation

/// A control with an image and a title side by side.
///
/// Its natural size is that of both, plus ``contentEdgeInsets``. As in UIKit, a title without such
/// insets has 6 points above and below it and a width of at least 30 points.
open class UIButton: UIControl {
  private var type = ButtonType.custom
  private let label = ButtonLabel()
  private let picture = UIImageView()
  private var titles: [State.RawValue: String] = [:]
  private var titleColors: [State.RawValue: UIColor] = [:]
  private var images: [State.RawValue: UIImage] = [:]
  private var storedConfiguration: Configuration?

  /// Creates a custom button with a frame in its future superview's coordinates. Its title has
  /// 18 points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  /// Creates a button from an archive. There are no archives without UIKit, so it is empty.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  /// Creates a button of a type with an empty frame. The title of any other type than custom has
  /// 15 points.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    type = buttonType
    if type != .custom { label.font = UIFont.systemFont(ofSize: 15) }
  }

  /// Creates a button of a type with an action, and with the action's title and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    show(primaryAction)
  }

  /// Creates a button with a configuration; the action's title and image are shown if the
  /// configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    show(primaryAction)
  }

  private func show(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if !action.title.isEmpty, storedConfiguration?.title == nil {
      setTitle(action.title, for: .normal)
    }
    if let image = action.image, storedConfiguration?.image == nil { setImage(image, for: .normal) }
  }

  private func addParts() {
    label.font = UIFont.systemFont(ofSize: UIFont.buttonFontSize)
    label.lineBreakMode = .byTruncatingMiddle
  }

  /// The type it was created with.
  open var buttonType: ButtonType { type }

  /// How the button looks and how much room it leaves around its parts; `nil`, the default, for the
  /// insets below. Setting one also sets the font of the title.
  open var configuration: Configuration? {
    get { storedConfiguration }
    set {
      guard newValue != storedConfiguration else { return }
      storedConfiguration = newValue
      if let newValue { label.font = UIFont.systemFont(ofSize: newValue.buttonSize.fontSize) }
      refresh()
      invalidateIntrinsicContentSize()
    }
  }

  /// The menu that the button opens.
  open var menu: UIMenu? { didSet { refreshChoice() } }

  /// Whether its menu opens instead of its main action. It never opens here.
  open override var showsMenuAsPrimaryAction: Bool { didSet { refreshChoice() } }

  /// Whether the selected element of the menu is shown: its title and its image, instead of the
  /// button's. That takes ``menu`` and ``showsMenuAsPrimaryAction``; without a menu, pressing
  /// selects the button.
  open var changesSelectionAsPrimaryAction = false { didSet { refreshChoice() } }

  /// Whether it looks as it does on an iPad or on a Mac.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  /// The view that shows the title.
  open var titleLabel: UILabel? { label }

  /// The view that shows the image.
  open var imageView: UIImageView? { picture }

  /// Sets the title of a state; `nil` removes it.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    refresh()
  }

  /// The title of a state; the normal one if the state has none.
  open func title(for state: State) -> String? {
    titles[state.rawValue] ?? titles[State.normal.rawValue]
  }

  /// The title shown.
  open var currentTitle: String? {
    choice?.title ?? title(for: state) ?? storedConfiguration?.title
  }

  /// Sets the color of a state's title; `nil` removes it.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
    refresh()
  }

  /// The color of a state's title; the normal one if the state has none.
  open func titleColor(for state: State) -> UIColor? {
    titleColors[state.rawValue] ?? titleColors[State.normal.rawValue]
  }

  /// The color of the title shown.
  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? storedConfiguration?.baseForegroundColor
      ?? (type == .custom ? .white : tintColor)
  }

  /// Sets the image of a state; `nil` removes it.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    refresh()
  }

  /// The image of a state; the normal one if the state has none.
  open func image(for state: State) -> UIImage? {
    images[state.rawValue] ?? images[State.normal.rawValue]
  }

  /// The image shown.
  open var currentImage: UIImage? {
    choice.map(\.image) ?? image(for: state) ?? storedConfiguration?.image
  }

  /// Room around image and title, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The insets of the title's frame, in points. They do not change the natural size.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayoutWithSuperview() } }
  }

  /// The insets of the image's frame, in points. They do not change the natural size.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayoutWithSuperview() } }
  }

  /// Whether the user can press it; a disabled button shows its disabled title.
  open override var isEnabled: Bool { didSet { refresh() } }

  /// Whether it is selected; a selected button shows its selected title.
  open override var isSelected: Bool { didSet { refresh() } }

  /// Whether it is being touched; a highlighted button shows its highlighted title.
  open override var isHighlighted: Bool { didSet { refresh() } }

  package override var declaresContentChanges: Bool { true }

  /// The size of image and title with their insets.
  open override var intrinsicContentSize: CGSize {
    let title = titleSize
    let image = imageSize
    if let storedConfiguration { return storedConfiguration.size(title: title, image: image) }
    var size = CGSize(
      width: image.width + title.width + contentEdgeInsets.left + contentEdgeInsets.right,
      height: max(image.height, title.height) + contentEdgeInsets.top + contentEdgeInsets.bottom)
    if contentEdgeInsets == .zero, title.height > 0 {
      size.width = max(size.width, 30)
      size.height = max(image.height, title.height + 12)
    }
    return size
  }

  /// The natural size for any proposal.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The rectangle inside ``contentEdgeInsets``; the whole rectangle with a configuration.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    storedConfiguration == nil ? bounds.inset(by: contentEdgeInsets) : bounds
  }

  private func configuredFrames(in rect: CGRect) -> (title: CGRect, image: CGRect)? {
    storedConfiguration?.frames(
      title: titleSize, image: imageSize, in: rect,
      isLeftToRight: effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  /// The frame of the image in a content rectangle.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    if let frames = configuredFrames(in: contentRect) { return frames.image }
    return aligned(
      imageSize, after: 0, before: titleSize.width, in: contentRect.inset(by: imageEdgeInsets))
  }

  /// The frame of the title in a content rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    if let frames = configuredFrames(in: contentRect) { return frames.title }
    return aligned(
      titleSize, after: imageSize.width, before: 0, in: contentRect.inset(by: titleEdgeInsets))
  }

  /// Places image and title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = contentRect(forBounds: bounds)
    picture.computedFrame = imageRect(forContentRect: content)
    label.computedFrame = titleRect(forContentRect: content)
  }

  /// The title.
  open override var forFirstBaselineLayout: UIView { label }

  /// The title.
  open override var forLastBaselineLayout: UIView { label }

  /// The baselines of the title in a button of a size; the edges without a title.
  open override func baselineOffsets(for size: CGSize) -> UIBaselineOffsets {
    guard titleSize.height > 0 else { return UIBaselineOffsets(top: 0, bottom: 0) }
    let bounds = CGRect(origin: .zero, size: size)
    let frame = titleRect(forContentRect: contentRect(forBounds: bounds))
    let offsets = label.baselineOffsets(for: frame.size)
    return UIBaselineOffsets(
      top: frame.origin.y + offsets.top,
      bottom: size.height - frame.origin.y - frame.size.height + offsets.bottom)
  }

  /// The element of the menu that is shown, if one is.
  private var choice: UIMenuElement? {
    changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction ? menu?.choice : nil
  }

  private func refreshChoice() {
    refresh()
    invalidateIntrinsicContentSize()
  }

  private var titleSize: CGSize { label.sizeThatFits(.zero) }

  private var imageSize: CGSize { currentImage?.size ?? .zero }

  /// The frame of one of the two parts; `after` and `before` are the widths of the other part
  /// before and behind it.
  private func aligned(
    _ size: CGSize, after: CGFloat, before: CGFloat, in rect: CGRect
  ) -> CGRect {
    let width = min(size.width, max(0, rect.size.width - after - before))
    let height = min(size.height, max(0, rect.size.height))
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    let left = isLeftToRight ? after : before
    let slack = rect.size.width - after - before - width
    let x: CGFloat =
      switch contentHorizontalAlignment {
      case .center, .fill: slack / 2
      case .left: 0
      case .right: slack
      case .leading: isLeftToRight ? 0 : slack
      case .trailing: isLeftToRight ? slack : 0
      }
    let y: CGFloat =
      switch contentVerticalAlignment {
      case .center, .fill: (rect.size.height - height) / 2
      case .top: 0
      case .bottom: rect.size.height - height
      }
    return CGRect(x: rect.origin.x + left + x, y: rect.origin.y + y, width: width, height: height)
  }

  /// Sets the parts to the current state's title and image. Each is a subview from its first use
  /// on.
  private func refresh() {
    let oldImageSize = picture.image?.size
    picture.image = currentImage
    if picture.image != nil, picture.superview == nil { insertSubview(picture, at: 0) }
    if picture.image?.size != oldImageSize { invalidateIntrinsicContentSize() }
    if currentTitle != nil, label.superview == nil { addSubview(label) }
    label.text = currentTitle
    label.textColor = currentTitleColor
  }
}

/// The title's label, whose natural size is part of the button's.
private final class ButtonLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.invalidateIntrinsicContentSize()
  }
}
