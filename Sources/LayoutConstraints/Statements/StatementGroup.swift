import LayoutCore

/// Statements that count together as long as a condition holds.
final class StatementGroup {
  var condition: LayoutCondition

  /// When it was made, relative to statements and other groups.
  let serial: Int

  init(_ condition: LayoutCondition, serial: Int) {
    self.condition = condition
    self.serial = serial
  }
}
