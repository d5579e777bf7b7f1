public import Foundation

/// The convenience functions of GetLaid 3.0 about neighbours, which `>>` replaced.
///
/// Source: GetLaid, reference section a.6.
extension LayoutItem {
  /// Stands above another item, with a gap.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(above item: some LayoutItem, gap: CGFloat = 0) -> LayoutStatement? {
    bottom >> item.top.offset(-gap, fileID: "", line: 0)
  }

  /// Stands above another item, with a gap or more.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(above item: some LayoutItem, minGap: CGFloat) -> LayoutStatement? {
    bottom >> item.top.max.offset(-minGap, fileID: "", line: 0)
  }

  /// Stands above another item, with a gap or less.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(above item: some LayoutItem, maxGap: CGFloat) -> [LayoutStatement] {
    [
      bottom >> item.top.max,
      bottom >> item.top.min.offset(-maxGap, fileID: "", line: 0),
    ].compactMap { $0 }
  }

  /// Stands below another item, with a gap.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(below item: some LayoutItem, gap: CGFloat = 0) -> LayoutStatement? {
    top >> item.bottom.offset(gap, fileID: "", line: 0)
  }

  /// Stands below another item, with a gap or more.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(below item: some LayoutItem, minGap: CGFloat) -> LayoutStatement? {
    top >> item.bottom.min.offset(minGap, fileID: "", line: 0)
  }

  /// Stands below another item, with a gap or less.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(below item: some LayoutItem, maxGap: CGFloat) -> [LayoutStatement] {
    [
      top >> item.bottom.min,
      top >> item.bottom.max.offset(maxGap, fileID: "", line: 0),
    ].compactMap { $0 }
  }

  /// Stands to the left of another item, with a gap.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(toTheLeftOf item: some LayoutItem, gap: CGFloat = 0) -> LayoutStatement? {
    right >> item.left.offset(-gap, fileID: "", line: 0)
  }

  /// Stands to the left of another item, with a gap or more.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(toTheLeftOf item: some LayoutItem, minGap: CGFloat) -> LayoutStatement? {
    right >> item.left.max.offset(-minGap, fileID: "", line: 0)
  }

  /// Stands to the left of another item, with a gap or less.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(toTheLeftOf item: some LayoutItem, maxGap: CGFloat) -> [LayoutStatement] {
    [
      right >> item.left.max,
      right >> item.left.min.offset(-maxGap, fileID: "", line: 0),
    ].compactMap { $0 }
  }

  /// Stands to the right of another item, with a gap.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(toTheRightOf item: some LayoutItem, gap: CGFloat = 0) -> LayoutStatement? {
    left >> item.right.offset(gap, fileID: "", line: 0)
  }

  /// Stands to the right of another item, with a gap or more.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(toTheRightOf item: some LayoutItem, minGap: CGFloat) -> LayoutStatement? {
    left >> item.right.min.offset(minGap, fileID: "", line: 0)
  }

  /// Stands to the right of another item, with a gap or less.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(toTheRightOf item: some LayoutItem, maxGap: CGFloat) -> [LayoutStatement] {
    [
      left >> item.right.min,
      left >> item.right.max.offset(maxGap, fileID: "", line: 0),
    ].compactMap { $0 }
  }

  /// Stands before another item, with a gap.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(before item: some LayoutItem, gap: CGFloat = 0) -> LayoutStatement? {
    trailing >> item.leading.offset(-gap, fileID: "", line: 0)
  }

  /// Stands before another item, with a gap or more.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(before item: some LayoutItem, minGap: CGFloat) -> LayoutStatement? {
    trailing >> item.leading.max.offset(-minGap, fileID: "", line: 0)
  }

  /// Stands before another item, with a gap or less.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(before item: some LayoutItem, maxGap: CGFloat) -> [LayoutStatement] {
    [
      trailing >> item.leading.max,
      trailing >> item.leading.min.offset(-maxGap, fileID: "", line: 0),
    ].compactMap { $0 }
  }

  /// Stands after another item, with a gap.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(after item: some LayoutItem, gap: CGFloat = 0) -> LayoutStatement? {
    leading >> item.trailing.offset(gap, fileID: "", line: 0)
  }

  /// Stands after another item, with a gap or more.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(after item: some LayoutItem, minGap: CGFloat) -> LayoutStatement? {
    leading >> item.trailing.min.offset(minGap, fileID: "", line: 0)
  }

  /// Stands after another item, with a gap or less.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(after item: some LayoutItem, maxGap: CGFloat) -> [LayoutStatement] {
    [
      leading >> item.trailing.min,
      leading >> item.trailing.max.offset(maxGap, fileID: "", line: 0),
    ].compactMap { $0 }
  }
}
