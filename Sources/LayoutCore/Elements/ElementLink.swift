/// A reference to an element that does not keep it alive, and is empty once the element is gone.
///
/// The element's storage owns the link and empties it. Unlike a weak reference it costs the element
/// nothing, and following it is one load; of an element that does not end its storage it is a weak
/// one.
package final class ElementLink: ChangeMark {
  // Unchecked, as each access is one load or store.
  @exclusivity(unchecked) private unowned(unsafe) var kept: (any LayoutElement)?
  private weak var watched: (any LayoutElement)?

  /// Whether ``kept`` is there: to look at the reference itself counts it.
  @exclusivity(unchecked) private var isKept: Bool

  /// ``kept`` if it is a view, which can be asked without counting references.
  @exclusivity(unchecked) private var storedView: KeptView?

  /// The element, as long as it lives.
  package var element: (any LayoutElement)? { kept ?? watched }

  /// Whether the element is gone, or never kept its storage.
  package var isEmpty: Bool { !isKept && watched == nil }

  /// The element if it is a view that lives.
  package var keptView: KeptView? { storedView }

  /// The name that the element had when it was last needed for an issue; empty before. It outlives
  /// the element.
  package var name: String { namesake.map(ClassNames.name) ?? storedName }
  @exclusivity(unchecked) private var storedName = ""
  /// The class after which the element is called, whose name is not looked up before it is needed.
  @exclusivity(unchecked) private var namesake: Any.Type?

  /// A number that no other element of the process ever has.
  package let serial: Int

  /// The number that a declaration last gave the element, and the serial of that declaration.
  @exclusivity(unchecked) private var number = 0
  @exclusivity(unchecked) private var numbering = 0

  /// What a declaration knows of the element's number.
  package enum Numbering {
    case known(Int)
    case unknown
    /// A later declaration gave the element another number.
    case replaced
  }

  /// The number that a declaration gave the element.
  package func number(by declaration: Int) -> Numbering {
    if numbering == declaration { return .known(number) }
    return numbering < declaration ? .unknown : .replaced
  }

  /// Takes a number from a declaration.
  package func take(_ newNumber: Int, by declaration: Int) {
    number = newNumber
    numbering = declaration
  }

  /// Takes the name that the element has now: its own, or else that of its class.
  package func takeName(_ own: String?, or namesake: Any.Type) {
    storedName = own ?? ""
    self.namesake = own == nil ? namesake : nil
  }

  fileprivate init(_ element: any LayoutElement, isEndedByElement: Bool) {
    isKept = isEndedByElement
    if isEndedByElement {
      kept = element
      storedView = KeptView(element)
    } else {
      watched = element
    }
    serial = SerialNumber.next()
  }

  func clear() {
    kept = nil
    storedView = nil
    isKept = false
    watched = nil
    noteChange()
  }
}

extension LayoutElement {
  /// The element's link, created on first use.
  package var link: ElementLink {
    // That of a view without counting references to its storage.
    if let link = KeptView(self)?.storage?._withUnsafeGuaranteedRef({ $0.link }) { return link }
    let storage = storage
    if let link = storage.link { return link }
    let link = ElementLink(self, isEndedByElement: storage.isEndedByElement)
    storage.link = link
    return link
  }
}
