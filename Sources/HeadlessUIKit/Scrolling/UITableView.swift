public import Foundation

/// A table without rows: it can be laid out, and stores what is set.
open class UITableView: UIScrollView {
  /// Creates a table with a frame in its future superview's coordinates.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a table from an archive. There are no archives without UIKit, so it is plain.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The style of the sections.
  public final let style: Style

  /// The object that provides the rows. It is never asked.
  open weak var dataSource: (any UITableViewDataSource)?

  /// The height of rows, in points; automatic by default.
  open var rowHeight = UITableView.automaticDimension

  /// The estimated height of rows, in points.
  open var estimatedRowHeight = UITableView.automaticDimension

  /// The height of section headers, in points.
  open var sectionHeaderHeight = UITableView.automaticDimension

  /// The height of section footers, in points.
  open var sectionFooterHeight = UITableView.automaticDimension

  /// What separates rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine

  /// The insets of separators, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)

  /// The colour of separators.
  open var separatorColor: UIColor? = .separator

  /// Whether rows can be selected.
  open var allowsSelection = true

  /// The view above all rows.
  open var tableHeaderView: UIView?

  /// The view below all rows.
  open var tableFooterView: UIView?

  /// The view behind the rows.
  open var backgroundView: UIView?

  /// Does nothing: the table creates no cells.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}

  /// Returns `nil`: there are no cells to reuse.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }

  /// Returns a new plain cell: there are no cells to reuse.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Does nothing: there are no rows.
  open func reloadData() {}

  /// Does nothing: there are no rows.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}

  /// The value for a height that the table determines.
  public class var automaticDimension: CGFloat { -1 }

  /// The styles of sections.
  public enum Style: Int, Sendable {
    /// One below the other.
    case plain = 0
    /// Apart from each other.
    case grouped = 1
    /// Apart from each other and from the edges.
    case insetGrouped = 2
  }
}
