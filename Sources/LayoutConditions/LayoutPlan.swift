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

  /// The methods of one element: a slice of ``methods`` and ``positions``. Consecutive elements
  /// with equal methods share their list, and so form a run that is laid out in one loop.
  struct List: Sendable {
    var first: Int32
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

  // Elements, in the order of the walk.
  var elementLists: [Int32] = []
  var lists: [List] = []

  // Methods, side by side.
  var tests: [Test] = []
  var positions: [PlanPosition] = []

  /// The distinct structured conditions.
  var conditions: [StructuredCondition] = []
  private var indexOfCondition: [StructuredCondition: Int32] = [:]

  /// Methods that a replacement left behind, and the conditions of the first building.
  private var abandoned = 0
  private var builtConditions = 0

  /// Whether elements are measured, so that the plan depends on their content.
  private(set) var measures = false

  /// Whether a condition or position depends on more of the input than its size.
  private(set) var readsMoreThanSize = false

  /// Creates an empty plan.
  init() {}

  /// Creates a plan from the methods of its elements, in the order of the flow.
  ///
  /// Gives `nil` if a method has a closure, in its condition or in its position.
  /// Complexity: linear in the methods.
  public init?(_ elements: [[LayoutMethod]], optimization: LayoutOptimization = .none) {
    self.optimization = optimization
    var closures = PlanClosures()
    for methods in elements {
      append(methods, closures: &closures)
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

/// The closures of a plan, by index; they stay with the controller.
struct PlanClosures {
  var positions: [CustomPosition] = []
  var tests: [OpaqueTest] = []
  var composites: [LayoutCondition] = []

  var isEmpty: Bool { positions.isEmpty && tests.isEmpty && composites.isEmpty }
}

extension LayoutPlan {
  /// Adds an element with its methods.
  mutating func append(_ methods: [LayoutMethod], closures: inout PlanClosures) {
    let first = tests.count
    let list = addMethods(methods, closures: &closures)
    if let last = elementLists.last, matches(list, lists[Int(last)]) {
      tests.removeSubrange(first...)
      positions.removeSubrange(first...)
      elementLists.append(last)
    } else {
      elementLists.append(Int32(truncatingIfNeeded: lists.count))
      lists.append(list)
    }
    builtConditions = conditions.count
  }

  /// Replaces the methods of an element without a rebuild, where neither the plan nor the methods
  /// have closures. Gives whether it did.
  mutating func replaceMethods(of index: Int, with methods: [LayoutMethod]) -> Bool {
    guard conditions.count <= 2 * builtConditions + 64, abandoned <= tests.count / 2 + 64 else {
      return false
    }
    let (testCount, measured) = (tests.count, measures)
    var closures = PlanClosures()
    let list = addMethods(methods, closures: &closures)
    guard closures.isEmpty else {
      tests.removeSubrange(testCount...)
      positions.removeSubrange(testCount...)
      measures = measured
      return false
    }
    let old = elementLists[index]
    let isShared =
      index > 0 && elementLists[index - 1] == old
      || index + 1 < count && elementLists[index + 1] == old
    if isShared {
      elementLists[index] = Int32(truncatingIfNeeded: lists.count)
      lists.append(list)
    } else if list.count <= lists[Int(old)].count {
      // The new methods fit where the old ones were.
      let place = Int(lists[Int(old)].first)
      for k in 0..<Int(list.count) {
        tests[place + k] = tests[testCount + k]
        positions[place + k] = positions[testCount + k]
      }
      tests.removeSubrange(testCount...)
      positions.removeSubrange(testCount...)
      abandoned += Int(lists[Int(old)].count - list.count)
      lists[Int(old)].count = list.count
    } else {
      abandoned += Int(lists[Int(old)].count)
      lists[Int(old)] = list
    }
    return true
  }

  private mutating func addMethods(
    _ methods: [LayoutMethod], closures: inout PlanClosures
  ) -> List {
    let first = tests.count
    var isOpaque = false
    for method in methods {
      let test = compile(method.condition, closures: &closures)
      let position = PlanPosition(method.position, closures: &closures.positions)
      if test.kind != .structured { isOpaque = true }
      if position.reference != .bounds || method.condition.readsMoreThanSize {
        readsMoreThanSize = true
      }
      if position.measures { measures = true }
      if position.usesClosures, closures.positions[Int(position.closures)].proposal != nil {
        measures = true
      }
      tests.append(test)
      positions.append(position)
    }
    return List(
      first: Int32(truncatingIfNeeded: first), count: Int32(truncatingIfNeeded: methods.count),
      isOpaque: isOpaque)
  }

  private mutating func compile(
    _ condition: LayoutCondition, closures: inout PlanClosures
  ) -> Test {
    if let structured = condition.structured {
      return Test(index: index(of: structured), kind: .structured)
    }
    if let test = condition.soleOpaqueTest {
      closures.tests.append(test)
      return Test(index: Int32(truncatingIfNeeded: closures.tests.count - 1), kind: .closure)
    }
    closures.composites.append(condition)
    return Test(index: Int32(truncatingIfNeeded: closures.composites.count - 1), kind: .composite)
  }

  private mutating func index(of condition: StructuredCondition) -> Int32 {
    if let index = indexOfCondition[condition] { return index }
    let index = Int32(truncatingIfNeeded: conditions.count)
    conditions.append(condition)
    indexOfCondition[condition] = index
    return index
  }

  /// Whether two lists say the same, so that their elements form a run.
  private func matches(_ a: List, _ b: List) -> Bool {
    guard a.count == b.count, !a.isOpaque, !b.isOpaque else { return false }
    for k in 0..<Int(a.count) {
      let (i, j) = (Int(a.first) + k, Int(b.first) + k)
      guard tests[i] == tests[j], positions[i] == positions[j] else { return false }
    }
    return true
  }
}
