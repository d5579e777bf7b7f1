import Foundation

/// Equal intervals at equal distances on a line: interval i starts at `start + i·pitch`.
struct EvenlySpaced: Hashable, Sendable {
  var start: Double
  var length: Double
  var pitch: Double

  /// The start of interval `index`. The closed form, so that a far interval has not drifted.
  func position(_ index: Int) -> Double {
    start + Double(index) * pitch
  }

  /// The intervals among the first `count` that have more than an edge in common with the range
  /// from `low` to `high`.
  ///
  /// Positions never run backwards, rounding included, so the intervals are found by comparing the
  /// very positions a search over all would compare. O(1); O(log count) where a coordinate is so
  /// large that neighbors share it.
  func indices(count: Int, meeting low: Double, _ high: Double) -> Range<Int> {
    guard count > 0, low < high, start.isFinite, pitch.isFinite, length.isFinite else {
      return 0..<0
    }
    let first: Int
    let end: Int
    if pitch >= 0 {
      first = firstIndex(count, near: (low - length - start) / pitch) { $0 + length > low }
      end = firstIndex(count, near: (high - start) / pitch) { $0 >= high }
    } else {
      first = firstIndex(count, near: (high - start) / pitch) { $0 < high }
      end = firstIndex(count, near: (low - length - start) / pitch) { $0 + length <= low }
    }
    return first < end ? first..<end : 0..<0
  }

  /// The first index below `count` whose position passes a test that stays passed; else `count`.
  private func firstIndex(
    _ count: Int, near estimate: Double, where passes: (_ position: Double) -> Bool
  ) -> Int {
    var low = 0
    var high = count
    let guess = EvenlySpaced.clamp(estimate, to: 0...count)
    let (before, after) = (max(guess - 3, 0), count - guess > 3 ? guess + 3 : count)
    if before > 0, !passes(position(before - 1)) { low = before }
    if after < count, passes(position(after)) { high = after }
    while low < high {
      let middle = low + (high - low) / 2
      if passes(position(middle)) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The nearest index to a value that may be too large for `Int` or not a number.
  private static func clamp(_ value: Double, to range: ClosedRange<Int>) -> Int {
    if value >= Double(range.upperBound) { return range.upperBound }
    return value > Double(range.lowerBound) ? Int(value) : range.lowerBound
  }

  /// The smallest and the largest coordinate of the first `count` intervals; `nil` for none.
  func extent(count: Int) -> (low: Double, high: Double)? {
    guard count > 0 else { return nil }
    let last = position(count - 1)
    return (min(start, last), max(start, last) + length)
  }
}
