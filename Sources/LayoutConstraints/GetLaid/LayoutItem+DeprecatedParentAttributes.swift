public import Foundation
import LayoutCore

/// The convenience functions of GetLaid 3.0 about one attribute, or the size, of the parent.
///
/// Source: GetLaid, `LayoutItem.constrainToParentTop` and its like.
extension LayoutItem {
  /// Keeps a distance from the parent's top edge.
  @available(*, deprecated, message: "Use `>>` with the parent's edge.")
  @discardableResult
  public func constrainToParentTop(inset: CGFloat = 0, fileID: String = #fileID, line: Int = #line)
    -> LayoutStatement?
  {
    toParent(.top, .top, offset: inset, fileID, line)
  }

  /// Keeps a distance from the parent's leading edge.
  @available(*, deprecated, message: "Use `>>` with the parent's edge.")
  @discardableResult
  public func constrainToParentLeading(
    inset: CGFloat = 0, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    toParent(.leading, .leading, offset: inset, fileID, line)
  }

  /// Keeps a distance from the parent's left edge.
  @available(*, deprecated, message: "Use `>>` with the parent's edge.")
  @discardableResult
  public func constrainToParentLeft(inset: CGFloat = 0, fileID: String = #fileID, line: Int = #line)
    -> LayoutStatement?
  {
    toParent(.left, .left, offset: inset, fileID, line)
  }

  /// Keeps a distance from the parent's bottom edge.
  @available(*, deprecated, message: "Use `>>` with the parent's edge.")
  @discardableResult
  public func constrainToParentBottom(
    inset: CGFloat = 0, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    toParent(.bottom, .bottom, offset: -inset, fileID, line)
  }

  /// Keeps a distance from the parent's trailing edge.
  @available(*, deprecated, message: "Use `>>` with the parent's edge.")
  @discardableResult
  public func constrainToParentTrailing(
    inset: CGFloat = 0, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    toParent(.trailing, .trailing, offset: -inset, fileID, line)
  }

  /// Keeps a distance from the parent's right edge.
  @available(*, deprecated, message: "Use `>>` with the parent's edge.")
  @discardableResult
  public func constrainToParentRight(
    inset: CGFloat = 0, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    toParent(.right, .right, offset: -inset, fileID, line)
  }

  /// Keeps a distance from the parent's middle.
  @available(*, deprecated, message: "Use `>>` with the parent's middle.")
  @discardableResult
  public func constrainToParentCenterX(
    offset: CGFloat = 0, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    toParent(.centerX, .centerX, offset: offset, fileID, line)
  }

  /// Keeps a distance from the parent's middle.
  @available(*, deprecated, message: "Use `>>` with the parent's middle.")
  @discardableResult
  public func constrainToParentCenterY(
    offset: CGFloat = 0, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    toParent(.centerY, .centerY, offset: offset, fileID, line)
  }

  /// Stands at a fraction of the parent's height.
  @available(*, deprecated, message: "Use `>>` with the parent's edge and a factor.")
  @discardableResult
  public func constrainTopToParent(at factor: CGFloat, fileID: String = #fileID, line: Int = #line)
    -> LayoutStatement?
  {
    toParent(.top, .bottom, factor: factor, fileID, line)
  }

  /// Stands at a fraction of the parent's height.
  @available(*, deprecated, message: "Use `>>` with the parent's edge and a factor.")
  @discardableResult
  public func constrainBottomToParent(
    at factor: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    toParent(.bottom, .bottom, factor: factor, fileID, line)
  }

  /// Stands at a fraction of the parent's height.
  @available(*, deprecated, message: "Use `>>` with the parent's edge and a factor.")
  @discardableResult
  public func constrainCenterYToParent(
    at factor: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    toParent(.centerY, .bottom, factor: factor, fileID, line)
  }

  /// Stands at a fraction of the parent's width.
  @available(*, deprecated, message: "Use `>>` with the parent's edge and a factor.")
  @discardableResult
  public func constrainLeadingToParent(
    at factor: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    toParent(.leading, .trailing, factor: factor, fileID, line)
  }

  /// Stands at a fraction of the parent's width.
  @available(*, deprecated, message: "Use `>>` with the parent's edge and a factor.")
  @discardableResult
  public func constrainTrailingToParent(
    at factor: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    toParent(.trailing, .trailing, factor: factor, fileID, line)
  }

  /// Stands at a fraction of the parent's width.
  @available(*, deprecated, message: "Use `>>` with the parent's edge and a factor.")
  @discardableResult
  public func constrainCenterXToParent(
    at factor: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    toParent(.centerX, .trailing, factor: factor, fileID, line)
  }

  /// Stands at a fraction of the parent's width.
  @available(*, deprecated, message: "Use `>>` with the parent's edge and a factor.")
  @discardableResult
  public func constrainLeftToParent(at factor: CGFloat, fileID: String = #fileID, line: Int = #line)
    -> LayoutStatement?
  {
    toParent(.left, .right, factor: factor, fileID, line)
  }

  /// Stands at a fraction of the parent's width.
  @available(*, deprecated, message: "Use `>>` with the parent's edge and a factor.")
  @discardableResult
  public func constrainRightToParent(
    at factor: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    toParent(.right, .right, factor: factor, fileID, line)
  }

  /// Relates the size to the parent's.
  @available(*, deprecated, message: "Use `>>` with the parent's size.")
  @discardableResult
  public func constrainToParentSize(
    relation: LayoutStatement.Relation = .exact, fileID: String = #fileID, line: Int = #line
  ) -> [LayoutStatement] {
    [
      toParent(.width, .width, relation: relation, fileID, line),
      toParent(.height, .height, relation: relation, fileID, line),
    ]
    .compactMap { $0 }
  }

  /// Takes a fraction of the parent's size.
  @available(*, deprecated, message: "Use `>>` with the parent's size and a factor.")
  @discardableResult
  public func constrainToParentSize(at factor: CGFloat, fileID: String = #fileID, line: Int = #line)
    -> [LayoutStatement]
  {
    [
      toParent(.width, .width, factor: factor, fileID, line),
      toParent(.height, .height, factor: factor, fileID, line),
    ].compactMap { $0 }
  }

  /// Relates the width to the parent's.
  @available(*, deprecated, message: "Use `>>` with the parent's size.")
  @discardableResult
  public func constrainToParentWidth(
    relation: LayoutStatement.Relation = .exact, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    toParent(.width, .width, relation: relation, fileID, line)
  }

  /// Takes a fraction of the parent's width.
  @available(*, deprecated, message: "Use `>>` with the parent's size and a factor.")
  @discardableResult
  public func constrainToParentWidth(
    at factor: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    toParent(.width, .width, factor: factor, fileID, line)
  }

  /// Relates the height to the parent's.
  @available(*, deprecated, message: "Use `>>` with the parent's size.")
  @discardableResult
  public func constrainToParentHeight(
    relation: LayoutStatement.Relation = .exact, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    toParent(.height, .height, relation: relation, fileID, line)
  }

  /// Takes a fraction of the parent's height.
  @available(*, deprecated, message: "Use `>>` with the parent's size and a factor.")
  @discardableResult
  public func constrainToParentHeight(
    at factor: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    toParent(.height, .height, factor: factor, fileID, line)
  }

  /// Keeps width == ratio * height.
  @available(*, deprecated, message: "Use `item.width >> item.height.at(ratio)`.")
  @discardableResult
  public func constrainAspectRatio(to ratio: CGFloat, fileID: String = #fileID, line: Int = #line)
    -> LayoutStatement?
  {
    width >> height.at(ratio, fileID: fileID, line: line)
  }
}

extension ConstrainableView {
  /// Stands on the parent's first baseline.
  @available(*, deprecated, message: "Use `>>` with the parent's baseline.")
  @discardableResult
  public func constrainToParentFirstBaseline(
    offset: CGFloat = 0, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    toParent(.firstBaseline, .firstBaseline, offset: offset, fileID, line)
  }

  /// Stands on the parent's last baseline.
  @available(*, deprecated, message: "Use `>>` with the parent's baseline.")
  @discardableResult
  public func constrainToParentLastBaseline(
    offset: CGFloat = 0, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    toParent(.lastBaseline, .lastBaseline, offset: offset, fileID, line)
  }
}
