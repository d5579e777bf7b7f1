extension ConstraintItem {
  /// The pass over what is in the item.
  var ownStatementPass: StatementPass? { ownPass as AnyObject? as? StatementPass }

  /// The pass that measures what is in the item.
  var fittingStatementPass: StatementPass? { fittingPass as AnyObject? as? StatementPass }

  /// The pass that places the item.
  var statementPass: StatementPass? { pass as AnyObject? as? StatementPass }
}
