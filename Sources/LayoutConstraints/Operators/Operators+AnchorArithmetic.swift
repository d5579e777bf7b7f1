public import Foundation

// Numbers count one after the other, as in any arithmetic; `offset(_:)` and `at(_:)` replace what
// was there instead. Disfavored, so that the compiler tries them last in arithmetic without
// anchors.

/// The attribute with an offset added, in points.
@_disfavoredOverload
public func + (term: HorizontalAnchor, number: CGFloat) -> HorizontalTarget {
  term.scaled(plus: number)
}

/// The attribute with an offset taken away, in points.
@_disfavoredOverload
public func - (term: HorizontalAnchor, number: CGFloat) -> HorizontalTarget {
  term.scaled(plus: -number)
}

/// The attribute times a factor.
@_disfavoredOverload
public func * (term: HorizontalAnchor, number: CGFloat) -> HorizontalTarget {
  term.scaled(by: number)
}

/// The attribute divided by a number.
@_disfavoredOverload
public func / (term: HorizontalAnchor, number: CGFloat) -> HorizontalTarget {
  term.divided(by: number)
}

/// The attribute times a factor.
@_disfavoredOverload
public func * (number: CGFloat, term: HorizontalAnchor) -> HorizontalTarget {
  term.scaled(by: number)
}

/// The attribute with an offset added, in points.
@_disfavoredOverload
public func + (term: VerticalAnchor, number: CGFloat) -> VerticalTarget {
  term.scaled(plus: number)
}

/// The attribute with an offset taken away, in points.
@_disfavoredOverload
public func - (term: VerticalAnchor, number: CGFloat) -> VerticalTarget {
  term.scaled(plus: -number)
}

/// The attribute times a factor.
@_disfavoredOverload
public func * (term: VerticalAnchor, number: CGFloat) -> VerticalTarget { term.scaled(by: number) }

/// The attribute divided by a number.
@_disfavoredOverload
public func / (term: VerticalAnchor, number: CGFloat) -> VerticalTarget {
  term.divided(by: number)
}

/// The attribute times a factor.
@_disfavoredOverload
public func * (number: CGFloat, term: VerticalAnchor) -> VerticalTarget { term.scaled(by: number) }

/// The attribute with an offset added, in points.
@_disfavoredOverload
public func + (term: BaselineAnchor, number: CGFloat) -> BaselineTarget {
  term.scaled(plus: number)
}

/// The attribute with an offset taken away, in points.
@_disfavoredOverload
public func - (term: BaselineAnchor, number: CGFloat) -> BaselineTarget {
  term.scaled(plus: -number)
}

/// The attribute times a factor.
@_disfavoredOverload
public func * (term: BaselineAnchor, number: CGFloat) -> BaselineTarget { term.scaled(by: number) }

/// The attribute divided by a number.
@_disfavoredOverload
public func / (term: BaselineAnchor, number: CGFloat) -> BaselineTarget {
  term.divided(by: number)
}

/// The attribute times a factor.
@_disfavoredOverload
public func * (number: CGFloat, term: BaselineAnchor) -> BaselineTarget { term.scaled(by: number) }

/// The attribute with an offset added, in points.
@_disfavoredOverload
public func + (term: DimensionAnchor, number: CGFloat) -> DimensionTarget {
  term.scaled(plus: number)
}

/// The attribute with an offset taken away, in points.
@_disfavoredOverload
public func - (term: DimensionAnchor, number: CGFloat) -> DimensionTarget {
  term.scaled(plus: -number)
}

/// The attribute times a factor.
@_disfavoredOverload
public func * (term: DimensionAnchor, number: CGFloat) -> DimensionTarget {
  term.scaled(by: number)
}

/// The attribute divided by a number.
@_disfavoredOverload
public func / (term: DimensionAnchor, number: CGFloat) -> DimensionTarget {
  term.divided(by: number)
}

/// The attribute times a factor.
@_disfavoredOverload
public func * (number: CGFloat, term: DimensionAnchor) -> DimensionTarget {
  term.scaled(by: number)
}
