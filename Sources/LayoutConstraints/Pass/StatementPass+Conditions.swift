import ConstraintSolver
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Conditions of statements. Each is asked once per group, and once more for each view that sets
/// facts, while gathering and again before every pass.
extension StatementPass {
  /// What the answers of a condition depend on, besides the input of the pass.
  struct GroupKey: Hashable {
    var group: ObjectIdentifier
    /// See ``StatementPass/scopes``.
    var scope: Int
  }

  /// The statements of a group that see the same facts, the item that the first of them is about,
  /// and whether the condition held.
  struct GroupAnswer {
    var group: StatementGroup
    var source: ConstraintItem
    var holds: Bool
  }

  /// The index of a group's answer for a node. The condition is asked for the first statement that
  /// sees the same facts.
  func condition(
    of group: StatementGroup, about source: Int, _ input: LayoutInput,
    _ numbers: inout [GroupKey: Int]
  ) -> Int {
    if scopes.isEmpty { gatherScopes() }
    let key = GroupKey(group: ObjectIdentifier(group), scope: scopes[source])
    if let known = numbers[key] { return known }
    let holds = group.condition(self.input(of: states[source], input))
    numbers[key] = conditions.count
    conditions.append(GroupAnswer(group: group, source: states[source], holds: holds))
    return conditions.count - 1
  }

  /// Finds the nearest view that sets facts, for each node: the item itself or one around it; 0
  /// where there is none below the root. What comes later needs none: a statement with a condition
  /// has everything gathered anew.
  private func gatherScopes() {
    innerFactsCount = root?.existingStorage?.innerFactsCount ?? 0
    scopes.append(0)
    for index in nodes.indices.dropFirst() {
      let setsFacts = view(index)?.existingStorage?.inputTraits != nil
      scopes.append(setsFacts ? index : scopes[nodes[index].parent])
    }
  }

  /// Asks every condition again, and leaves statements out or lets them count as the answers are
  /// now. Returns `false` where the items have to be gathered anew.
  ///
  /// Complexity: linear in the conditions; in the statements if an answer is another one.
  func refreshConditions(_ root: UIView, _ input: LayoutInput) -> Bool {
    if conditions.isEmpty { return true }
    if (root.existingStorage?.innerFactsCount ?? 0) != innerFactsCount { return false }
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
      countMentions(of: statements[index], entries[index], by: holds ? 1 : -1)
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
