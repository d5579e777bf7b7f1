public import Foundation

// The same for `constrain(to:)`.

extension HorizontalAnchor {
  /// Means nothing.
  @available(
    *, unavailable,
    message: """
      a horizontal place follows a horizontal place of another item: write 'a.left >> \
      b.left', 'a.left >> b.right.offset(8)' or 'a.centerX >> b.centerX'
      """
  )
  @_disfavoredOverload
  @discardableResult
  public func constrain<Other: LayoutStatement.Anchor>(to target: Other?) -> LayoutStatement? {
    nil
  }

  /// Means nothing.
  @available(
    *, unavailable,
    message: """
      a horizontal place follows a horizontal place of another item: write 'a.left >> \
      b.left', 'a.left >> b.right.offset(8)' or 'a.centerX >> b.centerX'
      """
  )
  @_disfavoredOverload
  @discardableResult
  public func constrain<Other: LayoutStatement.Target>(to target: Other?) -> LayoutStatement? {
    nil
  }

  /// Means nothing.
  @available(
    *, unavailable,
    message: """
      a place is counted from another item's place: write 'a.left >> \
      b.left.offset(10)', where b may be a.parent
      """
  )
  @_disfavoredOverload
  @discardableResult
  public func constrain(to target: CGFloat) -> LayoutStatement? { nil }
}

extension VerticalAnchor {
  /// Means nothing.
  @available(
    *, unavailable,
    message: """
      a vertical place follows a vertical place of another item: write 'a.top >> \
      b.top', 'a.top >> b.bottom.offset(8)' or 'a.centerY >> b.centerY'
      """
  )
  @_disfavoredOverload
  @discardableResult
  public func constrain<Other: LayoutStatement.Anchor>(to target: Other?) -> LayoutStatement? {
    nil
  }

  /// Means nothing.
  @available(
    *, unavailable,
    message: """
      a vertical place follows a vertical place of another item: write 'a.top >> \
      b.top', 'a.top >> b.bottom.offset(8)' or 'a.centerY >> b.centerY'
      """
  )
  @_disfavoredOverload
  @discardableResult
  public func constrain<Other: LayoutStatement.Target>(to target: Other?) -> LayoutStatement? {
    nil
  }

  /// Means nothing.
  @available(
    *, unavailable,
    message: """
      a place is counted from another item's place: write 'a.top >> b.top.offset(10)', \
      where b may be a.parent
      """
  )
  @_disfavoredOverload
  @discardableResult
  public func constrain(to target: CGFloat) -> LayoutStatement? { nil }
}

extension BaselineAnchor {
  /// Means nothing.
  @available(
    *, unavailable,
    message: """
      a baseline follows a baseline or a vertical place of another item: write \
      'a.firstBaseline >> b.firstBaseline' or 'a.firstBaseline >> b.top.offset(20)'
      """
  )
  @_disfavoredOverload
  @discardableResult
  public func constrain<Other: LayoutStatement.Anchor>(to target: Other?) -> LayoutStatement? {
    nil
  }

  /// Means nothing.
  @available(
    *, unavailable,
    message: """
      a baseline follows a baseline or a vertical place of another item: write \
      'a.firstBaseline >> b.firstBaseline' or 'a.firstBaseline >> b.top.offset(20)'
      """
  )
  @_disfavoredOverload
  @discardableResult
  public func constrain<Other: LayoutStatement.Target>(to target: Other?) -> LayoutStatement? {
    nil
  }

  /// Means nothing.
  @available(
    *, unavailable,
    message: """
      a baseline is counted from another item's place: write 'a.firstBaseline >> \
      b.top.offset(20)', where b may be a.parent
      """
  )
  @_disfavoredOverload
  @discardableResult
  public func constrain(to target: CGFloat) -> LayoutStatement? { nil }
}

extension DimensionAnchor {
  /// Means nothing.
  @available(
    *, unavailable,
    message: """
      a length follows a length or a number: write 'a.width >> b.width', 'a.width >> \
      b.height.at(2)', 'a.width >> 100', or 'a >> b.size' for both
      """
  )
  @_disfavoredOverload
  @discardableResult
  public func constrain<Other: LayoutStatement.Anchor>(to target: Other?) -> LayoutStatement? {
    nil
  }

  /// Means nothing.
  @available(
    *, unavailable,
    message: """
      a length follows a length or a number: write 'a.width >> b.width', 'a.width >> \
      b.height.at(2)', 'a.width >> 100', or 'a >> b.size' for both
      """
  )
  @_disfavoredOverload
  @discardableResult
  public func constrain<Other: LayoutStatement.Target>(to target: Other?) -> LayoutStatement? {
    nil
  }
}
