/// A contradiction by positions of rows and indices of variables.
struct FoundConflict {
  var positions: [Int]
  /// How many times each row counts in the sum that cannot hold; empty if that is not known.
  var multipliers: [Double] = []
  var sizes: [Int]

  /// Those that stay as they are when the newest rows of earlier ones are left out: they have no
  /// row in common, or that row led to no value.
  static func independent(_ conflicts: [FoundConflict], isStep: (Int) -> Bool) -> [FoundConflict] {
    var seen: Set<Int> = []
    return conflicts.filter { conflict in
      guard seen.isDisjoint(with: conflict.positions) else { return false }
      if let newest = conflict.positions.last {
        if isStep(newest) { seen.formUnion(conflict.positions) } else { seen.insert(newest) }
      }
      return true
    }
  }
}
