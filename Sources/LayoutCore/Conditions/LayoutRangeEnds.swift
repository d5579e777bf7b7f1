package import Foundation

/// The ends of a ``LayoutRange``: a pair of numbers, each included or not.
///
/// An open side is an infinite end that is included.
public struct LayoutRangeEnds: Hashable, Sendable {
  package var low: CGFloat = -.infinity
  package var high: CGFloat = .infinity
  package var includesLow = true
  package var includesHigh = true

  /// Whether no number lies between the ends, as when one of them is not a number.
  package var isEmpty: Bool {
    guard low <= high else { return true }
    return low == high && !(includesLow && includesHigh)
  }
}
