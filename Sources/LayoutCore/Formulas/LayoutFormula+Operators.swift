public import Foundation

// A formula is no literal: `width - 2 * 14` multiplies numbers, and `reduce(0, +)` over numbers
// means what it meant.
extension LayoutFormula {
  /// The sum of two lengths.
  public static func + (left: LayoutFormula, right: LayoutFormula) -> LayoutFormula {
    var sum = left
    sum += right
    return sum
  }

  /// The sum of a length and a number of points.
  public static func + (left: LayoutFormula, right: CGFloat) -> LayoutFormula {
    left + LayoutFormula(right)
  }

  /// The sum of a number of points and a length.
  public static func + (left: CGFloat, right: LayoutFormula) -> LayoutFormula {
    LayoutFormula(left) + right
  }

  /// Adds a length. Complexity: linear in the terms of `right`.
  public static func += (left: inout LayoutFormula, right: LayoutFormula) {
    left.append(right, .add) { $0 + $1 }
  }

  /// Adds a number of points.
  public static func += (left: inout LayoutFormula, right: CGFloat) {
    left += LayoutFormula(right)
  }

  /// The difference of two lengths.
  public static func - (left: LayoutFormula, right: LayoutFormula) -> LayoutFormula {
    var difference = left
    difference -= right
    return difference
  }

  /// The difference of a length and a number of points.
  public static func - (left: LayoutFormula, right: CGFloat) -> LayoutFormula {
    left - LayoutFormula(right)
  }

  /// The difference of a number of points and a length.
  public static func - (left: CGFloat, right: LayoutFormula) -> LayoutFormula {
    LayoutFormula(left) - right
  }

  /// Subtracts a length. Complexity: linear in the terms of `right`.
  public static func -= (left: inout LayoutFormula, right: LayoutFormula) {
    left.append(right, .subtract) { $0 - $1 }
  }

  /// Subtracts a number of points.
  public static func -= (left: inout LayoutFormula, right: CGFloat) {
    left -= LayoutFormula(right)
  }

  /// The length with its sign changed.
  public static prefix func - (formula: LayoutFormula) -> LayoutFormula {
    var result = formula
    result.append(.negate) { -$0 }
    return result
  }

  /// A multiple of a length.
  public static func * (formula: LayoutFormula, factor: CGFloat) -> LayoutFormula {
    var result = formula
    result.append(.times(Double(factor))) { $0 * Double(factor) }
    return result
  }

  /// A multiple of a length.
  public static func * (factor: CGFloat, formula: LayoutFormula) -> LayoutFormula {
    formula * factor
  }

  /// A part of a length. By zero the result is not finite, and so is refused where it is a frame's.
  public static func / (formula: LayoutFormula, divisor: CGFloat) -> LayoutFormula {
    var result = formula
    result.append(.over(Double(divisor))) { $0 / Double(divisor) }
    return result
  }

  /// The length as a whole number of points.
  ///
  /// ```swift
  /// (0.42 * LayoutFormula.width).rounded()(CGSize(width: 320, height: 0))   // 134: of 134.4
  /// ```
  ///
  /// For edges that have to lie on whole points. Where they have to lie on pixels, leave them as
  /// they are and let the container snap to the pixel grid: it knows the scale, and a layout that
  /// rounds changes once per point, which makes a proof of it long.
  ///
  /// Numbers closer than a billionth to where the rule changes count as lying on it, so that two
  /// ways to compute one length round alike.
  ///
  /// - Parameter rule: As for a number: to the nearest, halves away from zero, unless said
  ///   otherwise.
  public func rounded(
    _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) -> LayoutFormula {
    let rounding: FormulaTerm.Rounding =
      switch rule {
      case .toNearestOrAwayFromZero: .nearest
      case .toNearestOrEven: .nearestEven
      case .up: .up
      case .down: .down
      case .towardZero: .towardZero
      case .awayFromZero: .awayFromZero
      @unknown default: .nearest
      }
    var result = self
    result.append(.rounded(rounding)) { rounding.round($0) }
    return result
  }
}

/// The smallest of lengths: `min(320, 0.8 * $0.width)`.
public func min(
  _ first: LayoutFormula, _ second: LayoutFormula, _ rest: any FormulaLength...
) -> LayoutFormula {
  join(first, [second] + rest, by: .minimum)
}

/// The smallest of lengths.
public func min(
  _ first: LayoutFormula, _ second: CGFloat, _ rest: any FormulaLength...
) -> LayoutFormula {
  join(first, [second] + rest, by: .minimum)
}

/// The smallest of lengths.
public func min(
  _ first: CGFloat, _ second: LayoutFormula, _ rest: any FormulaLength...
) -> LayoutFormula {
  join(first, [second] + rest, by: .minimum)
}

/// The largest of lengths: `max(44, 0.5 * $0.height)`.
public func max(
  _ first: LayoutFormula, _ second: LayoutFormula, _ rest: any FormulaLength...
) -> LayoutFormula {
  join(first, [second] + rest, by: .maximum)
}

/// The largest of lengths.
public func max(
  _ first: LayoutFormula, _ second: CGFloat, _ rest: any FormulaLength...
) -> LayoutFormula {
  join(first, [second] + rest, by: .maximum)
}

/// The largest of lengths.
public func max(
  _ first: CGFloat, _ second: LayoutFormula, _ rest: any FormulaLength...
) -> LayoutFormula {
  join(first, [second] + rest, by: .maximum)
}

/// The smallest or the largest of lengths.
private func join(
  _ first: some FormulaLength, _ rest: [any FormulaLength], by term: FormulaTerm
) -> LayoutFormula {
  var result = first.layoutFormula
  for length in rest {
    result.append(length.layoutFormula, term) { left, right in
      // As in a program, the left one where one of them is no number.
      let takesRight =
        term == .minimum ? right.isLess(than: left) : left.isLessThanOrEqualTo(right)
      return takesRight ? right : left
    }
  }
  return result
}
