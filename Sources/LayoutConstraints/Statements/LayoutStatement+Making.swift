import Foundation
import LayoutCore

extension LayoutStatement {
  /// Makes the active statement that `source` is what the terms make of `target`; without a target
  /// it is about the offset.
  @inline(__always)
  static func make(
    _ source: consuming ItemAttribute, to target: consuming ItemAttribute?, _ terms: TargetTerms,
    at location: LayoutLocation?
  ) -> LayoutStatement {
    LayoutStatement(
      source: source.item, source.attribute, terms.relation,
      target: target?.item, target?.attribute, multiplier: terms.multiplier,
      constant: terms.offset, priority: terms.priority, at: terms.location ?? location)
  }

  /// Makes the active statement about a dimension, or about a number.
  @inline(__always)
  static func make(
    _ source: consuming ItemAttribute, to target: DimensionTarget, at location: LayoutLocation?
  ) -> LayoutStatement {
    switch target.content {
    case .anchor(let anchor): return make(source, to: anchor.side, target.terms, at: location)
    case .constant(let constant):
      var terms = target.terms
      (terms.multiplier, terms.offset) = (1, target.value(of: constant))
      return make(source, to: nil, terms, at: location)
    }
  }
}
