import LayoutCore

/// Conditions of statements: asked once per group while gathering, and again before every pass.
extension StatementPass {
  /// Whether the statements of a group count.
  func holds(
    _ group: StatementGroup, _ input: LayoutInput, _ answers: inout [ObjectIdentifier: Bool]
  ) -> Bool {
    if let known = answers[ObjectIdentifier(group)] { return known }
    let holds = group.condition(input)
    answers[ObjectIdentifier(group)] = holds
    conditions.append((group, holds))
    return holds
  }

  /// Whether every condition answers as it did while gathering.
  func hasSameAnswers(_ input: LayoutInput) -> Bool {
    conditions.allSatisfy { $0.group.condition(input) == $0.holds }
  }
}
