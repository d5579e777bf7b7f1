public import Foundation
import LayoutCore

/// The convenience functions of GetLaid 3.0, which `>>` replaced.
///
/// Source: GetLaid, reference section a.6.
extension LayoutItem {
  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParent(inset: CGFloat = 0) -> [LayoutStatement] {
    [
      top.constrain(to: parent?.top.offset(inset)),
      leading.constrain(to: parent?.leading.offset(inset)),
      bottom.constrain(to: parent?.bottom.offset(-inset)),
      trailing.constrain(to: parent?.trailing.offset(-inset)),
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
      top.constrain(to: parent?.top.offset(topInset)),
      leading.constrain(to: parent?.leading.offset(leadingInset)),
      bottom.constrain(to: parent?.bottom.offset(-bottomInset)),
      trailing.constrain(to: parent?.trailing.offset(-trailingInset)),
    ].compactMap { $0 }
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParent(
    topInset: CGFloat = 0, leftInset: CGFloat, bottomInset: CGFloat = 0, rightInset: CGFloat
  ) -> [LayoutStatement] {
    [
      top.constrain(to: parent?.top.offset(topInset)),
      left.constrain(to: parent?.left.offset(leftInset)),
      bottom.constrain(to: parent?.bottom.offset(-bottomInset)),
      right.constrain(to: parent?.right.offset(-rightInset)),
    ].compactMap { $0 }
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParentButTop(inset: CGFloat = 0) -> [LayoutStatement] {
    [
      leading.constrain(to: parent?.leading.offset(inset)),
      bottom.constrain(to: parent?.bottom.offset(-inset)),
      trailing.constrain(to: parent?.trailing.offset(-inset)),
    ].compactMap { $0 }
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParentButTop(
    leadingInset: CGFloat = 0, bottomInset: CGFloat = 0, trailingInset: CGFloat = 0
  ) -> [LayoutStatement] {
    [
      leading.constrain(to: parent?.leading.offset(leadingInset)),
      bottom.constrain(to: parent?.bottom.offset(-bottomInset)),
      trailing.constrain(to: parent?.trailing.offset(-trailingInset)),
    ].compactMap { $0 }
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParentButTop(
    leftInset: CGFloat, bottomInset: CGFloat = 0, rightInset: CGFloat
  ) -> [LayoutStatement] {
    [
      left.constrain(to: parent?.left.offset(leftInset)),
      bottom.constrain(to: parent?.bottom.offset(-bottomInset)),
      right.constrain(to: parent?.right.offset(-rightInset)),
    ].compactMap { $0 }
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParentButLeading(inset: CGFloat = 0) -> [LayoutStatement] {
    [
      top.constrain(to: parent?.top.offset(inset)),
      bottom.constrain(to: parent?.bottom.offset(-inset)),
      trailing.constrain(to: parent?.trailing.offset(-inset)),
    ].compactMap { $0 }
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParentButLeading(
    topInset: CGFloat = 0, bottomInset: CGFloat = 0, trailingInset: CGFloat = 0
  ) -> [LayoutStatement] {
    [
      top.constrain(to: parent?.top.offset(topInset)),
      bottom.constrain(to: parent?.bottom.offset(-bottomInset)),
      trailing.constrain(to: parent?.trailing.offset(-trailingInset)),
    ].compactMap { $0 }
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParentButLeft(inset: CGFloat = 0) -> [LayoutStatement] {
    [
      top.constrain(to: parent?.top.offset(inset)),
      bottom.constrain(to: parent?.bottom.offset(-inset)),
      right.constrain(to: parent?.right.offset(-inset)),
    ].compactMap { $0 }
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParentButLeft(
    topInset: CGFloat = 0, bottomInset: CGFloat = 0, rightInset: CGFloat
  ) -> [LayoutStatement] {
    [
      top.constrain(to: parent?.top.offset(topInset)),
      bottom.constrain(to: parent?.bottom.offset(-bottomInset)),
      right.constrain(to: parent?.right.offset(-rightInset)),
    ].compactMap { $0 }
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParentButBottom(inset: CGFloat = 0) -> [LayoutStatement] {
    [
      top.constrain(to: parent?.top.offset(inset)),
      leading.constrain(to: parent?.leading.offset(inset)),
      trailing.constrain(to: parent?.trailing.offset(-inset)),
    ].compactMap { $0 }
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParentButBottom(
    topInset: CGFloat = 0, leadingInset: CGFloat = 0, trailingInset: CGFloat = 0
  ) -> [LayoutStatement] {
    [
      top.constrain(to: parent?.top.offset(topInset)),
      leading.constrain(to: parent?.leading.offset(leadingInset)),
      trailing.constrain(to: parent?.trailing.offset(-trailingInset)),
    ].compactMap { $0 }
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParentButBottom(
    topInset: CGFloat = 0, leftInset: CGFloat, rightInset: CGFloat
  ) -> [LayoutStatement] {
    [
      top.constrain(to: parent?.top.offset(topInset)),
      left.constrain(to: parent?.left.offset(leftInset)),
      right.constrain(to: parent?.right.offset(-rightInset)),
    ].compactMap { $0 }
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParentButTrailing(inset: CGFloat = 0) -> [LayoutStatement] {
    [
      top.constrain(to: parent?.top.offset(inset)),
      leading.constrain(to: parent?.leading.offset(inset)),
      bottom.constrain(to: parent?.bottom.offset(-inset)),
    ].compactMap { $0 }
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParentButTrailing(
    topInset: CGFloat = 0, leadingInset: CGFloat = 0, bottomInset: CGFloat = 0
  ) -> [LayoutStatement] {
    [
      top.constrain(to: parent?.top.offset(topInset)),
      leading.constrain(to: parent?.leading.offset(leadingInset)),
      bottom.constrain(to: parent?.bottom.offset(-bottomInset)),
    ].compactMap { $0 }
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParentButRight(inset: CGFloat = 0) -> [LayoutStatement] {
    [
      top.constrain(to: parent?.top.offset(inset)),
      left.constrain(to: parent?.left.offset(inset)),
      bottom.constrain(to: parent?.bottom.offset(-inset)),
    ].compactMap { $0 }
  }

  /// Keeps distances from the parent's edges.
  @available(*, deprecated, message: "Use `>>` with the parent's edges.")
  @discardableResult
  public func constrainToParentButRight(
    topInset: CGFloat = 0, leftInset: CGFloat, bottomInset: CGFloat = 0
  ) -> [LayoutStatement] {
    [
      top.constrain(to: parent?.top.offset(topInset)),
      left.constrain(to: parent?.left.offset(leftInset)),
      bottom.constrain(to: parent?.bottom.offset(-bottomInset)),
    ].compactMap { $0 }
  }

  /// Stands in the middle of the parent.
  @available(*, deprecated, message: "Use `>>` with the parent's center.")
  @discardableResult
  public func constrainToParentCenter(xOffset: CGFloat = 0, yOffset: CGFloat = 0)
    -> [LayoutStatement]
  {
    [
      centerX.constrain(to: parent?.centerX.offset(xOffset)),
      centerY.constrain(to: parent?.centerY.offset(yOffset)),
    ].compactMap { $0 }
  }

  /// Keeps a distance from the parent's top edge.
  @available(*, deprecated, message: "Use `>>` with the parent's edge.")
  @discardableResult
  public func constrainToParentTop(inset: CGFloat = 0) -> LayoutStatement? {
    top.constrain(to: parent?.top.offset(inset))
  }

  /// Keeps a distance from the parent's leading edge.
  @available(*, deprecated, message: "Use `>>` with the parent's edge.")
  @discardableResult
  public func constrainToParentLeading(inset: CGFloat = 0) -> LayoutStatement? {
    leading.constrain(to: parent?.leading.offset(inset))
  }

  /// Keeps a distance from the parent's left edge.
  @available(*, deprecated, message: "Use `>>` with the parent's edge.")
  @discardableResult
  public func constrainToParentLeft(inset: CGFloat = 0) -> LayoutStatement? {
    left.constrain(to: parent?.left.offset(inset))
  }

  /// Keeps a distance from the parent's bottom edge.
  @available(*, deprecated, message: "Use `>>` with the parent's edge.")
  @discardableResult
  public func constrainToParentBottom(inset: CGFloat = 0) -> LayoutStatement? {
    bottom.constrain(to: parent?.bottom.offset(-inset))
  }

  /// Keeps a distance from the parent's trailing edge.
  @available(*, deprecated, message: "Use `>>` with the parent's edge.")
  @discardableResult
  public func constrainToParentTrailing(inset: CGFloat = 0) -> LayoutStatement? {
    trailing.constrain(to: parent?.trailing.offset(-inset))
  }

  /// Keeps a distance from the parent's right edge.
  @available(*, deprecated, message: "Use `>>` with the parent's edge.")
  @discardableResult
  public func constrainToParentRight(inset: CGFloat = 0) -> LayoutStatement? {
    right.constrain(to: parent?.right.offset(-inset))
  }

  /// Keeps a distance from the parent's middle.
  @available(*, deprecated, message: "Use `>>` with the parent's middle.")
  @discardableResult
  public func constrainToParentCenterX(offset: CGFloat = 0) -> LayoutStatement? {
    centerX.constrain(to: parent?.centerX.offset(offset))
  }

  /// Keeps a distance from the parent's middle.
  @available(*, deprecated, message: "Use `>>` with the parent's middle.")
  @discardableResult
  public func constrainToParentCenterY(offset: CGFloat = 0) -> LayoutStatement? {
    centerY.constrain(to: parent?.centerY.offset(offset))
  }

  /// Stands at a fraction of the parent's height.
  @available(*, deprecated, message: "Use `>>` with the parent's edge and a factor.")
  @discardableResult
  public func constrainTopToParent(at factor: CGFloat) -> LayoutStatement? {
    top.constrain(to: parent?.bottom.at(factor))
  }

  /// Stands at a fraction of the parent's height.
  @available(*, deprecated, message: "Use `>>` with the parent's edge and a factor.")
  @discardableResult
  public func constrainBottomToParent(at factor: CGFloat) -> LayoutStatement? {
    bottom.constrain(to: parent?.bottom.at(factor))
  }

  /// Stands at a fraction of the parent's height.
  @available(*, deprecated, message: "Use `>>` with the parent's edge and a factor.")
  @discardableResult
  public func constrainCenterYToParent(at factor: CGFloat) -> LayoutStatement? {
    centerY.constrain(to: parent?.bottom.at(factor))
  }

  /// Stands at a fraction of the parent's width.
  @available(*, deprecated, message: "Use `>>` with the parent's edge and a factor.")
  @discardableResult
  public func constrainLeadingToParent(at factor: CGFloat) -> LayoutStatement? {
    leading.constrain(to: parent?.trailing.at(factor))
  }

  /// Stands at a fraction of the parent's width.
  @available(*, deprecated, message: "Use `>>` with the parent's edge and a factor.")
  @discardableResult
  public func constrainTrailingToParent(at factor: CGFloat) -> LayoutStatement? {
    trailing.constrain(to: parent?.trailing.at(factor))
  }

  /// Stands at a fraction of the parent's width.
  @available(*, deprecated, message: "Use `>>` with the parent's edge and a factor.")
  @discardableResult
  public func constrainCenterXToParent(at factor: CGFloat) -> LayoutStatement? {
    centerX.constrain(to: parent?.trailing.at(factor))
  }

  /// Stands at a fraction of the parent's width.
  @available(*, deprecated, message: "Use `>>` with the parent's edge and a factor.")
  @discardableResult
  public func constrainLeftToParent(at factor: CGFloat) -> LayoutStatement? {
    left.constrain(to: parent?.right.at(factor))
  }

  /// Stands at a fraction of the parent's width.
  @available(*, deprecated, message: "Use `>>` with the parent's edge and a factor.")
  @discardableResult
  public func constrainRightToParent(at factor: CGFloat) -> LayoutStatement? {
    right.constrain(to: parent?.right.at(factor))
  }

  /// Relates the size to the parent's.
  @available(*, deprecated, message: "Use `>>` with the parent's size.")
  @discardableResult
  public func constrainToParentSize(relation: LayoutStatement.Relation = .exact)
    -> [LayoutStatement]
  {
    constrain(to: parent?.size.with(relation))
  }

  /// Takes a fraction of the parent's size.
  @available(*, deprecated, message: "Use `>>` with the parent's size and a factor.")
  @discardableResult
  public func constrainToParentSize(at factor: CGFloat) -> [LayoutStatement] {
    constrain(to: parent?.size.at(factor))
  }

  /// Relates the width to the parent's.
  @available(*, deprecated, message: "Use `>>` with the parent's size.")
  @discardableResult
  public func constrainToParentWidth(relation: LayoutStatement.Relation = .exact)
    -> LayoutStatement?
  {
    width.constrain(to: (parent?.width as DimensionAnchor?)?.target.with(relation))
  }

  /// Takes a fraction of the parent's width.
  @available(*, deprecated, message: "Use `>>` with the parent's size and a factor.")
  @discardableResult
  public func constrainToParentWidth(at factor: CGFloat) -> LayoutStatement? {
    width.constrain(to: parent?.width.at(factor))
  }

  /// Relates the height to the parent's.
  @available(*, deprecated, message: "Use `>>` with the parent's size.")
  @discardableResult
  public func constrainToParentHeight(relation: LayoutStatement.Relation = .exact)
    -> LayoutStatement?
  {
    height.constrain(to: (parent?.height as DimensionAnchor?)?.target.with(relation))
  }

  /// Takes a fraction of the parent's height.
  @available(*, deprecated, message: "Use `>>` with the parent's size and a factor.")
  @discardableResult
  public func constrainToParentHeight(at factor: CGFloat) -> LayoutStatement? {
    height.constrain(to: parent?.height.at(factor))
  }

  /// Keeps width == ratio * height.
  @available(*, deprecated, message: "Use `item.width >> item.height.at(ratio)`.")
  @discardableResult
  public func constrainAspectRatio(to ratio: CGFloat) -> LayoutStatement? {
    width.constrain(to: height.at(ratio))
  }
}

extension ConstrainableView {
  /// Stands on the parent's first baseline.
  @available(*, deprecated, message: "Use `>>` with the parent's baseline.")
  @discardableResult
  public func constrainToParentFirstBaseline(offset: CGFloat = 0) -> LayoutStatement? {
    constrain(to: parent?.firstBaseline.offset(offset))
  }

  /// Stands on the parent's last baseline.
  @available(*, deprecated, message: "Use `>>` with the parent's baseline.")
  @discardableResult
  public func constrainToParentLastBaseline(offset: CGFloat = 0) -> LayoutStatement? {
    constrain(to: parent?.lastBaseline.offset(offset))
  }
}
