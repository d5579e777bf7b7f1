import LayoutCore

/// Statements that count together as long as a condition holds.
final class StatementGroup {
  var condition: LayoutCondition

  init(_ condition: LayoutCondition) {
    self.condition = condition
  }
}
