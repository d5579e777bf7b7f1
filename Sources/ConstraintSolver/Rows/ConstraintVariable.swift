/// A number of a problem: an input, which is given, or an unknown, which is solved for.
///
/// Made by ``ConstraintProblem/addVariable(isSize:previous:)`` and
/// ``ConstraintProblem/addInput(_:)``; it means nothing to another problem.
public struct ConstraintVariable: Hashable, Sendable {
  var index: Int32
  var serial: Int32
}
