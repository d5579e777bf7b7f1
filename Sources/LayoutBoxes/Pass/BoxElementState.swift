import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What boxes keep for an element beside its traits: what depends on conditions, and where a box
/// is in the tree of the topmost one. Kept in the element's storage.
///
/// No call ever changes a property while another reads it: each access is one load or store, and
/// nothing is passed inout that runs other code. So nothing has to be checked at run time.
#if canImport(UIKit)
@MainActor
#endif
final class BoxElementState {
  // What a gather reads and writes lies together.

  /// Whether the element is a box.
  @exclusivity(unchecked) private(set) var isBox: Bool

  /// Whether the box places its subviews, all of them.
  @exclusivity(unchecked) var placesSubviews = false

  /// Whether the box is of a class whose `layoutSubviews` only lays out boxes.
  @exclusivity(unchecked) var isPlain = false

  /// Whether another box gathered this one and places what is in it.
  @exclusivity(unchecked) var isNested = false

  /// Whether the box, or something in it, changed since it was gathered; true before.
  @exclusivity(unchecked) var isMarked = true

  /// Whether the style the box had when it was gathered last depends on the input.
  @exclusivity(unchecked) var dependsOnInput = false

  /// Whether the weight, or whether the element takes part, depends on the input; kept, as every
  /// gathering asks every element.
  @exclusivity(unchecked) private(set) var isResponsive = false

  /// See ``BoxContainer/snapsToPixelGrid``.
  @exclusivity(unchecked) var snapsToPixelGrid = false

  /// See ``BoxContainer/mirrorsForRightToLeft``.
  @exclusivity(unchecked) var mirrorsForRightToLeft = true

  /// The tree that the box was gathered into, and its index there. The pass makes the box forget it
  /// before it goes.
  @exclusivity(unchecked) unowned(unsafe) var pass: BoxTreePass?
  @exclusivity(unchecked) var index = 0

  /// How often saved layouts of the box around had been restored when this one, in no tree, told it
  /// of a change last. One that is new in a box told it when it came.
  @exclusivity(unchecked) var toldCount = 0

  /// What a box view says by conditions.
  @exclusivity(unchecked) var styleConditions: BoxConditions?

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

  /// The pass of the box itself, when it is the topmost.
  @exclusivity(unchecked) var ownPass: BoxTreePass?

  /// What the box is gathered into to be measured, where its own tree does not say how it is.
  @exclusivity(unchecked) var measuringPass: BoxTreePass?

  /// Keeps the box from being traced, or laid out alone, while it is.
  @exclusivity(unchecked) var lookGuard = PassGuard()

  init(_ box: (any BoxElement)?) {
    self.box = box
    isBox = box != nil
  }

  /// Tells whose state it is, where the box could not say so before.
  func attach(to box: any BoxElement) {
    self.box = box
    isBox = true
  }

  #if canImport(UIKit)
  deinit {
    // Views die on the main thread, and with them what is kept for them.
    guard Thread.isMainThread, let pass = ownPass else { return }
    MainActor.assumeIsolated { pass.close() }
  }
  #else
  deinit { ownPass?.close() }
  #endif

  private func noteResponsive() {
    isResponsive = responsiveWeight != nil || responsiveIsDisplayable != nil
  }

  /// The conditions of what the element says by conditions to the box around it.
  var responsiveConditions: [LayoutCondition] {
    (responsiveWeight?.conditions ?? []) + (responsiveIsDisplayable?.conditions ?? [])
  }

  /// The cases of what an element of a name says by conditions to the box around it.
  func responsiveLists(_ name: String) -> [ConditionList] {
    [
      responsiveWeight?.list(of: "responsiveWeight", name),
      responsiveIsDisplayable?.list(of: "responsiveIsDisplayable", name),
    ].compactMap { $0 }
  }

  /// Whether the box's children are mirrored, as of the last pass; `false` where it has none.
  var isContentMirrored: Bool {
    guard let pass, index + 1 < pass.tree.end(of: index) else { return false }
    return pass.tree.records[pass.tree.box(around: index + 1)].isMirrored
  }

  /// The direction that an element sets for itself and what is in it.
  func direction(_ content: UISemanticContentAttribute) -> BoxStyle.Direction? {
    if !mirrorsForRightToLeft { return .leftToRight }
    return switch content {
    case .unspecified: nil
    case .forceRightToLeft: .rightToLeft
    default: .leftToRight
    }
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

extension LayoutStorage {
  /// What boxes keep for the element, if anything.
  var boxState: BoxElementState? {
    get { self[.boxes] }
    set { self[.boxes] = newValue }
  }
}

extension StorageSlot<BoxElementState> {
  fileprivate static var boxes: StorageSlot { StorageSlot(.first) }
}

extension ChildNotes {
  /// What boxes keep for the view. The slot is that of boxes alone, so nothing else is in it.
  var boxState: Unmanaged<BoxElementState>? { state.map { .fromOpaque($0.toOpaque()) } }
}
