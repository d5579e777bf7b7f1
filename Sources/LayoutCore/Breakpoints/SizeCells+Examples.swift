import Foundation

extension SizeCells {
  /// A size in a cell, of round numbers where there is room; nil for a cell that does not exist.
  func example(of cell: BreakpointArrangement.Ranks) -> CGSize? {
    guard let across = widths[cell.width], let down = heights[cell.height] else { return nil }
    let isOnEdge = across.upperBound == 0 || down.upperBound == 0
    guard hasZero, !isOnEdge else {
      return CGSize(width: Self.pick(across), height: Self.pick(down))
    }
    guard let range = heightsToTry(cell, across, down) else { return nil }
    let candidates = [Self.pick(range), range.lowerBound, range.upperBound]
    for height in candidates {
      guard let span = widths(of: cell.ratio, at: height), span.overlaps(across) else { continue }
      let width = Self.pick(span.clamped(to: across))
      if ratioRank(width, height) == cell.ratio { return CGSize(width: width, height: height) }
    }
    return nil
  }

  /// The heights of a cell at which its rays leave room for its widths.
  private func heightsToTry(
    _ cell: BreakpointArrangement.Ranks, _ across: ClosedRange<CGFloat>,
    _ down: ClosedRange<CGFloat>
  ) -> ClosedRange<CGFloat>? {
    let index = cell.ratio / 2
    let isOnRay = cell.ratio & 1 == 1
    var low = down.lowerBound
    var high = down.upperBound
    if index < lines.ratios.count {
      let least = isOnRay ? across.lowerBound : across.lowerBound.nextUp
      low = max(low, Self.lowestFactor(of: lines.ratios[index], reaching: least))
    }
    if isOnRay || index > 0 {
      let most = isOnRay ? across.upperBound : across.upperBound.nextDown
      high = min(
        high, Self.highestFactor(of: lines.ratios[isOnRay ? index : index - 1], within: most))
    }
    return low <= high ? low...high : nil
  }

  /// The widths that have a rank among the rays at a height.
  private func widths(of ratio: Int, at height: CGFloat) -> ClosedRange<CGFloat>? {
    let index = ratio / 2
    let numbers = lines.ratios
    if ratio & 1 == 1 {
      let width = numbers[index] * height
      return width.isFinite ? width...width : nil
    }
    let low = index == 0 ? 0 : (numbers[index - 1] * height).nextUp
    let high =
      index == numbers.count
      ? CGFloat.greatestFiniteMagnitude
      : min((numbers[index] * height).nextDown, .greatestFiniteMagnitude)
    return low <= high ? low...high : nil
  }

  /// The lowest height whose product with a ratio is at least a width, beyond all where none is.
  private static func lowestFactor(of ratio: CGFloat, reaching width: CGFloat) -> CGFloat {
    var factor = min(width / ratio, .greatestFiniteMagnitude)
    // The quotient is rounded: a few steps away from what was meant at most.
    for _ in 0..<4 where factor > 0 && ratio * factor.nextDown >= width { factor = factor.nextDown }
    for _ in 0..<4 where ratio * factor < width { factor = factor.nextUp }
    return factor
  }

  /// The highest height whose product with a ratio is at most a width.
  private static func highestFactor(of ratio: CGFloat, within width: CGFloat) -> CGFloat {
    var factor = min(width / ratio, .greatestFiniteMagnitude)
    for _ in 0..<4 where ratio * factor.nextUp <= width { factor = factor.nextUp }
    for _ in 0..<4 where factor > 0 && ratio * factor > width { factor = factor.nextDown }
    return factor
  }

  /// A number of a range: round, not at the ends, and of everyday size, where it can be.
  static func pick(_ range: ClosedRange<CGFloat>) -> CGFloat {
    let (low, high) = (range.lowerBound, range.upperBound)
    let everyday = low.rounded(.down) + 100
    let middle = low / 2 + high / 2
    let isOpenAbove = high > 1_000_000
    let candidates = isOpenAbove ? [everyday, middle] : [middle.rounded(), middle]
    return candidates.first { low < $0 && $0 < high } ?? low
  }
}
