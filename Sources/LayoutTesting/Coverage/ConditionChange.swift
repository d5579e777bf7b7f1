import Foundation
import LayoutCore

/// A small change of conditions, as one slips in by mistake.
struct ConditionChange {
  /// The first condition that changes as it is, and where it was written.
  var condition: LayoutCondition
  var location: LayoutLocation?

  /// The change in words: `600 could be 601`.
  var text: String

  private let kind: Kind

  /// The conditions that change, if the size of the layout decides about them.
  private let decidedBySize: [LayoutCondition]?

  private enum Kind {
    /// Terms in place of a test, wherever a condition of one line has it.
    case test(LayoutCondition, (ConditionTerm) -> [ConditionTerm])

    /// A condition in place of one of a list.
    case place(ConditionList, Int, LayoutCondition)
  }

  /// Changes a new tree.
  func apply(to root: any LayoutElement) {
    for (element, _) in ElementTree.conditionalElements(of: root) {
      element.replaceConditions { list in
        var conditions = list.conditions
        switch kind {
        case .test: conditions = conditions.map(changed)
        case .place(let own, let index, let condition):
          if list.isSame(as: own) { conditions[index] = condition }
        }
        return conditions
      }
    }
  }

  /// Whether the layout may differ at an input.
  func mayMatter(at input: LayoutInput) -> Bool {
    decidedBySize?.contains { $0(input) != changed($0)(input) } ?? true
  }

  /// The sizes at which what it changes begins to hold or ends to.
  var breakpoints: LayoutBreakpoints { LayoutBreakpoints(of: [condition, changed(condition)]) }

  private func changed(_ condition: LayoutCondition) -> LayoutCondition {
    switch kind {
    case .place(_, _, let changed): return changed
    case .test(let test, let terms):
      guard condition.location == test.location else { return condition }
      return condition.replacingAtoms { $0 == test ? terms($1) : nil }
    }
  }
}

extension ConditionChange {
  /// All changes of the conditions of a tree; what several elements share is changed once.
  static func all(of root: any LayoutElement) -> [ConditionChange] {
    let lists = declaredLists(of: root)
    var changes: [ConditionChange] = []
    var seen: Set<Test> = []
    for (list, _) in lists {
      for (index, condition) in list.conditions.enumerated() where !condition.isConstant {
        for atom in condition.atoms where seen.insert(Test(atom)).inserted {
          let place = condition.location ?? list.locations[index]
          changes += ofTest(atom, in: condition, at: place, lists)
        }
      }
    }
    for (list, seesRoot) in lists { changes += ofOrder(in: list, seesRoot: seesRoot) }
    return changes
  }

  /// A test as it stands in one line.
  private struct Test: Hashable {
    var test: LayoutCondition
    var location: LayoutLocation?

    init(_ test: LayoutCondition) {
      self.test = test
      location = test.location
    }
  }

  /// The lists of a tree, each once, and whether they see the input of the root wherever they are.
  private static func declaredLists(
    of root: any LayoutElement
  ) -> [(list: ConditionList, seesRoot: Bool)] {
    var lists: [(list: ConditionList, seesRoot: Bool)] = []
    for (element, source) in ElementTree.conditionalElements(of: root) {
      element.replaceConditions { list in
        if let known = lists.firstIndex(where: { $0.list.isSame(as: list) }) {
          lists[known].seesRoot = lists[known].seesRoot && source === root
        } else {
          lists.append((list, source === root))
        }
        return list.conditions
      }
    }
    return lists
  }

  /// Each threshold of a test a point more or less, and the test negated.
  private static func ofTest(
    _ test: LayoutCondition, in condition: LayoutCondition, at location: LayoutLocation?,
    _ lists: [(list: ConditionList, seesRoot: Bool)]
  ) -> [ConditionChange] {
    // Several conditions of one line may have it.
    let affected = lists.filter { list, _ in
      list.conditions.contains { $0.location == test.location && $0.atoms.contains(test) }
    }
    let conditions = affected.flatMap(\.list.conditions)
    let isDecided = affected.allSatisfy(\.seesRoot) && conditions.allSatisfy(\.dependsOnSizesOnly)
    func change(
      _ text: String, _ terms: @escaping (ConditionTerm) -> [ConditionTerm]
    ) -> ConditionChange {
      ConditionChange(
        condition: condition, location: location, text: text, kind: .test(test, terms),
        decidedBySize: isDecided ? Array(Set(conditions)) : nil)
    }
    var changes: [ConditionChange] = []
    if case .interval(let quantity, let low, let high, let hasLow, let hasHigh) = test.terms.first {
      // A point is no step of a ratio.
      func step(_ end: CGFloat, _ sign: CGFloat) -> CGFloat {
        quantity == .aspectRatio ? end * (1 + sign / 100) : end + sign
      }
      func move(_ end: CGFloat, to other: CGFloat, _ low: CGFloat, _ high: CGFloat) {
        guard end.isFinite, end != other else { return }
        // "portrait" does not say which number it has.
        let name = quantity == .aspectRatio ? "the aspect ratio " : ""
        let text = "\(name)\(Double(end).fixedText) could be \(Double(other).fixedText)"
        changes.append(
          change(text) { _ in
            [
              .interval(
                quantity, low: low, high: high, includesLow: hasLow, includesHigh: hasHigh)
            ]
          })
      }
      for sign: CGFloat in [-1, 1] {
        move(low, to: step(low, sign), step(low, sign), high)
        move(high, to: step(high, sign), low, step(high, sign))
      }
    }
    return changes + [change("\(test) could be the opposite") { [$0, .not] }]
  }

  /// Each condition left out, and each after the next one, where the first that holds counts.
  private static func ofOrder(in list: ConditionList, seesRoot: Bool) -> [ConditionChange] {
    var changes: [ConditionChange] = []
    for (index, condition) in list.conditions.enumerated() {
      func add(_ text: String, _ changed: LayoutCondition) {
        let isDecided = seesRoot && condition.dependsOnSizesOnly && changed.dependsOnSizesOnly
        changes.append(
          ConditionChange(
            condition: condition, location: list.locations[index] ?? condition.location,
            text: "the \(list.noun) \(text)", kind: .place(list, index, changed),
            decidedBySize: isDecided ? [condition] : nil))
      }
      // What always holds and stands alone depends on no condition.
      let isAlone = list.conditions.count == 1 && condition.isConstant
      if condition != .never, !isAlone { add("could be left out", .never) }
      guard index + 1 < list.conditions.count, !condition.isConstant else { continue }
      let next = list.conditions[index + 1]
      // Behind one that always holds it would be left out.
      if !next.isConstant { add("could come after the next one", condition && !next) }
    }
    return changes
  }
}

extension ConditionList {
  /// Whether two lists are written in the same lines, so that they change together.
  fileprivate func isSame(as other: ConditionList) -> Bool {
    noun == other.noun && conditions == other.conditions && locations == other.locations
      && conditions.map(\.location) == other.conditions.map(\.location)
  }
}

extension LayoutCondition {
  /// Whether it is the same for every input.
  fileprivate var isConstant: Bool { self == .always || self == .never }
}
