/// A variable as a problem stores it.
struct StoredVariable: Sendable {
  var kind: Kind
  /// Rises with every variable ever added.
  var serial: Int32
  /// NaN for none.
  var previous: Double

  var previousValue: Double? { previous.isNaN ? nil : previous }

  enum Kind: UInt8, Sendable {
    case removed, input, free, size
  }
}
