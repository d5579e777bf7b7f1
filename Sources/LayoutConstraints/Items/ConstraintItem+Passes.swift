import LayoutCore

extension ConstraintItem {
  /// The pass over the items in the view.
  var ownStatementPass: StatementPass? { ownPass as AnyObject? as? StatementPass }

  /// The pass that measures the view.
  var fittingStatementPass: StatementPass? { fittingPass as AnyObject? as? StatementPass }

  /// Notes that the item, a view that solves statements, was marked. Returns whether the view that
  /// solves them for it was marked instead.
  func noteMark() -> Bool {
    changeCount &+= 1
    // What was measured holds no longer, so nothing is kept for it.
    fittingStatementPass?.noteMark()
    if let own = ownStatementPass {
      own.isDirty = true
      own.guardState.noteMark()
    } else if let pass {
      pass.markContent()
      return true
    }
    return false
  }

  /// The pass that places the item.
  var statementPass: StatementPass? { pass as AnyObject? as? StatementPass }
}
