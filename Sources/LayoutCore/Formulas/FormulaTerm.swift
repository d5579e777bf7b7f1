/// One step of a formula in postfix order: a number, or an operator on the last one or two.
///
/// Trivially copyable, so that formulas of any length are flat.
package enum FormulaTerm: Hashable, Sendable {
  case number(Double)
  case side(Owner, Side)
  case add
  case subtract
  case negate
  case times(Double)
  case over(Double)
  case minimum
  case maximum
  case rounded(Rounding)

  /// What a length is one of.
  package enum Owner: UInt8, Hashable, Sendable, CaseIterable {
    /// What the position is computed in.
    case bounds
    /// The size that fits the element.
    case fitted
    /// The element before it in a sequence.
    case previous
    /// The element that it is placed by.
    case sibling
    /// The element one row before it in a matrix.
    case previousRow
    /// The element one column before it in a matrix.
    case previousColumn
    /// The cell of a matrix of equal ones.
    case matrixCell
  }

  package enum Side: UInt8, Hashable, Sendable, CaseIterable {
    case minX, minY, width, height, midX, midY, maxX, maxY
  }

  /// `FloatingPointRoundingRule` as data.
  package enum Rounding: UInt8, Hashable, Sendable, CaseIterable {
    case nearest, nearestEven, up, down, towardZero, awayFromZero
  }
}

extension FormulaTerm {
  /// How many numbers the term takes and replaces by one.
  package var operandCount: Int {
    switch self {
    case .number, .side: 0
    case .negate, .times, .over, .rounded: 1
    case .add, .subtract, .minimum, .maximum: 2
    }
  }
}
