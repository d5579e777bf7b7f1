extension FormulaTerm.Rounding {
  /// Numbers closer than this to where the rule changes count as lying on it.
  private static let tolerance = 1e-9

  /// The whole number for a number. While a pass is recorded, the range of numbers with the same
  /// result is recorded.
  func round(_ number: Double) -> Double {
    // From there on all numbers are whole; what is no number stays none.
    guard number.magnitude.isLess(than: 0x1p52) else { return number }
    let result = whole(number)
    if Recording.isOn { recordRange(of: number, result) }
    return result
  }

  private func whole(_ number: Double) -> Double {
    let up = (number - Self.tolerance).rounded(.up)
    let down = (number + Self.tolerance).rounded(.down)
    let isNegative = number.isLess(than: 0)
    let result: Double
    switch self {
    case .nearest:
      result =
        isNegative
        ? (number - 0.5 - Self.tolerance).rounded(.up)
        : (number + 0.5 + Self.tolerance).rounded(.down)
    case .nearestEven:
      let half = number.rounded(.down) + 0.5
      let isHalf = (number - half).magnitude.isLessThanOrEqualTo(Self.tolerance)
      result = (isHalf ? half : number).rounded(.toNearestOrEven)
    case .up: result = up
    case .down: result = down
    case .towardZero: result = isNegative ? up : down
    case .awayFromZero: result = isNegative ? down : up
    }
    // Never a negative zero.
    return result + 0
  }

  private func recordRange(of number: Double, _ result: Double) {
    // Of two numbers with other results the comparisons have the same answers.
    Recording.noteRange(from: -.infinity, until: .infinity, of: number, number: Int(result))
    let (isPositive, isNegative) = (!result.isZero && !isMinus(result), isMinus(result))
    switch self {
    case .nearest:
      record(
        number, from: result - 0.5, isPositive, to: result + 0.5, isNegative)
    case .nearestEven:
      let isEven = result.truncatingRemainder(dividingBy: 2).isZero
      record(number, from: result - 0.5, isEven, to: result + 0.5, isEven)
    case .up:
      record(number, from: result - 1, false, to: result, true)
    case .down:
      record(number, from: result, true, to: result + 1, false)
    case .towardZero:
      record(
        number, from: isPositive ? result : result - 1, isPositive,
        to: isNegative ? result : result + 1, isNegative)
    case .awayFromZero:
      record(
        number, from: isPositive ? result - 1 : result, !isPositive,
        to: isNegative ? result + 1 : result, !isNegative)
    }
  }

  private func isMinus(_ number: Double) -> Bool { number.isLess(than: 0) }

  /// Compares a number with two ends, each of which belongs to the range or not.
  private func record(
    _ number: Double, from low: Double, _ includesLow: Bool, to high: Double, _ includesHigh: Bool
  ) {
    _ = includesLow ? low <= number : low < number
    _ = includesHigh ? number <= high : number < high
  }
}
