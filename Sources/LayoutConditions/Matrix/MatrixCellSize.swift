public import Foundation
public import LayoutCore

/// How high the cells of a ``MatrixView`` are. Their width is what the columns share.
///
/// ```swift
/// gallery.cellSize = .ratio(1)                                       // squares
/// products.cellSize = .byWidth { $0 * 0.75 + 48 }                    // a picture, two lines
/// messages.cellSize = .fitted(estimate: 60)                          // as high as the text
/// list.cellSize = Responsive(.height(44)).when(.width(600...), .height(60))
/// ```
public enum MatrixCellSize: Sendable {
  /// A height in points.
  case height(CGFloat)

  /// The width divided by the height, so 2 for cells twice as wide as they are high.
  case ratio(CGFloat)

  /// The height for a width, both in points. The closure answers the same for the same width.
  case byWidth(@Sendable (_ width: CGFloat) -> CGFloat)

  /// Each row is as high as the highest of its cells wants to be at the width of a column.
  ///
  /// Rows that were not shown yet count with the estimate, so frames of far items and the content
  /// size are estimates until then. What is on the screen stays where it is while rows above it are
  /// measured. The heights of the 4,096 rows nearest to the visible ones are remembered. A row is
  /// at least 1 point high; a cell without a size of its own takes the estimate.
  case fitted(estimate: CGFloat)
}

extension Responsive where Value == MatrixCellSize {
  /// A height in points.
  public static func height(_ height: CGFloat) -> Responsive { Responsive(.height(height)) }

  /// The width divided by the height.
  public static func ratio(_ ratio: CGFloat) -> Responsive { Responsive(.ratio(ratio)) }

  /// The height for a width, both in points.
  public static func byWidth(
    _ height: @escaping @Sendable (_ width: CGFloat) -> CGFloat
  ) -> Responsive {
    Responsive(.byWidth(height))
  }

  /// As high as the highest cell of a row wants to be; `estimate` until it is known, in points.
  public static func fitted(estimate: CGFloat) -> Responsive {
    Responsive(.fitted(estimate: estimate))
  }
}
