/// A variable as a problem stores it.
struct StoredVariable: Sendable {
  var kind: Kind
  /// Rises with every variable ever added.
  var serial: Int32
  /// NaN for none.
  var previous: Double

  var previousValue: Double? { previous.isNaN ? nil : previous }

  /// The value of an unknown that no row mentions; 0 for others.
  var valueWithoutRows: Double {
    switch kind {
    case .size: max(previousValue ?? 0, 0)
    case .free: previousValue ?? 0
    case .input, .removed: 0
    }
  }

  enum Kind: UInt8, Sendable {
    case removed, input, free, size
  }
}
