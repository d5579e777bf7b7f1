public import Foundation

/// The convenience functions of GetLaid 3.0, which `>>` replaced.
///
/// Source: GetLaid, reference section a.6.
extension LayoutItem {
  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParent(inset: CGFloat = 0) -> [LayoutStatement] {
    [
      toParent(.top, .top, inset),
      toParent(.leading, .leading, inset),
      toParent(.bottom, .bottom, -inset),
      toParent(.trailing, .trailing, -inset),
    ].compactMap { $0 }
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParent(
    topInset: CGFloat = 0, leadingInset: CGFloat = 0, bottomInset: CGFloat = 0,
    trailingInset: CGFloat = 0
  ) -> [LayoutStatement] {
    [
      toParent(.top, .top, topInset),
      toParent(.leading, .leading, leadingInset),
      toParent(.bottom, .bottom, -bottomInset),
      toParent(.trailing, .trailing, -trailingInset),
    ].compactMap { $0 }
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParent(
    topInset: CGFloat = 0, leftInset: CGFloat, bottomInset: CGFloat = 0, rightInset: CGFloat
  ) -> [LayoutStatement] {
    [
      toParent(.top, .top, topInset),
      toParent(.left, .left, leftInset),
      toParent(.bottom, .bottom, -bottomInset),
      toParent(.right, .right, -rightInset),
    ].compactMap { $0 }
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParentButTop(inset: CGFloat = 0) -> [LayoutStatement] {
    [
      toParent(.leading, .leading, inset),
      toParent(.bottom, .bottom, -inset),
      toParent(.trailing, .trailing, -inset),
    ].compactMap { $0 }
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParentButTop(
    leadingInset: CGFloat = 0, bottomInset: CGFloat = 0, trailingInset: CGFloat = 0
  ) -> [LayoutStatement] {
    [
      toParent(.leading, .leading, leadingInset),
      toParent(.bottom, .bottom, -bottomInset),
      toParent(.trailing, .trailing, -trailingInset),
    ].compactMap { $0 }
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParentButTop(
    leftInset: CGFloat, bottomInset: CGFloat = 0, rightInset: CGFloat
  ) -> [LayoutStatement] {
    [
      toParent(.left, .left, leftInset),
      toParent(.bottom, .bottom, -bottomInset),
      toParent(.right, .right, -rightInset),
    ].compactMap { $0 }
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParentButLeading(inset: CGFloat = 0) -> [LayoutStatement] {
    [
      toParent(.top, .top, inset),
      toParent(.bottom, .bottom, -inset),
      toParent(.trailing, .trailing, -inset),
    ].compactMap { $0 }
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParentButLeading(
    topInset: CGFloat = 0, bottomInset: CGFloat = 0, trailingInset: CGFloat = 0
  ) -> [LayoutStatement] {
    [
      toParent(.top, .top, topInset),
      toParent(.bottom, .bottom, -bottomInset),
      toParent(.trailing, .trailing, -trailingInset),
    ].compactMap { $0 }
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParentButLeft(inset: CGFloat = 0) -> [LayoutStatement] {
    [
      toParent(.top, .top, inset),
      toParent(.bottom, .bottom, -inset),
      toParent(.right, .right, -inset),
    ].compactMap { $0 }
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParentButLeft(
    topInset: CGFloat = 0, bottomInset: CGFloat = 0, rightInset: CGFloat
  ) -> [LayoutStatement] {
    [
      toParent(.top, .top, topInset),
      toParent(.bottom, .bottom, -bottomInset),
      toParent(.right, .right, -rightInset),
    ].compactMap { $0 }
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParentButBottom(inset: CGFloat = 0) -> [LayoutStatement] {
    [
      toParent(.top, .top, inset),
      toParent(.leading, .leading, inset),
      toParent(.trailing, .trailing, -inset),
    ].compactMap { $0 }
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParentButBottom(
    topInset: CGFloat = 0, leadingInset: CGFloat = 0, trailingInset: CGFloat = 0
  ) -> [LayoutStatement] {
    [
      toParent(.top, .top, topInset),
      toParent(.leading, .leading, leadingInset),
      toParent(.trailing, .trailing, -trailingInset),
    ].compactMap { $0 }
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParentButBottom(
    topInset: CGFloat = 0, leftInset: CGFloat, rightInset: CGFloat
  ) -> [LayoutStatement] {
    [
      toParent(.top, .top, topInset),
      toParent(.left, .left, leftInset),
      toParent(.right, .right, -rightInset),
    ].compactMap { $0 }
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParentButTrailing(inset: CGFloat = 0) -> [LayoutStatement] {
    [
      toParent(.top, .top, inset),
      toParent(.leading, .leading, inset),
      toParent(.bottom, .bottom, -inset),
    ].compactMap { $0 }
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParentButTrailing(
    topInset: CGFloat = 0, leadingInset: CGFloat = 0, bottomInset: CGFloat = 0
  ) -> [LayoutStatement] {
    [
      toParent(.top, .top, topInset),
      toParent(.leading, .leading, leadingInset),
      toParent(.bottom, .bottom, -bottomInset),
    ].compactMap { $0 }
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParentButRight(inset: CGFloat = 0) -> [LayoutStatement] {
    [
      toParent(.top, .top, inset),
      toParent(.left, .left, inset),
      toParent(.bottom, .bottom, -inset),
    ].compactMap { $0 }
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParentButRight(
    topInset: CGFloat = 0, leftInset: CGFloat, bottomInset: CGFloat = 0
  ) -> [LayoutStatement] {
    [
      toParent(.top, .top, topInset),
      toParent(.left, .left, leftInset),
      toParent(.bottom, .bottom, -bottomInset),
    ].compactMap { $0 }
  }

  /// Stands in the middle of the parent.
  @available(*, deprecated, message: "Use `>>` with the parent's center.")
  @discardableResult
  public func constrainToParentCenter(xOffset: CGFloat = 0, yOffset: CGFloat = 0)
    -> [LayoutStatement]
  {
    [
      toParent(.centerX, .centerX, xOffset),
      toParent(.centerY, .centerY, yOffset),
    ].compactMap { $0 }
  }

  /// Keeps a distance from the parent's top edge.
  @available(*, deprecated, message: "Use `>>` with the parent's edge.")
  @discardableResult
  public func constrainToParentTop(inset: CGFloat = 0) -> LayoutStatement? {
    toParent(.top, .top, inset)
  }

  /// Keeps a distance from the parent's leading edge.
  @available(*, deprecated, message: "Use `>>` with the parent's edge.")
  @discardableResult
  public func constrainToParentLeading(inset: CGFloat = 0) -> LayoutStatement? {
    toParent(.leading, .leading, inset)
  }

  /// Keeps a distance from the parent's left edge.
  @available(*, deprecated, message: "Use `>>` with the parent's edge.")
  @discardableResult
  public func constrainToParentLeft(inset: CGFloat = 0) -> LayoutStatement? {
    toParent(.left, .left, inset)
  }

  /// Keeps a distance from the parent's bottom edge.
  @available(*, deprecated, message: "Use `>>` with the parent's edge.")
  @discardableResult
  public func constrainToParentBottom(inset: CGFloat = 0) -> LayoutStatement? {
    toParent(.bottom, .bottom, -inset)
  }

  /// Keeps a distance from the parent's trailing edge.
  @available(*, deprecated, message: "Use `>>` with the parent's edge.")
  @discardableResult
  public func constrainToParentTrailing(inset: CGFloat = 0) -> LayoutStatement? {
    toParent(.trailing, .trailing, -inset)
  }

  /// Keeps a distance from the parent's right edge.
  @available(*, deprecated, message: "Use `>>` with the parent's edge.")
  @discardableResult
  public func constrainToParentRight(inset: CGFloat = 0) -> LayoutStatement? {
    toParent(.right, .right, -inset)
  }

  /// Keeps a distance from the parent's middle.
  @available(*, deprecated, message: "Use `>>` with the parent's middle.")
  @discardableResult
  public func constrainToParentCenterX(offset: CGFloat = 0) -> LayoutStatement? {
    toParent(.centerX, .centerX, offset)
  }

  /// Keeps a distance from the parent's middle.
  @available(*, deprecated, message: "Use `>>` with the parent's middle.")
  @discardableResult
  public func constrainToParentCenterY(offset: CGFloat = 0) -> LayoutStatement? {
    toParent(.centerY, .centerY, offset)
  }

  /// Stands at a fraction of the parent's height.
  @available(*, deprecated, message: "Use `>>` with the parent's edge and a factor.")
  @discardableResult
  public func constrainTopToParent(at factor: CGFloat) -> LayoutStatement? {
    toParent(.top, .bottom, 0, factor)
  }

  /// Stands at a fraction of the parent's height.
  @available(*, deprecated, message: "Use `>>` with the parent's edge and a factor.")
  @discardableResult
  public func constrainBottomToParent(at factor: CGFloat) -> LayoutStatement? {
    toParent(.bottom, .bottom, 0, factor)
  }

  /// Stands at a fraction of the parent's height.
  @available(*, deprecated, message: "Use `>>` with the parent's edge and a factor.")
  @discardableResult
  public func constrainCenterYToParent(at factor: CGFloat) -> LayoutStatement? {
    toParent(.centerY, .bottom, 0, factor)
  }

  /// Stands at a fraction of the parent's width.
  @available(*, deprecated, message: "Use `>>` with the parent's edge and a factor.")
  @discardableResult
  public func constrainLeadingToParent(at factor: CGFloat) -> LayoutStatement? {
    toParent(.leading, .trailing, 0, factor)
  }

  /// Stands at a fraction of the parent's width.
  @available(*, deprecated, message: "Use `>>` with the parent's edge and a factor.")
  @discardableResult
  public func constrainTrailingToParent(at factor: CGFloat) -> LayoutStatement? {
    toParent(.trailing, .trailing, 0, factor)
  }

  /// Stands at a fraction of the parent's width.
  @available(*, deprecated, message: "Use `>>` with the parent's edge and a factor.")
  @discardableResult
  public func constrainCenterXToParent(at factor: CGFloat) -> LayoutStatement? {
    toParent(.centerX, .trailing, 0, factor)
  }

  /// Stands at a fraction of the parent's width.
  @available(*, deprecated, message: "Use `>>` with the parent's edge and a factor.")
  @discardableResult
  public func constrainLeftToParent(at factor: CGFloat) -> LayoutStatement? {
    toParent(.left, .right, 0, factor)
  }

  /// Stands at a fraction of the parent's width.
  @available(*, deprecated, message: "Use `>>` with the parent's edge and a factor.")
  @discardableResult
  public func constrainRightToParent(at factor: CGFloat) -> LayoutStatement? {
    toParent(.right, .right, 0, factor)
  }

  /// Relates the size to the parent's.
  @available(*, deprecated, message: "Use `>>` with the parent's size.")
  @discardableResult
  public func constrainToParentSize(relation: LayoutStatement.Relation = .exact)
    -> [LayoutStatement]
  {
    [toParent(.width, .width, 0, 1, relation), toParent(.height, .height, 0, 1, relation)]
      .compactMap { $0 }
  }

  /// Takes a fraction of the parent's size.
  @available(*, deprecated, message: "Use `>>` with the parent's size and a factor.")
  @discardableResult
  public func constrainToParentSize(at factor: CGFloat) -> [LayoutStatement] {
    [toParent(.width, .width, 0, factor), toParent(.height, .height, 0, factor)].compactMap { $0 }
  }

  /// Relates the width to the parent's.
  @available(*, deprecated, message: "Use `>>` with the parent's size.")
  @discardableResult
  public func constrainToParentWidth(relation: LayoutStatement.Relation = .exact)
    -> LayoutStatement?
  {
    toParent(.width, .width, 0, 1, relation)
  }

  /// Takes a fraction of the parent's width.
  @available(*, deprecated, message: "Use `>>` with the parent's size and a factor.")
  @discardableResult
  public func constrainToParentWidth(at factor: CGFloat) -> LayoutStatement? {
    toParent(.width, .width, 0, factor)
  }

  /// Relates the height to the parent's.
  @available(*, deprecated, message: "Use `>>` with the parent's size.")
  @discardableResult
  public func constrainToParentHeight(relation: LayoutStatement.Relation = .exact)
    -> LayoutStatement?
  {
    toParent(.height, .height, 0, 1, relation)
  }

  /// Takes a fraction of the parent's height.
  @available(*, deprecated, message: "Use `>>` with the parent's size and a factor.")
  @discardableResult
  public func constrainToParentHeight(at factor: CGFloat) -> LayoutStatement? {
    toParent(.height, .height, 0, factor)
  }

  /// Keeps width == ratio * height.
  @available(*, deprecated, message: "Use `item.width >> item.height.at(ratio)`.")
  @discardableResult
  public func constrainAspectRatio(to ratio: CGFloat) -> LayoutStatement? {
    width >> height.at(ratio, fileID: "", line: 0)
  }
}

extension LayoutItem {
  /// Relates an attribute to one of the parent's, without a place: these functions take none.
  fileprivate func toParent(
    _ attribute: LayoutStatement.Attribute, _ other: LayoutStatement.Attribute, _ offset: CGFloat,
    _ factor: CGFloat = 1, _ relation: LayoutStatement.Relation = .exact
  ) -> LayoutStatement? {
    guard let parent else { return nil }
    var terms = TargetTerms(multiplier: factor, offset: offset)
    terms.set(relation)
    return LayoutStatement(
      self, attribute, terms.relation, parent, other, multiplier: terms.multiplier,
      constant: terms.offset, location: nil)
  }
}

extension ConstrainableView {
  /// Stands on the parent's first baseline.
  @available(*, deprecated, message: "Use `>>` with the parent's baseline.")
  @discardableResult
  public func constrainToParentFirstBaseline(offset: CGFloat = 0) -> LayoutStatement? {
    toParent(.firstBaseline, .firstBaseline, offset)
  }

  /// Stands on the parent's last baseline.
  @available(*, deprecated, message: "Use `>>` with the parent's baseline.")
  @discardableResult
  public func constrainToParentLastBaseline(offset: CGFloat = 0) -> LayoutStatement? {
    toParent(.lastBaseline, .lastBaseline, offset)
  }
}
