import LayoutCore

/// What a check lays out.
struct CheckSubject {
  /// Makes a new tree, if the layout has elements.
  var makeElement: (() -> any LayoutElement)?

  /// Lays out from nothing.
  var snapshot: (LayoutInput) -> LayoutSnapshot

  /// What it shows, if content is drawn.
  var content: LayoutContent?
}

/// Why something cannot be checked.
struct CheckProblem: Error {
  var explanation: String
  var advice: String

  init(_ explanation: String, advice: String) {
    self.explanation = explanation
    self.advice = advice
  }

  init(_ issue: LayoutIssue) {
    self.init(issue.explanation, advice: issue.advice)
  }
}
