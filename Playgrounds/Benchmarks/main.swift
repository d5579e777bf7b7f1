import AllocationCounter
import Foundation
import Framewise

/// What the command line asks for.
struct Options {
  var json = false
  var filter: String?
  var count: Int?
  var effort = Effort.full
  var isQuick = false
  var showsFrames = false

  static let usage = """
    usage: benchmarks [--json] [--filter NAME] [--n COUNT] [--quick] [--frames]

      --json         one JSON object per line
      --filter NAME  only the workload NAME, or else those whose name contains it
      --n COUNT      only this size of those a workload has
      --quick        small sizes and short runs, to see that everything works
      --frames       no times: the frames of two consecutive pieces of work, as JSON

    Build with -c release; debug figures mean nothing.
    """

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": json = true
      case "--n":
        guard let count = rest.popFirst().flatMap({ Int($0) }) else {
          Options.fail("--n needs a whole number.")
        }
        self.count = count
      case "--quick":
        effort = .quick
        isQuick = true
      case "--frames": showsFrames = true
      case "--filter":
        guard let name = rest.popFirst() else { Options.fail("--filter needs a name.") }
        filter = name
      case "--help", "-h":
        print(Options.usage)
        exit(0)
      default: Options.fail("Unknown option \(argument).")
      }
    }
  }

  static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message) Try --help.\n".utf8))
    exit(64)
  }
}

/// One line of the result.
struct Result: Encodable {
  var workload: String
  var n: Int
  var phase: String
  var ns: Double
  var min: Double
  var max: Double
  var limit_ns: Double
  var ratio: Double
  var u: Double

  static let header =
    "workload           n          ns      min      max    limit   ratio         u  phase"

  var line: String {
    func column(_ value: Double, _ width: Int) -> String {
      let text = String(format: value < 100 ? "%.2f" : "%.0f", value)
      return String(repeating: " ", count: Swift.max(width - text.count, 1)) + text
    }
    let name = workload.padding(toLength: 17, withPad: " ", startingAt: 0)
    let count = String(n).padding(toLength: 9, withPad: " ", startingAt: 0)
    return name + count + column(ns, 9) + column(min, 9) + column(max, 9) + column(limit_ns, 9)
      + column(ratio, 8) + column(u, 10) + "  " + phase
  }
}

/// The frames of a piece of work, for a comparison with those of other libraries.
struct FramesLine: Encodable {
  var workload: String
  var n: Int
  var phase: String
  var state: Int
  var frames: [[Double]]
}

let options = Options(Array(CommandLine.arguments.dropFirst()))
let exact = Workload.all.filter { $0.name == options.filter }
let workloads =
  !exact.isEmpty
  ? exact
  : Workload.all.filter { workload in
    options.filter.map { workload.name.contains($0) } ?? true
  }
if workloads.isEmpty, !ResidentForm.all.contains(where: { $0.name == options.filter }) {
  Options.fail(
    "No workload is named \(options.filter ?? ""): "
      + Workload.all.map(\.name).joined(separator: ", ") + ".")
}

let unit = FlatMatrix(count: 10_000)
let unitLoop: (Int) -> Void = { unit.fill(columns: $0 % 2 == 0 ? 100 : 50) }
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys]
if !options.json && !options.showsFrames { print(Result.header) }

/// Prints a value as a line of JSON.
func show(_ value: some Encodable) {
  print(String(decoding: (try? encoder.encode(value)) ?? Data(), as: UTF8.self))
}

var failures = 0
for workload in workloads {
  let sizes = options.isQuick ? workload.quickSizes : workload.sizes
  for n in sizes where options.count.map({ $0 == n }) ?? true {
    let prepared = workload.prepare(n)
    if options.showsFrames {
      for state in 0..<2 {
        prepared.work(state)
        show(
          FramesLine(
            workload: workload.name, n: n, phase: prepared.phase, state: state,
            frames: prepared.frames().map { frame in
              [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
            }))
      }
      continue
    }
    func check(_ moment: String) {
      guard let wrong = prepared.check() else { return }
      failures += 1
      FileHandle.standardError.write(
        Data("\(workload.name) \(n), \(moment) timing: \(wrong)\n".utf8))
    }
    check("before")
    let samples = measure(options.effort, [prepared.work, prepared.limit, unitLoop])
    check("after")
    let allocations = allocation_count()
    for number in 0..<2 { prepared.work(number) }
    if !prepared.allocates, allocation_count() != allocations {
      failures += 1
      FileHandle.standardError.write(
        Data("\(workload.name) \(n): allocates \(allocation_count() - allocations) times\n".utf8))
    }
    let own = samples[0].divided(by: prepared.elements)
    let limit = samples[1].divided(by: prepared.elements)
    let u = samples[2].median / 10_000
    let result = Result(
      workload: workload.name, n: n, phase: prepared.phase, ns: own.median, min: own.minimum,
      max: own.maximum, limit_ns: limit.median, ratio: own.median / Swift.max(limit.median, 1e-9),
      u: own.median / u)
    if options.json { show(result) } else { print(result.line) }
  }
}
if options.showsFrames { exit(0) }
for form in ResidentForm.all where options.filter.map({ form.name.contains($0) }) ?? true {
  guard let bytes = form.bytesPerNode() else { continue }
  let line = ResidentForm.Line(workload: form.name, n: form.n, bytes_per_node: bytes)
  if options.json { show(line) } else { print(line.text) }
  if bytes > ResidentForm.most {
    failures += 1
    FileHandle.standardError.write(
      Data("\(form.name): more than \(ResidentForm.most) bytes\n".utf8))
  }
}
if failures > 0 { exit(1) }
