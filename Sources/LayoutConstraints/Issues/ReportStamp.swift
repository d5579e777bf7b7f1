import ConstraintSolver

/// What the last report was about. Texts of the same issues differ only where statements changed.
struct ReportStamp: Equatable {
  var issues: [ConstraintIssue]
  var changeCount: Int
  var gatherCount: Int
}
