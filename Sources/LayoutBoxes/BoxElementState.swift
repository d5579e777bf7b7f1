import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What boxes keep for an element beside its traits: what depends on conditions, and where a box
/// stands in the tree of the topmost one. Kept in ``LayoutStorage/boxState``.
final class BoxElementState {
  var responsiveWeight: Responsive<CGFloat>?
  var responsiveIsDisplayable: Responsive<Bool>?

  /// The box that places what is in the element, where it is only a part of that box.
  weak var owner: AnyObject?

  /// Whether the element is a box.
  let isBox: Bool

  /// The tree that the box was gathered into, its index there, and the style it had.
  weak var front: BoxFront?
  var index = 0
  var style = BoxStyle(.row)

  /// Whether the box, or something in it, changed since it was gathered; true before.
  var isMarked = true

  /// The tree of the box itself, when it is the topmost.
  var ownFront: BoxFront?

  init(isBox: Bool) {
    self.isBox = isBox
  }
}

/// The tree of a topmost box with the views it was gathered from. The views' work is in
/// `BoxElement`, which lives where views live.
final class BoxFront {
  var tree = BoxTree(BoxStyle(.row))

  /// The views of the nodes; they are held by the first array, and reached by the other without
  /// counting references.
  var views: [UIView] = []
  var elements: [Unmanaged<UIView>] = []

  /// The scroll views below the topmost box, which have to hear of their content's size.
  var scrollViews: [any BoxElement] = []

  var needsGather = true

  /// The boxes that changed since the last pass.
  var marked: [Int] = []

  /// Whether any property depends on the input, and the input it was asked for.
  var dependsOnInput = false
  var input: LayoutInput?

  /// Marks the topmost view for layout.
  let markTopmost: () -> Void

  init(markTopmost: @escaping () -> Void) {
    self.markTopmost = markTopmost
  }

  /// Lets go of the views; the next pass gathers them anew.
  func forgetViews() {
    views.removeAll(keepingCapacity: true)
    elements.removeAll(keepingCapacity: true)
    scrollViews.removeAll(keepingCapacity: true)
    marked.removeAll(keepingCapacity: true)
    needsGather = true
  }
}

extension LayoutElement {
  /// What boxes keep for the element, if anything.
  var existingBoxState: BoxElementState? {
    existingStorage?.boxState as? BoxElementState
  }
}

extension UIView {
  /// What boxes keep for the view, created on first use.
  var boxState: BoxElementState {
    let storage = storage
    if let state = storage.boxState as? BoxElementState { return state }
    let state = BoxElementState(isBox: self is any BoxElement)
    storage.boxState = state
    return state
  }

  /// The box that places the view, if one does.
  var boxAround: (any BoxElement)? {
    guard let above = superview, let state = above.existingBoxState else { return nil }
    return (state.isBox ? above : state.owner) as? any BoxElement
  }
}
