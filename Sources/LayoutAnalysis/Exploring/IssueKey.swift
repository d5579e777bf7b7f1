#if RECORDS_DECISIONS
import LayoutCore

/// What makes two issues the same at other sizes.
struct IssueKey: Hashable {
  private let rule: LayoutIssue.Rule
  private let elements: [String]
  private let location: LayoutLocation?

  init(_ issue: LayoutIssue) {
    (rule, elements, location) = (issue.rule, issue.elements, issue.location)
  }
}
#endif
