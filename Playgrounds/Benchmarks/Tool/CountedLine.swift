import Foundation

/// A piece of work whose instructions a tool counts from the outside: they are the same on a busy
/// machine, where times are not.
struct CountedLine: Encodable {
  var workload: String
  var n: Int
  var phase: String

  /// What the instructions are divided by.
  var elements: Int

  /// How often the work is done while instructions are counted: as often for even as for odd
  /// numbers.
  private static let repeats = 4

  /// Does the work of each workload, after storage has grown, and prints a line for each.
  static func runAll(_ options: Options) {
    for workload in options.workloads {
      for n in options.sizes(of: workload) {
        let prepared = workload.prepare(n)
        for number in 0..<repeats { prepared.work(number) }
        passMilestone()
        for number in 0..<repeats { prepared.work(number) }
        passMilestone()
        if let wrong = prepared.check() {
          complain("\(workload.name) \(n): \(wrong)")
          exit(1)
        }
        show(
          CountedLine(
            workload: workload.name, n: prepared.n, phase: prepared.phase,
            elements: prepared.elements * repeats))
      }
    }
  }

  /// Where callgrind, which knows the function by its name, begins to count anew.
  @inline(never)
  private static func passMilestone() { milestones += 1 }

  private nonisolated(unsafe) static var milestones = 0
}
