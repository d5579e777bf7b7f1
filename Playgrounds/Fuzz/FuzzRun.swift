import Foundation

/// A run over areas and seeds, until something is wrong or the time is over.
enum FuzzRun {
  /// How long a single check may take, in seconds.
  private static let checkLimit: UInt32 = 30

  /// Runs the tool; returns its exit code: 1 for a failure, 64 for arguments that make no sense.
  static func main(_ arguments: [String]) -> Int32 {
    guard let options = FuzzOptions(arguments) else {
      FileHandle.standardError.write(Data(FuzzOptions.usage.utf8))
      return 64
    }
    LastWords.install()
    let start = Date()
    var counts = [Int](repeating: 0, count: options.areas.count)
    while true {
      for (index, area) in options.areas.enumerated() {
        if let count = options.count, counts[0] == count, index == 0 {
          return tell(options, counts)
        }
        if let seconds = options.seconds, Date().timeIntervalSince(start) >= seconds {
          return tell(options, counts)
        }
        let seed = options.seed &+ UInt64(counts[index])
        let line = "repeat with: swift run fuzz --area \(area.name) --seed \(seed) --count 1\n"
        LastWords.prepare(line)
        alarm(checkLimit)
        let failure = area.check(seed)
        alarm(0)
        counts[index] += 1
        if let failure {
          print("\(area.name), seed \(seed): \(failure)")
          print(line, terminator: "")
          return 1
        }
      }
    }
  }

  private static func tell(_ options: FuzzOptions, _ counts: [Int]) -> Int32 {
    let parts = zip(options.areas, counts).map { "\($0.name) \($1)" }
    print("no failure from seed \(options.seed) on: \(parts.joined(separator: ", "))")
    return 0
  }
}
