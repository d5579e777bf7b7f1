import Foundation

#if canImport(UIKit)
package import UIKit
#else
package import HeadlessUIKit
#endif

/// What Framewise keeps per element: the object in ``LayoutElement/layoutStorage``.
///
/// Created on first use, so that an element nobody measures, names or weighs costs one empty slot.
public final class LayoutStorage {
  /// What boxes keep for an element.
  @exclusivity(unchecked) package var boxState: AnyObject?

  /// What the element tells its container.
  @exclusivity(unchecked) public var traits = LayoutTraits()

  /// Whether a container's layout depends on the element's size that fits, so that marks climb.
  @exclusivity(unchecked) package var isMeasured = false

  @exclusivity(unchecked) fileprivate var uncommon: UncommonLayoutState?

  /// What a vocabulary keeps for an element that offers no other place for it.
  package var vocabularyState: AnyObject?

  /// What constraints keep for an element.
  package var constraintState: AnyObject?

  /// The reference that others hold to the element, if any do.
  package internal(set) var link: ElementLink?

  /// Who places the element, where any number of controllers could hold it.
  package var placement: AnyObject?

  private let element: ObjectIdentifier

  init(of element: ObjectIdentifier) {
    self.element = element
  }

  deinit {
    link?.clear()
    guard let uncommon else { return }
    for notice in uncommon.deathNotices where notice.observer != nil { notice.body(element) }
  }

  /// Calls `body` with the element's identity when the element dies, once per observer, as long as
  /// the observer lives.
  package func noticeDeath(for observer: AnyObject, _ body: @escaping (ObjectIdentifier) -> Void) {
    let state = uncommonState
    guard !state.deathNotices.contains(where: { $0.observer === observer }) else { return }
    state.deathNotices.removeAll { $0.observer == nil }
    state.deathNotices.append(UncommonLayoutState.DeathNotice(observer: observer, body: body))
  }

  /// Changes whenever a saved layout was restored, so that engines do not trust their last pass.
  package var restoreCount: Int {
    get { uncommon?.restoreCount ?? 0 }
    set { uncommonState.restoreCount = newValue }
  }

  /// The input of passes while a snapshot is taken at another one.
  package var inputOverride: LayoutInput? {
    get { uncommon?.inputOverride?.input }
    set {
      if newValue == nil, uncommon == nil { return }
      uncommonState.inputOverride = newValue.map(UncommonLayoutState.InputHolder.init)
    }
  }

  /// What few elements need, created on first use.
  package var uncommonState: UncommonLayoutState {
    if let uncommon { return uncommon }
    let state = UncommonLayoutState()
    uncommon = state
    return state
  }
}

/// What a vocabulary keeps for an element, and what wants to know that frames are looked at.
package protocol FrameWitness: AnyObject {
  /// Frames of an element, and of all within it, are about to be taken.
  func framesWillBeTaken(of element: any LayoutElement)
}

extension LayoutStorage {
  /// What a box asks of every child, in one call and without counting references.
  package struct ChildNotes {
    /// The traits' numbers; `nan` for none.
    package var width = CGFloat.nan
    package var height = CGFloat.nan
    package var weight = CGFloat.nan
    package var anchor: LayoutTraits.Anchor = []
    package var isDisplayable = true

    /// What boxes keep for the child.
    package var boxState: Unmanaged<AnyObject>?
  }

  fileprivate var childNotes: ChildNotes {
    ChildNotes(
      width: traits.width ?? .nan, height: traits.height ?? .nan, weight: traits.weight ?? .nan,
      anchor: traits.anchor, isDisplayable: traits.isDisplayable,
      boxState: boxState.map(Unmanaged.passUnretained))
  }
}

extension UIView {
  /// What a box asks of a child.
  package var childNotes: LayoutStorage.ChildNotes {
    guard let storage = unmanagedStorage else { return LayoutStorage.ChildNotes() }
    return storage._withUnsafeGuaranteedRef { $0.childNotes }
  }

  // What passes ask every time, without counting references.

  /// Whether a container's layout depends on the view's size that fits.
  package var isMeasuredByContainer: Bool {
    unmanagedStorage?._withUnsafeGuaranteedRef { $0.isMeasured } ?? false
  }

  /// How often saved layouts of the view were restored.
  package var layoutRestoreCount: Int {
    unmanagedStorage?._withUnsafeGuaranteedRef { $0.restoreCount } ?? 0
  }

  /// The input of passes while a snapshot is taken at another one.
  package var inputOverride: LayoutInput? {
    unmanagedStorage?._withUnsafeGuaranteedRef { $0.inputOverride }
  }
}

extension LayoutElement {
  /// The element's storage, created on first use.
  package var storage: LayoutStorage {
    if let existing = existingStorage { return existing }
    let storage = LayoutStorage(of: ObjectIdentifier(self))
    layoutStorage = storage
    return storage
  }

  /// The element's storage, if anything ever needed it.
  package var existingStorage: LayoutStorage? {
    // Comparing the class costs a tenth of a cast.
    guard let slot = layoutStorage, type(of: slot) == LayoutStorage.self else { return nil }
    return unsafeDowncast(slot, to: LayoutStorage.self)
  }

  /// What the element tells its container.
  public var layoutTraits: LayoutTraits {
    get { existingStorage?.traits ?? LayoutTraits() }
    set { storage.traits = newValue }
  }
}
