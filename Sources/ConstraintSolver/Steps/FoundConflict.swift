/// A contradiction by positions of rows and indices of variables.
struct FoundConflict {
  var positions: [Int]
  /// How many times each row counts in the sum that cannot hold; empty if that is not known.
  var multipliers: [Double] = []
  var sizes: [Int]
  /// Whether these are all; otherwise the one row is the newest of them.
  var isComplete = true

  /// Those that stay as they are when the newest rows of earlier ones are left out: they have no
  /// row in common, or that row led to no value.
  static func independent(
    _ conflicts: [FoundConflict], among rowCount: Int, isStep: (Int) -> Bool
  ) -> [FoundConflict] {
    var isSeen = Array(repeating: false, count: rowCount)
    var hasStep = false
    // What is not complete may depend on any row that others leave out.
    let ordered = conflicts.filter(\.isComplete) + conflicts.filter { !$0.isComplete }
    return ordered.filter { conflict in
      guard !conflict.positions.contains(where: { isSeen[$0] }), conflict.isComplete || !hasStep
      else { return false }
      if let newest = conflict.positions.last {
        isSeen[newest] = true
        if isStep(newest) {
          hasStep = true
          for position in conflict.positions { isSeen[position] = true }
        }
      }
      return true
    }
  }
}
