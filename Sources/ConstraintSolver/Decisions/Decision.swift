/// What deciding a component came to.
enum Decision {
  /// Its parameters have their values; the others follow by its steps.
  case parameters
  /// All its variables have their values.
  case variables
  /// Its lines contradict each other, in one way or in several.
  case contradictions([[ConflictPart]])
  /// Its rows contradict each other.
  case conflict(FoundConflict)
}
