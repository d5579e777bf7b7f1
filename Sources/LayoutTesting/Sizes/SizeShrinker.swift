import Foundation
import LayoutAnalysis

/// Brings a size at which something happens to the nearest border, then to round numbers.
struct SizeShrinker {
  private let domain: LayoutDomain
  private let pixel: Double

  /// Whether it happens at a size.
  private let fails: (CGSize) -> Bool

  init(_ domain: LayoutDomain, fails: @escaping (CGSize) -> Bool) {
    self.domain = domain
    self.fails = fails
    pixel = 1 / domain.usableScale
  }

  struct ShrunkSize {
    var size: CGSize
    var widths: FailingRange
    var heights: FailingRange
  }

  /// The plainest size near the border of those at which it happens, around one of them.
  ///
  /// - Complexity: Some 150 passes.
  func shrink(_ found: CGSize) -> ShrunkSize {
    var widths = widths(around: found)
    var size = found
    size.width = plain(widths, Double(found.width)) {
      fails(CGSize(width: $0, height: found.height))
    }
    let heights = heights(around: size)
    let width = size.width
    size.height = plain(heights, Double(size.height)) { fails(CGSize(width: width, height: $0)) }
    if size.height != found.height { widths = self.widths(around: size) }
    return ShrunkSize(size: size, widths: widths, heights: heights)
  }

  private func widths(around size: CGSize) -> FailingRange {
    range(
      around: Double(size.width), Double(domain.smallest.width), Double(domain.largest.width)
    ) { fails(CGSize(width: $0, height: size.height)) }
  }

  private func heights(around size: CGSize) -> FailingRange {
    range(
      around: Double(size.height), Double(domain.smallest.height), Double(domain.largest.height)
    ) { fails(CGSize(width: size.width, height: $0)) }
  }

  /// The lengths around one at which it happens, down to the borders on both sides.
  private func range(
    around length: Double, _ low: Double, _ high: Double, _ fails: (Double) -> Bool
  ) -> FailingRange {
    let lower = border(from: length, to: low, fails)
    let upper = border(from: length, to: high, fails)
    return FailingRange(
      low: lower.length, high: upper.length, includesLow: lower.isIncluded,
      includesHigh: upper.isIncluded, isLowLimit: lower.isLimit, isHighLimit: upper.isLimit)
  }

  /// Where it ends to happen on the way to a limit.
  private func border(
    from length: Double, to limit: Double, _ fails: (Double) -> Bool
  ) -> (length: Double, isIncluded: Bool, isLimit: Bool) {
    let sign = limit < length ? -1.0 : 1.0
    var (bad, step) = (length, pixel / 4)
    var good: Double?
    while good == nil, bad != limit {
      let next = (limit - bad).magnitude <= step ? limit : bad + sign * step
      if fails(next) { bad = next } else { good = next }
      step *= 2
    }
    guard var good else { return (limit, true, true) }
    while (good - bad).magnitude > 1e-4 {
      let middle = (good + bad) / 2
      // Very large numbers are farther apart, and nothing is between them.
      guard middle != good, middle != bad else { break }
      if fails(middle) { bad = middle } else { good = middle }
    }
    // The border itself is most likely the roundest number between.
    for places in 0...6 {
      let factor = pow(10, Double(places))
      let number = (bad * factor).rounded() / factor
      if (number - bad).magnitude <= (good - bad).magnitude,
        (number - good).magnitude <= (good - bad).magnitude
      {
        return (number, fails(number), false)
      }
    }
    return (bad, true, false)
  }

  /// The roundest length within a pixel of the nearest border.
  private func plain(
    _ range: FailingRange, _ length: Double, _ fails: (Double) -> Bool
  ) -> Double {
    // A limit of the domain says less than a border of the layout.
    let isUpper = range.isLowLimit && !range.isHighLimit
    let end = isUpper ? range.high : range.low
    let (low, high) =
      isUpper ? (max(end - pixel, range.low), end) : (end, min(end + pixel, range.high))
    for unit in [100, 50, 10, 5, 1, 0.5, 0.25, 0.1, 0.05, 0.01, 0.001] {
      let first = (low / unit - 1e-9).rounded(.up) * unit
      let number = (first / unit).rounded() * unit
      // Dividing first keeps 612.4 from becoming 612.4000000000001.
      let plain = unit < 1 ? (number / unit).rounded() / (1 / unit).rounded() : number
      if plain <= high, fails(plain) { return plain }
    }
    return length
  }
}
