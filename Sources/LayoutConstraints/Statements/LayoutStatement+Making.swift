import Foundation
import LayoutCore

extension LayoutStatement {
  /// Makes the active statement that an attribute is what the terms make of a target's; without a
  /// target it is about the offset.
  @inline(__always)
  static func make(
    _ attribute: Attribute, of source: any LayoutItem, to targetAttribute: Attribute?,
    of target: (any LayoutItem)?, _ terms: TargetTerms, at location: LayoutLocation?
  ) -> LayoutStatement {
    let statement = LayoutStatement(
      source: .of(source), attribute, terms.relation, target: target.map { .of($0) },
      targetAttribute, multiplier: terms.multiplier, constant: terms.offset,
      priority: terms.priority, at: terms.location ?? location)
    statement.enterItems()
    return statement
  }

  /// Makes the active statement about a dimension, or about a number.
  @inline(__always)
  static func make(
    _ attribute: Attribute, of source: any LayoutItem, to target: DimensionTarget,
    at location: LayoutLocation?
  ) -> LayoutStatement {
    switch target.content {
    case .anchor(let anchor):
      return make(
        attribute, of: source, to: anchor.attribute, of: anchor.item, target.terms, at: location)
    case .constant(let constant):
      var terms = target.terms
      (terms.multiplier, terms.offset) = (1, target.value(of: constant))
      return make(attribute, of: source, to: nil, of: nil, terms, at: location)
    }
  }
}
