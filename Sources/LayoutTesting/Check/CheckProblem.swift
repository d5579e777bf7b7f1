import LayoutCore

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
