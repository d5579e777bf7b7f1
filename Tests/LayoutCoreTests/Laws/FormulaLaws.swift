import Foundation
import LayoutCore
import TestSupport
import Testing

#if RECORDS_DECISIONS
import LayoutDecisions
#endif

/// A formula with a closure that computes the same by itself.
private struct RandomFormula {
  var formula: LayoutFormula
  var isLinear = true
  var compute: (CGFloat, CGFloat) -> CGFloat

  /// Whether a number that is rounded lies so close to where the rule changes that the closure may
  /// disagree.
  var isDoubtful: (CGFloat, CGFloat) -> Bool = { _, _ in false }

  static func make(_ depth: Int, _ generator: inout SeededGenerator) -> RandomFormula {
    let kind = depth == 0 ? generator.int(0...2) : generator.int(0...9)
    let number = CGFloat(generator.int(-2000...2000)) / 8
    if kind <= 2 {
      return [
        RandomFormula(formula: .width) { w, _ in w }, RandomFormula(formula: .height) { _, h in h },
        RandomFormula(formula: LayoutFormula(number)) { _, _ in number },
      ][kind]
    }
    let a = make(depth - 1, &generator)
    let b = make(depth - 1, &generator)
    var result: RandomFormula
    switch kind {
    case 3:
      result = RandomFormula(formula: a.formula + b.formula) {
        a.compute($0, $1) + b.compute($0, $1)
      }
    case 4:
      result = RandomFormula(formula: a.formula - b.formula) {
        a.compute($0, $1) - b.compute($0, $1)
      }
    case 5: result = RandomFormula(formula: -a.formula) { -a.compute($0, $1) }
    case 6:
      let factor = number / 250
      result = RandomFormula(formula: factor * a.formula) { a.compute($0, $1) * factor }
    case 7:
      let divisor = number == 0 ? 3 : number
      result = RandomFormula(formula: a.formula / divisor) { a.compute($0, $1) / divisor }
    case 8:
      let isMin = generator.int(0...1) == 0
      result = RandomFormula(
        formula: isMin ? min(a.formula, b.formula) : max(a.formula, b.formula), isLinear: false
      ) {
        let (x, y) = (a.compute($0, $1), b.compute($0, $1))
        return isMin ? Swift.min(x, y) : Swift.max(x, y)
      }
    default:
      result = rounded(a, &generator)
    }
    if kind <= 8 {
      let usesBoth = [3, 4, 8].contains(kind)
      result.isLinear = result.isLinear && a.isLinear && (b.isLinear || !usesBoth)
      result.isDoubtful = { a.isDoubtful($0, $1) || usesBoth && b.isDoubtful($0, $1) }
    }
    return result
  }

  private static func rounded(
    _ a: RandomFormula, _ generator: inout SeededGenerator
  ) -> RandomFormula {
    let rule = generator.pick([
      FloatingPointRoundingRule.toNearestOrAwayFromZero, .toNearestOrEven, .up, .down,
      .towardZero, .awayFromZero,
    ])
    return RandomFormula(
      formula: a.formula.rounded(rule), isLinear: false,
      compute: { a.compute($0, $1).rounded(rule) },
      isDoubtful: {
        let twice = 2 * a.compute($0, $1)
        return a.isDoubtful($0, $1) || abs(twice - twice.rounded()) < 1e-6
      })
  }
}

@Suite struct FormulaLaws {
  private static func size(_ generator: inout SeededGenerator) -> CGSize {
    CGSize(
      width: CGFloat.random(in: 0...1400, using: &generator),
      height: CGFloat.random(in: 0...1200, using: &generator))
  }

  @Test func `A formula comes to the same as a closure, to the last bit`() {
    var generator = SeededGenerator(seed: 41)
    var compared = 0
    for _ in 0..<3_000 {
      let pair = RandomFormula.make(generator.int(0...6), &generator)
      for _ in 0..<5 {
        let size = Self.size(&generator)
        guard !pair.isDoubtful(size.width, size.height) else { continue }
        let expected = pair.compute(size.width, size.height)
        let result = pair.formula(size)
        compared += 1
        guard result == expected || result.isNaN && expected.isNaN else {
          Issue.record("\(pair.formula) at \(size): \(result), not \(expected)")
          return
        }
      }
    }
    #expect(compared > 8_000)
  }

  @Test func `A sum of shares of width and height is known as one`() throws {
    var generator = SeededGenerator(seed: 42)
    var linear = 0
    for _ in 0..<3_000 {
      let pair = RandomFormula.make(generator.int(0...5), &generator)
      guard let line = LinearLength(pair.formula) else {
        // Numbers are computed at once, so a formula of numbers alone is linear in any case.
        #expect(!pair.isLinear, "\(pair.formula)")
        continue
      }
      linear += 1
      let size = Self.size(&generator)
      let result = line.constant + line.width * size.width + line.height * size.height
      let expected = pair.formula(size)
      let extent =
        abs(line.constant) + abs(line.width * size.width)
        + abs(line.height * size.height)
      #expect(abs(result - expected) <= 1e-9 * max(1, extent), "\(pair.formula)")
    }
    #expect(linear > 1_000)
  }

  @Test func `What is written is read`() throws {
    var generator = SeededGenerator(seed: 43)
    for _ in 0..<500 {
      let formula = RandomFormula.make(generator.int(0...6), &generator).formula
      let data = try JSONEncoder().encode(formula)
      #expect(try JSONDecoder().decode(LayoutFormula.self, from: data) == formula)
    }
  }

  #if RECORDS_DECISIONS
  /// Between two decisions of a rounding there is one whole number.
  @Test func `A recorded rounding knows the numbers with the same result`() {
    let rules: [FloatingPointRoundingRule] = [
      .toNearestOrAwayFromZero, .toNearestOrEven, .up, .down, .towardZero, .awayFromZero,
    ]
    var generator = SeededGenerator(seed: 44)
    for rule in rules {
      for _ in 0..<300 {
        let length = CGFloat(generator.int(-400...400)) / 100
        let formula = LayoutFormula.width.rounded(rule)
        func record(_ number: CGFloat) -> (result: CGFloat, pass: RecordedPass) {
          DecisionRecorder.record { formula(CGSize(width: number, height: 0)) }
        }
        let (result, pass) = record(length)
        #expect(result == length.rounded(rule))
        // The number, seven bits at a time, then the ends.
        let digits = pass.answers.prefix { $0.code >= 128 }.map { UInt($0.code & 127) }
        let number = digits.reversed().reduce(0) { $0 << 7 | $1 }
        #expect(Int(bitPattern: number) == Int(result))
        let ends = digits.count
        #expect(pass.differences.count == ends + 2)
        // The differences are end less number and number less end; an end is a whole half.
        func end(_ number: CGFloat) -> CGFloat { (2 * number).rounded() / 2 }
        let low = end(length + CGFloat(pass.differences[ends]))
        let high = end(length - CGFloat(pass.differences[ends + 1]))
        for share in [0.001, 0.5, 0.999] as [CGFloat] {
          let inside = low + share * (high - low)
          guard high > low else { continue }
          #expect(inside.rounded(rule) == result, "\(inside) in \(low)...\(high), \(rule)")
        }
        #expect((low - 0.001).rounded(rule) != result, "below \(low), \(rule)")
        #expect((high + 0.001).rounded(rule) != result, "above \(high), \(rule)")
        // An end belongs to the range exactly if its decision says so.
        for (end, place) in [(low, ends), (high, ends + 1)] {
          let isIncluded = pass.answers[place] == .lessOrEqual(true)
          #expect((end.rounded(rule) == result) == isIncluded, "\(end), \(rule)")
        }
      }
    }
  }

  @Test func `A recorded formula decides by its smallest and largest lengths`() {
    let formula = max(44, 0.5 * LayoutFormula.height) + min(LayoutFormula.width, 300)
    let size = CGSize(width: 320, height: 568)
    let (result, pass) = DecisionRecorder.record { formula(size) }
    #expect(result == 584)
    #expect(pass.differences.map(abs) == [240, 20])
  }
  #endif
}
