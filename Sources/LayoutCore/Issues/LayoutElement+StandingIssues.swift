/// What remembers issues that were told and still stand: a vocabulary's object in a slot of an
/// element's storage.
package protocol IssueKeeper: AnyObject {
  /// The issues that were told and still stand.
  var standingIssues: [LayoutIssue] { get }
}

extension LayoutElement {
  /// The issues of the element, and of all in it, that were told and still stand.
  ///
  /// A pass tells of what is wrong once, until that changes; who begins to listen later asks here,
  /// without another pass:
  ///
  /// ```swift
  /// screen.layoutIfNeeded()                                          // tells of a conflict
  /// screen.layoutIfNeeded()                                          // tells of nothing new
  /// screen.standingIssues.map(\.rule) == [.conflictingStatements]    // true
  /// ```
  ///
  /// Statements keep theirs: conflicts, statements that make no sense, are not connected or are
  /// solved by nothing, and frames that the last pass refused.
  ///
  /// - Complexity: O(elements).
  public var standingIssues: [LayoutIssue] {
    ElementTree(self).flatMap { element, _ in
      LayoutStorage.Slot.allCases.flatMap { slot in
        (element.existingStorage?[slot] as? any IssueKeeper)?.standingIssues ?? []
      }
    }
  }
}

extension LayoutIssue {
  /// Runs a piece of code and returns the issues it reports, and those that stand in an element
  /// afterwards although they were told earlier; each once. For tests.
  ///
  /// ```swift
  /// let issues = LayoutIssue.collecting(standingIn: screen) { screen.layoutIfNeeded() }
  /// #expect(issues.isEmpty)                        // also where an earlier pass has told
  /// ```
  ///
  /// - Parameters:
  ///   - element: Whose issues count, with those of all in it; see
  ///     ``LayoutElement/standingIssues``.
  ///   - operation: The code to run.
  /// - Returns: First what the code reports, in order, then what stood before.
  public static func collecting(
    standingIn element: any LayoutElement, _ operation: () throws -> Void
  ) rethrows -> [LayoutIssue] {
    let found = try collecting(operation)
    var known = Set(found)
    return found + element.standingIssues.filter { known.insert($0).inserted }
  }
}
