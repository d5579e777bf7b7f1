import Foundation

/// A line of the plane of sizes: where `a * width + b * height + c` is zero.
///
/// The larger of `a` and `b` is 1, the first of them if they are as large, so that lines are equal
/// if their numbers are and values are distances within a factor of 1.5.
struct Line: Hashable, Sendable {
  var a: Double
  var b: Double
  var c: Double

  /// The line on which a formula is zero, and whether the formula is positive where the line's
  /// value is negative; nil for a constant.
  static func zero(of formula: SizeFormula) -> (line: Line, isFlipped: Bool)? {
    let (a, b, c) = (formula.width, formula.height, formula.constant)
    let lead = a.magnitude >= b.magnitude * (1 - 1e-9) ? a : b
    guard lead != 0, lead.isFinite, c.isFinite else { return nil }
    return (Line(a: a / lead, b: b / lead, c: c / lead), lead < 0)
  }

  func value(_ size: Size) -> Double {
    if b == 0 { return size.width + c }
    if a == 0 { return size.height + c }
    return a * size.width + b * size.height + c
  }

  var formula: SizeFormula { SizeFormula(width: a, height: b, constant: c) }

  /// The line with plain numbers where it is next to them.
  var settled: Line {
    Line(
      a: PlainNumber.near(a, 1e-9), b: PlainNumber.near(b, 1e-9), c: PlainNumber.near(c, 1e-7))
  }

  /// Whether two lines are as good as the same within some thousand points.
  func isNear(_ other: Line) -> Bool {
    (a - other.a).magnitude <= 1e-9 && (b - other.b).magnitude <= 1e-9
      && (c - other.c).magnitude <= 2e-7
  }

  /// The place of a size along the line: the number that changes more.
  func place(_ size: Size) -> Double {
    a.magnitude >= b.magnitude ? size.height : size.width
  }

  /// The size at a place along the line.
  func size(at place: Double) -> Size {
    if a.magnitude >= b.magnitude { return Size(-(b * place + c) / a, place) }
    return Size(place, -(a * place + c) / b)
  }
}

/// The lines of a map: one per border, so that both sides speak of the same numbers.
struct LineTable: Sendable {
  private(set) var lines: [Line] = []

  subscript(index: Int32) -> Line { lines[Int(index)] }

  /// The number of a line; that of one that is as good as the same, if there is one.
  mutating func index(of line: Line) -> Int32 {
    for index in lines.indices where lines[index].isNear(line) { return Int32(index) }
    let settled = line.settled
    for index in lines.indices where lines[index].isNear(settled) { return Int32(index) }
    lines.append(settled)
    return Int32(lines.count - 1)
  }

  /// The number of a line that is used as it is.
  mutating func index(ofExact line: Line) -> Int32 {
    if let index = lines.firstIndex(of: line) { return Int32(index) }
    lines.append(line)
    return Int32(lines.count - 1)
  }
}

/// Numbers that people write: whole ones, fractions and short decimals.
enum PlainNumber {
  /// The plain number next to a number, or the number itself if there is none.
  ///
  /// - Parameters:
  ///   - number: Any number.
  ///   - tolerance: How far a plain number may be away.
  static func near(_ number: Double, _ tolerance: Double) -> Double {
    guard number.magnitude < 0x1p40 else { return number }
    let whole = number.rounded()
    let rest = number - whole
    if rest.magnitude <= tolerance { return whole }
    if let fraction = fraction(near: number, min(tolerance, 1e-8)) { return fraction }
    let decimal = (number * 10_000).rounded() / 10_000
    return (number - decimal).magnitude <= tolerance ? decimal : number
  }

  /// The fraction with a denominator of up to 64 next to a number.
  private static func fraction(near number: Double, _ tolerance: Double) -> Double? {
    var (numerator, denominator) = (1.0, 0.0)
    var (formerNumerator, formerDenominator) = (0.0, 1.0)
    var rest = number
    for _ in 0..<8 {
      let whole = rest.rounded(.down)
      (numerator, formerNumerator) = (whole * numerator + formerNumerator, numerator)
      (denominator, formerDenominator) = (whole * denominator + formerDenominator, denominator)
      guard denominator <= 64 else { return nil }
      let fraction = numerator / denominator
      if (number - fraction).magnitude <= tolerance { return fraction }
      let part = rest - whole
      guard part > 1e-9 else { return nil }
      rest = 1 / part
    }
    return nil
  }
}
