/// Where a parameter may lie, and the lines that say so, or -1 for its own bound.
struct ParameterInterval: Sendable {
  var low: Double
  var high: Double
  var lowLine: Int32 = -1
  var highLine: Int32 = -1
  /// The interval of the required lines alone.
  var requiredLow = -Double.infinity
  var requiredHigh = Double.infinity

  var isPoint: Bool { low.isFinite && high - low <= Tolerance.place * max(1, abs(low)) }

  /// Narrows by a required line.
  @inline(__always)
  mutating func limit(by line: Line, at index: Int32, _ problem: ProblemView) {
    let place = line.target(problem)
    let relation = line.parameterRelation
    if relation != .atMost, place > low {
      low = place
      lowLine = index
    }
    if relation != .atLeast, place < high {
      high = place
      highLine = index
    }
  }

  /// Makes limits equal that are so but for rounding; a bound of 0 is kept exactly.
  mutating func closeGap() {
    if lowLine < 0 { high = low } else { low = high }
  }
}
