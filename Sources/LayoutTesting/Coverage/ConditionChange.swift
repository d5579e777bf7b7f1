import Foundation
import LayoutCore

/// A small change of a condition, as one slips in by mistake.
struct ConditionChange {
  /// The condition as it is, and where it was written.
  var condition: LayoutCondition
  var location: LayoutLocation?

  /// The change in words: `600 could be 601`.
  var text: String

  /// The condition as it would be.
  private let changed: LayoutCondition

  /// The list of which one condition changes, and its place there; nil where the condition changes
  /// in every place that shares it.
  private let place: (list: ConditionList, index: Int)?

  /// Whether the size of the layout decides about all that changes.
  private let dependsOnSize: Bool

  private init(
    _ condition: LayoutCondition, at location: LayoutLocation?, _ text: String,
    to changed: LayoutCondition, in place: (ConditionList, Int)? = nil, seesRoot: Bool
  ) {
    self.condition = condition
    self.location = location
    self.text = text
    self.changed = changed
    self.place = place
    dependsOnSize = seesRoot && condition.dependsOnSizesOnly && changed.dependsOnSizesOnly
  }

  /// Changes a new tree.
  func apply(to root: any LayoutElement) {
    for (element, _) in ElementTree.conditionalElements(of: root) {
      element.replaceConditions { list in
        var conditions = list.conditions
        if let place {
          if list.isSame(as: place.list) { conditions[place.index] = changed }
        } else {
          for index in conditions.indices
          where conditions[index] == condition && conditions[index].location == condition.location {
            conditions[index] = changed
          }
        }
        return conditions
      }
    }
  }

  /// Whether the layout may differ at an input.
  func mayMatter(at input: LayoutInput) -> Bool {
    !dependsOnSize || condition(input) != changed(input)
  }

  /// The sizes at which what it changes begins to hold or ends to.
  var breakpoints: LayoutBreakpoints { LayoutBreakpoints(of: [condition, changed]) }
}

extension ConditionChange {
  /// All changes of the conditions of a tree; what several elements share is changed once.
  static func all(of root: any LayoutElement) -> [ConditionChange] {
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
    var changes: [ConditionChange] = []
    var seen: [(condition: LayoutCondition, location: LayoutLocation?)] = []
    for (list, _) in lists {
      for (index, condition) in list.conditions.enumerated() where !condition.isConstant {
        guard !seen.contains(where: { $0.0 == condition && $0.1 == condition.location }) else {
          continue
        }
        seen.append((condition, condition.location))
        // One place that sees another input is enough for sizes of the layout not to decide.
        let seesRoot = lists.allSatisfy { other in
          other.seesRoot || !other.list.conditions.contains(condition)
        }
        let location = condition.location ?? list.locations[index]
        changes += ofTests(in: condition, at: location, seesRoot: seesRoot)
      }
    }
    for (list, seesRoot) in lists { changes += ofOrder(in: list, seesRoot: seesRoot) }
    return changes
  }

  /// Each threshold a point more or less, and each test negated.
  private static func ofTests(
    in condition: LayoutCondition, at location: LayoutLocation?, seesRoot: Bool
  ) -> [ConditionChange] {
    var changes: [ConditionChange] = []
    func add(_ index: Int, _ terms: [ConditionTerm], _ text: String) {
      let changed = condition.replacing(term: index, by: terms)
      guard changed != condition else { return }
      changes.append(
        ConditionChange(condition, at: location, text, to: changed, seesRoot: seesRoot))
    }
    var atoms = condition.atoms.makeIterator()
    for (index, term) in condition.terms.enumerated() {
      switch term {
      case .not, .and, .or: continue
      case .interval(let quantity, let low, let high, let includesLow, let includesHigh):
        func step(_ end: CGFloat, _ sign: CGFloat) -> CGFloat {
          quantity == .aspectRatio ? end * (1 + sign / 100) : end + sign
        }
        func moved(_ low: CGFloat, _ high: CGFloat) -> [ConditionTerm] {
          [
            .interval(
              quantity, low: low, high: high, includesLow: includesLow,
              includesHigh: includesHigh)
          ]
        }
        func text(_ old: CGFloat, _ new: CGFloat) -> String {
          "\(Double(old).fixedText) could be \(Double(new).fixedText)"
        }
        for sign: CGFloat in [-1, 1] {
          if low.isFinite {
            add(index, moved(step(low, sign), high), text(low, step(low, sign)))
          }
          if high.isFinite {
            add(index, moved(low, step(high, sign)), text(high, step(high, sign)))
          }
        }
      default: break
      }
      if let atom = atoms.next() { add(index, [term, .not], "\(atom) could be the opposite") }
    }
    return changes
  }

  /// Each condition left out, and each after the next one, where the first that holds counts.
  private static func ofOrder(in list: ConditionList, seesRoot: Bool) -> [ConditionChange] {
    var changes: [ConditionChange] = []
    for (index, condition) in list.conditions.enumerated() {
      func add(_ text: String, _ changed: LayoutCondition) {
        changes.append(
          ConditionChange(
            condition, at: list.locations[index] ?? condition.location,
            "the \(list.noun) \(text)", to: changed, in: (list, index), seesRoot: seesRoot))
      }
      if condition != .never { add("could be left out", .never) }
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
