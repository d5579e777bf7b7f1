/// Why a row is left out: a sum of rows whose left sides cancel, and whose right side does not.
struct StandingConflict: Sendable {
  var suspended: ConstraintRow
  var positions: [Int]
  var multipliers: [Double]
  /// The sign of the right side.
  var sign: Double
}
