/// How many times each row counts in a sum of rows.
///
/// Rows come out in their order without being sorted, as there may be thousands of sums of
/// thousands of rows. Nothing is left in it between two sums.
struct RowSum: Sendable {
  private var factors: [Double] = []
  /// A bit per row of the sum, and the first and last word with one.
  private var marks: [UInt64] = []
  private var words: ClosedRange<Int>?

  /// Makes room for the rows below `count`.
  mutating func reserve(_ count: Int) {
    guard factors.count < count else { return }
    factors += repeatElement(0, count: count - factors.count)
    marks += repeatElement(0, count: (count + 63) / 64 - marks.count)
  }

  /// Adds a row some more times.
  @inline(__always)
  mutating func add(_ position: Int32, times factor: Double) {
    let word = Int(position >> 6)
    factors[Int(position)] += factor
    marks[word] |= 1 << UInt64(position & 63)
    let known = words ?? word...word
    words = min(known.lowerBound, word)...max(known.upperBound, word)
  }

  /// Removes all rows, also those that cancelled out, and returns them in ascending order.
  mutating func removeAll() -> (positions: [Int], multipliers: [Double]) {
    guard let words else { return ([], []) }
    let count = words.reduce(0) { $0 + marks[$1].nonzeroBitCount }
    var positions: [Int] = []
    var multipliers: [Double] = []
    positions.reserveCapacity(count)
    multipliers.reserveCapacity(count)
    for word in words {
      while marks[word] != 0 {
        let position = word << 6 + marks[word].trailingZeroBitCount
        marks[word] &= marks[word] - 1
        positions.append(position)
        multipliers.append(factors[position])
        factors[position] = 0
      }
    }
    self.words = nil
    return (positions, multipliers)
  }
}
