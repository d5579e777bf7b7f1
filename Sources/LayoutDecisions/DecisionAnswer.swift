#if RECORDS_DECISIONS
/// The answer of a decision, as a test on the difference that it looked at.
///
/// Two passes take the same path if their answers are the same.
package struct DecisionAnswer: Hashable, Sendable {
  package let code: UInt8

  /// `difference < 0` was asked.
  package static func less(_ answer: Bool) -> DecisionAnswer {
    DecisionAnswer(code: answer ? 1 : 0)
  }

  /// `difference <= 0` was asked.
  package static func lessOrEqual(_ answer: Bool) -> DecisionAnswer {
    DecisionAnswer(code: answer ? 3 : 2)
  }

  /// On which side of 0 the difference lies was asked.
  package static func sign(of difference: Double) -> DecisionAnswer {
    DecisionAnswer(code: difference.isZero ? 5 : difference.sign == .minus ? 4 : 6)
  }

  /// The difference is no number, or infinite: the answer does not depend on the size.
  package static func constant(_ answer: Bool) -> DecisionAnswer {
    DecisionAnswer(code: answer ? 9 : 8)
  }

  /// One of several results was taken, whose bounds are written down beside it: without its number,
  /// passes with different results would take the same path.
  ///
  /// - Parameter digit: Seven bits of the number.
  package static func chosen(_ digit: UInt8) -> DecisionAnswer {
    DecisionAnswer(code: 128 | digit)
  }

  /// What the difference is where this is the answer; `nil` for any.
  package var sign: Sign? {
    switch code {
    case 1, 4: .negative
    case 3: .negativeOrZero
    case 5: .zero
    case 0: .positiveOrZero
    case 2, 6: .positive
    default: nil
    }
  }

  package enum Sign: Sendable {
    case negative, negativeOrZero, zero, positiveOrZero, positive
  }
}
#endif
