import ConstraintSolver
import Foundation

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The items that get frames, in contiguous storage.
struct ConstraintPlacing {
  var variables: [ConstraintProblem.Variable] = []
  var values: [Double] = []
  var views: [Unmanaged<UIView>] = []
  var others: [any LayoutItem] = []
  var scrollViews: [UIScrollView] = []
  /// Which of x, y, width and height statements decide, as bits; views first, scroll views last.
  var decided: [UInt8] = []

  mutating func removeAll() {
    variables.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    views.removeAll(keepingCapacity: true)
    others.removeAll(keepingCapacity: true)
    scrollViews.removeAll(keepingCapacity: true)
    decided.removeAll(keepingCapacity: true)
  }
}
