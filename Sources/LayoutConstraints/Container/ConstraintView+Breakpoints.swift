package import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension ConstraintView: ConditionalElement {
  /// The conditions of the statements about what is in the view, without those about what is in
  /// constraint views within it.
  package var declaredConditions: [LayoutCondition] {
    var groups: [StatementGroup] = []
    var known: Set<ObjectIdentifier> = []
    var tree = ElementTree(self)
    while let (element, depth) = tree.next() {
      let state = element.existingStorage?.constraintItem
      state?.addGroups(to: &groups, &known)
      for guide in (element as? UIView)?.layoutGuides ?? [] {
        guide.existingStorage?.constraintItem?.addGroups(to: &groups, &known)
      }
      if depth > 0, element is any MeasuredContainer { tree.skipChildren() }
    }
    return groups.map(\.condition)
  }

  /// Whether another view solves the statements in this one.
  package var readsInputOfContainer: Bool {
    guard let state = existingStorage?.constraintItem, state.ownPass == nil else { return false }
    // Before the first pass: one that statements place is a part of what solves those.
    return state.pass != nil || !state.statements.isEmpty && hasSolverAbove
  }
}

extension ConstraintItem {
  /// Adds the groups of the item's statements, each once.
  fileprivate func addGroups(
    to groups: inout [StatementGroup], _ known: inout Set<ObjectIdentifier>
  ) {
    for statement in statements.sorted(by: { $0.serial < $1.serial }) {
      guard let group = statement.group, known.insert(ObjectIdentifier(group)).inserted else {
        continue
      }
      groups.append(group)
    }
  }
}
