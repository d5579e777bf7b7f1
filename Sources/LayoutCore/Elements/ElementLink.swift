/// Something that others keep results of: it tells them when it changes.
package class ChangeMark {
  private unowned(unsafe) var observer: (any ChangeObserver)?
  private var others: ObserverList?

  /// How often there was a change; it begins anew after 2³².
  @exclusivity(unchecked) package private(set) final var changeCount: UInt32 = 0

  package init() {}

  /// From now on tells `observer` of every change. The observer takes itself out before it goes.
  package final func add(_ newObserver: any ChangeObserver) {
    guard let observer else {
      observer = newObserver
      return
    }
    if observer === newObserver { return }
    let others = others ?? ObserverList()
    self.others = others
    others.add(newObserver)
  }

  package final func remove(_ oldObserver: any ChangeObserver) {
    if let observer, observer === oldObserver {
      self.observer = others?.popLast()
    } else {
      others?.remove(oldObserver)
    }
  }

  /// Does ``add(_:)`` for many marks, which stay as they are, without counting references.
  package static func add(_ newObserver: any ChangeObserver, to marks: [ChangeMark]) {
    for index in marks.indices {
      Unmanaged.passUnretained(marks[index])._withUnsafeGuaranteedRef { $0.add(newObserver) }
    }
  }

  /// Does ``remove(_:)`` for many marks.
  package static func remove(_ oldObserver: any ChangeObserver, from marks: [ChangeMark]) {
    for index in marks.indices {
      Unmanaged.passUnretained(marks[index])._withUnsafeGuaranteedRef { $0.remove(oldObserver) }
    }
  }

  /// Tells all observers.
  package final func noteChange() {
    changeCount &+= 1
    guard let observer else { return }
    // Held, as what one does with the news may free others.
    let others = others?.all ?? []
    observer.noteChange()
    for other in others { other.noteChange() }
  }
}

/// Hears of changes.
package protocol ChangeObserver: AnyObject {
  func noteChange()
}

/// A reference to an element that does not keep it alive, and is empty once the element is gone.
///
/// The element's storage owns the link and empties it. Unlike a weak reference it costs the element
/// nothing, and following it is one load.
package final class ElementLink: ChangeMark {
  package private(set) unowned(unsafe) var element: (any LayoutElement)?

  /// The name the element had when one who reports issues last asked for it; empty before. It
  /// outlives the element.
  package var name = ""

  /// A number that no other element of the process ever has.
  package let serial: UInt64

  /// The number that one who numbers elements gave this one last, and the serial of who did.
  @exclusivity(unchecked) package var number = 0
  @exclusivity(unchecked) package var numbering: UInt64 = 0

  private static let count = Locked<UInt64>(0)

  /// A number that was never given before, higher than all that were.
  package static func nextSerial() -> UInt64 {
    count.withLock { count in
      count += 1
      return count
    }
  }

  fileprivate init(_ element: any LayoutElement) {
    self.element = element
    serial = ElementLink.nextSerial()
  }

  func clear() {
    element = nil
    noteChange()
  }
}

extension LayoutElement {
  /// The element's link, created on first use.
  package var link: ElementLink {
    let storage = storage
    if let link = storage.link { return link }
    let link = ElementLink(self)
    storage.link = link
    return link
  }
}
