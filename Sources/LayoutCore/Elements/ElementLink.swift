/// A reference to an element that does not keep it alive, and is empty once the element is gone.
///
/// The element's storage owns the link and empties it. Unlike a weak reference it costs the element
/// nothing, and following it is one load; of an element that does not end its storage it is a weak
/// one.
package final class ElementLink: ChangeMark {
  private unowned(unsafe) var kept: (any LayoutElement)?
  private weak var watched: (any LayoutElement)?

  /// The element, as long as it lives.
  package var element: (any LayoutElement)? { kept ?? watched }

  /// The name that the element had when it was last needed for an issue; empty before. It outlives
  /// the element.
  package var name = ""

  /// A number that no other element of the process ever has.
  package let serial: UInt64

  /// The number that a declaration last gave the element, and the serial of that declaration.
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

  fileprivate init(_ element: any LayoutElement, isEndedByElement: Bool) {
    if isEndedByElement { kept = element } else { watched = element }
    serial = ElementLink.nextSerial()
  }

  func clear() {
    kept = nil
    watched = nil
    noteChange()
  }
}

extension LayoutElement {
  /// The element's link, created on first use.
  package var link: ElementLink {
    let storage = storage
    if let link = storage.link { return link }
    let link = ElementLink(self, isEndedByElement: storage.isEndedByElement)
    storage.link = link
    return link
  }
}
