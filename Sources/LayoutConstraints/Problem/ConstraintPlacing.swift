import ConstraintSolver
import Foundation

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The items that get frames, in contiguous storage: views first, scroll views last.
struct ConstraintPlacing {
  var variables: [ConstraintProblem.Variable] = []
  var values: [Double] = []

  /// Not counted: the pass keeps its items alive while it places them, but for the root, which may
  /// be a scroll view and owns the pass.
  var views: [Unmanaged<UIView>] = []
  var scrollViews: [Unmanaged<UIScrollView>] = []
  var others: [any LayoutItem] = []

  /// The node of each.
  var nodes: [Int] = []

  /// Which of x, y, width and height statements decide, as bits.
  var decided: [UInt8] = []

  mutating func removeAll() {
    variables.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    views.removeAll(keepingCapacity: true)
    others.removeAll(keepingCapacity: true)
    scrollViews.removeAll(keepingCapacity: true)
    nodes.removeAll(keepingCapacity: true)
    decided.removeAll(keepingCapacity: true)
  }
}
