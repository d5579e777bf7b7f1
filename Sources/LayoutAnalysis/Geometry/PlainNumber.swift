import Foundation

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
