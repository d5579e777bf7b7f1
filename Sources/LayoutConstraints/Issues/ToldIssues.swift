import LayoutCore

/// What a pass told of, which stands until a later one finds otherwise.
struct ToldIssues {
  /// What was wrong with statements, and of which issues of the solver that was told.
  var statements: [LayoutIssue] = []
  var stamp: ReportStamp?

  /// What was wrong with frames and natural sizes.
  var frames: [LayoutIssue] = []

  var isEmpty: Bool { statements.isEmpty && frames.isEmpty && stamp == nil }

  var all: [LayoutIssue] { frames + statements }
}
