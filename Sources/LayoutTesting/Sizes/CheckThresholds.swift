import Foundation
import LayoutAnalysis
import LayoutCore

/// The lengths at which a layout is likely to change.
struct CheckThresholds {
  /// Widths, ascending.
  private(set) var widths: [Double] = []

  /// Heights, ascending.
  private(set) var heights: [Double] = []

  /// Lines on which width and height depend on each other, as sums that are zero there.
  private(set) var slanted: [SizeFormula] = []

  /// Collects what conditions say and where the map has borders.
  ///
  /// - Parameter others: Lengths at which something else changes.
  init(
    _ subject: CheckSubject, _ map: LayoutMap, and others: LayoutBreakpoints = LayoutBreakpoints()
  ) {
    let own = subject.makeElement.map { LayoutBreakpoints(ofTree: $0()) }
    for breakpoints in [own, others].compactMap({ $0 }) {
      widths += breakpoints.widths.map { Double($0) }
      heights += breakpoints.heights.map { Double($0) }
      slanted += breakpoints.ratios.map { SizeFormula(width: 1, height: -Double($0)) }
    }
    for line in map.borders.map(\.line) {
      if line.height == 0, line.width != 0 {
        widths.append(-line.constant / line.width)
      } else if line.width == 0, line.height != 0 {
        heights.append(-line.constant / line.height)
      } else if !slanted.contains(line) {
        slanted.append(line)
      }
    }
    let (low, high) = (map.domain.smallest, map.domain.largest)
    widths = Self.sorted(widths, Double(low.width), Double(high.width))
    heights = Self.sorted(heights, Double(low.height), Double(high.height))
  }

  private static func sorted(_ numbers: [Double], _ low: Double, _ high: Double) -> [Double] {
    var result: [Double] = []
    for number in numbers.filter({ low <= $0 && $0 <= high }).sorted()
    where number - (result.last ?? -1) > 1e-6 {
      result.append(number)
    }
    return result
  }

  /// The ends and thresholds of an axis, and the middle between neighbors.
  static func marks(_ thresholds: [Double], _ low: Double, _ high: Double) -> [Double] {
    let ends = ([low] + thresholds + [high]).reduce(into: [Double]()) { list, number in
      if list.last != number { list.append(number) }
    }
    return ends + zip(ends, ends.dropFirst()).map { (($0 + $1) / 2).rounded(.down) }
  }
}
