public import Foundation
import LayoutCore

/// The convenience functions of GetLaid 3.0 about several edges of the parent, which `>>` replaced.
///
/// Source: GetLaid, `LayoutItem.constrainToParent`.
extension LayoutItem {
  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParent(inset: CGFloat = 0, fileID: String = #fileID, line: Int = #line)
    -> [LayoutStatement]
  {
    toParent(
      [(.top, inset), (.leading, inset), (.bottom, -inset), (.trailing, -inset)], fileID, line)
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParent(
    topInset: CGFloat = 0, leadingInset: CGFloat = 0, bottomInset: CGFloat = 0,
    trailingInset: CGFloat = 0, fileID: String = #fileID, line: Int = #line
  ) -> [LayoutStatement] {
    toParent(
      [
        (.top, topInset), (.leading, leadingInset), (.bottom, -bottomInset),
        (.trailing, -trailingInset),
      ], fileID, line)
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParent(
    topInset: CGFloat = 0, leftInset: CGFloat, bottomInset: CGFloat = 0, rightInset: CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) -> [LayoutStatement] {
    toParent(
      [(.top, topInset), (.left, leftInset), (.bottom, -bottomInset), (.right, -rightInset)],
      fileID, line)
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParentButTop(
    inset: CGFloat = 0, fileID: String = #fileID, line: Int = #line
  ) -> [LayoutStatement] {
    toParent([(.leading, inset), (.bottom, -inset), (.trailing, -inset)], fileID, line)
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParentButTop(
    leadingInset: CGFloat = 0, bottomInset: CGFloat = 0, trailingInset: CGFloat = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> [LayoutStatement] {
    toParent(
      [(.leading, leadingInset), (.bottom, -bottomInset), (.trailing, -trailingInset)], fileID, line
    )
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParentButTop(
    leftInset: CGFloat, bottomInset: CGFloat = 0, rightInset: CGFloat, fileID: String = #fileID,
    line: Int = #line
  ) -> [LayoutStatement] {
    toParent([(.left, leftInset), (.bottom, -bottomInset), (.right, -rightInset)], fileID, line)
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParentButLeading(
    inset: CGFloat = 0, fileID: String = #fileID, line: Int = #line
  ) -> [LayoutStatement] {
    toParent([(.top, inset), (.bottom, -inset), (.trailing, -inset)], fileID, line)
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParentButLeading(
    topInset: CGFloat = 0, bottomInset: CGFloat = 0, trailingInset: CGFloat = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> [LayoutStatement] {
    toParent(
      [(.top, topInset), (.bottom, -bottomInset), (.trailing, -trailingInset)], fileID, line)
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParentButLeft(
    inset: CGFloat = 0, fileID: String = #fileID, line: Int = #line
  ) -> [LayoutStatement] {
    toParent([(.top, inset), (.bottom, -inset), (.right, -inset)], fileID, line)
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParentButLeft(
    topInset: CGFloat = 0, bottomInset: CGFloat = 0, rightInset: CGFloat, fileID: String = #fileID,
    line: Int = #line
  ) -> [LayoutStatement] {
    toParent([(.top, topInset), (.bottom, -bottomInset), (.right, -rightInset)], fileID, line)
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParentButBottom(
    inset: CGFloat = 0, fileID: String = #fileID, line: Int = #line
  ) -> [LayoutStatement] {
    toParent([(.top, inset), (.leading, inset), (.trailing, -inset)], fileID, line)
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParentButBottom(
    topInset: CGFloat = 0, leadingInset: CGFloat = 0, trailingInset: CGFloat = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> [LayoutStatement] {
    toParent(
      [(.top, topInset), (.leading, leadingInset), (.trailing, -trailingInset)], fileID, line)
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParentButBottom(
    topInset: CGFloat = 0, leftInset: CGFloat, rightInset: CGFloat, fileID: String = #fileID,
    line: Int = #line
  ) -> [LayoutStatement] {
    toParent([(.top, topInset), (.left, leftInset), (.right, -rightInset)], fileID, line)
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParentButTrailing(
    inset: CGFloat = 0, fileID: String = #fileID, line: Int = #line
  ) -> [LayoutStatement] {
    toParent([(.top, inset), (.leading, inset), (.bottom, -inset)], fileID, line)
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParentButTrailing(
    topInset: CGFloat = 0, leadingInset: CGFloat = 0, bottomInset: CGFloat = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> [LayoutStatement] {
    toParent([(.top, topInset), (.leading, leadingInset), (.bottom, -bottomInset)], fileID, line)
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParentButRight(
    inset: CGFloat = 0, fileID: String = #fileID, line: Int = #line
  ) -> [LayoutStatement] {
    toParent([(.top, inset), (.left, inset), (.bottom, -inset)], fileID, line)
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParentButRight(
    topInset: CGFloat = 0, leftInset: CGFloat, bottomInset: CGFloat = 0, fileID: String = #fileID,
    line: Int = #line
  ) -> [LayoutStatement] {
    toParent([(.top, topInset), (.left, leftInset), (.bottom, -bottomInset)], fileID, line)
  }

  /// Stands in the middle of the parent.
  @available(*, deprecated, message: "Use `>>` with the parent's center.")
  @discardableResult
  public func constrainToParentCenter(
    xOffset: CGFloat = 0, yOffset: CGFloat = 0, fileID: String = #fileID, line: Int = #line
  ) -> [LayoutStatement] {
    toParent([(.centerX, xOffset), (.centerY, yOffset)], fileID, line)
  }
}

extension LayoutItem {
  /// Keeps distances from the parent's same attributes.
  func toParent(
    _ offsets: [(LayoutStatement.Attribute, CGFloat)], _ fileID: String, _ line: Int
  ) -> [LayoutStatement] {
    offsets.compactMap { toParent($0.0, $0.0, offset: $0.1, fileID, line) }
  }

  /// Relates an attribute to one of the parent's.
  func toParent(
    _ attribute: LayoutStatement.Attribute, _ other: LayoutStatement.Attribute,
    offset: CGFloat = 0, factor: CGFloat = 1, relation: LayoutStatement.Relation = .exact,
    _ fileID: String, _ line: Int
  ) -> LayoutStatement? {
    guard let parent else { return nil }
    var terms = TargetTerms(multiplier: factor, offset: offset)
    terms.set(relation)
    return .make(
      attribute, of: self, to: other, of: parent, terms,
      at: LayoutLocation(fileID: fileID, line: line))
  }
}
