#if RECORDS_DECISIONS
package import LayoutDecisions

/// Looks whether recorded passes keep their promise: the answers of a pass bound a convex region
/// of sizes, in which every pass gives the same answers, and each number is one formula of the
/// width and the height.
///
/// It knows nothing of how regions are found elsewhere: it walks from a size to the edges.
package struct PathLaw {
  /// The numbers that a pass over something new computes.
  package var pass: (_ width: Double, _ height: Double) -> [Double]

  /// The largest width and height.
  package var end = 1400.0

  /// How far a number may be off, in points.
  package var tolerance = 1e-6

  package init(pass: @escaping (_ width: Double, _ height: Double) -> [Double]) {
    self.pass = pass
  }

  /// A number as a sum of the width, the height and a constant, each with a factor.
  struct Formula {
    var width: Double
    var height: Double
    var constant: Double

    /// Through three values: at a size, a step further right, and a step further down.
    init(_ at: Double, _ right: Double, _ below: Double, _ size: (Double, Double), _ step: Double) {
      width = (right - at) / step
      height = (below - at) / step
      constant = at - width * size.0 - height * size.1
    }

    func value(_ size: (Double, Double)) -> Double {
      width * size.0 + height * size.1 + constant
    }
  }

  package struct Outcome {
    /// Whether three sizes close to each other took one path, so that there was something to check.
    package var isInside = false
    /// How many further sizes were compared.
    package var count = 0
    package var failures: [String] = []
    package var path: [DecisionAnswer] = []
  }

  /// Checks the region around a size at random places in it, also close to its edges.
  package func check(
    around size: (Double, Double), places: Int = 6, using random: inout some RandomNumberGenerator
  ) -> Outcome {
    let step = 1.0 / 64
    let first = record(size)
    let right = record((size.0 + step, size.1))
    let below = record((size.0, size.1 + step))
    var outcome = Outcome(path: first.pass.answers)
    guard first.pass.opaqueEvents.isEmpty, first.pass.answers == right.pass.answers,
      first.pass.answers == below.pass.answers, first.result.count == right.result.count,
      first.result.count == below.result.count
    else { return outcome }
    outcome.isInside = true
    let numbers = first.result.indices.map {
      Formula(first.result[$0], right.result[$0], below.result[$0], size, step)
    }
    let differences = first.pass.differences.indices.map {
      Formula(
        first.pass.differences[$0], right.pass.differences[$0], below.pass.differences[$0], size,
        step)
    }
    for _ in 0..<places {
      let angle = Double.random(in: -1...1, using: &random)
      let way = (angle, Bool.random(using: &random) ? 1 - angle.magnitude : angle.magnitude - 1)
      let reach = reach(from: size, way, first.pass.answers, differences)
      guard reach > 1e-3 else { continue }
      let share = Bool.random(using: &random) ? 0.999 : Double.random(in: 0...1, using: &random)
      let place = (size.0 + way.0 * reach * share, size.1 + way.1 * reach * share)
      outcome.count += 1
      if let failure = failure(at: place, numbers, differences, first.pass) {
        outcome.failures.append("\(failure) at \(place), around \(size)")
      }
    }
    return outcome
  }

  private func record(_ size: (Double, Double)) -> (result: [Double], pass: RecordedPass) {
    DecisionRecorder.record { pass(size.0, size.1) }
  }

  /// How far a way leads before a difference leaves its side, or the domain ends.
  private func reach(
    from size: (Double, Double), _ way: (Double, Double), _ answers: [DecisionAnswer],
    _ differences: [Formula]
  ) -> Double {
    var reach = Double.infinity
    for (start, step) in [(size.0, way.0), (size.1, way.1)] where step != 0 {
      reach = min(reach, (step > 0 ? end - start : 1 - start) / step)
    }
    for (answer, difference) in zip(answers, differences) {
      guard let sign = answer.sign else { continue }
      let slope = difference.width * way.0 + difference.height * way.1
      let start = difference.value(size)
      let isLeaving =
        switch sign {
        case .negative, .negativeOrZero: slope > 1e-9
        case .positive, .positiveOrZero: slope < -1e-9
        case .zero: slope.magnitude > 1e-6
        }
      if isLeaving { reach = min(reach, max(-start / slope, 0)) }
    }
    return reach
  }

  private func decision(_ index: Int, of pass: RecordedPass) -> String {
    guard index < pass.answers.count else { return "nothing" }
    let reason = pass.reason(of: index)?.text() ?? "nothing"
    return "\(pass.differences[index]) (\(pass.answers[index].code), because of \(reason))"
  }

  private func failure(
    at place: (Double, Double), _ numbers: [Formula], _ differences: [Formula],
    _ expected: RecordedPass
  ) -> String? {
    let there = record(place)
    if there.pass.answers != expected.answers {
      let index = zip(there.pass.answers, expected.answers).enumerated().first { $1.0 != $1.1 }
      let offset = index?.offset ?? min(there.pass.answers.count, expected.answers.count)
      return "another path, from decision \(offset) on: " + decision(offset, of: there.pass)
        + " in place of " + decision(offset, of: expected)
    }
    for (index, formula) in numbers.enumerated()
    where (there.result[index] - formula.value(place)).magnitude > tolerance {
      return "number \(index) is \(there.result[index]), not \(formula.value(place))"
    }
    for (index, formula) in differences.enumerated()
    // How far a length is from the largest that is usable has no millionths.
    where there.pass.differences[index].magnitude < 1e9
      && (there.pass.differences[index] - formula.value(place)).magnitude > tolerance
    {
      return "difference \(index) is \(there.pass.differences[index]),"
        + " not \(formula.value(place))"
    }
    let plain = pass(place.0, place.1)
    for (index, formula) in numbers.enumerated()
    where (plain[index] - formula.value(place)).magnitude > tolerance {
      return "without a recorder number \(index) is \(plain[index]),"
        + " not \(formula.value(place))"
    }
    return nil
  }
}
#endif
