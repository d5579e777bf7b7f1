import Foundation
import LayoutAnalysis
import LayoutCore

extension CheckRun {
  /// Runs the only input that is wanted.
  ///
  /// Properties may look at other sizes of the domain, so it is run in each one that has it.
  mutating func run(_ replay: LayoutReplay, in domains: [LayoutDomain]) {
    result.inputs = [replay.input]
    let own = domains.filter { domain in
      domain.contains(replay.input.size) && domain.input(at: replay.input.size) == replay.input
    }
    for domain in own.isEmpty ? [LayoutDomain(around: replay.input)] : own {
      let map = subjects[0].map(over: domain, limits: .none)
      if let failure = map.failure { return fail(CheckProblem(failure)) }
      for (index, test) in tests.enumerated() where !failed.contains(index) {
        let pass = CheckedPass(subjects[0], map, replay.input, looksAtText: test.looksAtText)
        guard let breach = breaches(of: test, pass).first else { continue }
        failed.insert(index)
        result.failures.append(describe(test, breach, pass))
      }
    }
    if result.failures.isEmpty { failNames(in: domains) }
    guard result.failures.isEmpty else { return }
    fail(
      CheckProblem(
        "The replay does not fail any more: \(replay).",
        advice: "Take the argument replay: out again."))
  }

  /// Fails names that no element has, as without the replay: at some size or with some content.
  private mutating func failNames(in domains: [LayoutDomain]) {
    var check = check
    check.replay = nil
    var whole = CheckRun(check)
    let parts = whole.explore(domains) ?? []
    whole.resolveProperties(for: whole.layouts(of: parts))
    for test in whole.tests {
      guard let issue = parts.lazy.compactMap({ $0.issue(of: test) }).first else { continue }
      fail(CheckProblem(issue), property: test.statement)
    }
  }

  /// Tests what is not proved, at one size of each part after the other.
  mutating func runTests(of parts: [CheckPart]) {
    if let exhaustion = check.exhaustive { return testAll(parts, exhaustion) }
    let sizes = parts.map { part in
      part.open.isEmpty
        ? []
        : CheckSizes(
          part.map, CheckThresholds(part.subject, part.map), seed: check.seed,
          count: max(check.count / subjects.count, 1)
        ).sizes
    }
    for number in 0..<(sizes.map(\.count).max() ?? 0) {
      for (part, own) in zip(parts, sizes) where number < own.count {
        guard run(part, at: own[number], isLikely: number < max(check.count / 40, 1)) else {
          let (done, all) = (sizes.map { min($0.count, number) }, sizes.map(\.count))
          return stop(after: done.reduce(0, +), of: all.reduce(0, +))
        }
      }
    }
  }

  private mutating func testAll(_ parts: [CheckPart], _ exhaustion: LayoutCheck.Exhaustion) {
    var done = 0
    for part in parts where !part.open.isEmpty {
      guard let sizes = part.map.domain.allSizes(in: exhaustion) else { continue }
      for size in sizes {
        guard run(part, at: size, isLikely: true) else { return stop(after: done, of: nil) }
        done += 1
      }
    }
  }

  /// Tests the open properties at a size; false if there is no time left.
  ///
  /// Where the map knows the frames for certain it stands for a pass. What runs passes
  /// of its own is run there at likely sizes only.
  private mutating func run(_ part: CheckPart, at size: CGSize, isLikely: Bool) -> Bool {
    let open = part.open.filter { !failed.contains($0) }
    guard !open.isEmpty else { return true }
    guard budget.used < 0.95 else { return false }
    let input = part.map.domain.input(at: size)
    let usesMap = check.exhaustive == nil
    result.inputs.append(input)
    let pass = CheckedPass(
      part.subject, part.map, input, usesMap: usesMap,
      looksAtText: open.contains { tests[$0].looksAtText })
    for index in open where isLikely || !pass.isCertain || !tests[index].needsPasses {
      result.tested[tests[index].statement, default: 0] += 1
      if breaches(of: tests[index], pass).isEmpty { continue }
      keep(index, at: input, in: part, nil)
    }
    return true
  }

  private mutating func stop(after done: Int, of all: Int?) {
    let names = tests.indices.filter { !failed.contains($0) }.map { tests[$0].statement }
    let rest = all.map { " of \($0)" } ?? ""
    result.notReached.append(
      "not reached in \(budget.seconds.fixedText) s: \(done)\(rest) sizes were run; what is not "
        + "proved of \(names.joined(separator: "; ")) is tested there only")
  }
}

extension LayoutDomain {
  /// The sizes around one that no domain of a check has.
  fileprivate init(around input: LayoutInput) {
    let size = input.size
    self.init(
      from: CGSize(width: max(size.width - 1, 0), height: max(size.height - 1, 0)),
      to: CGSize(width: size.width + 1, height: size.height + 1), environment: input)
  }
}
