import ConstraintSolver
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension StatementPass {
  /// The items in a view whose frames statements leave open, after laying it out.
  static func ambiguities(in view: UIView) -> [LayoutAmbiguity] {
    layOut(view)
    let state = ConstraintItem.of(view)
    guard let pass = state.ownStatementPass ?? state.statementPass else { return [] }
    return pass.ambiguities(in: view)
  }

  private func ambiguities(in view: UIView) -> [LayoutAmbiguity] {
    // As in a pass, items may change the tree when they are asked what holds them.
    guard guardState.begin() else { return [] }
    let free = Set(problem.freeVariables())
    let found = nodes.indices.compactMap { index -> LayoutAmbiguity? in
      guard nodes[index].isOpen, view.containsItem(item(index)) else { return nil }
      let attributes = zip(nodes[index].numbers, LayoutAmbiguity.Attribute.allCases)
        .filter { free.contains($0.0) }.map(\.1)
      return attributes.isEmpty ? nil : LayoutAmbiguity(item: item(index), attributes: attributes)
    }
    let interruption = guardState.end()
    if let root { interruption?.tell(root, at: firstLocation) } else { clear() }
    return found
  }
}

extension ConstraintNode {
  /// Whether statements decide its frame, and nothing else does.
  fileprivate var isOpen: Bool {
    kind == .free || kind == .content && decided != 0
  }
}
