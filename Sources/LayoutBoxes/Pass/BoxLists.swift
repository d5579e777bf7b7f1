import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What a gather collects, besides the tree. The storage is kept for the next one.
#if canImport(UIKit)
@MainActor
#endif
struct BoxLists {
  /// The views of the nodes. The holds keep them.
  var elements: [Unmanaged<UIView>] = []

  /// What the boxes keep, and whether they need no layout of their own, in the order of the boxes.
  /// The boxes keep their states.
  var states: [Unmanaged<BoxElementState>] = []
  var arePlain: [Bool] = []

  /// The lists of the boxes' children: one reference for all of a box.
  var holds: [[UIView]] = []

  /// The scroll views below the topmost box, which have to hear of their content's size.
  var scrollViews: [any BoxElement] = []

  /// The boxes around the one whose children are being gathered.
  var open: [OpenBox] = []

  /// The inputs of nested boxes with facts of their own; see ``LayoutContainer/inputTraits``.
  var inputs: [LayoutInput] = []

  /// What kind of content views have, by their classes.
  private var kinds = NaturalKinds()

  /// A box whose children are being gathered.
  struct OpenBox {
    /// Where its children are held, and which of them is next.
    var hold: Int
    var next = 0
    /// Whether this box or one around it aligns children on baselines.
    var usesBaselines: Bool
    /// The index of its input; below 0 for that of the topmost box.
    var input = -1
  }

  /// Empties the lists and returns what held the views.
  mutating func removeAll() -> [[UIView]] {
    elements.removeAll(keepingCapacity: true)
    states.removeAll(keepingCapacity: true)
    arePlain.removeAll(keepingCapacity: true)
    scrollViews.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
    if !inputs.isEmpty { inputs.removeAll() }
    var removed: [[UIView]] = []
    swap(&removed, &holds)
    return removed
  }

  /// The kind of a view's content; views without a class of their own, as most are, have none.
  @inline(__always)
  mutating func kind(of view: UIView) -> NaturalSize.Kind {
    type(of: view) == UIView.self ? .none : kinds.kind(of: view)
  }
}
