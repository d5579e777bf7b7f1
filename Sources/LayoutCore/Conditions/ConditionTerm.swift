package import Foundation

/// One step of a condition in postfix order: a test that yields an answer, or an operator that
/// takes one or two answers and yields one.
///
/// Terms are trivially copyable, so that an engine can keep the terms of all its conditions in one
/// array. Names of traits and closures stay in side arrays, which `trait` and `opaque` index.
package enum ConditionTerm: Hashable, Sendable {
  /// Always the same answer; stands only alone, because operators fold constants.
  case constant(Bool)

  /// Whether a quantity of the size lies between two ends. Neither end is `nan`.
  case interval(
    Quantity, low: CGFloat, high: CGFloat, includesLow: Bool, includesHigh: Bool)

  /// Whether the input's direction has this raw value.
  case direction(Int)

  /// The trait test at this index.
  case trait(Int32)

  /// The closure at this index.
  case opaque(Int32)

  /// The opposite of the last answer.
  case not

  /// Whether both of the last two answers are true.
  case and

  /// Whether one of the last two answers is true.
  case or

  /// What of a size an interval tests.
  package enum Quantity: UInt8, Hashable, Sendable {
    case width
    case height

    /// Width by height, compared without dividing: width against ratio × height.
    case aspectRatio
  }
}

extension ConditionTerm {
  /// The term for a range, or the constant false for a range that contains nothing.
  package static func interval(_ quantity: Quantity, _ ends: LayoutRangeEnds) -> ConditionTerm {
    guard !ends.isEmpty else { return .constant(false) }
    return .interval(
      quantity, low: ends.low, high: ends.high,
      includesLow: ends.includesLow, includesHigh: ends.includesHigh)
  }

  /// The term with its side array index moved, for terms that are appended to others.
  package func shifted(traits: Int32, opaque: Int32) -> ConditionTerm {
    switch self {
    case .trait(let index): .trait(index + traits)
    case .opaque(let index): .opaque(index + opaque)
    default: self
    }
  }
}
