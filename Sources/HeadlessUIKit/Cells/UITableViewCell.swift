public import Foundation

/// A row of a table.
///
/// It is created with 320 × 44 points. An accessory shortens ``contentView`` at the trailing end:
/// by 33 points for a disclosure indicator, 67 for one with a button, 39 for a checkmark, 47 for a
/// button, and for a view by its width and 15 points. Source: UIKit, iOS 7 to 12.
open class UITableViewCell: UIView {
  private let identifier: String?
  private let content: CellContent

  /// Creates a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    identifier = reuseIdentifier
    content = CellContent(style: style)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addContent()
  }

  /// Creates a plain cell with a frame in its future superview's coordinates.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
    placeContent()
  }

  /// Creates a cell from an archive. There are no archives without UIKit, so it is plain.
  public required init?(coder: NSCoder) {
    identifier = nil
    content = CellContent(style: .default)
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    addSubview(contentView)
    placeContent()
  }

  /// The name under which a table reuses it.
  open var reuseIdentifier: String? { identifier }

  /// The view for the cell's content; as large as the cell without its accessory.
  open var contentView: UIView { content.view }

  /// The label for the main text, added to ``contentView`` on first use.
  open var textLabel: UILabel? { content.label(\.text, in: self) }

  /// The label for the second text, added to ``contentView`` on first use; `nil` in a plain cell.
  open var detailTextLabel: UILabel? { content.label(\.detail, in: self) }

  /// The view for the image, added to ``contentView`` on first use.
  open var imageView: UIImageView? { content.imageView(in: self) }

  /// The content to show in place of these, in a new content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { content.setConfiguration(newValue, in: self) }
  }

  /// A configuration of the cell's style without text.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    content.style == .value1 || content.style == .value2 ? .valueCell() : .cell()
  }

  /// The accessory at the trailing end.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { placeBesideAccessory() } }
  }

  /// The view at the trailing end, which replaces ``accessoryType-swift.property``.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let accessoryView { addSubview(accessoryView) }
      placeBesideAccessory()
    }
  }

  /// How the cell shows that it is selected.
  open var selectionStyle = SelectionStyle.default

  /// Whether it is selected.
  open var isSelected = false

  /// Selects or deselects it, always without animation.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }

  /// Whether it is being touched.
  open var isHighlighted = false

  /// Highlights it or not, always without animation.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlighted = highlighted
  }

  /// The insets of the line below the cell, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)

  /// The view behind everything.
  open var backgroundView: UIView? {
    didSet { placeBehind(backgroundView, insteadOf: oldValue) }
  }

  /// The view behind everything while the cell is selected. Stored only: selecting shows nothing.
  open var selectedBackgroundView: UIView?

  /// Called before a table reuses the cell; does nothing here.
  open func prepareForReuse() {}

  /// Places the content view, the accessory, and the cell's own labels and image view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.computedFrame = bounds
    placeContent()
    content.place()
  }

  /// The proposed width, and the height of image and texts at it, at least 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    content.size(fitting: size.width, beside: accessoryRoom, atLeast: 44)
  }

  private var accessoryRoom: CGFloat {
    accessoryView.map { $0.bounds.size.width + 15 } ?? accessoryType.room
  }

  private func placeBesideAccessory() {
    placeContent()
    invalidateIntrinsicContentSize()
  }

  private func placeContent() {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    let width = max(0, storedBounds.size.width - accessoryRoom)
    contentView.computedFrame = CGRect(
      x: isLeftToRight ? 0 : storedBounds.size.width - width, y: 0, width: width,
      height: storedBounds.size.height)
    guard let accessoryView else { return }
    let size = accessoryView.bounds.size
    accessoryView.computedFrame = CGRect(
      x: isLeftToRight ? width : 15, y: (storedBounds.size.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  /// The arrangements of a cell's labels.
  public enum CellStyle: Int, Sendable {
    /// A label.
    case `default` = 0
    /// A label, and a value at the other end.
    case value1 = 1
    /// A label, and a value beside it.
    case value2 = 2
    /// A label, and a smaller one below it.
    case subtitle = 3
  }

  /// The accessories at the trailing end of a cell.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// An arrow.
    case disclosureIndicator = 1
    /// A button and an arrow.
    case detailDisclosureButton = 2
    /// A checkmark.
    case checkmark = 3
    /// A button.
    case detailButton = 4

    var room: CGFloat {
      switch self {
      case .none: 0
      case .disclosureIndicator: 33
      case .detailDisclosureButton: 67
      case .checkmark: 39
      case .detailButton: 47
      }
    }
  }

  /// How a cell shows that it is selected.
  public enum SelectionStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// As by default, which was once blue.
    case blue = 1
    /// In gray.
    case gray = 2
    /// As by default.
    case `default` = 3
  }

  /// What separates rows.
  public enum SeparatorStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A line.
    case singleLine = 1
  }
}

extension IndexPath {
  /// Creates the path of a row in a section.
  public init(row: Int, section: Int) {
    self = [section, row]
  }

  /// The section; 0 in an empty path.
  public var section: Int { isEmpty ? 0 : self[0] }

  /// The row; 0 in a path of less than two indices.
  public var row: Int { count < 2 ? 0 : self[1] }
}
