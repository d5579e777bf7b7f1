import Foundation

/// What the command line asks for.
struct Options {
  /// What is measured.
  enum Kind {
    case times, frames, threads, app, instructions
  }

  var kind = Kind.times
  var json = false
  var filter: String?
  var count: Int?
  var isQuick = false

  /// The file with the figures of a former run.
  var former: String?

  var effort: Effort { isQuick ? .quick : .full }

  static let usage = """
    usage: benchmarks [--json] [--filter NAME] [--n COUNT] [--quick]
                      [--against FILE | --frames | --threads | --app | --instructions]

      --json         one JSON object per line
      --filter NAME  only the workload NAME, or else those whose name contains it
      --n COUNT      only this size of those a workload has
      --quick        small sizes and short runs, to see that everything works
      --against FILE shows the figures of a former run, saved with --json, beside the present ones;
                     on the same machine, what is more than 10 % slower is measured again, and a
                     failure if it stays so
      --frames       no times: the frames of two consecutive pieces of work, as JSON
      --threads      how much more two threads do than one, each with objects of its own
      --app          the size of an app with each vocabulary, how long it builds, the memory of views
      --instructions no times: the work alone, for callgrind to count; see .ci/check-speed

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
      case "--quick": isQuick = true
      case "--against":
        guard let file = rest.popFirst() else { Options.fail("--against needs a file.") }
        former = file
      case "--frames": kind = .frames
      case "--threads": kind = .threads
      case "--app": kind = .app
      case "--instructions": kind = .instructions
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

  /// The workloads that are asked for.
  var workloads: [Workload] {
    guard let filter else { return Workload.all }
    let exact = Workload.all.filter { $0.name == filter }
    return exact.isEmpty ? Workload.all.filter { $0.name.contains(filter) } : exact
  }

  /// The sizes of a workload that are asked for.
  func sizes(of workload: Workload) -> [Int] {
    (isQuick ? workload.quickSizes : workload.sizes).filter { count == nil || count == $0 }
  }

  static func fail(_ message: String) -> Never {
    complain("\(message) Try --help.")
    exit(64)
  }
}

/// Says what is wrong, on the standard error.
func complain(_ message: String) {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
}
