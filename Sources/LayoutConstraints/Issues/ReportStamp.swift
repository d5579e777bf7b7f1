import ConstraintSolver
import LayoutCore

/// What the last report was about. Texts of the same issues differ only where statements changed.
struct ReportStamp: Equatable {
  var issues: [ConstraintIssue]
  var changeCount: Int
  var gatherCount: Int

  /// What was told of each issue, the last things among `reported`; nothing if the statements are
  /// others at the time of another stamp.
  func texts(_ reported: [LayoutIssue], for other: ReportStamp) -> [ConstraintIssue: LayoutIssue] {
    guard changeCount == other.changeCount, gatherCount == other.gatherCount else { return [:] }
    return Dictionary(zip(issues, reported.suffix(issues.count))) { first, _ in first }
  }
}
