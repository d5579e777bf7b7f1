import ConstraintSolver
import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension UIView {
  /// The items below the view whose frames statements do not determine, because some are missing
  /// or because wishes of the same priority rival.
  ///
  /// Layout takes the answer closest to the frames that the items had at first, then the smallest
  /// sizes, then the one that meets earlier statements better. Ask when it surprises.
  ///
  /// Lays out the view's statements if they are marked. Complexity: about that of two passes per
  /// number in question.
  public func ambiguities() -> [LayoutAmbiguity] {
    layOutConstraints()
    let state = ConstraintItem.of(self)
    guard let front = state.ownFront ?? state.front else { return [] }
    var found: [LayoutAmbiguity] = []
    // As in a pass, items may change the tree when they are asked what holds them.
    _ = front.pass {
      let free = Set(front.problem.freeVariables())
      found = front.nodes.indices.compactMap { index in
        guard front.nodes[index].isOpen, holds(front.item(index)) else { return nil }
        let attributes = zip(front.nodes[index].numbers, LayoutAmbiguity.Attribute.allCases)
          .filter { free.contains($0.0) }.map(\.1)
        guard !attributes.isEmpty else { return nil }
        return LayoutAmbiguity(item: front.item(index), attributes: attributes)
      }
    }
    return found
  }
}

extension ConstraintNode {
  /// Whether statements decide its frame, and nothing else does.
  fileprivate var isOpen: Bool {
    kind == .free || kind == .content && mentions != SIMD4(repeating: 0)
  }
}
