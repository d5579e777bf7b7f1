import Foundation
import LayoutCore
import Testing

/// What formulas come to and how they print, computed by hand at 320 × 568.
@Suite struct LayoutFormulaRules {
  private let width = LayoutFormula.width
  private let height = LayoutFormula.height
  private let size = CGSize(width: 320, height: 568)

  @Test func `A formula comes to what its text says`() {
    let margin: CGFloat = 16
    #expect((width - 32)(size) == 288)
    #expect((width - 2 * margin)(size) == 288)
    #expect((margin + height)(size) == 584)
    #expect((100 - width)(size) == -220)
    #expect((0.5 * height + width / 4)(size) == 364)
    #expect((-(width - height) * 2)(size) == 496)
    #expect((3 * (width - (height - 400)) / 8)(size) == 57)
    #expect(LayoutFormula(7)(size) == 7)
  }

  @Test func `The smallest and the largest of lengths`() {
    #expect(max(44, 0.5 * height)(size) == 284)
    #expect(max(44, 0.5 * height)(CGSize(width: 0, height: 60)) == 44)
    #expect(min(width, height, 300)(size) == 300)
    #expect(max(width, height, 300)(size) == 568)
    let limit: CGFloat = 288
    #expect(min(limit, width)(size) == 288)
    #expect(max(width, limit)(size) == 320)
  }

  @Test func `Sums grow in place`() {
    var sum = width
    sum += height
    sum -= 88
    sum -= width
    #expect(sum(size) == 480)
    sum += 20
    #expect(sum(size) == 500)
  }

  @Test(arguments: [
    // Number, nearest, even, up, down, toward zero, away from zero.
    [2.5, 3, 2, 3, 2, 2, 3], [-2.5, -3, -2, -2, -3, -2, -3], [3.5, 4, 4, 4, 3, 3, 4],
    [0.4, 0, 0, 1, 0, 0, 1], [-0.4, 0, 0, 0, -1, 0, -1], [7, 7, 7, 7, 7, 7, 7],
    [-7, -7, -7, -7, -7, -7, -7], [0, 0, 0, 0, 0, 0, 0], [134.4, 134, 134, 135, 134, 134, 135],
  ])
  func `Every rule of rounding is that of numbers`(_ row: [CGFloat]) {
    let rules: [FloatingPointRoundingRule] = [
      .toNearestOrAwayFromZero, .toNearestOrEven, .up, .down, .towardZero, .awayFromZero,
    ]
    for (rule, expected) in zip(rules, row.dropFirst()) {
      let result = width.rounded(rule)(CGSize(width: row[0], height: 0))
      #expect(result == expected, "\(row[0]) \(rule)")
    }
    #expect(width.rounded() == width.rounded(.toNearestOrAwayFromZero))
  }

  @Test func `A billionth more or less does not count where the rule changes`() {
    for offset in [-5e-10, 5e-10] as [CGFloat] {
      func rounded(_ number: CGFloat, _ rule: FloatingPointRoundingRule) -> CGFloat {
        width.rounded(rule)(CGSize(width: number + offset, height: 0))
      }
      #expect(rounded(2.5, .toNearestOrAwayFromZero) == 3)
      #expect(rounded(-2.5, .toNearestOrAwayFromZero) == -3)
      #expect(rounded(2.5, .toNearestOrEven) == 2)
      #expect(rounded(4, .up) == 4)
      #expect(rounded(4, .down) == 4)
      #expect(rounded(-4, .towardZero) == -4)
      #expect(rounded(-4, .awayFromZero) == -4)
    }
    #expect(width.rounded(.up)(CGSize(width: 4.00000001, height: 0)) == 5)
  }

  @Test func `A formula prints as it is written`() {
    func expect(_ formula: LayoutFormula, _ text: String, line: Int = #line) {
      #expect(formula.description == text, "line \(line)")
    }
    expect(width - 32, "width - 32")
    expect(max(44, 0.5 * height), "max(44, 0.5 * height)")
    expect(width * 0.5, "0.5 * width")
    expect((width - 3 * 14) / 2, "(width - 42) / 2")
    expect(width - (height - 8), "width - (height - 8)")
    expect(width - height - 8, "width - height - 8")
    expect(width + (-8), "width - 8")
    expect(width - (-8), "width - (-8)")
    expect(-width + 4, "-width + 4")
    expect(-(width + 4), "-(width + 4)")
    expect(-(2 * width), "-(2 * width)")
    expect(2 * (0.5 * width), "2 * (0.5 * width)")
    expect(2 * width / 3, "2 * width / 3")
    expect(width / -3, "width / (-3)")
    expect((0.42 * width).rounded(), "(0.42 * width).rounded()")
    expect(width.rounded(.up) - 1, "width.rounded(.up) - 1")
    expect(min(width, height, 300), "min(min(width, height), 300)")
    expect(.infinity - width, "inf - width")
    let rect = FormulaRect(x: 0, y: height - 52, width: width, height: 52)
    #expect(rect.description == "(0, height - 52, width, 52)")
    #expect(FormulaSize(width: width - 32, height: .infinity).description == "(width - 32, inf)")
    #expect(FormulaPoint(x: 16, y: height / 2).description == "(16, height / 2)")
  }

  @Test func `Formulas are equal where they are written alike`() {
    #expect(width - 32 == width - 32)
    #expect((width - 32).hashValue == (width - 32).hashValue)
    #expect(width + 1 != 1 + width)
    #expect(width != height)
    // Numbers are added up at once.
    #expect(LayoutFormula(3) + 4 == LayoutFormula(7))
    #expect(2 * LayoutFormula(3) - 1 == LayoutFormula(5))
    #expect(max(LayoutFormula(3), 4) == LayoutFormula(4))
    #expect(LayoutFormula(2.5).rounded() == LayoutFormula(3))
    // Of numbers nothing else is made than before.
    #expect([1.5, 2, 3 as CGFloat].reduce(0, +) == 6.5)
    #expect([2, 3, 4 as CGFloat].reduce(1, *) == 24)
    let most = [3, 9, 4 as CGFloat].reduce(0, max)
    #expect(most == 9)
  }

  @Test func `A frame has sides`() {
    let rect = FormulaRect(CGRect(x: 10, y: 20, width: 30, height: 40))
    let sides = [rect.minX, rect.midX, rect.maxX, rect.minY, rect.midY, rect.maxY]
    #expect(sides == [10, 25, 40, 20, 40, 60].map { LayoutFormula($0) })
    #expect(rect.origin == FormulaPoint(x: 10, y: 20))
    #expect(rect.size == FormulaSize(CGSize(width: 30, height: 40)))
    #expect(
      rect.offsetBy(dx: 1, dy: -2) == FormulaRect(CGRect(x: 11, y: 18, width: 30, height: 40)))
    #expect(
      rect.insetBy(dx: 1, dy: 2) == FormulaRect(CGRect(x: 11, y: 22, width: 28, height: 36)))
    var moved = rect
    moved.origin = .zero
    moved.size = .zero
    #expect(moved == FormulaRect(.zero))
  }

  @Test func `A program reads each side of a frame, alone and behind another length`() {
    var lengths = FormulaLengths()
    lengths.previous = CGRect(x: 10, y: 20, width: 30, height: 40)
    lengths.sibling = CGRect(x: 100, y: 200, width: 300, height: 400)
    let expected: [(FormulaTerm.Side, Double)] = [
      (.minX, 10), (.minY, 20), (.width, 30), (.height, 40), (.midX, 25), (.midY, 40),
      (.maxX, 40), (.maxY, 60),
    ]
    #expect(expected.count == FormulaTerm.Side.allCases.count)
    for (side, number) in expected {
      var program = FormulaProgram()
      let sibling = LayoutFormula(.sibling, .width)
      let alone = program.add([LayoutFormula(.previous, side)])
      let behind = program.add([sibling - LayoutFormula(.previous, side)])
      #expect(program.number(alone, lengths) == number, "\(side)")
      #expect(program.number(behind, lengths) == 300 - number, "\(side)")
    }
  }

  @Test func `Only the height of an owner is no reading of its width`() {
    for side in FormulaTerm.Side.allCases {
      let formula = width + LayoutFormula(.fitted, side)
      #expect(formula.readsWidth(of: .fitted) == (side != .height), "\(side)")
      #expect(!formula.readsWidth(of: .previous))
    }
  }

  @Test func `A file holds a formula in postfix order`() throws {
    let formula = max(44, 0.5 * height) - (width / 3).rounded(.down)
    let data = try JSONEncoder().encode(formula)
    let text = String(decoding: data, as: UTF8.self)
    #expect(text == #"[44,"height",0.5,"*","max","width",3,"\/","rounded.down","-"]"#)
    #expect(try JSONDecoder().decode(LayoutFormula.self, from: data) == formula)
    func copy<Value: Codable>(_ value: Value) throws -> Value {
      try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
    }
    let rect = FormulaRect(x: 0, y: -height, width: .infinity, height: min(1, width))
    #expect(try copy(rect) == rect)
    #expect(try copy(rect.origin) == rect.origin)
    #expect(try copy(rect.size) == rect.size)
    #expect(try copy(width - .infinity) == width - .infinity)
    #expect(try copy(LayoutFormula(-.infinity)) == LayoutFormula(-.infinity))
    #expect(try copy(LayoutFormula(.nan))(size).isNaN)
  }

  @Test func `What is rounded to zero from below is no negative zero`() {
    let rules: [FloatingPointRoundingRule] = [
      .toNearestOrAwayFromZero, .toNearestOrEven, .up, .towardZero,
    ]
    for rule in rules {
      let result = (width - 320.25).rounded(rule)(size)
      #expect(result == 0)
      #expect(result.sign == .plus, "\(rule)")
    }
  }
}
