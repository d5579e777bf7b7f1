import ConstraintSolver

/// A statement in a problem.
struct StatementEntry {
  var statement: LayoutStatement
  var source: Int
  /// -1 for a number.
  var target: Int
  /// The nearest common ancestor, in whose coordinates positions count.
  var common: Int
  /// Whether the condition held when the statement was gathered.
  var holds = true
  /// `nil` while the statement does not count.
  var row: ConstraintProblem.Row?
  /// Whether the row's constant depends on baselines or areas.
  var dependsOnContent = false
  /// How many terms the row has.
  var termCount = 0
  /// Whether the row says something of the size of what scrolls.
  var mentionsContent = false
}
