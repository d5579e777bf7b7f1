import ConstraintSolver

/// A statement in a problem, which keeps it apart from this: entries are copied without counting
/// references.
struct StatementEntry {
  unowned(unsafe) let statement: LayoutStatement
  @Short var source: Int
  /// -1 for a number.
  @Short var target: Int
  /// The nearest common ancestor, in whose coordinates positions count.
  @Short var common: Int
  /// The number of the statement's condition in the pass; -1 for none.
  @Short var condition = -1
  /// How many terms the row has.
  @Short var termCount = 0
  /// Whether the condition held when it was asked last.
  var holds = true
  /// Whether the row's constant depends on baselines or areas.
  var dependsOnContent = false
  /// Whether the row says something of the size of what scrolls.
  var mentionsContent = false
  /// Left out while the condition does not hold; `nil` for a statement that decides nothing.
  var row: ConstraintProblem.Row?
}
