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

  /// How far apart the constants of lines may be that are as good as the same.
  static let tolerance = 2e-7

  /// Whether two lines are as good as the same within some thousand points.
  func isNear(_ other: Line) -> Bool {
    (a - other.a).magnitude <= 1e-9 && (b - other.b).magnitude <= 1e-9
      && (c - other.c).magnitude <= Self.tolerance
  }

  /// The place of a size along the line: the number that changes more.
  func place(_ size: Size) -> Double {
    a.magnitude >= b.magnitude ? size.height : size.width
  }

  /// The places along the line from the first to the last of some sizes.
  func range(of sizes: [Size]) -> ClosedRange<Double> {
    var (low, high) = (place(sizes[0]), place(sizes[0]))
    for size in sizes.dropFirst() {
      low = min(low, place(size))
      high = max(high, place(size))
    }
    return low...high
  }

  /// The size at a place along the line.
  func size(at place: Double) -> Size {
    if a.magnitude >= b.magnitude { return Size(-(b * place + c) / a, place) }
    return Size(place, -(a * place + c) / b)
  }
}
