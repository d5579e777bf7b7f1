import Foundation

/// How much more two threads do than one, each with objects of its own: twice as much where a pass
/// takes no lock and shares no memory that is written to.
enum Threads {
  struct Line: ReportLine {
    var workload: String
    var n: Int
    var phase: String

    /// Elements in a microsecond by one thread, and by two.
    var one: Double
    var two: Double

    /// What two threads do over what one does: the work, and the limit loop, which shows what the
    /// processor allows.
    var ratio: Double
    var limit_ratio: Double

    static let header = "workload           n          one/µs   two/µs   ratio   limit  phase"

    var text: String {
      column(workload, 17) + column("\(n)", 9) + column(one, 9) + column(two, 9) + column(ratio, 8)
        + column(limit_ratio, 8) + "  " + phase
    }
  }

  /// Measures each workload at its smallest size but one, or the one that is asked for.
  static func run(_ options: Options) {
    if !options.json { print(Line.header) }
    for workload in options.workloads {
      let sizes = options.sizes(of: workload)
      guard let n = sizes.count > 1 && options.count == nil ? sizes[1] : sizes.first else {
        continue
      }
      options.tell(measured(workload, n, seconds: options.isQuick ? 0.02 : 0.2))
    }
  }

  private static func measured(_ workload: Workload, _ n: Int, seconds: Double) -> Line {
    let (phase, elements) = { ($0.phase, Double($0.elements)) }(workload.prepare(n))
    func best(_ threads: Int, _ piece: @Sendable (Case) -> (Int) -> Void) -> Double {
      var best = 0.0
      for _ in 0..<5 { best = max(best, throughput(workload, n, threads, seconds, piece)) }
      return best * elements
    }
    let (one, two) = (best(1) { $0.work }, best(2) { $0.work })
    let (limit, limitOfTwo) = (best(1) { $0.limit }, best(2) { $0.limit })
    return Line(
      workload: workload.name, n: n, phase: phase, one: one, two: two, ratio: two / one,
      limit_ratio: limitOfTwo / max(limit, 1e-9))
  }

  /// How often a piece of work is done in a microsecond by some threads together, all of which work
  /// until the last one ends.
  private static func throughput(
    _ workload: Workload, _ n: Int, _ threads: Int, _ seconds: Double,
    _ piece: @Sendable (Case) -> (Int) -> Void
  ) -> Double {
    let rates = Rates(count: threads)
    let done = DispatchSemaphore(value: 0)
    withoutActuallyEscaping(piece) { piece in
      for _ in 0..<threads {
        let thread = Thread {
          work(piece(workload.prepare(n)), seconds, rates)
          done.signal()
        }
        thread.stackSize = 8 << 20
        thread.start()
      }
      for _ in 0..<threads { done.wait() }
    }
    return rates.sum
  }

  private static func work(_ body: (Int) -> Void, _ seconds: Double, _ rates: Rates) {
    for number in 0..<4 { body(number) }
    rates.wait()
    let start = DispatchTime.now().uptimeNanoseconds
    let end = start + UInt64(seconds * 1e9)
    var (count, now) = (0, start)
    // The clock is read about every tenth of a millisecond.
    var batch = 1
    while now < end {
      for number in count..<(count + batch) { body(number) }
      count += batch
      let before = now
      now = DispatchTime.now().uptimeNanoseconds
      if now - before < 100_000 { batch *= 2 }
    }
    rates.add(Double(count) / Double(now - start) * 1_000)
  }

  /// What the threads have done, and a gate at which each waits for the others.
  private final class Rates: @unchecked Sendable {
    private let condition = NSCondition()
    private var missing: Int
    private(set) var sum = 0.0

    init(count: Int) { missing = count }

    func wait() {
      condition.lock()
      missing -= 1
      condition.broadcast()
      while missing > 0 { condition.wait() }
      condition.unlock()
    }

    func add(_ rate: Double) { condition.withLock { sum += rate } }
  }
}
