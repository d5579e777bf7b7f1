public import Foundation

/// A length that a layout computes, as data: `width - 32`, `max(44, 0.5 * height)`.
///
/// A closure that computes a length can only be called. A formula says the same and can also be
/// printed, compared, stored, sent to other threads and laid out without a call; and as it is
/// made of sums, multiples, `min`, `max` and rounding alone, what a layout does between two sizes
/// can be proved.
///
/// Formulas are written in the closure of a position, which gets the lengths to compute with and
/// runs once, when the position is made:
///
/// ```swift
/// // Bounds 320 × 568.
/// LayoutPosition.makeFormula {
///   FormulaRect(x: 0, y: $0.height - 52, width: $0.width, height: 52)
/// }
/// // (0, 516, 320, 52)
/// ```
///
/// A number may stand wherever a length may: `$0.width - 2 * margin`. Two formulas are
/// equal where they are written alike; `width + 1` and `1 + width` are not.
///
/// What depends on a case is no formula. Give the element a method for each case instead, with the
/// case as its condition.
public struct LayoutFormula: Hashable, Sendable {
  /// The formula in postfix order; leaves one number.
  package private(set) var terms: [FormulaTerm]

  /// Creates a constant, in points.
  ///
  /// One that is not finite is kept; a frame that comes out not finite is refused when it is
  /// computed.
  public init(_ number: CGFloat) {
    terms = [.number(Double(number))]
  }

  package init(_ owner: FormulaTerm.Owner, _ side: FormulaTerm.Side) {
    terms = [.side(owner, side)]
  }

  /// Takes terms that are known to be a formula.
  package init(terms: [FormulaTerm]) {
    self.terms = terms
  }

  /// The length at a size, in points.
  ///
  /// ```swift
  /// max(44, 0.5 * LayoutFormula.height)(CGSize(width: 320, height: 568))   // 284
  /// ```
  ///
  /// Not a number where the formula takes something that a size alone does not say: the size that
  /// fits an element, or the frame of a previous one.
  ///
  /// - Parameter size: The size of what a position is computed in, in points.
  /// - Complexity: Linear in the terms, without recursion.
  public func callAsFunction(_ size: CGSize) -> CGFloat {
    var program = FormulaProgram()
    let code = program.add([self])
    var lengths = FormulaLengths()
    lengths.setBounds(size)
    return CGFloat(program.number(code, lengths))
  }
}

extension LayoutFormula {
  /// Whether something other than the height of an owner counts.
  package func readsWidth(of owner: FormulaTerm.Owner) -> Bool {
    terms.contains { term in
      guard case .side(owner, let side) = term else { return false }
      return side != .height
    }
  }

  /// The number that the formula is, if it is one.
  package var constant: Double? {
    guard terms.count == 1, case .number(let number) = terms[0] else { return nil }
    return number
  }

  /// Takes another formula and an operator on both; on two numbers the result at once.
  mutating func append(
    _ other: LayoutFormula, _ term: FormulaTerm, _ fold: (Double, Double) -> Double
  ) {
    if let mine = constant, let theirs = other.constant {
      terms = [.number(fold(mine, theirs))]
    } else {
      terms.append(contentsOf: other.terms)
      terms.append(term)
    }
  }

  /// Takes an operator on itself; on a number the result at once.
  mutating func append(_ term: FormulaTerm, _ fold: (Double) -> Double) {
    if let mine = constant {
      terms = [.number(fold(mine))]
    } else {
      terms.append(term)
    }
  }
}
