import ConstraintSolver

/// The rows of a natural size along one axis.
struct LeafRows {
  /// length <= natural, which is the view's hugging.
  var atMost: ConstraintProblem.Row
  /// length >= natural, which is its compression resistance.
  var atLeast: ConstraintProblem.Row
}
