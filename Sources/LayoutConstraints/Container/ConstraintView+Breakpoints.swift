import ConstraintSolver
package import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension ConstraintView: ConditionalElement {
  /// The conditions of the statements about items in the view, without those about items in
  /// constraint views within it.
  package var declaredConditions: [LayoutCondition] { declaredGroups.map(\.condition) }

  package func replaceConditions(_ replacement: (ConditionList) -> [LayoutCondition]) {
    for group in declaredGroups {
      let list = ConditionList(group.condition, "group of statements", layoutName)
      group.condition = replacement(list).first ?? group.condition
    }
  }

  private var declaredGroups: [StatementGroup] {
    var groups: [StatementGroup] = []
    var known: Set<ObjectIdentifier> = []
    var tree = ElementTree(self)
    while let (element, depth) = tree.next() {
      let container = depth == 0 || element is any MeasuredContainer ? element as? UIView : nil
      let state = element.existingStorage?.constraintItem
      state?.addGroups(to: &groups, &known) { statement in
        // A container's relations to what is in it are its own, all others are those of what is
        // around it.
        container.map { $0.containsItem(statement.targetItem) == (depth == 0) } ?? true
      }
      if depth > 0, container != nil {
        tree.skipChildren()
        continue
      }
      for guide in (element as? UIView)?.layoutGuides ?? [] {
        guide.existingStorage?.constraintItem?.addGroups(to: &groups, &known) { _ in true }
      }
    }
    return groups
  }

  /// Whether another view solves the statements in this one.
  package var readsInputOfContainer: Bool {
    guard let state = existingStorage?.constraintItem, state.ownPass == nil else { return false }
    // Before the first pass: one that statements place is a part of what solves those.
    return state.pass != nil || state.hasStatements && hasSolverAbove
  }
}

extension ConstraintItem {
  /// Adds the groups of the statements that have the item as their source, as far as they count,
  /// each once.
  fileprivate func addGroups(
    to groups: inout [StatementGroup], _ known: inout Set<ObjectIdentifier>,
    where counts: (LayoutStatement) -> Bool
  ) {
    for statement in statements.inOrder(of: { $0.serial }) {
      guard let group = statement.group, statement.source === self, counts(statement),
        known.insert(ObjectIdentifier(group)).inserted
      else { continue }
      groups.append(group)
    }
  }
}
