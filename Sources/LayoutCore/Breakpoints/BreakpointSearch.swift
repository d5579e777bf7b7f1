import Foundation

/// Finds the thresholds of a condition that can change its answer.
///
/// Each line of the arrangement of all thresholds is crossed at every place that differs, in every
/// combination of the answers that do not depend on the size. A line whose crossing never changes
/// the answer is left out. Where three lines meet in one point a crossing cannot be blamed on one
/// of them; there both are listed, unless one of them is for another reason.
struct BreakpointSearch {
  private let steps: [Step]
  private let combinations: ConditionCombinations
  private let arrangement: BreakpointArrangement
  private let isTooLarge: Bool
  private let isComplete: Bool
  private let thresholds: ConditionThresholds
  private var found: [ConditionTerm.Quantity: [Bool]]

  private static let mostThresholds = 200

  /// How many terms may be evaluated for one answer.
  static let mostSteps = 1 << 22

  static func breakpoints(
    of expression: StructuredCondition, opaqueTests: [OpaqueTest]
  ) -> LayoutBreakpoints {
    var search = BreakpointSearch(expression, opaqueTests: opaqueTests)
    return search.run()
  }

  private init(_ expression: StructuredCondition, opaqueTests: [OpaqueTest]) {
    let thresholds = ConditionThresholds(expression.terms)
    let count = thresholds.count
    let combinations = ConditionCombinations(expression, opaqueTests: opaqueTests)

    // The number of probes is at most that many times the square of the thresholds.
    let work =
      Double(2 * count * count + 3 * count) * 3
      * Double(expression.terms.count) * Double(combinations.count ?? 1)
    isTooLarge =
      combinations.count == nil || count > Self.mostThresholds || work > Double(Self.mostSteps)
    isComplete = opaqueTests.isEmpty
    self.combinations = combinations
    self.thresholds = thresholds
    let numbers: [ConditionTerm.Quantity: [CGFloat]] = [
      .width: thresholds.widths, .height: thresholds.heights, .aspectRatio: thresholds.ratios,
    ]
    found = numbers.mapValues { [Bool](repeating: false, count: $0.count) }
    arrangement = BreakpointArrangement(
      widths: thresholds.widths, heights: thresholds.heights, ratios: thresholds.ratios,
      walks: !isTooLarge)
    let lines = arrangement
    steps = isTooLarge ? [] : expression.terms.map { Step($0, in: lines) }
  }

  private mutating func run() -> LayoutBreakpoints {
    guard !isTooLarge else { return result { _, _ in true } }
    let count = combinations.count ?? 0
    for combination in 0..<count {
      let answers = combinations.answers(combination)
      for probe in arrangement.probes { check(probe, answers) }
    }
    let explained = found
    for combination in 0..<count {
      let answers = combinations.answers(combination)
      for meeting in arrangement.meetings { check(meeting, answers, explained) }
    }
    return result { found[$0]?[$1] ?? false }
  }

  private mutating func check(_ probe: BreakpointArrangement.Probe, _ answers: [Bool]) {
    guard found[probe.kind]?[probe.index] == false else { return }
    let onLine = 2 * probe.index + 1
    var place = probe.place
    let rank: WritableKeyPath<BreakpointArrangement.Ranks, Int> =
      switch probe.kind {
      case .width: \.width
      case .height: \.height
      case .aspectRatio: \.ratio
      }
    let answer = self.answer(at: place, answers)
    place[keyPath: rank] = onLine + 1
    var changes = self.answer(at: place, answers) != answer
    if !changes, probe.hasNearSide {
      place[keyPath: rank] = onLine - 1
      changes = self.answer(at: place, answers) != answer
    }
    if changes { found[probe.kind]?[probe.index] = true }
  }

  /// Crosses the point where three lines meet along each of them, which crosses the two others.
  private mutating func check(
    _ meeting: BreakpointArrangement.Ranks, _ answers: [Bool],
    _ explained: [ConditionTerm.Quantity: [Bool]]
  ) {
    let center = answer(at: meeting, answers)
    // Moving right raises the ratio, moving up lowers it, moving out keeps it.
    let directions: [(Int, Int, Int, [ConditionTerm.Quantity])] = [
      (1, 0, 1, [.width, .aspectRatio]),
      (0, 1, -1, [.height, .aspectRatio]),
      (1, 1, 0, [.width, .height]),
    ]
    for (width, height, ratio, crossed) in directions {
      let changes = [-1, 1].contains { side in
        let place = BreakpointArrangement.Ranks(
          width: meeting.width + side * width, height: meeting.height + side * height,
          ratio: meeting.ratio + side * ratio)
        return answer(at: place, answers) != center
      }
      guard changes else { continue }
      func index(_ kind: ConditionTerm.Quantity) -> Int {
        switch kind {
        case .width: meeting.width / 2
        case .height: meeting.height / 2
        case .aspectRatio: meeting.ratio / 2
        }
      }
      guard !crossed.contains(where: { explained[$0]?[index($0)] == true }) else { continue }
      for kind in crossed { found[kind]?[index(kind)] = true }
    }
  }

  private func answer(at place: BreakpointArrangement.Ranks, _ answers: [Bool]) -> Bool {
    var stack = AnswerStack()
    for (index, step) in steps.enumerated() {
      switch step {
      case .not: stack.negate()
      case .and: stack.and()
      case .or: stack.or()
      case .given: stack.push(answers[index])
      case .interval(let low, let high): stack.push(low.isBelow(place) && high.isAbove(place))
      }
    }
    return stack.last
  }

  private func result(
    _ isListed: (ConditionTerm.Quantity, Int) -> Bool
  ) -> LayoutBreakpoints {
    func listed(_ kind: ConditionTerm.Quantity, _ numbers: [CGFloat]) -> [CGFloat] {
      numbers.indices.filter { isListed(kind, $0) }.map { numbers[$0] }
    }
    var widths = listed(.width, arrangement.widths)
    var ratios = listed(.aspectRatio, arrangement.ratios)
    if widths.first == 0 {
      if thresholds.hasZeroRatio { ratios.insert(0, at: 0) }
      if !thresholds.hasZeroWidth { widths.removeFirst() }
    }
    return LayoutBreakpoints(
      widths: widths, heights: listed(.height, arrangement.heights), ratios: ratios,
      isComplete: isComplete)
  }
}
