public import Foundation

/// Is told of events in a table.
#if MAIN_ACTOR_VIEWS
@MainActor
#endif
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// A row was selected; does nothing unless implemented.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

  /// The height of a row in points; the table's `rowHeight` unless implemented.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
}

extension UITableViewDelegate {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// The table's `rowHeight`.
  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    tableView.rowHeight
  }
}
