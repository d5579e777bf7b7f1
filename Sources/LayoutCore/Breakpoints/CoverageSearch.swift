import Foundation

/// Asks all conditions of a list in all cells of sizes and all combinations.
struct CoverageSearch {
  private let conditions: [Range<Int>]
  private let steps: [BreakpointSearch.Step]
  private let openTerms: [Bool]
  private let combinations: ConditionCombinations
  private let space: SizeCells
  private let cells: [BreakpointArrangement.Ranks]

  /// Whether each condition can hold anywhere, and be the first that holds.
  private var holds: [Bool]
  private var isReached: [Bool]

  /// For each condition, the conditions that hold where it would.
  private var shadowers: [Set<Int>]

  struct Coverage {
    var uncovered: [UncoveredSizes]
    var uncoveredWidths: [UncoveredWidths]
    var neverHolding: [Int]
    var shadowed: [ConditionCoverage.Shadowed]
  }

  /// What is true of a list of conditions, or nil where it takes too long to find out.
  static func result(for conditions: [LayoutCondition]) -> Coverage? {
    guard var search = CoverageSearch(conditions) else { return nil }
    return search.run()
  }

  private init?(_ list: [LayoutCondition]) {
    guard list.reduce(0, { $0 + $1.expression.terms.count }) <= BreakpointSearch.mostSteps else {
      return nil
    }
    // The terms of all conditions one behind the other, so that equal facts are one.
    var expression = StructuredCondition.always
    var opaqueTests: [OpaqueTest] = []
    conditions = list.map { condition in
      let start = expression.terms.count
      expression.append(
        condition.expression, opaqueShift: Int32(truncatingIfNeeded: opaqueTests.count))
      opaqueTests += condition.opaqueTests
      return start..<expression.terms.count
    }
    let combinations = ConditionCombinations(
      expression, opaqueTests: opaqueTests, opensSingleClosures: true)
    let thresholds = ConditionThresholds(expression.terms)
    let space = SizeCells(thresholds)
    // The regions are found in a table of all ranks.
    let ranks = Double(space.widths.count) * Double(space.heights.count) * Double(space.ratioCount)
    let steps = expression.terms.count
    guard let count = combinations.count, ranks <= Double(BreakpointSearch.mostSteps),
      let cells = space.all(atMost: BreakpointSearch.mostSteps / count / steps)
    else { return nil }

    self.combinations = combinations
    self.space = space
    self.cells = cells
    self.steps = expression.terms.map { BreakpointSearch.Step($0, in: space.lines) }
    openTerms = expression.terms.indices.map(combinations.openTerms.contains)
    holds = list.map { _ in false }
    isReached = holds
    shadowers = list.map { _ in [] }
  }

  private mutating func run() -> Coverage {
    let answers = (0..<(combinations.count ?? 0)).map(combinations.answers)
    var grid = UncoveredGrid(space, combinations)
    for cell in cells {
      var states: UInt64 = 0
      for state in 0..<combinations.factStateCount {
        let first = state * combinations.closureCount
        var isCovered = false
        for answers in answers[first..<first + combinations.closureCount] {
          if visit(cell, answers) { isCovered = true }
        }
        if !isCovered { states |= 1 << UInt64(state) }
      }
      grid.insert(cell, states)
    }
    let uncoveredWidths = grid.uncoveredWidths
    return Coverage(
      uncovered: grid.takeRegions(), uncoveredWidths: uncoveredWidths,
      neverHolding: holds.indices.filter { !holds[$0] },
      shadowed: holds.indices.filter { holds[$0] && !isReached[$0] }.map {
        ConditionCoverage.Shadowed(index: $0, by: shadowers[$0].sorted())
      })
  }

  /// Notes which conditions can hold in a cell.
  ///
  /// - Returns: Whether there is one.
  private mutating func visit(_ cell: BreakpointArrangement.Ranks, _ answers: [Bool]) -> Bool {
    var first: Int?
    var isCovered = false
    for index in conditions.indices where first == nil || !isReached[index] {
      let answer = answer(of: conditions[index], at: cell, answers)
      guard answer.canBeTrue else { continue }
      isCovered = true
      holds[index] = true
      if let first {
        shadowers[index].insert(first)
      } else {
        isReached[index] = true
        if answer.isTrue { first = index }
      }
    }
    return isCovered
  }

  /// The answer of a condition: as closures that stand in one place only depend on nothing else,
  /// what it can be follows from what its parts can be.
  private func answer(
    of terms: Range<Int>, at cell: BreakpointArrangement.Ranks, _ answers: [Bool]
  ) -> (isTrue: Bool, canBeTrue: Bool) {
    var isTrue = AnswerStack()
    var canBeTrue = AnswerStack()
    for index in terms {
      switch steps[index] {
      case .not:
        guard isTrue.last == canBeTrue.last else { continue }
        isTrue.negate()
        canBeTrue.negate()
      case .and:
        isTrue.and()
        canBeTrue.and()
      case .or:
        isTrue.or()
        canBeTrue.or()
      case .given:
        isTrue.push(answers[index])
        canBeTrue.push(answers[index] || openTerms[index])
      case .interval(let low, let high):
        let isInside = low.isBelow(cell) && high.isAbove(cell)
        isTrue.push(isInside)
        canBeTrue.push(isInside)
      }
    }
    return (isTrue.last, canBeTrue.last)
  }
}
