public import Foundation

/// A row of a table.
///
/// It is 320 × 44 points at first. An accessory takes room of ``contentView`` at the trailing end:
/// 33 points for a disclosure indicator, 67 for one with a button, 39 for a checkmark, 47 for a
/// button, and for a view its width with 15 points beside it. Source: UIKit, iOS 7 to 12.
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

  /// The name under which a table would use it again.
  open var reuseIdentifier: String? { identifier }

  /// The view for what the cell shows; as large as the cell without its accessory.
  open var contentView: UIView { content.view }

  /// The label for the main text, added to ``contentView`` on first use.
  open var textLabel: UILabel? { content.label(\.text, in: self) }

  /// The label for the other text, added to ``contentView`` on first use; none in a plain cell.
  open var detailTextLabel: UILabel? { content.label(\.detail, in: self) }

  /// The view for the image, added to ``contentView`` on first use.
  open var imageView: UIImageView? { content.imageView(in: self) }

  /// What the cell shows in place of these: a new content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { content.setConfiguration(newValue, in: self) }
  }

  /// A configuration of the cell's style without text.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    content.style == .value1 || content.style == .value2 ? .valueCell() : .cell()
  }

  /// What stands at the trailing end.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { placeContent() } }
  }

  /// The view at the trailing end, in place of ``accessoryType-swift.property``.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let accessoryView { addSubview(accessoryView) }
      placeContent()
    }
  }

  /// How the cell shows that it is chosen.
  open var selectionStyle = SelectionStyle.default

  /// Whether it is chosen.
  open var isSelected = false

  /// Chooses it or not, at once in any case.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }

  /// Whether it is being touched.
  open var isHighlighted = false

  /// Shows it as touched or not, at once in any case.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlighted = highlighted
  }

  /// How far the line below it stands off the edges, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)

  /// The view behind everything.
  open var backgroundView: UIView? {
    didSet { placeBehind(backgroundView, insteadOf: oldValue) }
  }

  /// The view behind everything while the cell is chosen. Kept only: nobody chooses it.
  open var selectedBackgroundView: UIView?

  /// Called before a table uses the cell again; does nothing here.
  open func prepareForReuse() {}

  /// Places the content view and the accessory, and what is in the content view by the cell itself.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    placeContent()
    content.place()
  }

  /// The proposed width, and the height that image and texts take there; at least 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    content.size(fitting: size.width, beside: accessoryRoom, atLeast: 44)
  }

  private var accessoryRoom: CGFloat {
    accessoryView.map { $0.bounds.size.width + 15 } ?? accessoryType.room
  }

  private func placeContent() {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    let width = max(0, storedBounds.size.width - accessoryRoom)
    contentView.frame = CGRect(
      x: isLeftToRight ? 0 : storedBounds.size.width - width, y: 0, width: width,
      height: storedBounds.size.height)
    guard let accessoryView else { return }
    let size = accessoryView.bounds.size
    accessoryView.frame = CGRect(
      x: isLeftToRight ? width : 15, y: (storedBounds.size.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  /// What a cell shows.
  public enum CellStyle: Int, Sendable {
    /// A label.
    case `default` = 0
    /// A label and a value at the other end.
    case value1 = 1
    /// A label and a value beside it.
    case value2 = 2
    /// A label and a smaller one below it.
    case subtitle = 3
  }

  /// What stands at the trailing end of a cell.
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

  /// How a cell shows that it is chosen.
  public enum SelectionStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// As by default, of old in blue.
    case blue = 1
    /// In grey.
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

  /// The row; 0 in a path of less than two content.
  public var row: Int { count < 2 ? 0 : self[1] }
}
