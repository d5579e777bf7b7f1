/// A question to a simplex while it is answered.
struct SimplexAnswer<Number: SimplexNumber> {
  let question: SimplexQuestion
  var simplex: LevelSimplex<Number>
  /// The rules for choosing that became rows, as indices of those offered, in the order of the
  /// rows.
  var chosen: [Int] = []

  init(_ question: SimplexQuestion) {
    self.question = question
    simplex = LevelSimplex(question.program)
    simplex.levels = question.levels
  }

  /// Solves the levels of the rows.
  mutating func solve() -> LevelSimplex<Number>.Outcome { simplex.solve() }

  /// Which expressions over the columns the rows leave open; none if there is no answer, `nil` if
  /// finding that takes too long.
  consuming func freeChoices(
    _ choices: [SimplexQuestion.Choice], within budget: Int
  ) -> [Bool]? {
    simplex.budget = budget
    let outcome = solve()
    if case .unfinished = outcome { return nil }
    guard case .optimal = outcome, !simplex.isUnique else { return choices.map { _ in false } }
    return simplex.freeExpressions(choices.map(\.cells))
  }
}
