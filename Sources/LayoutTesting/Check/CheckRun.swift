import Foundation
import LayoutAnalysis
import LayoutCore

/// A check while it runs.
struct CheckRun {
  let check: LayoutCheck
  let budget: CheckBudget
  var result = LayoutCheckReport()

  /// The properties, with the elements that they are about.
  var tests: [PropertyTest] = []

  /// The properties for which a failure was found; one is enough.
  var failed: Set<Int> = []

  /// The layout with each case of content; one if none is drawn.
  let subjects: [CheckSubject]

  init(_ check: LayoutCheck) {
    self.check = check
    budget = CheckBudget(check.budget)
    let count = check.drawsContent && check.replay == nil ? max(check.contents, 1) : 1
    subjects = (0..<count).map { number in
      let fixed = check.replay?.content ?? [:]
      return check.makeSubject(LayoutContent(seed: check.seed, number: number, fixed: fixed))
    }
  }

  mutating func report() -> LayoutCheckReport {
    let domains = check.domains.flatMap { check.variations.domains(of: $0) }
    if let problem = problem(with: domains) {
      fail(problem)
      return result
    }
    if let replay = check.replay {
      resolveProperties(for: [(subjects[0], replay.input)])
      run(replay, in: domains)
      return result
    }
    guard !check.properties.tests.isEmpty, var parts = explore(domains) else { return result }
    resolveProperties(for: layouts(of: parts))
    guard !tests.isEmpty else { return result }
    result.obstacle = obstacle
    for index in parts.indices { prove(in: &parts, index) }
    runTests(of: parts)
    return result
  }

  mutating func fail(_ problem: CheckProblem, property: String = "") {
    result.failures.append(
      LayoutFailure(property: property, text: problem.explanation, explanation: [problem.advice]))
  }

  /// What is wrong with the domains, or with a layout that differs from pass to pass.
  private func problem(with domains: [LayoutDomain]) -> CheckProblem? {
    guard !domains.isEmpty else {
      return CheckProblem("There is no domain to check.", advice: "Give one, such as .phones.")
    }
    for domain in domains {
      if let issue = LayoutMap(over: domain, limits: .none, snapshot: { _ in .nothing }).failure {
        return CheckProblem(issue)
      }
      if check.replay == nil, let exhaustion = check.exhaustive,
        domain.allSizes(in: exhaustion) == nil
      {
        return CheckProblem(
          "\(domain) has no size in whole \(exhaustion), or more than can be counted.",
          advice: "Leave the argument exhaustive: out, or give a domain that has such sizes.")
      }
    }
    let input = check.replay?.input ?? domains[0].input(at: domains[0].smallest)
    return subjects[0].problem(at: input, seed: check.seed)
  }

  /// Layouts that have all elements, as far as is known: those of the least and the largest size,
  /// and one for each tree of a map.
  func layouts(of parts: [CheckPart]) -> [(subject: CheckSubject, input: LayoutInput)] {
    parts.flatMap { part in
      let domain = part.map.domain
      return ([domain.smallest, domain.largest] + part.map.treeSizes).map {
        (part.subject, domain.input(at: $0))
      }
    }
  }

  mutating func resolveProperties(
    for layouts: [(subject: CheckSubject, input: LayoutInput)]
  ) {
    for test in check.properties.tests {
      switch test.resolved(for: layouts) {
      case .success(let resolved): tests.append(resolved)
      case .failure(let problem): fail(problem, property: test.statement)
      }
    }
  }

  /// Explores the domains; nil if nothing can be said of one.
  mutating func explore(_ domains: [LayoutDomain]) -> [CheckPart]? {
    var parts: [CheckPart] = []
    guard !check.drawsContent else {
      // There are too many layouts to make a map of each.
      for domain in domains {
        for (number, subject) in subjects.enumerated() {
          let map = subject.map(over: domain, limits: .none)
          // The second case has the most of everything, and a single one all there is.
          let hasAll = number == min(1, subjects.count - 1)
          parts.append(CheckPart(subject: subject, map: map, hasAllElements: hasAll))
        }
      }
      return parts
    }
    for domain in domains {
      // At most half of the time is spent on maps; what one leaves, the others get.
      let share = max(0.5 - budget.used, 0.05) / Double(domains.count - parts.count)
      let limits: LayoutMap.Limits =
        obstacle == nil
        ? .init(duration: .seconds(min(share * budget.seconds, 1e6))) : .none
      let map = LastWords.during("while mapping \(domain)") {
        subjects[0].map(over: domain, limits: limits)
      }
      if let failure = map.failure {
        fail(CheckProblem(failure))
        return nil
      }
      parts.append(CheckPart(subject: subjects[0], map: map))
    }
    return parts
  }

  /// Why nothing is to be proved, if so.
  private var obstacle: String? {
    if check.drawsContent { return "each case of content is another layout" }
    if check.exhaustive != nil { return "every size is run" }
    return LayoutMap.recordsDecisions
      ? nil : "this build does not record what engines compare"
  }

  /// Says which properties are left to test in a domain.
  private mutating func prove(in parts: inout [CheckPart], _ number: Int) {
    let map = parts[number].map
    for (index, test) in tests.enumerated() where !failed.contains(index) {
      if let issue = parts[number].issue(of: test) {
        fail(CheckProblem(issue), property: test.statement)
        failed.insert(index)
        continue
      }
      guard let property = test.analyzed else {
        parts[number].open.append(index)
        continue
      }
      guard obstacle == nil, budget.used < 0.8 else {
        parts[number].open.append(index)
        continue
      }
      let opposite = map.domain.mirrored
      let mirrored = parts.first { $0.map.domain == opposite }?.map
      let verdict = map.verdict(property, testing: 1, mirrored: mirrored)
      result.add(verdict, over: map.domain)
      switch verdict.kind {
      case .proved, .provedForPixels: break
      case .tested, .unknown: parts[number].open.append(index)
      case .refuted:
        guard let witness = verdict.witness,
          !keep(index, at: map.domain.input(at: witness), in: parts[number], verdict)
        else { continue }
        parts[number].open.append(index)
      }
    }
  }
}

extension LayoutMap.Limits {
  /// No exploration at all.
  static var none: LayoutMap.Limits { LayoutMap.Limits(regions: 0, passes: 0) }
}
