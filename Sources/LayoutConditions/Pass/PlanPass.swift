import Foundation
public import LayoutCore

/// What stands between a controller's elements and its plan, kept from pass to pass.
///
/// A ``LayoutView`` has one. A conforming class of your own can store one as its
/// ``LayoutControllable/layoutPlanCache`` and call ``setNeedsGather()`` when its info changes.
public final class PlanPass<Subview: LayoutElement> {
  var plan = LayoutPlan()
  var closures = PlanClosures()
  var state = PlanState()

  /// The subviews as gathered; none from when one was taken out until the next pass. With the
  /// controller, which tells of subviews that leave, they keep the elements below alive. One that
  /// left unnoticed after that may be dead: until the next pass elements are only compared.
  private(set) var gathered: [Subview] = []

  /// The elements of the plan, in its order.
  private(set) var elements: [Unmanaged<Subview>] = []

  /// Whether each element names the controller as its container, as views do.
  var elementsKnowContainer = false

  /// The places of the elements, made when first asked for.
  private var places: [UnsafeMutableRawPointer: Int] = [:]

  /// How many places are searched for, one by one, before all are kept: after elements came or
  /// left, few are asked for before others do.
  private var searchesLeft = 0

  /// How many elements were taken out since the last pass.
  private var leaveCount = 0

  /// Whether passes settle; see `framesToSettle(_:)`.
  var settling = Settling.unknown

  /// Whether the plan was built since mistakes in it were looked for, and what was seen on the way.
  var hasNewPlan = false
  var mistakes = PlanMistakes()

  /// The elements whose death the controller hears of.
  private(set) var watched: [ObjectIdentifier: Unmanaged<Subview>] = [:]

  /// What the plan lacks of the subviews and their info.
  enum Gathering {
    case nothing
    /// A few elements that came, or as many as there are after all others, if any.
    case newElements
    case everything
  }

  private(set) var gathering = Gathering.everything
  private(set) var needsFullPass = true

  /// Elements whose methods were replaced since the last pass, and whether they were in the flow.
  var replaced: [(place: Int, wasFlow: Bool)] = []

  /// The setting of the last pass.
  var lastSetting: PlanSetting?

  /// The width of the content that frames are mirrored in, where it is not that of the bounds.
  var contentWidth: CGFloat?

  /// How often saved layouts were restored when a view was laid out last.
  var restoreCount = 0

  var unplacedReport = UnplacedReport()

  /// The methods of the last element, where they were just added.
  var lastAdded: [LayoutMethod] = []

  /// Guards passes and measuring: what a controller or element is asked for may run any code.
  var guardState = PassGuard()
  private var isReplacing = false

  /// How many changes were declared while methods were replaced; a replacement is one itself.
  private var declaredCount = 0

  /// Whether the controller tells of every change of info and subviews, as a ``LayoutView`` does.
  /// With any other, passes look for themselves.
  let isToldOfChanges: Bool

  /// Counts changes of info and subviews, for passes to notice those that closures make.
  private(set) var changeCount = 0

  /// Creates a pass without elements.
  public convenience init() {
    self.init(isToldOfChanges: false)
  }

  init(isToldOfChanges: Bool) {
    self.isToldOfChanges = isToldOfChanges
  }

  /// Declares that methods, order or subviews changed: the next pass gathers them anew.
  public func setNeedsGather() {
    setNeeds(.everything)
  }

  /// Declares that a subview came.
  func noteAddedSubview() {
    setNeeds(.newElements)
  }

  private func setNeeds(_ need: Gathering) {
    guard !isReplacing else {
      declaredCount += 1
      return
    }
    if gathering != .everything { gathering = need }
    changeCount &+= 1
  }

  /// Declares that something else changed that frames depend on: the next pass lays out every
  /// element.
  func setNeedsFullPass() {
    guardState.noteMark()
    guard !isReplacing else { return }
    needsFullPass = true
  }

  /// Notes a finished pass.
  func didLayOut(_ setting: PlanSetting) {
    replaced.removeAll(keepingCapacity: true)
    needsFullPass = false
    lastSetting = setting
  }

  /// Starts a plan of these subviews.
  func beginGathering(_ subviews: [Subview]) {
    plan = LayoutPlan()
    closures = PlanClosures()
    state.answeredInput = nil
    state.chosen.removeAll(keepingCapacity: true)
    elements.removeAll(keepingCapacity: true)
    elementsKnowContainer = false
    _ = mistakes.takeUnreachable()
    noteSubviews(subviews)
    searchesLeft = 0
  }

  /// Notes the subviews that the plan is made of.
  private func noteSubviews(_ subviews: [Subview]) {
    gathered = subviews
    forgetPlaces()
    replaced = []
    lastAdded = []
    needsFullPass = true
    gathering = .nothing
    settling = .unknown
    hasNewPlan = true
    leaveCount = 0
  }

  /// Adds elements to the plan, each at its place among all of them.
  func add(_ new: [NewElement], _ subviews: [Subview]) {
    noteSubviews(subviews)
    for element in new { add(element.subview, element.methods, at: element.place) }
    lastAdded = []
  }

  /// An element that the plan has not, and the place that it is to have.
  struct NewElement {
    let subview: Subview
    let methods: [LayoutMethod]
    let place: Int
  }

  /// Takes an element that leaves out of the plan. Returns `false` where everything has to be let
  /// go of: closures may hold the element, many leave, or another one left unnoticed.
  func takeOut<Controller: LayoutControllable>(
    _ subview: Subview, from controller: Controller
  ) -> Bool where Controller.Subview == Subview {
    guard gathering != .everything, closures.isEmpty, leaveCount < 16, !guardState.isRunning,
      !isReplacing, areAllIn(controller)
    else { return false }
    leaveCount += 1
    setNeeds(.newElements)
    gathered = []
    needsFullPass = true
    mistakes.forgetUnreachable(of: ObjectIdentifier(subview))
    guard let place = search(for: Unmanaged.passUnretained(subview).toOpaque()) else { return true }
    elements.remove(at: place)
    plan.remove(at: place)
    if place < state.chosen.count { state.chosen.remove(at: place) }
    forgetPlaces()
    replaced = []
    return true
  }

  /// Whether the controller still holds all that was gathered.
  private func areAllIn<Controller: LayoutControllable>(_ controller: Controller) -> Bool
  where Controller.Subview == Subview {
    gathered.isEmpty || gathered.holdsSame(controller.subviews)
      || gathered.allSatisfy { $0.layoutContainer === controller }
  }

  /// Runs a change of what is stored for an element that was taken out, or is let go of, which
  /// returns how often it declares itself.
  func withoutGathering(_ change: () -> Int) {
    let (wasReplacing, formerCount) = (isReplacing, declaredCount)
    isReplacing = true
    declaredCount = 0
    let expected = change()
    // Overrides that hear of it may have changed more.
    let hasMore = declaredCount > expected
    isReplacing = wasReplacing
    declaredCount += formerCount
    if hasMore { setNeedsGather() }
  }

  private func forgetPlaces() {
    if !places.isEmpty { places = [:] }
    searchesLeft = 8
  }

  /// Adds an element of ``gathered`` to the plan.
  func add(_ subview: Subview, _ methods: [LayoutMethod], at place: Int) {
    let isLast = place == elements.count
    elements.insert(.passUnretained(subview), at: place)
    // One array for many elements is common, and quicker recognized than compiled.
    if isLast, !methods.isEmpty, methods.sharesStorage(with: lastAdded) {
      plan.repeatLast()
    } else {
      plan.insert(methods, at: place, closures: &closures)
      lastAdded = isLast ? methods : []
      if methods.count > 1 { mistakes.noteUnreachable(in: methods, of: subview) }
    }
  }

  /// Lets go of the subviews, and of closures that may hold them, so that one that leaves can die
  /// at once; a pass that runs needs them.
  func forgetSubviews() {
    setNeedsGather()
    guard !guardState.isRunning else { return }
    gathered = []
    elements = []
    forgetPlaces()
    replaced = []
    plan = LayoutPlan()
    closures = PlanClosures()
    lastAdded = []
  }

  /// Notes an element whose death the controller hears of.
  func watch(_ subview: Subview) {
    watched[ObjectIdentifier(subview)] = .passUnretained(subview)
  }

  /// Notes the death of an element.
  func forget(_ id: ObjectIdentifier) {
    watched[id] = nil
    mistakes.forget(id)
  }

  /// Runs a change of one element's methods, which returns them, and brings it into the plan.
  func changeMethods(of id: ObjectIdentifier, _ change: () -> [LayoutMethod]) {
    changeCount &+= 1
    guard !isReplacing else {
      _ = change()
      gathering = .everything
      return
    }
    isReplacing = true
    declaredCount = 0
    let methods = change()
    isReplacing = false
    // Overrides that hear of the replacement may have changed more.
    if guardState.isRunning || isToldOfChanges && declaredCount > 1 {
      gathering = .everything
    }
    guard gathering != .everything else { return }
    guard let place = place(of: id) else {
      // An element that had no methods until now, or no subview at all.
      gathering = .newElements
      return
    }
    let wasFlow = plan.isInFlow(place, state)
    if !plan.replaceMethods(of: place, with: methods) {
      gathering = .everything
    } else if replaced.count < 64 {
      replaced.append((place, wasFlow))
    } else {
      needsFullPass = true
    }
  }

  /// The place in its list of the method whose frame for an element the last pass refused; `nil`
  /// where it refused none.
  func refusedMethod(of element: Subview) -> Int? {
    guard let place = place(of: ObjectIdentifier(element)), place < state.chosen.count,
      state.chosen[place] < PlanState.unplaced
    else { return nil }
    return PlanState.method(state.chosen[place])
  }

  /// The place of an element in the plan.
  func place(of id: ObjectIdentifier) -> Int? {
    guard let address = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: id)) else {
      return nil
    }
    if places.isEmpty {
      if searchesLeft > 0 {
        searchesLeft -= 1
        return search(for: address)
      }
      places.reserveCapacity(elements.count)
      for place in elements.indices { places[elements[place].toOpaque()] = place }
    }
    return places[address]
  }

  private func search(for address: UnsafeMutableRawPointer) -> Int? {
    elements.withUnsafeBufferPointer { $0.lastIndex { $0.toOpaque() == address } }
  }
}

extension Array {
  /// Whether two arrays are the same memory, and so hold the same.
  func sharesStorage(with other: [Element]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBufferPointer { mine in
      other.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress }
    }
  }
}

extension Array where Element: AnyObject {
  /// Whether two arrays hold the same objects; at once where they share their storage.
  func holdsSame(_ other: [Element]) -> Bool {
    sharesStorage(with: other)
      || count == other.count && zip(self, other).allSatisfy { $0 === $1 }
  }
}

/// The name under which a controller stores its pass: ``LayoutControllable/layoutPlanCache``.
public typealias LayoutPlanCache = PlanPass
