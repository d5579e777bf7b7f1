import Foundation

extension BreakpointSearch {
  /// A term of a condition with ranks in place of numbers.
  enum Step {
    case interval(low: Limit, high: Limit)

    /// An answer that does not depend on the size.
    case given
    case not
    case and
    case or

    init(_ term: ConditionTerm, in lines: BreakpointArrangement) {
      switch term {
      case .interval(let quantity, let low, let high, let includesLow, let includesHigh):
        self = .interval(
          low: Limit(low: low, isIncluded: includesLow, of: quantity, in: lines),
          high: Limit(high: high, isIncluded: includesHigh, of: quantity, in: lines))
      case .constant, .direction, .trait, .opaque: self = .given
      case .not: self = .not
      case .and: self = .and
      case .or: self = .or
      }
    }
  }

  /// The first or last rank that an interval contains.
  struct Limit {
    private let kind: ConditionTerm.Quantity
    private let rank: Int

    /// Whether the point that lies on every ray satisfies the bound.
    private let containsZero: Bool

    /// The bound of an interval that contains sizes on its other side only, or none of them.
    private static let first = Int.min
    private static let last = Int.max

    init(
      low: CGFloat, isIncluded: Bool, of quantity: ConditionTerm.Quantity,
      in lines: BreakpointArrangement
    ) {
      (kind, rank) = Self.line(low, quantity, lines) { isIncluded ? 2 * $0 + 1 : 2 * $0 + 2 }
      containsZero = low == -.infinity || isIncluded && low.isFinite
    }

    init(
      high: CGFloat, isIncluded: Bool, of quantity: ConditionTerm.Quantity,
      in lines: BreakpointArrangement
    ) {
      (kind, rank) = Self.line(high, quantity, lines) { isIncluded ? 2 * $0 + 1 : 2 * $0 }
      containsZero = high == .infinity || isIncluded && high.isFinite
    }

    private static func line(
      _ end: CGFloat, _ quantity: ConditionTerm.Quantity, _ lines: BreakpointArrangement,
      rank: (Int) -> Int
    ) -> (ConditionTerm.Quantity, Int) {
      if end < 0 { return (quantity, first) }
      if end == .infinity { return (quantity, last) }
      let kind = end == 0 && quantity == .aspectRatio ? .width : quantity
      return (kind, rank(lines.index(of: end, kind)))
    }

    func isBelow(_ place: BreakpointArrangement.Ranks) -> Bool {
      guard let own = ownRank(of: place) else { return containsZero }
      return own >= rank
    }

    func isAbove(_ place: BreakpointArrangement.Ranks) -> Bool {
      guard let own = ownRank(of: place) else { return containsZero }
      return own <= rank
    }

    /// The rank to compare, or nil for the point that lies on every ray.
    private func ownRank(of place: BreakpointArrangement.Ranks) -> Int? {
      switch kind {
      case .width: place.width
      case .height: place.height
      case .aspectRatio:
        place.ratio == BreakpointArrangement.Ranks.onEveryRay ? nil : place.ratio
      }
    }
  }
}
