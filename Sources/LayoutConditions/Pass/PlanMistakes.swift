import LayoutCore

/// What a controller's pass notes of mistakes, and what it told of already.
struct PlanMistakes {
  /// Methods behind one that always holds, as gathered; those of the first few elements.
  private(set) var unreachable: [UnreachableMethod] = []

  /// The elements that were subviews and are none now.
  private(set) var departed: Set<ObjectIdentifier> = []

  private var told: Set<Told> = []

  /// A method behind one that always holds.
  struct UnreachableMethod {
    let element: ObjectIdentifier
    let elementName: String
    let location: LayoutLocation?
    let locationBefore: LayoutLocation?
  }

  /// A mistake that is told once.
  enum Told: Hashable {
    case unreachable(LayoutLocation?)
    case noColumns
    case stray(ObjectIdentifier)
  }

  /// Whether a mistake was not told yet; from now on it was.
  mutating func isNew(_ mistake: Told) -> Bool { told.insert(mistake).inserted }

  /// Notes a method behind one that always holds.
  mutating func noteUnreachable(in methods: [LayoutMethod], of element: some LayoutElement) {
    guard unreachable.count < UnplacedReport.limit,
      let first = methods.dropLast().firstIndex(where: { $0.condition.isConstantlyTrue })
    else { return }
    unreachable.append(
      UnreachableMethod(
        element: ObjectIdentifier(element), elementName: element.issueName,
        location: methods[first + 1].location,
        locationBefore: methods[first].location))
  }

  /// Forgets what was noted while gathering; returns it.
  mutating func takeUnreachable() -> [UnreachableMethod] {
    defer { unreachable = [] }
    return unreachable
  }

  /// Forgets what was noted of an element that leaves before it was told.
  mutating func forgetUnreachable(of id: ObjectIdentifier) {
    unreachable.removeAll { $0.element == id }
  }

  /// Notes a subview that leaves. That it was none before no longer matters.
  mutating func noteDeparture(of id: ObjectIdentifier) {
    departed.insert(id)
    told.remove(.stray(id))
  }

  /// Forgets an element that died.
  mutating func forget(_ id: ObjectIdentifier) {
    departed.remove(id)
    told.remove(.stray(id))
  }
}

extension LayoutCondition {
  fileprivate var isConstantlyTrue: Bool {
    guard terms.count == 1, case .constant(true) = terms[0] else { return false }
    return true
  }
}
