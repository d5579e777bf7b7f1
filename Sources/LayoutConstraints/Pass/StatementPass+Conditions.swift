import ConstraintSolver
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Conditions of statements: asked once per group, while gathering and again before every pass.
extension StatementPass {
  /// A group of statements with a condition, the item that the first of them is about, and whether
  /// the condition held.
  struct GroupAnswer {
    var group: StatementGroup
    var source: ConstraintItem
    var holds: Bool
  }

  /// The number of a group's condition, which is asked with the first statement of the group.
  func condition(
    of group: StatementGroup, about source: ConstraintItem, _ input: LayoutInput,
    _ numbers: inout [ObjectIdentifier: Int]
  ) -> Int {
    if let known = numbers[ObjectIdentifier(group)] { return known }
    let holds = group.condition(self.input(of: source, input))
    numbers[ObjectIdentifier(group)] = conditions.count
    conditions.append(GroupAnswer(group: group, source: source, holds: holds))
    return conditions.count - 1
  }

  /// Asks every condition again, and leaves statements out or lets them count as the answers are
  /// now. Returns `false` where the items have to be gathered anew.
  ///
  /// Complexity: linear in the conditions; in the statements if an answer is another one.
  func refreshConditions(_ input: LayoutInput) -> Bool {
    var isChanged = false
    for number in conditions.indices {
      let holds = conditions[number].group.condition(
        self.input(of: conditions[number].source, input))
      if conditions[number].holds == holds { continue }
      conditions[number].holds = holds
      isChanged = true
    }
    guard isChanged else { return true }
    for index in entries.indices where entries[index].condition >= 0 {
      let holds = conditions[entries[index].condition].holds
      if entries[index].holds == holds { continue }
      entries[index].holds = holds
      guard let row = entries[index].row else { continue }
      if entries[index].mentionsContent { return false }
      problem.setActive(holds, of: row)
      countMentions(of: entries[index], by: holds ? 1 : -1)
    }
    return true
  }

  /// The root's input with the facts that containers between the item and the root set themselves.
  private func input(of source: ConstraintItem, _ input: LayoutInput) -> LayoutInput {
    var own: [String: String] = [:]
    var view = source.item as? UIView ?? source.item?.layoutContainer as? UIView
    while let current = view, current !== root {
      if let traits = current.existingStorage?.inputTraits {
        own.merge(traits) { inner, _ in inner }
      }
      view = current.superview
    }
    guard !own.isEmpty else { return input }
    var result = input
    result.traits.merge(own) { _, inner in inner }
    return result
  }
}
