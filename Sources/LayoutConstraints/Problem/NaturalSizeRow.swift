public import Foundation
import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// What a view's natural size asks for in one direction: not to be larger, which is its hugging, or
/// not to be smaller, its compression resistance.
///
/// It counts beside statements, so it can be what an issue or an `isSuspended` is about:
///
/// ```swift
/// let row = title.naturalSizeRows.first { $0.dimension == .width && $0.relation == .minimum }
/// print(row!)              // title.width >= 120 (natural size, compression resistance 750)
/// row?.priority = UILayoutPriority(999)   // the view's contentCompressionResistancePriority
/// ```
#if canImport(UIKit)
@MainActor
#endif
public final class NaturalSizeRow {
  /// The view whose size it is, as long as it lives.
  public private(set) weak var view: UIView?

  /// Width or height.
  public let dimension: DimensionAnchor.Dimension

  /// `.maximum` for hugging, `.minimum` for compression resistance.
  public let relation: LayoutStatement.Relation

  /// The natural length in points when the row was read. Of text that wraps, the height at the
  /// width it had then.
  public let length: CGFloat

  init(
    _ view: UIView, _ dimension: DimensionAnchor.Dimension, _ relation: LayoutStatement.Relation,
    length: CGFloat
  ) {
    self.view = view
    self.dimension = dimension
    self.relation = relation
    self.length = length
  }

  private var axis: NSLayoutConstraint.Axis { dimension == .width ? .horizontal : .vertical }

  /// How much it counts against statements: the view's hugging or compression resistance. 0 once
  /// the view is gone.
  public var priority: UILayoutPriority {
    get {
      guard let view else { return UILayoutPriority(0) }
      return relation == .maximum
        ? view.contentHuggingPriority(for: axis)
        : view.contentCompressionResistancePriority(for: axis)
    }
    set {
      if relation == .maximum {
        view?.setContentHuggingPriority(newValue, for: axis)
      } else {
        view?.setContentCompressionResistancePriority(newValue, for: axis)
      }
    }
  }

  /// Whether it is left out of the last pass, because it contradicts statements.
  public var isSuspended: Bool {
    guard let view, let state = view.existingStorage?.constraintItem,
      let pass = state.statementPass
    else { return false }
    return pass.isNaturalSuspended(state.index, dimension, relation)
  }
}

extension NaturalSizeRow: CustomStringConvertible {
  /// The row as issues write it.
  public var description: String {
    StatementPass.naturalText(
      view?.layoutName ?? "(gone)", dimension == .width ? "width" : "height",
      isHugging: relation == .maximum, Double(length),
      view == nil ? 0 : LayoutStatement.level(priority.rawValue))
  }
}

extension UIView {
  /// What the view's natural size asked for in the last pass of statements that placed the view:
  /// hugging, then compression resistance, of the width and then of the height, as far as it has
  /// them. None where no statements place the view.
  ///
  /// - Complexity: O(views with a natural size in the pass).
  public var naturalSizeRows: [NaturalSizeRow] {
    guard let state = existingStorage?.constraintItem, let pass = state.statementPass,
      let leaf = pass.leaves.first(where: { $0.node == state.index })
    else { return [] }
    let lengths = [(DimensionAnchor.Dimension.width, leaf.width), (.height, leaf.rowHeight)]
    return lengths.filter { $0.1 >= 0 }.flatMap { dimension, length in
      [LayoutStatement.Relation.maximum, .minimum].map {
        NaturalSizeRow(self, dimension, $0, length: CGFloat(length))
      }
    }
  }
}
