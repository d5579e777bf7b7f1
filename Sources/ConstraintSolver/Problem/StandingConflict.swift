/// Why a row is left out, and how to see whether it still has to be.
struct StandingConflict: Sendable {
  var found: FoundConflict
  /// What cannot hold; `nil` if it is not known, so that it has to be searched again.
  var sum: ConflictSum?
  /// In which of the rounds of a search the row was left out; 0 after the search.
  var round: Int

  /// The position of the row that is left out.
  var newest: Int { found.positions[found.positions.count - 1] }

  /// Lists no other row.
  mutating func shorten() {
    found = FoundConflict(positions: [newest], sizes: [], isComplete: false)
  }
}
