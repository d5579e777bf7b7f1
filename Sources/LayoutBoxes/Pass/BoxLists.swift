import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What a gather collects, besides the tree. The storage is kept for the next one.
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

  /// What kind of leaf each class is, as far as asked.
  var kinds: [(type: ObjectIdentifier, kind: BoxLeaf.Kind)] = []

  /// A box whose children are being gathered.
  struct OpenBox {
    /// Where its children are held, and which of them is next.
    var hold: Int
    var next = 0
    /// Whether this box or one around it stands children on baselines.
    var usesBaselines: Bool
  }

  /// Empties the lists and gives what held the views.
  mutating func removeAll() -> [[UIView]] {
    elements.removeAll(keepingCapacity: true)
    states.removeAll(keepingCapacity: true)
    arePlain.removeAll(keepingCapacity: true)
    scrollViews.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
    var removed: [[UIView]] = []
    swap(&removed, &holds)
    return removed
  }
}
