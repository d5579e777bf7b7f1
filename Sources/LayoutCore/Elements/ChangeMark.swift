/// Something that others keep results of: it tells them when it changes.
package class ChangeMark {
  // Unchecked, as declaring reads and sets them for every element: each access is one load or
  // store, and none goes across a call.
  @exclusivity(unchecked) private final unowned(unsafe) var observer: (any ChangeObserver)?
  /// Which one that is: to look at the reference itself counts it.
  @exclusivity(unchecked) private final var observerID: ObjectIdentifier?
  @exclusivity(unchecked) private final var others: ObserverList?

  @exclusivity(unchecked) private final var count: UInt32 = 0

  /// How often there was a change; it begins anew after 2³². Computed, as what is stored would be
  /// checked for exclusive access by every other module.
  package final var changeCount: UInt32 { count }

  /// Whether there were observers, and all have gone.
  package final var isAbandoned: Bool { wasObserved && observerID == nil }
  @exclusivity(unchecked) private final var wasObserved = false

  package init() {}

  /// From now on tells `observer` of every change. The observer takes itself out before it goes.
  package final func add(_ newObserver: any ChangeObserver) {
    guard let observerID else { return setObserver(newObserver) }
    if observerID == ObjectIdentifier(newObserver) { return }
    let others = others ?? ObserverList()
    self.others = others
    others.add(newObserver)
  }

  package final func remove(_ oldObserver: any ChangeObserver) {
    if observerID == ObjectIdentifier(oldObserver) {
      setObserver(others?.popLast())
    } else {
      others?.remove(oldObserver)
    }
  }

  private final func setObserver(_ newObserver: (any ChangeObserver)?) {
    wasObserved = true
    observer = newObserver
    observerID = newObserver.map { ObjectIdentifier($0) }
  }

  /// Does ``add(_:)`` for many marks, which stay as they are, without counting references.
  package static func add(_ newObserver: any ChangeObserver, to marks: [ChangeMark]) {
    for index in marks.indices {
      marks.unmanaged(at: index)._withUnsafeGuaranteedRef { $0.add(newObserver) }
    }
  }

  /// Does ``remove(_:)`` for many marks.
  package static func remove(_ oldObserver: any ChangeObserver, from marks: [ChangeMark]) {
    for index in marks.indices {
      marks.unmanaged(at: index)._withUnsafeGuaranteedRef { $0.remove(oldObserver) }
    }
  }

  /// Tells all observers.
  package final func noteChange() {
    count &+= 1
    guard let observer else { return }
    // Held, as what one does with the news may free others.
    let others = others?.all ?? []
    observer.noteChange()
    for other in others { other.noteChange() }
  }

  /// Tells all observers that the room for what is in it changed, and with it only the frames.
  package final func noteNewRoom() {
    guard let observer else { return }
    // Held, as above.
    let others = others?.all ?? []
    observer.noteNewRoom()
    for other in others { other.noteNewRoom() }
  }
}
