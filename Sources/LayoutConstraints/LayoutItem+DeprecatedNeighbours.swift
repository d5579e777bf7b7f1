public import Foundation
import LayoutCore

/// The convenience functions of GetLaid 3.0 about neighbours, which `>>` replaced.
///
/// Source: GetLaid, reference section a.6.
extension LayoutItem {
  /// Stands above another item, with a gap.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(above item: some LayoutItem, gap: CGFloat = 0) -> LayoutStatement? {
    bottom.constrain(to: item.top.offset(-gap))
  }

  /// Stands above another item, with a gap or more.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(above item: some LayoutItem, minGap: CGFloat) -> LayoutStatement? {
    bottom.constrain(to: item.top.max.offset(-minGap))
  }

  /// Stands above another item, with a gap or less.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(above item: some LayoutItem, maxGap: CGFloat) -> [LayoutStatement] {
    [
      bottom.constrain(to: item.top.max),
      bottom.constrain(to: item.top.min.offset(-maxGap)),
    ].compactMap { $0 }
  }

  /// Stands below another item, with a gap.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(below item: some LayoutItem, gap: CGFloat = 0) -> LayoutStatement? {
    top.constrain(to: item.bottom.offset(gap))
  }

  /// Stands below another item, with a gap or more.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(below item: some LayoutItem, minGap: CGFloat) -> LayoutStatement? {
    top.constrain(to: item.bottom.min.offset(minGap))
  }

  /// Stands below another item, with a gap or less.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(below item: some LayoutItem, maxGap: CGFloat) -> [LayoutStatement] {
    [
      top.constrain(to: item.bottom.min),
      top.constrain(to: item.bottom.max.offset(maxGap)),
    ].compactMap { $0 }
  }

  /// Stands to the left of another item, with a gap.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(toTheLeftOf item: some LayoutItem, gap: CGFloat = 0) -> LayoutStatement? {
    right.constrain(to: item.left.offset(-gap))
  }

  /// Stands to the left of another item, with a gap or more.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(toTheLeftOf item: some LayoutItem, minGap: CGFloat) -> LayoutStatement? {
    right.constrain(to: item.left.max.offset(-minGap))
  }

  /// Stands to the left of another item, with a gap or less.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(toTheLeftOf item: some LayoutItem, maxGap: CGFloat) -> [LayoutStatement] {
    [
      right.constrain(to: item.left.max),
      right.constrain(to: item.left.min.offset(-maxGap)),
    ].compactMap { $0 }
  }

  /// Stands to the right of another item, with a gap.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(toTheRightOf item: some LayoutItem, gap: CGFloat = 0) -> LayoutStatement? {
    left.constrain(to: item.right.offset(gap))
  }

  /// Stands to the right of another item, with a gap or more.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(toTheRightOf item: some LayoutItem, minGap: CGFloat) -> LayoutStatement? {
    left.constrain(to: item.right.min.offset(minGap))
  }

  /// Stands to the right of another item, with a gap or less.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(toTheRightOf item: some LayoutItem, maxGap: CGFloat) -> [LayoutStatement] {
    [
      left.constrain(to: item.right.min),
      left.constrain(to: item.right.max.offset(maxGap)),
    ].compactMap { $0 }
  }

  /// Stands before another item, with a gap.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(before item: some LayoutItem, gap: CGFloat = 0) -> LayoutStatement? {
    trailing.constrain(to: item.leading.offset(-gap))
  }

  /// Stands before another item, with a gap or more.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(before item: some LayoutItem, minGap: CGFloat) -> LayoutStatement? {
    trailing.constrain(to: item.leading.max.offset(-minGap))
  }

  /// Stands before another item, with a gap or less.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(before item: some LayoutItem, maxGap: CGFloat) -> [LayoutStatement] {
    [
      trailing.constrain(to: item.leading.max),
      trailing.constrain(to: item.leading.min.offset(-maxGap)),
    ].compactMap { $0 }
  }

  /// Stands after another item, with a gap.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(after item: some LayoutItem, gap: CGFloat = 0) -> LayoutStatement? {
    leading.constrain(to: item.trailing.offset(gap))
  }

  /// Stands after another item, with a gap or more.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(after item: some LayoutItem, minGap: CGFloat) -> LayoutStatement? {
    leading.constrain(to: item.trailing.min.offset(minGap))
  }

  /// Stands after another item, with a gap or less.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(after item: some LayoutItem, maxGap: CGFloat) -> [LayoutStatement] {
    [
      leading.constrain(to: item.trailing.min),
      leading.constrain(to: item.trailing.max.offset(maxGap)),
    ].compactMap { $0 }
  }
}
