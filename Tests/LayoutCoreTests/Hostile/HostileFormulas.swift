import Foundation
import LayoutCore
import TestSupport
import Testing

/// Formulas that nobody would write by hand.
@Suite struct HostileFormulas {
  private static let count = 10_000

  /// Does with a formula all that can be done, on a stack where recursion would end the process.
  private static func use(_ formula: LayoutFormula) -> CGFloat {
    onSmallStack {
      let copy = formula + 0
      precondition(Set([formula, copy]).count == 2)
      precondition(formula.description.utf8.count > count)
      precondition(LinearLength(formula) != nil || formula.description.contains("max"))
      return formula(CGSize(width: 2, height: 3))
    }
  }

  @Test func `Ten thousand terms in a row`() {
    var sum = LayoutFormula.width
    for _ in 1..<Self.count { sum += LayoutFormula.width }
    #expect(Self.use(sum) == 20_000)
    #expect(sum.description.hasPrefix("width + width + width"))
  }

  @Test func `Ten thousand terms within each other`() {
    var difference = LayoutFormula.width
    for _ in 1..<Self.count { difference = 1 - difference }
    // 1 - 2 = -1, 1 - (-1) = 2, and so on; an odd number of times.
    #expect(Self.use(difference) == -1)
    var largest = LayoutFormula.width
    for number in 1..<Self.count { largest = max(LayoutFormula(CGFloat(number)), largest) }
    #expect(Self.use(largest) == 9_999)
  }

  @Test func `A deep formula in a file`() throws {
    var difference = LayoutFormula.width
    for _ in 1..<Self.count { difference = 1 - difference }
    let formula = difference
    let isSame = onSmallStack {
      guard let data = try? JSONEncoder().encode(formula),
        let copy = try? JSONDecoder().decode(LayoutFormula.self, from: data)
      else { return false }
      return copy == formula
    }
    #expect(isSame)
  }

  @Test(arguments: [
    "[]", "[1, 2]", #"["+"]"#, #"[1, "+"]"#, #"[1, "*"]"#, #"["width", "*"]"#, #"["negate"]"#,
    #"["depth"]"#, #"["width", "width", "*"]"#, #"["width", "height", "/"]"#, "{}", "[null]",
    #"["rounded.up"]"#, #"[1, 2, 3, "max"]"#, #"["previous"]"#,
  ])
  func `A file that is no formula is refused`(_ text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(LayoutFormula.self, from: Data(text.utf8))
    }
  }

  @Test func `Numbers without end stay what they are`() {
    let size = CGSize(width: 320, height: 0)
    let width = LayoutFormula.width
    #expect((width * .infinity)(size) == .infinity)
    #expect((width / 0)(size) == .infinity)
    #expect((LayoutFormula.height / 0)(size).isNaN)
    #expect((width + .nan)(size).isNaN)
    #expect((LayoutFormula.infinity - .infinity)(size).isNaN)
    #expect(min(.infinity, width)(size) == 320)
    #expect((width * 1e308 * 10).rounded()(size) == .infinity)
    #expect((width * .nan).rounded(.up)(size).isNaN)
    // Beyond 2⁵² every number is whole.
    #expect((width * 1e300).rounded(.up)(size) == 320 * 1e300)
    for number in [width * .infinity, width / 0, width + .nan, width * 1e308 * 10] {
      #expect(LinearLength(number) == nil)
    }
    #expect((width * 1e308)(CGSize(width: CGFloat.infinity, height: 0)) == .infinity)
    #expect(width(CGSize(width: CGFloat.nan, height: 0)).isNaN)
  }

  /// As of numbers, the first one counts where one of two is no number.
  @Test func `The least and the most of constants are those of lengths`() {
    let numbers: [CGFloat] = [1, 2, 0, -0.0, .infinity, -.infinity, .nan]
    for a in numbers {
      for b in numbers {
        let size = CGSize(width: a, height: b)
        let (least, most) = (Swift.min(a, b), Swift.max(a, b))
        for formula in [min(LayoutFormula(a), b), min(LayoutFormula.width, .height)] {
          #expect(formula(size) == least || formula(size).isNaN && least.isNaN, "\(a), \(b)")
        }
        for formula in [max(LayoutFormula(a), b), max(LayoutFormula.width, .height)] {
          #expect(formula(size) == most || formula(size).isNaN && most.isNaN, "\(a), \(b)")
        }
      }
    }
  }
}
