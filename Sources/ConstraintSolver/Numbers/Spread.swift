/// The smallest and the largest of numbers, by their sizes.
struct Spread {
  private var smallest = Double.infinity
  private var largest = 0.0

  /// How many times as large as the smallest the largest may be before numbers count as mixed.
  private static let largestOfCoefficients = Double(1 << 10)
  static let largestOfRights = 1e7
  /// Up to where right sides are those of ordinary layouts, whatever the smallest is.
  static let largestAlone = 1e5

  /// Adds a number; 0 and what rounding leaves of it are not counted.
  @inline(__always)
  mutating func add(_ number: Double) {
    let size = abs(number)
    guard size > 1e-9 else { return }
    smallest = min(smallest, size)
    largest = max(largest, size)
  }

  /// Whether coefficients or right sides are mixed.
  static func isMixed(_ coefficients: Spread, _ rights: Spread) -> Bool {
    coefficients.ratio > largestOfCoefficients || rights.ratio > largestOfRights
  }

  /// How many times as large as the smallest the largest is; 0 without numbers.
  var ratio: Double { largest / smallest }
}
