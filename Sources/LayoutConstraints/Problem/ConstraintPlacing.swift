import ConstraintSolver
import Foundation

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The items that get frames, in contiguous storage: views first, scroll views last.
struct ConstraintPlacing {
  /// Where the value of each item's x is; those of y, width and height follow it.
  var places: [Int] = []

  /// The values of all variables of the problem.
  var values: [Double] = []

  /// Not counted: the pass keeps its items alive while it places them, but for the root, which may
  /// be a scroll view and owns the pass.
  var views: [Unmanaged<UIView>] = []
  var scrollViews: [Unmanaged<UIScrollView>] = []
  var others: [any LayoutItem] = []

  /// The size of the room that items were placed in last.
  var room: CGSize?

  /// The node of each.
  var nodes: [Int] = []

  /// Which of x, y, width and height statements decide, as bits.
  var decided: [UInt8] = []

  /// Copies the values of a problem. Complexity: that of a copy.
  mutating func read(_ problem: inout ConstraintProblem) {
    problem.withValues { span in
      span.withUnsafeBufferPointer { source in
        if values.count < source.count {
          values.append(contentsOf: repeatElement(0, count: source.count - values.count))
        } else if values.count > source.count {
          values.removeLast(values.count - source.count)
        }
        values.withUnsafeMutableBufferPointer { _ = $0.update(fromContentsOf: source) }
      }
    }
  }

  /// The first view from a number on that does not have the frame that the values say, or whose
  /// frame statements decide in part; the count of views if there is none.
  #if canImport(UIKit)
  @MainActor
  #endif
  func firstMisplacedView(from start: Int, _ values: UnsafeBufferPointer<Double>) -> Int {
    views.withUnsafeBufferPointer { views in
      places.withUnsafeBufferPointer { places in
        decided.withUnsafeBufferPointer {
          UIView.firstMisplaced(of: views, from: start, values, at: places, decided: $0)
        }
      }
    }
  }

  /// Whether nothing is placed behind the views.
  var hasViewsOnly: Bool { views.count == nodes.count }

  /// Removes the last item, which is a view.
  mutating func removeLastView() {
    views.removeLast()
    places.removeLast()
    nodes.removeLast()
    decided.removeLast()
  }

  mutating func removeAll() {
    places.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    views.removeAll(keepingCapacity: true)
    others.removeAll(keepingCapacity: true)
    scrollViews.removeAll(keepingCapacity: true)
    nodes.removeAll(keepingCapacity: true)
    decided.removeAll(keepingCapacity: true)
    room = nil
  }
}
