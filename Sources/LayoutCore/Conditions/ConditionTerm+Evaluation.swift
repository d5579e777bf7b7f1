import Foundation

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension ConditionTerm {
  /// The answer of a condition given as terms.
  ///
  /// Every term is visited once, also those that can no longer change the answer. Nothing is
  /// allocated unless more than 64 answers wait at a time.
  ///
  /// - Parameters:
  ///   - terms: The terms of one condition in postfix order; the answer of none is false.
  ///   - input: What the condition sees.
  ///   - traitTests: What the terms' trait indices mean.
  ///   - opaque: Answers for the closure at an index.
  /// - Complexity: O(terms).
  package static func evaluate(
    _ terms: UnsafeBufferPointer<ConditionTerm>,
    for input: LayoutInput,
    traitTests: [TraitTest],
    opaque: (Int) -> Bool
  ) -> Bool {
    var answers = AnswerStack()
    for term in terms {
      switch term {
      case .not: answers.negate()
      case .and: answers.and()
      case .or: answers.or()
      default:
        answers.push(term.holds(for: input, traitTests: traitTests, opaque: opaque))
      }
    }
    return answers.last
  }

  /// The answer of a single test; false for an operator.
  @inline(__always)
  package func holds(
    for input: LayoutInput, traitTests: [TraitTest], opaque: (Int) -> Bool
  ) -> Bool {
    switch self {
    case .constant(let answer):
      answer
    case .interval(let quantity, let low, let high, let includesLow, let includesHigh):
      Self.contains(
        quantity, of: input.size, low: low, high: high,
        includesLow: includesLow, includesHigh: includesHigh)
    case .direction(let rawValue):
      input.direction.rawValue == rawValue
    case .trait(let index):
      traitTests[Int(index)].holds(for: input)
    case .opaque(let index):
      opaque(Int(index))
    case .not, .and, .or:
      false
    }
  }

  @inline(__always)
  private static func contains(
    _ quantity: Quantity, of size: CGSize,
    low: CGFloat, high: CGFloat, includesLow: Bool, includesHigh: Bool
  ) -> Bool {
    let value: CGFloat
    var low = low
    var high = high
    switch quantity {
    case .width:
      value = size.width
    case .height:
      value = size.height
    case .aspectRatio:
      let height = size.height
      guard !height.isNaN else { return false }
      value = size.width
      // Infinity times zero would not be a number: an open side stays open, and a bound of zero, or
      // of a height of zero, is zero.
      if low != -.infinity { low *= height }
      if high != .infinity { high *= height }
      if low.isNaN { low = 0 }
      if high.isNaN { high = 0 }
    }
    // Each comparison is false for a value that is not a number.
    return (includesLow ? value >= low : value > low)
      && (includesHigh ? value <= high : value < high)
  }
}
