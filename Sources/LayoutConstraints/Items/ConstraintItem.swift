import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What constraints keep for an item: its active statements, and what solves them.
///
/// Held by the item's storage and by statements. When the item dies, its statements end: weak
/// references would tell as well, but make every use of the referenced object slower.
final class ConstraintItem {
  /// The item, as long as it lives.
  var item: (any LayoutItem)? { kept ?? uncommon?.watched }

  // An item that ends its storage owns this object, and `elementEnded()` empties the reference.
  @exclusivity(unchecked) private unowned(unsafe) var kept: (any LayoutItem)?
  /// ``kept`` if it is a view, which can be asked without counting references.
  @exclusivity(unchecked) private(set) var keptView: KeptView?

  // Unchecked, as what gathers asks every item: each access is one load or store, or changes a list
  // without calling anything.
  @exclusivity(unchecked) private var active = StatementList()

  /// The frame that the item had before statements were about it, which ambiguous layouts stay
  /// close to. The same as long as there are statements, so that passes do not depend on each
  /// other.
  var previous: CGRect?

  /// The item's age, relative to others: that of the first of its statements, also once that is
  /// inactive, and as long as there are statements; 0 without any.
  ///
  /// Numbers of items are in this order in a problem, and natural sizes among the statements.
  var age = 0

  /// What places the item, and the item's number there.
  var pass: (any StatementObserver)?
  var index = 0

  /// What gathers the item in its next pass, as the item is a view that came since the last one.
  var awaitedBy: (any StatementObserver)?

  /// What gathers the item just now, by its identity, and the item's number there.
  @exclusivity(unchecked) var gathering: ObjectIdentifier?
  @exclusivity(unchecked) var gatheringIndex = 0

  /// The mark of the last climb that came past the item, and what held the item then.
  var mark: GatherMark?
  var markContainer: ObjectIdentifier?

  /// How often the view was marked.
  var changeCount = 0

  /// The item's place in the list of guests of the last view that noted it.
  @Short private var guestSlot = 0

  /// What few items need, if the item ever did.
  @exclusivity(unchecked) private var uncommon: UncommonItemState?

  // What is small stands together, so that it shares a word.
  private let isMeasuredContainer: Bool

  /// Whether the item is a view that solves statements where it is the topmost one.
  var solvesStatements = false

  /// See ``LayoutContainer``.
  var snapsToPixelGrid = false
  var mirrorsForRightToLeft = false

  /// Whether the last climb found a view that solves the statements in the item; see ``mark``.
  var isSolved = false

  /// Whether the item is a view with items in it, at any depth, that statements are about, or was
  /// one: what solves statements looks into it, also if none relates it to others.
  @exclusivity(unchecked) var holdsItems = false

  /// Whether the view marks itself when its contents change, as a constraint view does.
  var tellsChanges = false

  private init(_ item: any LayoutItem) {
    // Most views are of no class of their own, and asking for a conformance takes long.
    isMeasuredContainer = type(of: item) != UIView.self && item is any MeasuredContainer
    if item.endsItsStorage {
      kept = item
      keptView = KeptView(item)
    } else {
      uncommonState.watched = item
    }
  }

  /// What is kept for an item, created on first use.
  static func of(_ item: any LayoutItem) -> ConstraintItem {
    if let state = KeptView(item)?.constraintItem { return state.takeUnretainedValue() }
    let storage = item.storage
    if let state = storage.constraintItem { return state }
    let state = ConstraintItem(item)
    storage[.constraints] = state
    storage.setWitness(state)
    return state
  }

  func insert(_ statement: LayoutStatement) {
    let isSource = statement.source === self
    if active.isEmpty {
      let frame = item?.layoutFrame ?? .zero
      previous = frame == .zero ? nil : frame
      age = 2 * statement.serial + (isSource ? 0 : 1)
    }
    if isSource {
      statement.sourceSlot = active.count
    } else {
      statement.targetSlot = active.count
    }
    active.append(statement)
  }

  /// Whether active statements are about the item.
  var hasStatements: Bool { !active.isEmpty }

  var statementCount: Int { active.count }

  /// The active statements about the item.
  var statements: [LayoutStatement] {
    (0..<active.count).map { active[$0].takeUnretainedValue() }
  }

  /// Calls `body` with each statement and the item, as long as it answers `true`, without counting
  /// references.
  ///
  /// Once `body` has called what may run code of a view's own, it does not use the statement any
  /// more: that code may have ended it.
  @inline(__always)
  func visitStatements(while body: (LayoutStatement, ConstraintItem) -> Bool) {
    // By index, as `body` may change the list; what is in it lives.
    var index = 0
    while index < active.count {
      guard active[index]._withUnsafeGuaranteedRef({ body($0, self) }) else { return }
      index += 1
    }
  }

  /// The same with every statement.
  @inline(__always)
  func forEachStatement(_ body: (LayoutStatement, ConstraintItem) -> Void) {
    visitStatements { statement, item in
      body(statement, item)
      return true
    }
  }

  /// Notes an item that says it is in the view. Complexity: O(1) on average.
  func insertGuest(_ guest: ConstraintItem) {
    let state = uncommonState
    if guest.guestSlot < state.guests.count, state.guests[guest.guestSlot] === guest { return }
    if state.guests.count == state.guests.capacity {
      // Those that are gone, or came again since.
      state.guests = state.guests.enumerated().filter { $1.item != nil && $1.guestSlot == $0 }
        .map(\.element)
      for (slot, known) in state.guests.enumerated() { known.guestSlot = slot }
    }
    guest.guestSlot = state.guests.count
    state.guests.append(guest)
  }

  /// Removes a statement; the last one takes its place.
  func remove(_ statement: LayoutStatement) {
    let slot = statement.source === self ? statement.sourceSlot : statement.targetSlot
    guard let last = active.popLast() else { return }
    if active.isEmpty, !solvesStatements { mark = nil }
    guard slot < active.count else { return }
    last._withUnsafeGuaranteedRef {
      if $0.source === self {
        $0.sourceSlot = slot
      } else {
        $0.targetSlot = slot
      }
    }
    active[slot] = last
  }

  /// The other item of a statement about the item; `nil` where a number is.
  func other(in statement: LayoutStatement) -> ConstraintItem? {
    statement.source === self ? statement.target : statement.source
  }

  /// Whether the item is a view that places its contents by other means, too, so that its
  /// statements have to wait for that and are a problem of their own.
  var isApart: Bool { isMeasuredContainer && !tellsChanges }

  /// Whether the item lives.
  var isAlive: Bool { keptView != nil || item != nil }

  /// Whether a container, or none, holds the item.
  private func isContained(in container: ObjectIdentifier?) -> Bool {
    if let keptView { return keptView.stands(in: container) }
    return (item?.layoutContainer).map { ObjectIdentifier($0) } == container
  }

  /// The item's mark, if all that solve statements above it still wait to gather them.
  func openMark(below container: ObjectIdentifier?) -> GatherMark? {
    guard let mark, markContainer == container, mark.isOpen else { return nil }
    return mark
  }

  /// Whether the item waits to be gathered with the container that it came into.
  func isAwaited(in container: AnyObject?) -> Bool {
    guard let awaitedBy, let container = container as? any LayoutItem,
      let holder = container.existingStorage?.constraintItem
    else { return false }
    return holder.pass === awaitedBy || holder.ownPass === awaitedBy
  }

  /// Whether all that solve statements about the item wait to gather it already, so that no climb
  /// from it has to tell them.
  var isWaitingForGather: Bool {
    guard isSolved, let mark = mark.map(Unmanaged.passUnretained),
      mark._withUnsafeGuaranteedRef({ $0.isOpenAtOnce }) || self.mark?.isOpen == true
    else { return false }
    return isContained(in: markContainer)
  }

  /// Notes that the item was gathered.
  func closeMark() {
    mark?.close()
    mark = nil
  }

  func elementEnded() {
    kept = nil
    keptView = nil
    if let uncommon {
      uncommon.watched = nil
      uncommon.ownPass?.close()
      uncommon.ownPass = nil
      uncommon.fittingPass?.close()
      uncommon.fittingPass = nil
    }
    while let statement = active.popLast() {
      statement._withUnsafeGuaranteedRef { $0.end(without: self) }
      statement.release()
    }
    mark = nil
    uncommon?.guests = []
    uncommon?.toldUnsolved = []
  }
}

extension ConstraintItem {
  /// What few items need, created on first use.
  private var uncommonState: UncommonItemState {
    if let uncommon { return uncommon }
    let state = UncommonItemState()
    uncommon = state
    return state
  }

  /// What solves the statements in a view in its passes.
  var ownPass: (any StatementObserver)? {
    @inline(__always) get {
      uncommon.map(Unmanaged.passUnretained)?._withUnsafeGuaranteedRef { $0.ownPass }
    }
    set { if newValue != nil || uncommon != nil { uncommonState.ownPass = newValue } }
  }

  /// What solves the statements in a view for measuring.
  var fittingPass: (any StatementObserver)? {
    @inline(__always) get {
      uncommon.map(Unmanaged.passUnretained)?._withUnsafeGuaranteedRef { $0.fittingPass }
    }
    set { if newValue != nil || uncommon != nil { uncommonState.fittingPass = newValue } }
  }

  /// See ``UncommonItemState/guests``.
  var guests: [ConstraintItem] { uncommon?.guests ?? [] }

  /// See ``UncommonItemState/toldUnsolved``.
  var toldUnsolved: [[(statement: LayoutStatement, serial: Int)]] {
    get { uncommon?.toldUnsolved ?? [] }
    set { uncommonState.toldUnsolved = newValue }
  }
}

extension LayoutStorage {
  /// What constraints keep for the element, if anything.
  var constraintItem: ConstraintItem? { self[.constraints] }
}

extension KeptView {
  /// What constraints keep for the view, if anything; the view holds it.
  @inline(__always)
  var constraintItem: Unmanaged<ConstraintItem>? {
    storage?._withUnsafeGuaranteedRef { $0.unmanaged(.constraints) }
  }
}

extension UIView {
  /// What constraints keep for the view, if anything, without counting a reference: the view holds
  /// it.
  @inline(__always)
  var unmanagedConstraintItem: Unmanaged<ConstraintItem>? {
    unmanagedStorage?._withUnsafeGuaranteedRef { $0.unmanaged(.constraints) }
  }
}

extension StorageSlot<ConstraintItem> {
  fileprivate static var constraints: StorageSlot { StorageSlot(.second) }
}
