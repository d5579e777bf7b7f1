import Foundation

/// A duration of one call in nanoseconds, as the median, minimum and maximum of several runs.
struct Sample: Sendable {
  var median: Double
  var minimum: Double
  var maximum: Double

  init(_ runs: [Double]) {
    let sorted = runs.sorted()
    median = sorted[sorted.count / 2]
    minimum = sorted[0]
    maximum = sorted[sorted.count - 1]
  }

  func divided(by count: Int) -> Sample {
    var copy = self
    copy.median /= Double(count)
    copy.minimum /= Double(count)
    copy.maximum /= Double(count)
    return copy
  }
}

/// How long to measure.
struct Effort {
  /// Interleaved runs of each candidate.
  var runs: Int
  /// The least duration of a run, in nanoseconds.
  var nanosecondsPerRun: Double

  static let full = Effort(runs: 9, nanosecondsPerRun: 20_000_000)
  static let quick = Effort(runs: 7, nanosecondsPerRun: 300_000)
}

/// Times pieces of code in turn, run by run, so that a change of the machine's speed meets all.
///
/// Each piece is called with a running number and repeated until a run is long enough.
func measure(_ effort: Effort, _ candidates: [(Int) -> Void]) -> [Sample] {
  var turn = Array(repeating: 0, count: candidates.count)

  func time(_ index: Int, _ repeats: Int) -> Double {
    let body = candidates[index]
    // A local number, as nothing but the piece of code is to be timed.
    let first = turn[index]
    turn[index] += repeats
    let start = DispatchTime.now().uptimeNanoseconds
    for number in first..<(first + repeats) { body(number) }
    return Double(DispatchTime.now().uptimeNanoseconds - start) / Double(repeats)
  }

  let repeats = candidates.indices.map { index in
    _ = time(index, 2)
    let once = max(time(index, 2), 1)
    return min(max(Int(effort.nanosecondsPerRun / once), 2), 10_000_000)
  }
  var runs = Array(repeating: [Double](), count: candidates.count)
  for _ in 0..<effort.runs {
    for index in candidates.indices {
      runs[index].append(time(index, repeats[index]))
    }
  }
  return runs.map(Sample.init)
}

/// Keeps the optimizer from dropping a value nobody reads.
@inline(never)
func blackHole<Value>(_ value: Value) {}
