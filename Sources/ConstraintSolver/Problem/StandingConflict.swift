/// Why a row is left out: a sum of rows whose left sides cancel, and whose right side does not.
struct StandingConflict: Sendable {
  var conflict: ConstraintConflict
  /// The positions of its rows; the last one is left out.
  var positions: [Int]
  var multipliers: [Double]
  /// The sign of the right side; 0 if the sum is not known, so that it has to be searched again.
  var sign: Double
}
