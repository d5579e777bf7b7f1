import ConstraintSolver
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Natural sizes as issues and handles see them.
extension StatementPass {
  /// Whether a view without statements was added for them and has a natural size to take.
  func hasNaturalSizeOnly(_ view: UIView, in parent: Int) -> Bool {
    guard !view.translatesAutoresizingMaskIntoConstraints, states[parent].solvesStatements,
      !view.solvesStatements
    else { return false }
    switch kinds.kind(of: view) {
    case .none, .scroll: return false
    case .label, .text, .measured, .custom: return true
    }
  }

  /// Whether a row of an item's natural size is left out.
  func isNaturalSuspended(
    _ node: Int, _ dimension: DimensionAnchor.Dimension, _ relation: LayoutStatement.Relation
  ) -> Bool {
    guard let leaf = leaves.first(where: { $0.node == node }),
      let rows = leaf[dimension == .width ? .horizontal : .vertical]
    else { return false }
    return problem.isSuspended(relation == .maximum ? rows.atMost : rows.atLeast)
  }

  /// A row of a natural size in words.
  static func naturalText(
    _ element: String, _ size: String, isHugging: Bool, _ length: Double, _ priority: Int
  ) -> String {
    "\(element).\(size) \(isHugging ? "<=" : ">=") \(length.plainText) (natural size, "
      + "\(isHugging ? "hugging" : "compression resistance") \(priority))"
  }
}
