import Foundation
import LayoutAnalysis
import LayoutCore

extension CheckRun {
  /// Shrinks a failure and adds it; false if it does not happen there in a plain pass.
  @discardableResult
  mutating func keep(
    _ index: Int, at input: LayoutInput, in part: CheckPart, _ verdict: LayoutVerdict?
  ) -> Bool {
    let test = tests[index]
    let first = pass(test, part.subject, part.map, input)
    let wanted = verdict?.violations.first?.text
    let found = breaches(of: test, first)
    guard let breach = found.first(where: { $0.text == wanted }) ?? found.first else {
      return false
    }
    failed.insert(index)
    let subject = shrunk(part, at: input) { [self] subject in
      self.breach(of: test, like: breach, pass(test, subject, part.map, input)) != nil
    }
    let sizes = SizeShrinker(part.map.domain) { [self] size in
      // Without time the size stays as it is.
      guard budget.used < 1 else { return size == input.size }
      let pass = pass(test, subject, part.map, input.with(size: size))
      return self.breach(of: test, like: breach, pass) != nil
    }.shrink(input.size)
    var plain = pass(test, subject, part.map, input.with(size: sizes.size))
    if self.breach(of: test, like: breach, plain) == nil {
      plain = pass(test, subject, part.map, input)
    }
    var failure = describe(test, self.breach(of: test, like: breach, plain) ?? breach, plain)
    failure.found = input.size
    failure.verdict = verdict
    if budget.used < 1 {
      failure.widths = sizes.widths
      failure.heights = sizes.heights
    }
    result.failures.append(failure)
    return true
  }

  /// The layout with as little content as still fails.
  private func shrunk(
    _ part: CheckPart, at input: LayoutInput, fails: (CheckSubject) -> Bool
  ) -> CheckSubject {
    guard let content = part.subject.content else { return part.subject }
    return withoutActuallyEscaping(fails) { fails in
      let shrinker = ContentShrinker { content in
        budget.used < 0.97 && fails(check.makeSubject(content))
      }
      return check.makeSubject(shrinker.shrink(content))
    }
  }

  func describe(
    _ test: PropertyTest, _ breach: PropertyBreach, _ pass: CheckedPass
  ) -> LayoutFailure {
    var failure = LayoutFailure(property: test.statement, text: breach.text)
    if !breach.detail.isEmpty { failure.text += " \(breach.detail)" }
    failure.elements = breach.elements
    failure.input = pass.input
    failure.replay = pass.replay(seed: check.seed)
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

  /// A plain pass for a property.
  private func pass(
    _ test: PropertyTest, _ subject: CheckSubject, _ map: LayoutMap, _ input: LayoutInput
  ) -> CheckedPass {
    CheckedPass(subject, map, input, looksAtText: test.looksAtText)
  }

  /// The same breach at another input or with other content.
  private func breach(
    of test: PropertyTest, like breach: PropertyBreach, _ pass: CheckedPass
  ) -> PropertyBreach? {
    breaches(of: test, pass).first { $0.isSame(as: breach) }
  }

  /// Runs a property; if it traps, the process says at which input.
  func breaches(of test: PropertyTest, _ pass: CheckedPass) -> [PropertyBreach] {
    LastWords.during(
      "while checking that \(test.statement); replay: \(pass.replayText(seed: check.seed))"
    ) {
      test.breaches(pass)
    }
  }
}
