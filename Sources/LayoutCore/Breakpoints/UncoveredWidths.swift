public import Foundation

/// A range of widths at each of which none of an element's conditions holds for some height,
/// direction and traits.
///
/// It prints like a condition: `width < 400`, `400 < width < 401`, `width == 600`.
///
///     let gap = screen.uncoveredWidths(of: list)[0]
///     (gap.lowerBound, gap.includesLowerBound)   // (400, false)
///     gap.contains(400.5)                        // true
public struct UncoveredWidths: Hashable, Sendable {
  /// The ends; an open side is infinite.
  let ends: LayoutRangeEnds

  /// Whether the conditions were examined.
  ///
  /// When they are too many to be examined in bounded time, there is one value for all widths, of
  /// which this is false: nothing is known about them.
  public let isCertain: Bool

  init(ends: LayoutRangeEnds, isCertain: Bool = true) {
    self.ends = ends
    self.isCertain = isCertain
  }

  /// What is told of all widths where conditions were not examined.
  static let undecided = UncoveredWidths(ends: LayoutRangeEnds(), isCertain: false)
}

extension UncoveredWidths {
  /// Where the range begins, in points: 0 where all small widths are in it.
  public var lowerBound: CGFloat { max(ends.low, 0) }

  /// Where the range ends, in points: infinity where all large widths are in it.
  public var upperBound: CGFloat { ends.high }

  /// Whether the lower bound is in the range.
  public var includesLowerBound: Bool { ends.includesLow }

  /// Whether the upper bound is in the range; false where that is infinity.
  public var includesUpperBound: Bool { ends.includesHigh && ends.high.isFinite }

  /// Holds for the sizes of these widths.
  public var condition: StructuredCondition {
    ends == LayoutRangeEnds() ? .always : StructuredCondition(.interval(.width, ends))
  }

  /// Whether a width is in the range. One that is not finite or below zero is in none.
  public func contains(_ width: CGFloat) -> Bool {
    guard width >= 0, width.isFinite else { return false }
    return (ends.includesLow ? width >= ends.low : width > ends.low)
      && (ends.includesHigh ? width <= ends.high : width < ends.high)
  }
}

extension UncoveredWidths {
  /// Ranges of widths of zero or more, ascending and without overlap.
  ///
  /// - Complexity: O(n log n).
  static func union(of ranges: [LayoutRangeEnds]) -> [UncoveredWidths] {
    // First and last numbers tell whether there is one between two ranges.
    func first(_ ends: LayoutRangeEnds) -> CGFloat {
      ends.includesLow ? max(ends.low, 0) : ends.low.nextUp
    }
    func last(_ ends: LayoutRangeEnds) -> CGFloat {
      ends.includesHigh ? ends.high : ends.high.nextDown
    }
    var result: [LayoutRangeEnds] = []
    for ends in ranges.sorted(by: { (first($0), last($0)) < (first($1), last($1)) }) {
      guard let previous = result.last, first(ends) <= last(previous).nextUp else {
        result.append(ends)
        continue
      }
      if last(ends) > last(previous) {
        result[result.count - 1].high = ends.high
        result[result.count - 1].includesHigh = ends.includesHigh
      }
    }
    return result.map { ends in
      let isSingle = first(ends) == last(ends)
      return UncoveredWidths(
        ends: isSingle ? LayoutRangeEnds(low: first(ends), high: first(ends)) : ends)
    }
  }
}

extension UncoveredWidths: CustomStringConvertible {
  /// The range as it would be read aloud; `always` for all widths, `unknown` where conditions were
  /// not examined.
  public var description: String { isCertain ? condition.description : "unknown" }
}
