import Foundation

/// The sizes between and on thresholds, as cells in which all tests on the size answer alike.
///
/// A cell is a rank of the widths, one of the heights and one of the ratios. Only cells that
/// contain a size of representable numbers exist: none lies between a number and the next one, and
/// a ratio needs a size that has it, with the product rounded as conditions round it.
struct SizeCells {
  let lines: BreakpointArrangement

  /// The sides of the cells of each rank; nil where there are none.
  let widths: [ClosedRange<CGFloat>?]
  let heights: [ClosedRange<CGFloat>?]

  /// Whether the size zero is a cell of its own because ratios are tested: it has none.
  let hasZero: Bool

  init(_ thresholds: ConditionThresholds) {
    // Where a side is zero a size has no ratio of its own, so that these are cells for themselves.
    hasZero = thresholds.hasRatio
    lines = BreakpointArrangement(
      widths: Self.with(zero: hasZero, thresholds.widths),
      heights: Self.with(zero: hasZero, thresholds.heights),
      ratios: thresholds.ratios, walks: false)
    widths = Self.spans(lines.widths)
    heights = Self.spans(lines.heights)
  }

  /// How many ranks of ratios there are.
  var ratioCount: Int { 2 * lines.ratios.count + 1 }

  /// The size zero where it is a cell of its own.
  static let zero = BreakpointArrangement.Ranks(
    width: 1, height: 1, ratio: BreakpointArrangement.Ranks.onEveryRay)

  /// All cells, or nil for more than a limit.
  ///
  /// - Complexity: O(widths × heights + cells).
  func all(atMost limit: Int) -> [BreakpointArrangement.Ranks]? {
    guard widths.count * heights.count <= limit else { return nil }
    var cells: [BreakpointArrangement.Ranks] = []
    for width in widths.indices where widths[width] != nil {
      for height in heights.indices where heights[height] != nil {
        guard let ratios = ratios(width, height) else {
          cells.append(Self.zero)
          continue
        }
        for ratio in ratios {
          let cell = BreakpointArrangement.Ranks(width: width, height: height, ratio: ratio)
          if example(of: cell) != nil { cells.append(cell) }
        }
        if cells.count > limit { return nil }
      }
    }
    return cells
  }

  /// Whether a cell is an area (2), a line (1) or a point (0).
  static func freedom(of cell: BreakpointArrangement.Ranks) -> Int {
    if cell.ratio == BreakpointArrangement.Ranks.onEveryRay { return 0 }
    let betweenLines = [cell.width, cell.height].filter { $0 & 1 == 0 }.count
    return cell.ratio & 1 == 1 ? max(betweenLines - 1, 0) : betweenLines
  }

  /// The ratios that sizes of two ranks can have; nil for the size zero.
  private func ratios(_ width: Int, _ height: Int) -> ClosedRange<Int>? {
    guard hasZero else { return 0...0 }
    guard let across = widths[width], let down = heights[height] else { return nil }
    if across.upperBound == 0 { return down.upperBound == 0 ? nil : 0...0 }
    if down.upperBound == 0 { return ratioCount - 1...ratioCount - 1 }
    let low = ratioRank(across.lowerBound, down.upperBound)
    return low...max(low, ratioRank(across.upperBound, down.lowerBound))
  }

  /// Where a size with sides of more than zero lies among the rays.
  func ratioRank(_ width: CGFloat, _ height: CGFloat) -> Int {
    var low = 0
    var high = lines.ratios.count
    while low < high {
      let middle = (low + high) / 2
      if lines.ratios[middle] * height < width { low = middle + 1 } else { high = middle }
    }
    return low < lines.ratios.count && lines.ratios[low] * height == width ? 2 * low + 1 : 2 * low
  }

  private static func with(zero: Bool, _ numbers: [CGFloat]) -> [CGFloat] {
    zero && numbers.first != 0 ? [0] + numbers : numbers
  }

  private static func spans(_ numbers: [CGFloat]) -> [ClosedRange<CGFloat>?] {
    (0...2 * numbers.count).map { rank in
      let index = rank / 2
      if rank & 1 == 1 { return numbers[index]...numbers[index] }
      let low = index == 0 ? 0 : numbers[index - 1].nextUp
      let high =
        index == numbers.count ? CGFloat.greatestFiniteMagnitude : numbers[index].nextDown
      return low <= high ? low...high : nil
    }
  }
}
