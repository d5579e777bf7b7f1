/// Writes warnings, equal ones once, up to a number of different ones. Of elements that no
/// condition places it writes once, whatever the size: that is the mistake that is made most.
final class IssuePrinter: Sendable {
  private let limit: Int
  private let write: @Sendable (String) -> Void
  private let printed = Locked<Set<LayoutIssue>>([])

  /// - Parameters:
  ///   - limit: How many different warnings to write before falling silent.
  ///   - write: Takes the text, which ends with a line break.
  init(limit: Int, write: @escaping @Sendable (String) -> Void) {
    self.limit = limit
    self.write = write
  }

  func print(_ issue: LayoutIssue) {
    guard issue.severity == .warning || issue.rule == .unplaced else { return }
    var known = issue
    if issue.rule == .unplaced { known.numbers = [] }
    let count: Int? = printed.withLock { printed in
      guard printed.count < limit, printed.insert(known).inserted else { return nil }
      return printed.count
    }
    guard let count else { return }
    write("\(issue)\n")
    if count == limit {
      write("note: \(limit) different layout issues were printed; no more will be\n")
    }
  }
}
