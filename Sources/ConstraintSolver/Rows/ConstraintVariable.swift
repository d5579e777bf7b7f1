/// A number of a problem: an input, which is given, or an unknown, which is solved for.
///
/// Made by ``ConstraintProblem/addVariable(isSize:previous:)`` and
/// ``ConstraintProblem/addInput(_:)``; it means nothing to another problem.
public struct ConstraintVariable: Hashable, Sendable {
  var index: Int32
  var serial: Int32

  /// Where the variable's value stands in ``ConstraintProblem/withValues(_:)``, as long as the
  /// variable is not removed.
  public var valueIndex: Int { Int(index) }
}
