/// Where a parameter may lie, and the lines that say so, or -1 for its own bound.
struct ParameterInterval: Sendable {
  var low: Double
  var high: Double
  var lowLine: Int32 = -1
  var highLine: Int32 = -1
  /// The interval of the required lines alone.
  var requiredLow = -Double.infinity
  var requiredHigh = Double.infinity

  var isPoint: Bool { low.isFinite && high - low <= Tolerance.place * max(1, abs(low)) }
}
