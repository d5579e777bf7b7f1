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
  /// width <= natural, width >= natural, and the same of the height.
  var rows: [ConstraintProblem.Row] = []

  /// The natural size, 0 where there is none.
  var natural: (width: Double, height: Double) { (max(width, 0), max(height, 0)) }

  var hasWidth: Bool { width >= 0 }
  var hasHeight: Bool { height >= 0 }

  /// Whether it is text, which rounding must not break into more lines.
  var isText: Bool {
    if case .label = kind { return true }
    if case .text = kind { return true }
    return false
  }

  /// The length that the rows of an axis state; negative for none.
  func length(_ axis: Axis) -> Double { axis == .horizontal ? width : rowHeight }

  /// The place of an axis's two rows.
  func firstRow(_ axis: Axis) -> Int { axis == .vertical && hasWidth ? 2 : 0 }
}
