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

  /// The element itself, if it is a box. The box owns this object, so it needs no counting.
  unowned(unsafe) let box: (any BoxElement)?

  /// The tree that the box was gathered into, its index there, and the style it had. A front
  /// whose topmost box is gone holds nothing any more.
  var front: BoxFront?
  var index = 0
  var style = BoxStyle(.row)

  /// Whether another box gathered this one and places what is in it.
  var isNested = false

  /// Whether the box, or something in it, changed since it was gathered; true before.
  var isMarked = true

  /// The tree of the box itself, when it is the topmost.
  var ownFront: BoxFront?

  init(_ box: (any BoxElement)?) {
    self.box = box
  }

  deinit { ownFront?.close() }

  var isBox: Bool { box != nil }
}

/// The tree of a topmost box with the views it was gathered from. The views' work is in
/// `BoxElement`, which lives where views live.
final class BoxFront {
  var tree = BoxTree(BoxStyle(.row))

  /// The views of the nodes; they are held by the first array, and reached by the other without
  /// counting references.
  var views: [UIView] = []
  var elements: [Unmanaged<UIView>] = []

  /// What the boxes keep.
  var states: [BoxElementState] = []

  /// The scroll views below the topmost box, which have to hear of their content's size.
  var scrollViews: [any BoxElement] = []

  var needsGather = true

  /// The boxes that changed since the last pass.
  var marked: [Int] = []

  /// What kind of leaf each class is, as far as asked.
  var kinds: [ObjectIdentifier: BoxLeaf.Kind] = [:]

  /// Whether any property depends on the input, and the input it was asked for.
  var dependsOnInput = false
  var input: LayoutInput?

  /// The topmost box, which owns this object, as long as it lives. Weak references would make
  /// every later use of the view slower.
  unowned(unsafe) private(set) var topmost: (any BoxElement)?

  init(_ topmost: (any BoxElement)?) {
    self.topmost = topmost
  }

  /// Lets go of everything, as the topmost box dies.
  func close() {
    topmost = nil
    forgetViews()
  }

  /// Lets go of the views; the next pass gathers them anew.
  func forgetViews() {
    views.removeAll(keepingCapacity: true)
    elements.removeAll(keepingCapacity: true)
    scrollViews.removeAll(keepingCapacity: true)
    for state in states { state.isNested = false }
    states.removeAll(keepingCapacity: true)
    marked.removeAll(keepingCapacity: true)
    needsGather = true
  }
}

extension UIView {
  /// What Framewise keeps for the view, if anything.
  ///
  /// Comparing the class costs a tenth of a cast.
  var boxStorage: LayoutStorage? {
    guard let slot = layoutStorage, type(of: slot) == LayoutStorage.self else { return nil }
    return unsafeDowncast(slot, to: LayoutStorage.self)
  }

  /// What boxes keep for the view, if anything.
  var existingBoxState: BoxElementState? { boxStorage?.knownBoxState }

  /// What boxes keep for the view, created on first use.
  var boxState: BoxElementState {
    if let state = existingBoxState { return state }
    let state = BoxElementState(self as? any BoxElement)
    storage.boxState = state
    return state
  }

  /// The box that places the view, if one does.
  var boxAround: (any BoxElement)? {
    guard let state = superview?.existingBoxState else { return nil }
    return state.box ?? state.owner as? any BoxElement
  }
}

extension LayoutStorage {
  var knownBoxState: BoxElementState? {
    guard let state = boxState, type(of: state) == BoxElementState.self else { return nil }
    return unsafeDowncast(state, to: BoxElementState.self)
  }
}
