import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Conditions of statements: asked once per group while gathering, and again before every pass.
extension StatementPass {
  /// A group of statements with a condition, the item that the first of them is about, and whether
  /// the condition held.
  struct GroupAnswer {
    var group: StatementGroup
    var source: ConstraintItem
    var holds: Bool
  }

  /// Whether the statements of a group count.
  func holds(
    _ group: StatementGroup, about source: ConstraintItem, _ input: LayoutInput,
    _ answers: inout [ObjectIdentifier: Bool]
  ) -> Bool {
    if let known = answers[ObjectIdentifier(group)] { return known }
    let holds = group.condition(self.input(of: source, input))
    answers[ObjectIdentifier(group)] = holds
    conditions.append(GroupAnswer(group: group, source: source, holds: holds))
    return holds
  }

  /// Whether every condition answers as it did while gathering.
  func hasSameAnswers(_ input: LayoutInput) -> Bool {
    conditions.allSatisfy {
      $0.group.condition(self.input(of: $0.source, input)) == $0.holds
    }
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
