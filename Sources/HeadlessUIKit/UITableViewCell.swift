public import Foundation

/// A row of a table.
open class UITableViewCell: UIView {
  private let identifier: String?
  private let content = UIView()
  private var label: UILabel?

  /// Creates a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addSubview(content)
  }

  /// Creates a plain cell with a frame in its future superview's coordinates.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell from an archive. There are no archives without UIKit, so it is plain.
  public required init?(coder: NSCoder) {
    identifier = nil
    super.init(coder: coder)
    addSubview(content)
  }

  /// The name under which a table would use it again.
  open var reuseIdentifier: String? { identifier }

  /// The view for what the cell shows; as large as the cell.
  open var contentView: UIView { content }

  /// The label for the main text, added to ``contentView`` on first use.
  open var textLabel: UILabel? {
    if let label { return label }
    let label = UILabel()
    self.label = label
    content.addSubview(label)
    setNeedsLayout()
    return label
  }

  /// Called before a table uses the cell again; does nothing here.
  open func prepareForReuse() {}

  /// Places the content view, and the label 16 points from the sides.
  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    label?.frame = CGRect(
      x: 16, y: 0, width: max(0, bounds.size.width - 32), height: bounds.size.height)
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

  /// The row; 0 in a path of less than two parts.
  public var row: Int { count < 2 ? 0 : self[1] }
}
