/// What deciding a component came to.
enum Decision {
  /// Its parameters have their values; the others follow by its steps.
  case parameters
  /// All its variables have their values.
  case variables
  /// Its lines contradict each other, in one way or in several.
  case contradictions([Contradiction])
  /// Its rows contradict each other.
  case conflict(FoundConflict)

  /// Lines and bounds that contradict each other.
  struct Contradiction {
    var parts: [ConflictPart]
    /// Whether these are all; otherwise the one part is the newest row of them.
    var isComplete = true
  }
}
