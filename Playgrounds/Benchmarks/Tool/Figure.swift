import Foundation

/// One line of the result: how long a piece of work takes, by element.
struct Figure: Codable, ReportLine {
  /// What distinguishes the pieces of work.
  struct Key: Hashable {
    var workload: String
    var n: Int
    var phase: String
  }

  var workload: String
  var n: Int
  var phase: String
  var ns: Double
  var min: Double
  var max: Double
  var limit_ns: Double

  /// The time over that of the limit loop in the same run.
  var ratio: Double

  /// The time over that of storing one frame in a flat buffer, in the same run.
  var u: Double

  /// The processor.
  var machine = Figure.processor

  var key: Key { Key(workload: workload, n: n, phase: phase) }

  static let header =
    "workload           n          ns      min      max    limit   ratio         u  phase"

  var text: String {
    column(workload, 17) + column("\(n)", 9) + column(ns, 9) + column(min, 9) + column(max, 9)
      + column(limit_ns, 9) + column(ratio, 8) + column(u, 10) + "  " + phase
  }

  /// How many times as long as a former figure it is: by the limit loop or by u, whichever is less,
  /// as each loop may have met a slow moment of its own.
  func growth(since former: Figure) -> Double {
    Swift.min(ratio / former.ratio, u / former.u)
  }

  static let processor: String = {
    let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
    return line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
      ?? "unknown"
  }()
}
