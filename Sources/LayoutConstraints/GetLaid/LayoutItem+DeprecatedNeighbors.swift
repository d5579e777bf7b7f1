public import Foundation

/// The convenience functions of GetLaid 3.0 about neighbors, which `>>` replaced.
///
/// Source: GetLaid, `LayoutItem.constrain(above:)` and its like.
extension LayoutItem {
  /// Stands above another item, with a gap.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(
    above item: (any LayoutItem)?, gap: CGFloat = 0, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    bottom >> item?.top.offset(-gap, fileID: fileID, line: line)
  }

  /// Stands above another item, with a gap or more.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(
    above item: (any LayoutItem)?, minGap: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    bottom >> item?.top.max.offset(-minGap, fileID: fileID, line: line)
  }

  /// Stands above another item, with a gap or less.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(
    above item: (any LayoutItem)?, maxGap: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> [LayoutStatement] {
    [
      bottom.constrain(to: item?.top.max, fileID: fileID, line: line),
      bottom >> item?.top.min.offset(-maxGap, fileID: fileID, line: line),
    ].compactMap { $0 }
  }

  /// Stands below another item, with a gap.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(
    below item: (any LayoutItem)?, gap: CGFloat = 0, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    top >> item?.bottom.offset(gap, fileID: fileID, line: line)
  }

  /// Stands below another item, with a gap or more.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(
    below item: (any LayoutItem)?, minGap: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    top >> item?.bottom.min.offset(minGap, fileID: fileID, line: line)
  }

  /// Stands below another item, with a gap or less.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(
    below item: (any LayoutItem)?, maxGap: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> [LayoutStatement] {
    [
      top.constrain(to: item?.bottom.min, fileID: fileID, line: line),
      top >> item?.bottom.max.offset(maxGap, fileID: fileID, line: line),
    ].compactMap { $0 }
  }

  /// Stands to the left of another item, with a gap.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(
    toTheLeftOf item: (any LayoutItem)?, gap: CGFloat = 0, fileID: String = #fileID,
    line: Int = #line
  ) -> LayoutStatement? {
    right >> item?.left.offset(-gap, fileID: fileID, line: line)
  }

  /// Stands to the left of another item, with a gap or more.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(
    toTheLeftOf item: (any LayoutItem)?, minGap: CGFloat, fileID: String = #fileID,
    line: Int = #line
  ) -> LayoutStatement? {
    right >> item?.left.max.offset(-minGap, fileID: fileID, line: line)
  }

  /// Stands to the left of another item, with a gap or less.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(
    toTheLeftOf item: (any LayoutItem)?, maxGap: CGFloat, fileID: String = #fileID,
    line: Int = #line
  ) -> [LayoutStatement] {
    [
      right.constrain(to: item?.left.max, fileID: fileID, line: line),
      right >> item?.left.min.offset(-maxGap, fileID: fileID, line: line),
    ].compactMap { $0 }
  }

  /// Stands to the right of another item, with a gap.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(
    toTheRightOf item: (any LayoutItem)?, gap: CGFloat = 0, fileID: String = #fileID,
    line: Int = #line
  ) -> LayoutStatement? {
    left >> item?.right.offset(gap, fileID: fileID, line: line)
  }

  /// Stands to the right of another item, with a gap or more.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(
    toTheRightOf item: (any LayoutItem)?, minGap: CGFloat, fileID: String = #fileID,
    line: Int = #line
  ) -> LayoutStatement? {
    left >> item?.right.min.offset(minGap, fileID: fileID, line: line)
  }

  /// Stands to the right of another item, with a gap or less.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(
    toTheRightOf item: (any LayoutItem)?, maxGap: CGFloat, fileID: String = #fileID,
    line: Int = #line
  ) -> [LayoutStatement] {
    [
      left.constrain(to: item?.right.min, fileID: fileID, line: line),
      left >> item?.right.max.offset(maxGap, fileID: fileID, line: line),
    ].compactMap { $0 }
  }

  /// Stands before another item, with a gap.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(
    before item: (any LayoutItem)?, gap: CGFloat = 0, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    trailing >> item?.leading.offset(-gap, fileID: fileID, line: line)
  }

  /// Stands before another item, with a gap or more.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(
    before item: (any LayoutItem)?, minGap: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    trailing >> item?.leading.max.offset(-minGap, fileID: fileID, line: line)
  }

  /// Stands before another item, with a gap or less.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(
    before item: (any LayoutItem)?, maxGap: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> [LayoutStatement] {
    [
      trailing.constrain(to: item?.leading.max, fileID: fileID, line: line),
      trailing >> item?.leading.min.offset(-maxGap, fileID: fileID, line: line),
    ].compactMap { $0 }
  }

  /// Stands after another item, with a gap.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(
    after item: (any LayoutItem)?, gap: CGFloat = 0, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    leading >> item?.trailing.offset(gap, fileID: fileID, line: line)
  }

  /// Stands after another item, with a gap or more.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(
    after item: (any LayoutItem)?, minGap: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    leading >> item?.trailing.min.offset(minGap, fileID: fileID, line: line)
  }

  /// Stands after another item, with a gap or less.
  @available(*, deprecated, message: "Use `>>` with the other item's edge.")
  @discardableResult
  public func constrain(
    after item: (any LayoutItem)?, maxGap: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> [LayoutStatement] {
    [
      leading.constrain(to: item?.trailing.min, fileID: fileID, line: line),
      leading >> item?.trailing.max.offset(maxGap, fileID: fileID, line: line),
    ].compactMap { $0 }
  }
}
