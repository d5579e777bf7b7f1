/// What the command line asks for.
struct FuzzOptions {
  /// The areas to check, each in its turn.
  var areas = FuzzArea.all

  /// The seed of the first check; every further check of an area has the next one.
  var seed: UInt64 = 1

  /// After how many seconds to end, if after any.
  var seconds: Double?

  /// After how many checks of each area to end, if after any.
  var count: Int?

  static let usage = """
    usage: fuzz [--area NAME] [--seed NUMBER] [--seconds NUMBER] [--count NUMBER]

      --area     check this area only: \(FuzzArea.all.map(\.name).joined(separator: ", "))
      --seed     the seed of the first check; 1 unless given
      --seconds  end after this time; 60 unless given, or there is a count
      --count    end after this many checks of each area

    """

  /// Reads arguments; `nil` where one of them cannot be followed.
  init?(_ arguments: [String]) {
    guard arguments.count.isMultiple(of: 2) else { return nil }
    for index in stride(from: 0, to: arguments.count, by: 2) {
      let value = arguments[index + 1]
      switch arguments[index] {
      case "--area":
        areas = FuzzArea.all.filter { $0.name == value }
        guard !areas.isEmpty else { return nil }
      case "--seed":
        guard let seed = UInt64(value) else { return nil }
        self.seed = seed
      case "--seconds":
        guard let seconds = Double(value), seconds > 0 else { return nil }
        self.seconds = seconds
      case "--count":
        guard let count = Int(value), count > 0 else { return nil }
        self.count = count
      default: return nil
      }
    }
    if seconds == nil, count == nil { seconds = 60 }
  }
}
