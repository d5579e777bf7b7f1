/// A row of a problem, made by ``ConstraintProblem/add(_:_:_:_:is:_:priority:)``.
public struct ConstraintRow: Hashable, Sendable, Comparable {
  var slot: Int32
  var serial: Int

  /// Whether a row was added before another.
  public static func < (a: ConstraintRow, b: ConstraintRow) -> Bool { a.serial < b.serial }
}
