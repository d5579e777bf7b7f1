public import Foundation

// What would mean nothing says what to write instead. The compiler takes one of these only where
// nothing else fits.

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
public func >> <Other: LayoutStatement.Anchor>(source: HorizontalAnchor, target: Other?)
  -> LayoutStatement?
{ nil }

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
public func >> <Other: LayoutStatement.Target>(source: HorizontalAnchor, target: Other?)
  -> LayoutStatement?
{ nil }

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
public func >> <Other: LayoutStatement.Anchor>(source: VerticalAnchor, target: Other?)
  -> LayoutStatement?
{ nil }

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
public func >> <Other: LayoutStatement.Target>(source: VerticalAnchor, target: Other?)
  -> LayoutStatement?
{ nil }

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
public func >> <Other: LayoutStatement.Anchor>(source: BaselineAnchor, target: Other?)
  -> LayoutStatement?
{ nil }

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
public func >> <Other: LayoutStatement.Target>(source: BaselineAnchor, target: Other?)
  -> LayoutStatement?
{ nil }

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
public func >> <Other: LayoutStatement.Anchor>(source: DimensionAnchor, target: Other?)
  -> LayoutStatement?
{ nil }

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
public func >> <Other: LayoutStatement.Target>(source: DimensionAnchor, target: Other?)
  -> LayoutStatement?
{ nil }

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
public func >> (source: HorizontalAnchor, target: CGFloat) -> LayoutStatement? { nil }

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
public func >> (source: VerticalAnchor, target: CGFloat) -> LayoutStatement? { nil }

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
public func >> (source: BaselineAnchor, target: CGFloat) -> LayoutStatement? { nil }
