import Foundation
import LayoutAnalysis
import LayoutCore

extension CheckRun {
  /// Runs the only input that is wanted.
  mutating func run(_ replay: LayoutReplay) {
    // Properties may look at sizes around it.
    let size = replay.input.size
    let domain = LayoutDomain(
      from: CGSize(width: max(size.width - 1, 0), height: max(size.height - 1, 0)),
      to: CGSize(width: size.width + 1, height: size.height + 1), environment: replay.input)
    let map = LayoutMap(over: domain, limits: .none, snapshot: check.subject.snapshot)
    if let failure = map.failure { return fail(CheckProblem(failure)) }
    for test in tests {
      let pass = CheckedPass(check.subject, map, replay.input, looksAtText: test.looksAtText)
      let found = breaches(of: test, pass)
      guard let breach = found.first else { continue }
      result.failures.append(failure(test, breach, pass))
    }
    guard result.failures.isEmpty else { return }
    fail(
      CheckProblem(
        "The replay does not fail any more: \(replay).",
        advice: "Take the argument replay: out again."))
  }

  /// Tests what is not proved, at one size of each part after the other.
  mutating func test(_ parts: [CheckPart]) {
    if let exhaustion = check.exhaustive { return testAll(parts, exhaustion) }
    let sizes = parts.map { part in
      part.open.isEmpty
        ? []
        : CheckSizes(
          part.map, CheckThresholds(check.subject, part.map), seed: check.seed, count: check.count
        ).sizes
    }
    for number in 0..<(sizes.map(\.count).max() ?? 0) {
      for (part, own) in zip(parts, sizes) where number < own.count {
        guard test(part, at: own[number], isLikely: number < max(check.count / 40, 1)) else {
          let (done, all) = (sizes.map { min($0.count, number) }, sizes.map(\.count))
          return stop(after: done.reduce(0, +), of: all.reduce(0, +))
        }
      }
    }
  }

  private mutating func testAll(_ parts: [CheckPart], _ exhaustion: LayoutCheck.Exhaustion) {
    var done = 0
    for part in parts where !part.open.isEmpty {
      for size in part.map.domain.allSizes(in: exhaustion) {
        guard test(part, at: size, isLikely: true) else { return stop(after: done, of: nil) }
        done += 1
      }
    }
  }

  /// Tests the open properties at a size; false if there is no time left.
  ///
  /// Where the map knows the frames for certain it stands for a pass. What needs a tree is run
  /// there at likely sizes only.
  private mutating func test(_ part: CheckPart, at size: CGSize, isLikely: Bool) -> Bool {
    let open = part.open.filter { !failed.contains($0) }
    guard !open.isEmpty else { return true }
    guard budget.used < 0.95 else { return false }
    let input = part.map.domain.input(at: size)
    let usesMap = check.exhaustive == nil
    let pass = CheckedPass(
      check.subject, part.map, input, usesMap: usesMap,
      looksAtText: open.contains { tests[$0].looksAtText })
    for index in open where isLikely || !pass.isCertain || !tests[index].needsTree {
      result.tested[tests[index].statement, default: 0] += 1
      if breaches(of: tests[index], pass).isEmpty { continue }
      record(index, at: input, in: part, nil)
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

  /// Shrinks a failure and adds it; false if it does not happen there in a plain pass.
  @discardableResult
  mutating func record(
    _ index: Int, at input: LayoutInput, in part: CheckPart, _ verdict: LayoutVerdict?
  ) -> Bool {
    let (test, map) = (tests[index], part.map)
    let run = self
    func pass(_ size: CGSize) -> CheckedPass {
      CheckedPass(
        run.check.subject, map, input.with(size: size), looksAtText: test.looksAtText)
    }
    let first = pass(input.size)
    let wanted = verdict?.violations.first
    let found = breaches(of: test, first)
    guard let breach = found.first(where: { $0.text == wanted?.text }) ?? found.first else {
      return false
    }
    failed.insert(index)
    let shrinker = SizeShrinker(map.domain) { size in
      // Without time the size stays as it is.
      guard run.budget.used < 1 else { return size == input.size }
      return run.breaches(of: test, pass(size)).contains { $0.isSame(as: breach) }
    }
    let shrunk = shrinker.shrink(input.size)
    let plain = pass(shrunk.size)
    let still = breaches(of: test, plain).first { $0.isSame(as: breach) }
    var failure = failure(test, still ?? breach, still == nil ? first : plain)
    failure.found = input.size
    failure.verdict = verdict
    if budget.used < 1 {
      failure.widths = shrunk.widths
      failure.heights = shrunk.heights
    }
    result.failures.append(failure)
    return true
  }

  private func failure(
    _ test: PropertyTest, _ breach: PropertyBreach, _ pass: CheckedPass
  ) -> LayoutFailure {
    var failure = LayoutFailure(property: test.statement, text: breach.text)
    if !breach.detail.isEmpty { failure.text += " \(breach.detail)" }
    failure.elements = breach.elements
    failure.input = pass.input
    failure.replay = LayoutReplay(pass.input, seed: check.seed)
    failure.snapshot = pass.snapshot
    for element in breach.elements.prefix(4) {
      guard let node = pass.snapshot[element] else { continue }
      let frame = node.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      failure.explanation.append(
        "\(element) (\(numbers.map { Double($0).fixedText }.joined(separator: ", ")))")
      if let reason = pass.map.explanation(of: element, at: pass.input.size) {
        failure.explanation += reason.description.split(separator: "\n").prefix(6).map { "  \($0)" }
      }
    }
    return failure
  }

  /// Runs a property; if it traps, the process says at which input.
  private func breaches(of test: PropertyTest, _ pass: CheckedPass) -> [PropertyBreach] {
    LastWords.during("while checking that \(test.statement); replay: \(pass.replay(check.seed))") {
      test.breaches(pass)
    }
  }
}
