#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The content of a cell.
final class BoxCellContent {
  var view: UIView?

  /// Whether the content reaches to the edges of the view around it.
  var ignoresMargins = false

  /// The room around that view, which accessories take from the cell, and that view's
  /// margins, as they were at the last look.
  var room = UIEdgeInsets.zero
  var margins = NSDirectionalEdgeInsets.zero
}
