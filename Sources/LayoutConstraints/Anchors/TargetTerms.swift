import Foundation
import LayoutCore

/// Relation, factor and offset of a target.
struct TargetTerms {
  private(set) var relation = LayoutStatement.Relation.exact
  var multiplier: CGFloat
  var offset: CGFloat
  var priority: Float = 1000
  var location: LayoutLocation?

  init(multiplier: CGFloat = 1, offset: CGFloat = 0) {
    self.multiplier = multiplier
    self.offset = offset
  }

  mutating func set(_ relation: LayoutStatement.Relation) {
    if case .relative(let factor) = relation {
      multiplier = factor
    } else {
      self.relation = relation
    }
  }
}
