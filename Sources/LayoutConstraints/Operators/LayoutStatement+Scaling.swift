import Foundation
import LayoutCore

extension LayoutStatement.Target {
  /// The target times a factor, plus an offset in points; what is there counts.
  func scaled(by factor: CGFloat = 1, plus offset: CGFloat = 0) -> Self {
    var copy = self
    copy.multiplier *= factor
    copy.offset = copy.offset * factor + offset
    return copy
  }

  /// The target divided by a number; what is there counts.
  ///
  /// A product with the reciprocal would be rounded twice, and 49 / 49 not be 1.
  func divided(by number: CGFloat) -> Self {
    var copy = self
    copy.multiplier /= number
    copy.offset /= number
    return copy
  }
}

extension LayoutStatement.Anchor {
  /// The attribute times a factor, plus an offset in points.
  func scaled(by factor: CGFloat = 1, plus offset: CGFloat = 0) -> Target {
    target.scaled(by: factor, plus: offset)
  }

  /// The attribute divided by a number.
  func divided(by number: CGFloat) -> Target { target.divided(by: number) }
}

extension LayoutStatement {
  /// Multiplies the right side of the statement, adds an offset in points, and returns the
  /// statement.
  func scaled(by factor: CGFloat = 1, plus offset: CGFloat = 0) -> LayoutStatement {
    if targetAttribute != nil { multiplier *= factor }
    constant = constant * factor + offset
    return self
  }

  /// Divides the right side of the statement by a number, and returns the statement.
  func divided(by number: CGFloat) -> LayoutStatement {
    if targetAttribute != nil { multiplier /= number }
    constant /= number
    return self
  }

  /// The statement about a number as one about a dimension times that number. One about an
  /// attribute stays as it is, with an issue.
  func multiplied(by dimension: DimensionAnchor) -> LayoutStatement {
    guard targetAttribute == nil else {
      LayoutIssue.report(.secondAttribute(dimension.item.issueName, in: self))
      return self
    }
    isActive = false
    let product = LayoutStatement(
      source: source, sourceAttribute, relation, target: .of(dimension.item), dimension.attribute,
      multiplier: storedConstant, constant: 0, priority: storedPriority, at: nil)
    product.place = place
    product.identifier = identifier
    product.enterItems()
    return product
  }
}
