public import Foundation

// `>>` binds tighter than arithmetic, so `a.left >> b.left + 8` is `(a.left >> b.left) + 8`. Behind
// a statement, arithmetic changes its right side, so that it means what it says.

/// The statement with an offset added to the right side, in points.
@_disfavoredOverload
@discardableResult
public func + (term: LayoutStatement, number: CGFloat) -> LayoutStatement {
  term.scaled(plus: number)
}

/// The statement with an offset taken away from the right side, in points.
@_disfavoredOverload
@discardableResult
public func - (term: LayoutStatement, number: CGFloat) -> LayoutStatement {
  term.scaled(plus: -number)
}

/// The statement with the right side times a factor.
@_disfavoredOverload
@discardableResult
public func * (term: LayoutStatement, number: CGFloat) -> LayoutStatement {
  term.scaled(by: number)
}

/// The statement with the right side divided by a number.
@_disfavoredOverload
@discardableResult
public func / (term: LayoutStatement, number: CGFloat) -> LayoutStatement {
  term.divided(by: number)
}

/// The statement, if there is one, with an offset added to the right side, in points.
@_disfavoredOverload
@discardableResult
public func + <Statement: LayoutStatement>(term: Statement?, number: CGFloat) -> LayoutStatement? {
  term?.scaled(plus: number)
}

/// The statement, if there is one, with an offset taken away from the right side, in points.
@_disfavoredOverload
@discardableResult
public func - <Statement: LayoutStatement>(term: Statement?, number: CGFloat) -> LayoutStatement? {
  term?.scaled(plus: -number)
}

/// The statement, if there is one, with the right side times a factor.
@_disfavoredOverload
@discardableResult
public func * <Statement: LayoutStatement>(term: Statement?, number: CGFloat) -> LayoutStatement? {
  term?.scaled(by: number)
}

/// The statement, if there is one, with the right side divided by a number.
@_disfavoredOverload
@discardableResult
public func / <Statement: LayoutStatement>(term: Statement?, number: CGFloat) -> LayoutStatement? {
  term?.divided(by: number)
}

/// The statements with an offset added to the right side, in points.
@_disfavoredOverload
@discardableResult
public func + (term: [LayoutStatement], number: CGFloat) -> [LayoutStatement] {
  term.map { $0.scaled(plus: number) }
}

/// The statements with an offset taken away from the right side, in points.
@_disfavoredOverload
@discardableResult
public func - (term: [LayoutStatement], number: CGFloat) -> [LayoutStatement] {
  term.map { $0.scaled(plus: -number) }
}

/// The statements with the right side times a factor.
@_disfavoredOverload
@discardableResult
public func * (term: [LayoutStatement], number: CGFloat) -> [LayoutStatement] {
  term.map { $0.scaled(by: number) }
}

/// The statements with the right side divided by a number.
@_disfavoredOverload
@discardableResult
public func / (term: [LayoutStatement], number: CGFloat) -> [LayoutStatement] {
  term.map { $0.divided(by: number) }
}

/// What `a.width >> 2 * b.width` means: the compiler reads `(a.width >> 2) * b.width`.
///
/// - Parameter statement: One about a number, which becomes one about the dimension times that
///   number; one about an attribute stays as it is, with a ``LayoutIssue``.
@discardableResult
public func * (statement: LayoutStatement, dimension: DimensionAnchor) -> LayoutStatement {
  statement.multiplied(by: dimension)
}
