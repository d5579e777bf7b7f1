import LayoutCore

/// The closures of a plan, and places beside other elements, by index; they stay with the
/// controller, as only its passes know elements.
struct PlanClosures {
  private(set) var positions = Row<CustomPosition>()
  private(set) var tests = Row<OpaqueTest>()
  private(set) var composites: [LayoutCondition] = []

  /// Places beside other elements.
  private(set) var besides: [Beside] = []

  /// Where positions are stated, of plans that are made while a pass is recorded.
  private(set) var locations: [Int32: LayoutLocation] = [:]

  /// A place that depends on another element, by its side or by a formula of the plan.
  struct Beside {
    let link: ElementLink
    let position: SiblingPosition?
    let formula: Int32

    /// Where the other element stands in the plan, or one of the two below.
    var place = Self.outside

    /// Outside the plan: a pass asks the element for its container.
    static let outside = -1

    /// Outside the plan, but a subview of the controller that names no container.
    static let held = -2

    init(_ position: SiblingPosition) {
      link = position.link
      self.position = position
      formula = -1
    }

    init(_ link: ElementLink, formula: Int32) {
      self.link = link
      position = nil
      self.formula = formula
    }
  }

  var isEmpty: Bool {
    positions.isEmpty && tests.isEmpty && composites.isEmpty && besides.isEmpty
  }

  mutating func add(_ beside: Beside) -> Int32 {
    besides.append(beside)
    return Int32(truncatingIfNeeded: besides.count - 1)
  }

  /// Finds where the other elements stand in the plan, and which of those outside are among the
  /// controller's subviews, where only these tell. Complexity: linear in the closures and subviews.
  mutating func connect<Subview: AnyObject>(
    amid subviews: @autoclosure () -> [Subview], _ place: (ObjectIdentifier) -> Int?
  ) {
    var held: Set<ObjectIdentifier>?
    for index in besides.indices {
      guard let sibling = besides[index].link.element else { continue }
      let id = ObjectIdentifier(sibling)
      besides[index].place = place(id) ?? Beside.outside
      guard besides[index].place < 0, sibling.layoutContainer == nil else { continue }
      let known = held ?? Set(subviews().lazy.map { ObjectIdentifier($0) })
      held = known
      if known.contains(id) { besides[index].place = Beside.held }
    }
  }

  mutating func add(_ position: CustomPosition) -> Int32 { positions.add(position) }

  /// Remembers where a position is stated, for what a recorder is told of it.
  mutating func noteLocation(of position: Int32, _ location: LayoutLocation?) {
    locations[position] = location
  }

  /// Adds a copy: made while gathering, it lies beside what the walk reads before and after it.
  mutating func add(_ test: OpaqueTest) -> Int32 {
    tests.add(OpaqueTest(body: test.body, location: test.location))
  }

  mutating func add(_ condition: LayoutCondition) -> Int32 {
    composites.append(condition)
    return Int32(truncatingIfNeeded: composites.count - 1)
  }

  /// Objects that own closures, and the way to them that counts no references: a call costs a
  /// quarter then.
  struct Row<Object: AnyObject> {
    private var owners: [Object] = []
    private var objects: [Unmanaged<Object>] = []

    var isEmpty: Bool { owners.isEmpty }

    mutating func add(_ object: Object) -> Int32 {
      owners.append(object)
      objects.append(.passUnretained(object))
      return Int32(truncatingIfNeeded: owners.count - 1)
    }

    @inline(__always)
    func with<Result>(_ index: Int32, _ body: (Object) -> Result) -> Result {
      objects[Int(index)]._withUnsafeGuaranteedRef(body)
    }
  }
}
