/// A row or bound with its factor in a contradiction.
struct ConflictPart {
  /// The position of the row, or -1 minus the variable whose bound it is.
  var source: Int32
  var multiplier: Double
}
