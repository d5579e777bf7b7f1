import ConstraintSolver
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// An item with a natural size.
struct ConstraintLeaf {
  typealias Axis = NSLayoutConstraint.Axis

  var node: Int
  var kind: NaturalSize.Kind
  /// The number of the content when it was measured, or `nil` where the view does not count.
  var version: Int?
  /// The natural size; negative for none.
  var width = -1.0
  var height = -1.0
  /// The height in the rows.
  var rowHeight = -1.0
  /// The width that what wraps was measured at, and the height there; negative for none.
  var measuredWidth = Double.nan
  var measuredHeight = -1.0
  var wraps = false
  var levels: LeafLevels
  var widthRows: LeafRows?
  var heightRows: LeafRows?

  /// The natural size, 0 where there is none.
  var natural: (width: Double, height: Double) { (max(width, 0), max(height, 0)) }

  var hasWidth: Bool { width >= 0 }
  var hasHeight: Bool { height >= 0 }

  /// Whether it is text, which rounding must not break into more lines.
  var isText: Bool { kind.isText }

  /// The length that the rows of an axis state; negative for none.
  func length(_ axis: Axis) -> Double { axis == .horizontal ? width : rowHeight }

  /// The rows of an axis; none where there is no natural length along it.
  subscript(axis: Axis) -> LeafRows? {
    get { axis == .horizontal ? widthRows : heightRows }
    set { if axis == .horizontal { widthRows = newValue } else { heightRows = newValue } }
  }

  /// Calls `body` with each row, the name of the length that it states, and whether it is hugging.
  func forEachRow(_ body: (ConstraintProblem.Row, _ length: String, _ isHugging: Bool) -> Void) {
    for (name, rows) in [("width", widthRows), ("height", heightRows)] {
      guard let rows else { continue }
      body(rows.atMost, name, true)
      body(rows.atLeast, name, false)
    }
  }
}
