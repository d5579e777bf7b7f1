import AllocationCounter
import Foundation

/// Measures workloads, checks their frames, and prints a line for each.
struct Times {
  private let options: Options
  private let comparison: Comparison?
  private let unit: FlatMatrix
  private(set) var failures = 0

  init(_ options: Options) {
    self.options = options
    unit = FlatMatrix(count: 10_000)
    comparison = options.former.map { file in
      guard let comparison = Comparison(file: file) else {
        Options.fail("There are no figures in \(file).")
      }
      return comparison
    }
  }

  mutating func run() {
    if !options.json { print(Figure.header) }
    for workload in options.workloads {
      for n in options.sizes(of: workload) { run(workload, n) }
    }
  }

  private mutating func run(_ workload: Workload, _ n: Int) {
    let prepared = workload.prepare(n)
    check(workload, prepared, "before")
    var figure = measured(workload, prepared, options.effort)
    check(workload, prepared, "after")
    let allocations = allocation_count()
    for number in 0..<2 { prepared.work(number) }
    if !prepared.allocates, allocation_count() != allocations {
      fail("\(workload.name) \(n): allocates \(allocation_count() - allocations) times")
    }
    if let comparison { judge(&figure, workload, prepared, comparison) }
    if let comparison, !options.json {
      print(figure.text + comparison.note(on: figure))
    } else {
      options.tell(figure)
    }
  }

  /// Measures what seems to be slower than it was until it is not, or often enough to say that it
  /// is.
  private mutating func judge(
    _ figure: inout Figure, _ workload: Workload, _ prepared: Case, _ comparison: Comparison
  ) {
    for _ in 0..<Comparison.repeats where comparison.isWorse(figure) {
      figure = measured(workload, prepared, .full)
    }
    guard comparison.isWorse(figure), let former = comparison.former(of: figure) else { return }
    let growth = String(format: "%.2f", figure.growth(since: former))
    fail("\(workload.name) \(figure.n), \(figure.phase): \(growth) times as long as it was")
  }

  private func measured(_ workload: Workload, _ prepared: Case, _ effort: Effort) -> Figure {
    let unitLoop: (Int) -> Void = { unit.fill(columns: $0 % 2 == 0 ? 100 : 50) }
    let samples = measure(effort, [prepared.work, prepared.limit, unitLoop])
    let own = samples[0].divided(by: prepared.elements)
    let limit = samples[1].divided(by: prepared.elements)
    return Figure(
      workload: workload.name, n: prepared.n, phase: prepared.phase, ns: own.median,
      min: own.minimum, max: own.maximum, limit_ns: limit.median,
      ratio: own.median / max(limit.median, 1e-9), u: own.median / (samples[2].median / 10_000))
  }

  private mutating func check(_ workload: Workload, _ prepared: Case, _ moment: String) {
    guard let wrong = prepared.check() else { return }
    fail("\(workload.name) \(prepared.n), \(moment) timing: \(wrong)")
  }

  private mutating func fail(_ message: String) {
    failures += 1
    complain(message)
  }
}
