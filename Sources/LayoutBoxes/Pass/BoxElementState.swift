import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What boxes keep for an element beside its traits: what depends on conditions, and where a box
/// stands in the tree of the topmost one. Kept in the element's storage.
///
/// Nothing here is ever changed while it is read, so nothing has to be checked at run time.
final class BoxElementState {
  // What a gather reads and writes stands together.

  /// Whether the element is a box.
  @exclusivity(unchecked) private(set) var isBox: Bool

  /// Whether the box places its subviews, all of them.
  @exclusivity(unchecked) var placesSubviews = false

  /// Whether the box is of a class whose `layoutSubviews` only lays out boxes.
  @exclusivity(unchecked) var isPlain = false

  /// Whether the box is looked at beside its passes: laid out alone or traced.
  @exclusivity(unchecked) var isLookedAt = false

  /// Whether another box gathered this one and places what is in it.
  @exclusivity(unchecked) var isNested = false

  /// Whether the box, or something in it, changed since it was gathered; true before.
  @exclusivity(unchecked) var isMarked = true

  /// Whether the style the box had when it was gathered last depends on the input.
  @exclusivity(unchecked) var dependsOnInput = false

  /// Whether the weight, or whether the element takes part, depends on the input; kept, as every
  /// gathering asks every element.
  @exclusivity(unchecked) private(set) var isResponsive = false

  /// The tree that the box was gathered into, and its index there. The front forgets the box before
  /// it goes.
  @exclusivity(unchecked) unowned(unsafe) var front: BoxFront?
  @exclusivity(unchecked) var index = 0

  /// What a box view says by conditions.
  @exclusivity(unchecked) var conditions: BoxConditions?

  /// What a box view says of itself, without conditions.
  @exclusivity(unchecked) var own = BoxStyle(.root)

  /// The style the box had when it was gathered last; it holds unless the box is marked.
  @exclusivity(unchecked) var style = BoxStyle(.row)

  @exclusivity(unchecked) var responsiveWeight: Responsive<CGFloat>? {
    didSet { noteResponsive() }
  }
  @exclusivity(unchecked) var responsiveIsDisplayable: Responsive<Bool>? {
    didSet { noteResponsive() }
  }

  /// The box that places what is in the element, where it is only a part of that box.
  weak var owner: AnyObject?

  /// The element itself, if it is a box. The box owns this object, so it needs no counting.
  @exclusivity(unchecked) private(set) unowned(unsafe) var box: (any BoxElement)?

  /// The tree of the box itself, when it is the topmost.
  @exclusivity(unchecked) var ownFront: BoxFront?

  /// What the box is gathered into to be measured, where its own tree does not say how it is.
  @exclusivity(unchecked) var measuringFront: BoxFront?

  init(_ box: (any BoxElement)?) {
    self.box = box
    isBox = box != nil
  }

  /// Tells whose state it is, where the box could not say so before.
  func attach(to box: any BoxElement) {
    self.box = box
    isBox = true
  }

  deinit { ownFront?.close() }

  private func noteResponsive() {
    isResponsive = responsiveWeight != nil || responsiveIsDisplayable != nil
  }
}

extension UIView {
  /// What boxes keep for the view, if anything.
  var existingBoxState: BoxElementState? { existingStorage?.boxState }

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

extension UIView {
  /// Whether a box still places the view.
  func stands(in box: Unmanaged<UIView>) -> Bool {
    guard let around = boxAround else { return false }
    return box._withUnsafeGuaranteedRef { $0 === around }
  }
}

extension LayoutStorage {
  /// What boxes keep for the element, if anything. Nobody else uses the slot.
  @inline(__always)
  var boxState: BoxElementState? {
    get { slots.0.map { unsafeDowncast($0, to: BoxElementState.self) } }
    set { slots.0 = newValue }
  }
}
