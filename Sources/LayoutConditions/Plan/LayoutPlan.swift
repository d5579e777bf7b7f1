import Foundation
import LayoutCore

/// The engine of a controller: its elements' methods side by side, without the elements.
///
/// A plan turns an input into frames by index. A ``LayoutView`` keeps one and rebuilds it only when
/// something it depends on changes; used alone it lays out off the main thread, without views.
///
/// ```swift
/// let plan = LayoutPlan([
///   [LayoutMethod(condition: .width(600...), position: .makeRelative(frame: half))],
///   [LayoutMethod(constantPosition: .makeInsets(insets: .zero))],
/// ])
/// let frames = plan?.frames(in: LayoutInput(size: CGSize(width: 320, height: 568)))
/// // [nil, (0, 0, 320, 568)]
/// ```
///
/// A plan is a value and `Sendable`: closures and opaque conditions stay with the controller, so a
/// plan of its own has none.
public struct LayoutPlan: Sendable {
  /// How matrical cells are arranged, where the controller does not say it per input.
  public var optimization = LayoutOptimization.none

  /// The methods of one element. Consecutive elements with equal methods share their list, and so
  /// form a run that is laid out in one loop; those with equal conditions share their tests, and
  /// so need one decision.
  struct List: Sendable {
    var firstTest: Int32
    /// Where the indices of its positions stand in ``choices``.
    var firstChoice: Int32
    var count: Int32
    /// Whether a condition has to be asked at the element's turn.
    var isOpaque: Bool
  }

  /// What a method asks, as an index into the plan's or the controller's conditions.
  struct Test: Equatable, Sendable {
    enum Kind: UInt8, Sendable {
      /// A structured condition, asked once per pass.
      case structured
      /// A closure of its own, asked at the element's turn.
      case closure
      /// A condition with closures in it, asked at the element's turn.
      case composite
    }
    var index: Int32
    var kind: Kind
  }

  // Elements, in the order of the walk, and what they hold.
  var elementLists: [Int32] = []
  var lists: [List] = []
  var tests: [Test] = []
  var choices: [Int32] = []
  var positions: [PlanPosition] = []
  var formulas = PlanFormulas()

  /// How many elements use a list, and how many choices a position.
  private var listUses: [Int32] = []
  private var positionUses: [Int32] = []

  /// The distinct structured conditions.
  var conditions: [StructuredCondition] = []
  /// The same as they were stated first: with their names, and where that was.
  var statedConditions: [LayoutCondition] = []
  private var indexOfCondition: [StructuredCondition: Int32] = [:]

  /// The storage of the first building; changes may double it before the plan is built anew.
  private var builtSize = 0

  /// Whether a condition may be that of no element any more.
  private(set) var hasLeftovers = false

  /// Whether a condition or position depends on more of the input than its size.
  private(set) var readsMoreThanSize = false

  /// Whether a position is one in a matrix.
  private var hasMatrix = false

  /// Whether a linear position says something else in a size without an end.
  private(set) var readsEnd = false

  /// Creates an empty plan.
  init() {}

  /// Creates a plan from the methods of its elements, in the order of the flow.
  ///
  /// Returns `nil` if a method has a closure, in its condition or in its position, or a position
  /// beside another element.
  /// Complexity: linear in the methods.
  public init?(_ elements: [[LayoutMethod]], optimization: LayoutOptimization = .none) {
    self.optimization = optimization
    var closures = PlanClosures()
    for methods in elements {
      insert(methods, at: count, closures: &closures)
    }
    guard closures.isEmpty else { return nil }
  }

  /// The number of elements.
  public var count: Int { elementLists.count }
}

extension LayoutCondition {
  /// The closure that the whole condition is, if it is one.
  fileprivate var soleOpaqueTest: OpaqueTest? {
    terms.count == 1 ? opaqueTests.first : nil
  }

  fileprivate var readsMoreThanSize: Bool {
    terms.contains {
      switch $0 {
      case .direction, .trait: true
      case .constant, .interval, .opaque, .not, .and, .or: false
      }
    }
  }
}

extension LayoutPlan {
  /// Inserts an element with its methods; the one before it may share its list.
  mutating func insert(_ methods: [LayoutMethod], at index: Int, closures: inout PlanClosures) {
    let former = index > 0 ? elementLists[index - 1] : nil
    let list = addList(methods, like: former, closures: &closures)
    if let former, isSame(list, lists[Int(former)]) {
      choices.removeSubrange(Int(list.firstChoice)...)
      for k in 0..<Int(list.count) {
        positionUses[Int(choices[Int(lists[Int(former)].firstChoice) + k])] -= 1
      }
      elementLists.insert(former, at: index)
      listUses[Int(former)] += 1
    } else {
      elementLists.insert(Int32(truncatingIfNeeded: lists.count), at: index)
      lists.append(list)
      listUses.append(1)
    }
  }

  /// Removes an element. What it used stays, as other elements may use it.
  mutating func remove(at index: Int) {
    listUses[Int(elementLists.remove(at: index))] -= 1
    hasLeftovers = true
  }

  /// Notes that all elements were added.
  mutating func noteBuilt() { builtSize = size }

  /// Whether changes left little enough behind that the plan need not be built anew.
  var hasRoom: Bool { size <= 2 * builtSize + 256 }

  /// Whether an element has a position in a matrix; not what replaced methods, and elements that
  /// were removed, left behind.
  var placesInMatrix: Bool {
    hasMatrix
      && lists.indices.contains { id in
        let first = Int(lists[id].firstChoice)
        return listUses[id] > 0
          && choices[first..<first + Int(lists[id].count)].contains {
            positions[Int($0)].isMatrix
          }
      }
  }

  /// Adds an element with the methods of the last one.
  mutating func repeatLast() {
    guard let last = elementLists.last else { return }
    elementLists.append(last)
    listUses[Int(last)] += 1
  }

  /// Replaces the methods of an element without a rebuild, where neither the plan nor the methods
  /// have closures. Returns whether it did; if not, the plan has to be built anew.
  mutating func replaceMethods(of index: Int, with methods: [LayoutMethod]) -> Bool {
    guard hasRoom else { return false }
    let old = elementLists[index]
    var closures = PlanClosures()
    let list = addList(methods, like: old, closures: &closures)
    guard closures.isEmpty else { return false }
    hasLeftovers = true
    if listUses[Int(old)] == 1 {
      reclaim(old, for: list)
    } else {
      listUses[Int(old)] -= 1
      elementLists[index] = Int32(truncatingIfNeeded: lists.count)
      lists.append(list)
      listUses.append(1)
    }
    return true
  }

  /// The plan for a size without an end.
  func unfolded(for setting: PlanSetting) -> LayoutPlan {
    var copy = self
    for place in positions.indices where positions[place].readsEnd {
      copy.positions[place] = positions[place].withoutEnd(in: setting)
    }
    copy.readsEnd = false
    return copy
  }

  private var size: Int {
    lists.count + tests.count + choices.count + positions.count + conditions.count
      + formulas.count
  }

  /// Replaces the methods of a list that no other element uses, the last ones added, in its place
  /// where they fit, so that replacing methods over and over does not grow the plan.
  private mutating func reclaim(_ id: Int32, for list: List) {
    let old = lists[Int(id)]
    lists[Int(id)] = list
    guard old.count == list.count, old.firstTest == list.firstTest else {
      for k in 0..<Int(old.count) { positionUses[Int(choices[Int(old.firstChoice) + k])] -= 1 }
      return
    }
    lists[Int(id)].firstChoice = old.firstChoice
    for k in (0..<Int(list.count)).reversed() {
      let (place, addition) = (Int(old.firstChoice) + k, Int(list.firstChoice) + k)
      let (former, new) = (Int(choices[place]), Int(choices[addition]))
      if former == new {
        positionUses[new] -= 1
      } else if positionUses[former] == 1, new == positions.count - 1 {
        positions[former] = positions[new]
        positions.removeLast()
        positionUses.removeLast()
      } else {
        positionUses[former] -= 1
        choices[place] = Int32(truncatingIfNeeded: new)
      }
    }
    choices.removeSubrange(Int(list.firstChoice)...)
  }

  /// Adds methods, sharing tests and positions with another list where they are equal.
  private mutating func addList(
    _ methods: [LayoutMethod], like former: Int32?, closures: inout PlanClosures
  ) -> List {
    let model = former.map { lists[Int($0)] }
    var list = List(
      firstTest: Int32(truncatingIfNeeded: tests.count),
      firstChoice: Int32(truncatingIfNeeded: choices.count),
      count: Int32(truncatingIfNeeded: methods.count), isOpaque: false)
    for k in methods.indices {
      let method = methods[k]
      let likely = model.flatMap { k < $0.count ? tests[Int($0.firstTest) + k] : nil }
      let test = compile(method.condition, orSame: likely, closures: &closures)
      if test.kind != .structured { list.isOpaque = true }
      tests.append(test)
      let position = PlanPosition(
        method.position, formulas: &formulas, closures: &closures)
      if Recording.isOn, position.callsClosures {
        closures.noteLocation(of: position.index, method.location)
      }
      if let model, k < model.count {
        addChoice(position, orSame: choices[Int(model.firstChoice) + k])
      } else {
        addChoice(position, orSame: nil)
      }
      if position.isMatrix { hasMatrix = true }
      if position.readsEnd { readsEnd = true }
      if position.reference != .bounds || method.condition.readsMoreThanSize {
        readsMoreThanSize = true
      }
    }
    if let model, hasSameTests(list, model) {
      tests.removeSubrange(Int(list.firstTest)...)
      list.firstTest = model.firstTest
    }
    return list
  }

  private mutating func addChoice(_ position: PlanPosition, orSame candidate: Int32?) {
    if let candidate, positions[Int(candidate)] == position {
      choices.append(candidate)
      positionUses[Int(candidate)] += 1
    } else {
      choices.append(Int32(truncatingIfNeeded: positions.count))
      positions.append(position)
      positionUses.append(1)
    }
  }

  private func hasSameTests(_ a: List, _ b: List) -> Bool {
    guard a.count == b.count, !a.isOpaque, !b.isOpaque else { return false }
    return (0..<Int(a.count)).allSatisfy {
      tests[Int(a.firstTest) + $0] == tests[Int(b.firstTest) + $0]
    }
  }

  /// Whether two lists say the same, so that their elements form a run.
  private func isSame(_ a: List, _ b: List) -> Bool {
    guard a.count == b.count, a.firstTest == b.firstTest, !a.isOpaque || a.count == 0 else {
      return false
    }
    return (0..<Int(a.count)).allSatisfy {
      choices[Int(a.firstChoice) + $0] == choices[Int(b.firstChoice) + $0]
    }
  }

  private mutating func compile(
    _ condition: LayoutCondition, orSame candidate: Test?, closures: inout PlanClosures
  ) -> Test {
    if let structured = condition.structured {
      if let candidate, candidate.kind == .structured,
        conditions[Int(candidate.index)] == structured
      {
        return candidate
      }
      return Test(index: index(of: structured, statedAs: condition), kind: .structured)
    }
    if let test = condition.soleOpaqueTest {
      return Test(index: closures.add(test), kind: .closure)
    }
    return Test(index: closures.add(condition), kind: .composite)
  }

  private mutating func index(
    of condition: StructuredCondition, statedAs stated: LayoutCondition
  ) -> Int32 {
    if let index = indexOfCondition[condition] { return index }
    let index = Int32(truncatingIfNeeded: conditions.count)
    conditions.append(condition)
    statedConditions.append(stated)
    indexOfCondition[condition] = index
    return index
  }
}
