import LayoutCore

/// Statements that count together as long as a condition holds.
final class StatementGroup {
  var condition: LayoutCondition

  /// When it was made, relative to statements and other groups.
  let serial = StatementAge.next()

  init(_ condition: LayoutCondition) {
    self.condition = condition
  }
}
