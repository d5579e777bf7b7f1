/// A variable times a coefficient, part of the left side of a row.
public struct ConstraintTerm: Hashable, Sendable {
  /// The variable that is multiplied.
  public var variable: ConstraintVariable
  /// The factor.
  public var coefficient: Double

  /// Creates a term; without a coefficient it is the variable itself.
  public init(_ variable: ConstraintVariable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }

  /// No term, for the places of ``ConstraintProblem/add(_:_:_:_:is:_:priority:)`` not needed.
  public static var none: ConstraintTerm {
    ConstraintTerm(ConstraintVariable(index: -1, serial: 0), 0)
  }
}
