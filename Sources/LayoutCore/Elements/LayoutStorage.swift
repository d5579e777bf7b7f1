import Foundation

#if canImport(UIKit)
package import UIKit
#else
package import HeadlessUIKit
#endif

/// What Framewise keeps per element: the object in ``PlaceableElement/layoutStorage``.
///
/// Created on first use, so that an element nobody measures, names or weighs costs one empty slot.
/// What few elements need is in one more object, ``uncommonState``.
///
/// It belongs to one element, and ends with it: see ``end(for:)``. An element of the library itself
/// ends its storage. Any other may have its storage kept somewhere else for longer than it lives,
/// so what refers to such an element is weak, and the storage keeps the element's address from
/// being given to another.
@usableFromInline package final class LayoutStorage {
  /// The element, as long as the storage is not ended.
  @exclusivity(unchecked) @usableFromInline private(set) var owner: ObjectIdentifier?

  // What vocabularies keep for the element, one slot each; see ``StorageSlot``. The first is beside
  // what else every container reads of every view.
  @exclusivity(unchecked) @usableFromInline var firstSlot: AnyObject?

  @exclusivity(unchecked) private(set) var storedTraits = LayoutTraits.Stored()

  /// Whether there are ``inputTraits``; kept, as every gathering asks every element.
  @exclusivity(unchecked) private(set) var hasInputTraits = false

  /// Whether traits were set since a container took note of them.
  @exclusivity(unchecked) @usableFromInline var hasNewTraits = false

  /// What the element tells its container.
  package var traits: LayoutTraits {
    get { LayoutTraits(storedTraits) }
    set {
      storedTraits = newValue.stored
      hasNewTraits = true
    }
  }

  @exclusivity(unchecked) @usableFromInline var secondSlot: AnyObject?
  @exclusivity(unchecked) @usableFromInline var thirdSlot: AnyObject?
  @exclusivity(unchecked) @usableFromInline var fourthSlot: AnyObject?

  /// Whether the container asked for the element's size and was not told of a change since, so
  /// that a mark has to climb to it.
  @exclusivity(unchecked) package var isMeasured = false

  /// Whether a mark that climbs marks the element just now.
  @exclusivity(unchecked) var isMarkedFromWithin = false

  @exclusivity(unchecked) fileprivate var uncommon: UncommonLayoutState?

  /// The reference that others hold to the element, if any do.
  @exclusivity(unchecked) package internal(set) var link: ElementLink?

  /// Whether the element ends the storage when it dies; see ``EndingElement``.
  package let isEndedByElement: Bool

  /// The object in a slot, which keeps it, that wants to know what becomes of the element.
  @exclusivity(unchecked)
  package private(set) unowned(unsafe) var frameWitness: (any FrameWitness)?

  /// The element, to keep its address, where the element does not end the storage. Never followed.
  private unowned var addressee: AnyObject?

  init(of element: some LayoutElement) {
    owner = ObjectIdentifier(element)
    isEndedByElement = element.endsItsStorage
    if !isEndedByElement { addressee = element }
  }

  deinit { if let owner { end(for: owner) } }

  /// Has an object in a slot hear of what becomes of the element. Other modules would check every
  /// access to the property.
  package func setWitness(_ witness: any FrameWitness) { frameWitness = witness }

  /// Ends what is kept for the element, which dies or lets go of the storage: whoever holds the
  /// storage from now on holds nothing. Does nothing for any other object.
  package func end(for object: ObjectIdentifier) {
    guard let owner, owner == object else { return }
    self.owner = nil
    link?.clear()
    for notice in uncommon?.deathNotices.all ?? [] {
      if let observer = notice.observer { notice.body(observer, owner) }
    }
    let witness = frameWitness
    frameWitness = nil
    witness?.elementEnded()
    if firstSlot != nil { firstSlot = nil }
    if secondSlot != nil { secondSlot = nil }
    if thirdSlot != nil { thirdSlot = nil }
    if fourthSlot != nil { fourthSlot = nil }
    if uncommon != nil { uncommon = nil }
  }

  /// Calls `body` with the observer and the element's identity when the element dies, once per
  /// observer, as long as the observer lives.
  package func noticeDeath(
    for observer: AnyObject, _ body: @escaping (AnyObject, ObjectIdentifier) -> Void
  ) {
    uncommonState.deathNotices.add(observer, body)
  }

  /// Changes whenever a saved layout was restored, so that passes do not trust their last frames.
  package var restoreCount: Int {
    get { uncommon?.restoreCount ?? 0 }
    set { uncommonState.restoreCount = newValue }
  }

  /// How often an element within the element got facts of its own or lost them, for containers
  /// that keep which ones have any; see ``inputTraits``.
  package var innerFactsCount: Int {
    get { uncommon?.innerFactsCount ?? 0 }
    set { uncommonState.innerFactsCount = newValue }
  }

  /// The input of passes while a snapshot is taken at another one.
  package var inputOverride: LayoutInput? {
    get { uncommon?.inputOverride?.input }
    set {
      if newValue == nil, uncommon == nil { return }
      uncommonState.inputOverride = newValue.map(UncommonLayoutState.InputHolder.init)
    }
  }

  /// The facts that the element, a container, adds to the input of passes; `nil` for none.
  package var inputTraits: [String: String]? {
    get { uncommon?.inputTraits }
    set {
      let value = newValue?.isEmpty == true ? nil : newValue
      if value == nil, uncommon == nil { return }
      uncommonState.inputTraits = value
      hasInputTraits = value != nil
    }
  }

  /// Whether what is in the element moves up and down in it, and so under what covers it at the top
  /// and at the bottom: the safe area there is then no part of the inputs of containers within.
  package var scrollsUpAndDown: Bool {
    get { uncommon?.scrollsUpAndDown ?? false }
    set { uncommonState.scrollsUpAndDown = newValue }
  }

  /// See ``UncommonLayoutState/guides``.
  var guides: [any LayoutElement] { uncommon?.guides ?? [] }

  /// Whether the inputs of containers within the element depend on what is stored here.
  var providesInput: Bool {
    guard let uncommon else { return false }
    return uncommon.inputOverride != nil || uncommon.inputTraits != nil || uncommon.scrollsUpAndDown
  }

  /// What few elements need, if anything ever did, without counting a reference to it.
  var existingUncommonState: Unmanaged<UncommonLayoutState>? {
    uncommon.map(Unmanaged.passUnretained)
  }

  /// What few elements need, created on first use.
  package var uncommonState: UncommonLayoutState {
    if let uncommon { return uncommon }
    let state = UncommonLayoutState()
    uncommon = state
    return state
  }
}

extension UIView {
  // What passes ask every time, without counting references: the view holds its storage.

  /// Whether the container asked for the view's size and was not told of a change since.
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
    let storage = LayoutStorage(of: self)
    layoutStorage = storage
    return storage
  }

  /// The element's storage, if anything ever needed it.
  package var existingStorage: LayoutStorage? {
    // The class was compared, which costs a tenth of a cast; it is final.
    guard let slot = layoutStorage, type(of: slot) == LayoutStorage.self else { return nil }
    let storage = unsafeDowncast(slot, to: LayoutStorage.self)
    return storage.owner == ObjectIdentifier(self) ? storage : nil
  }

  /// What the element tells its container, which is marked where that changes.
  public var layoutTraits: LayoutTraits {
    get { existingStorage?.traits ?? LayoutTraits() }
    set {
      guard newValue != layoutTraits else { return }
      storage.traits = newValue
      (layoutContainer as? any LayoutElement)?.setNeedsLayout()
    }
  }
}
