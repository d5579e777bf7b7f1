/// Something wrong with a problem, found while solving.
///
/// Read ``ConstraintProblem/issues`` after solving. Each one names the rows that have to change.
public enum ConstraintIssue: Hashable, Sendable {
  /// Required rows contradict each other. The problem is solved without the suspended row, until
  /// the contradiction is gone.
  case conflict(ConstraintConflict)

  /// A coefficient or constant of a row is NaN or infinite, terms of one variable add up to such a
  /// coefficient, or a variable was removed before the row was added: the row is left out.
  case invalid(ConstraintRow)

  /// Several rows that hundreds of open variables share would take too long: sorted, the rows whose
  /// answer is not finished, of which even required ones may not hold. Fewer rows about several
  /// variables at once help, or required ones instead of wishes.
  case unfinished([ConstraintRow])

  /// The value of a variable is too large for a floating-point number: it is 0 instead.
  case overflow(ConstraintVariable)
}
