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

  /// The object that provides the rows. It is asked for their number only.
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

  /// The color of separators.
  open var separatorColor: UIColor? = .separator

  /// The estimated height of section headers, in points.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension

  /// The estimated height of section footers, in points.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension

  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false

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

  /// Does nothing: the table creates no views.
  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {}

  /// Returns `nil`: there are no views to reuse.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { nil }

  /// The number of sections its data source tells; 0 without one.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// The number of rows its data source tells for a section; 0 without one.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// Returns `nil`: no row is shown.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }

  /// Returns `nil`: no row is shown.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }

  /// None: no row is shown.
  open var visibleCells: [UITableViewCell] { [] }

  /// None: no row is shown.
  open var indexPathsForVisibleRows: [IndexPath]? { nil }

  /// None: no row is shown.
  open var indexPathForSelectedRow: IndexPath? { nil }

  /// Does nothing: there are no rows.
  open func reloadData() {}

  /// Does nothing: there are no rows.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}

  /// Does nothing: there are no rows.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}

  /// Does nothing: there are no rows.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}

  /// Does nothing: there are no rows.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}

  /// Runs the updates, then `completion(true)`.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    completion?(true)
  }

  /// Does nothing: there are no rows.
  open func beginUpdates() {}

  /// Does nothing: there are no rows.
  open func endUpdates() {}

  /// Does nothing: there are no rows.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}

  /// Does nothing: there are no rows.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {}

  /// Does nothing: there are no rows.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}

  /// The value for a height that the table determines.
  public class var automaticDimension: CGFloat { -1 }

  /// Where a row is shown.
  public enum ScrollPosition: Int, Sendable {
    /// As near as it is.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// How a row comes and goes.
  public enum RowAnimation: Int, Sendable {
    /// By fading.
    case fade = 0
    /// From and to the right.
    case right = 1
    /// From and to the left.
    case left = 2
    /// From and to the top.
    case top = 3
    /// From and to the bottom.
    case bottom = 4
    /// At once.
    case none = 5
    /// In the middle.
    case middle = 6
    /// As the table has it.
    case automatic = 100
  }

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
