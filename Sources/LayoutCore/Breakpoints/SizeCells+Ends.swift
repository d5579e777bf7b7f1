import Foundation

extension SizeCells {
  /// The numbers of ranks from one to another, open where there are no sizes beyond.
  static func ends(_ range: ClosedRange<Int>, _ numbers: [CGFloat]) -> LayoutRangeEnds {
    var ends = LayoutRangeEnds()
    // A size has no side below zero.
    if range.lowerBound > (numbers.first == 0 ? 1 : 0) {
      ends.low = numbers[(range.lowerBound - 1) / 2]
      ends.includesLow = range.lowerBound & 1 == 1
    }
    if range.upperBound < 2 * numbers.count {
      ends.high = numbers[range.upperBound / 2]
      ends.includesHigh = range.upperBound & 1 == 1
    }
    return ends
  }

  /// The widths of the sizes in a cell: where its heights and ratios leave it fewer than its rank,
  /// these are products of both.
  func widthEnds(of cell: BreakpointArrangement.Ranks) -> LayoutRangeEnds {
    var ends = Self.ends(cell.width...cell.width, lines.widths)
    let isOnEdge = widths[cell.width]?.upperBound == 0 || heights[cell.height]?.upperBound == 0
    guard hasZero, !isOnEdge else { return ends }
    let height = Self.ends(cell.height...cell.height, lines.heights)
    let ratio = Self.ends(cell.ratio...cell.ratio, lines.ratios)
    if height.low > 0, ratio.low > 0 {
      let low = ratio.low * height.low
      let isIncluded = ratio.includesLow && height.includesLow
      if low > ends.low || low == ends.low && !isIncluded {
        ends.low = low
        ends.includesLow = isIncluded
      }
    }
    let high = ratio.high * height.high
    let isIncluded = ratio.includesHigh && height.includesHigh
    if high < ends.high || high == ends.high && !isIncluded {
      ends.high = high
      ends.includesHigh = isIncluded
    }
    return ends
  }
}
