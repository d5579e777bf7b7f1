extension ConstraintItem {
  /// The pass over the items in the view.
  var ownStatementPass: StatementPass? { ownPass as AnyObject? as? StatementPass }

  /// The pass that measures the view.
  var fittingStatementPass: StatementPass? { fittingPass as AnyObject? as? StatementPass }

  /// The pass that places the item.
  var statementPass: StatementPass? { pass as AnyObject? as? StatementPass }
}
