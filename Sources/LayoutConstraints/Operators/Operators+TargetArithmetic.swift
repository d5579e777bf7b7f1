public import Foundation

/// The target with an offset added, in points.
@_disfavoredOverload
public func + (term: HorizontalTarget, number: CGFloat) -> HorizontalTarget {
  term.scaled(plus: number)
}

/// The target with an offset taken away, in points.
@_disfavoredOverload
public func - (term: HorizontalTarget, number: CGFloat) -> HorizontalTarget {
  term.scaled(plus: -number)
}

/// The target times a factor.
@_disfavoredOverload
public func * (term: HorizontalTarget, number: CGFloat) -> HorizontalTarget {
  term.scaled(by: number)
}

/// The target divided by a number.
@_disfavoredOverload
public func / (term: HorizontalTarget, number: CGFloat) -> HorizontalTarget {
  term.divided(by: number)
}

/// The target times a factor.
@_disfavoredOverload
public func * (number: CGFloat, term: HorizontalTarget) -> HorizontalTarget {
  term.scaled(by: number)
}

/// The target with an offset added, in points.
@_disfavoredOverload
public func + (term: VerticalTarget, number: CGFloat) -> VerticalTarget {
  term.scaled(plus: number)
}

/// The target with an offset taken away, in points.
@_disfavoredOverload
public func - (term: VerticalTarget, number: CGFloat) -> VerticalTarget {
  term.scaled(plus: -number)
}

/// The target times a factor.
@_disfavoredOverload
public func * (term: VerticalTarget, number: CGFloat) -> VerticalTarget { term.scaled(by: number) }

/// The target divided by a number.
@_disfavoredOverload
public func / (term: VerticalTarget, number: CGFloat) -> VerticalTarget {
  term.divided(by: number)
}

/// The target times a factor.
@_disfavoredOverload
public func * (number: CGFloat, term: VerticalTarget) -> VerticalTarget { term.scaled(by: number) }

/// The target with an offset added, in points.
@_disfavoredOverload
public func + (term: BaselineTarget, number: CGFloat) -> BaselineTarget {
  term.scaled(plus: number)
}

/// The target with an offset taken away, in points.
@_disfavoredOverload
public func - (term: BaselineTarget, number: CGFloat) -> BaselineTarget {
  term.scaled(plus: -number)
}

/// The target times a factor.
@_disfavoredOverload
public func * (term: BaselineTarget, number: CGFloat) -> BaselineTarget { term.scaled(by: number) }

/// The target divided by a number.
@_disfavoredOverload
public func / (term: BaselineTarget, number: CGFloat) -> BaselineTarget {
  term.divided(by: number)
}

/// The target times a factor.
@_disfavoredOverload
public func * (number: CGFloat, term: BaselineTarget) -> BaselineTarget { term.scaled(by: number) }

/// The target with an offset added, in points.
@_disfavoredOverload
public func + (term: DimensionTarget, number: CGFloat) -> DimensionTarget {
  term.scaled(plus: number)
}

/// The target with an offset taken away, in points.
@_disfavoredOverload
public func - (term: DimensionTarget, number: CGFloat) -> DimensionTarget {
  term.scaled(plus: -number)
}

/// The target times a factor.
@_disfavoredOverload
public func * (term: DimensionTarget, number: CGFloat) -> DimensionTarget {
  term.scaled(by: number)
}

/// The target divided by a number.
@_disfavoredOverload
public func / (term: DimensionTarget, number: CGFloat) -> DimensionTarget {
  term.divided(by: number)
}

/// The target times a factor.
@_disfavoredOverload
public func * (number: CGFloat, term: DimensionTarget) -> DimensionTarget {
  term.scaled(by: number)
}

/// The target with an offset added, in points.
@_disfavoredOverload
public func + (term: SizeTarget, number: CGFloat) -> SizeTarget { term.scaled(plus: number) }

/// The target with an offset taken away, in points.
@_disfavoredOverload
public func - (term: SizeTarget, number: CGFloat) -> SizeTarget { term.scaled(plus: -number) }

/// The target times a factor.
@_disfavoredOverload
public func * (term: SizeTarget, number: CGFloat) -> SizeTarget { term.scaled(by: number) }

/// The target divided by a number.
@_disfavoredOverload
public func / (term: SizeTarget, number: CGFloat) -> SizeTarget { term.divided(by: number) }

/// The target times a factor.
@_disfavoredOverload
public func * (number: CGFloat, term: SizeTarget) -> SizeTarget { term.scaled(by: number) }
