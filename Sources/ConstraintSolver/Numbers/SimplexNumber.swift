/// A number that a simplex computes with: fast, or with twice the digits.
protocol SimplexNumber: SignedNumeric, Comparable, Sendable, BitwiseCopyable {
  init(_ value: Double)

  /// The nearest machine number.
  var double: Double { get }

  static var infinity: Self { get }
  static func / (a: Self, b: Self) -> Self

  /// How many cells of machine numbers one cell takes as long as.
  static var cost: Int { get }
  /// The unit of a table: costs, coefficients and values below it count as 0.
  static var negligible: Self { get }
  /// The difference between two candidates, in their own unit, below which they are tied.
  static var tie: Self { get }
  /// The share of a sum's last part below which the sum counts as canceled to 0.
  static var canceled: Self { get }

  /// Adds a multiple of a line to another. What cancels to the last digits becomes 0.
  ///
  /// Both lines have `count` cells.
  static func add(
    _ factor: Self, times line: UnsafePointer<Self>, to other: UnsafeMutablePointer<Self>,
    count: Int)
}

extension SimplexNumber {
  /// A sum; what cancels to the last digits becomes 0.
  @inline(__always)
  static func sum(_ old: Self, _ change: Self) -> Self {
    let result = old + change
    return abs(result) < canceled * abs(change) ? 0 : result
  }

  static func add(
    _ factor: Self, times line: UnsafePointer<Self>, to other: UnsafeMutablePointer<Self>,
    count: Int
  ) {
    for index in 0..<count { other[index] = sum(other[index], factor * line[index]) }
  }
}

extension Double: SimplexNumber {
  var double: Double { self }

  static var cost: Int { 1 }
  static var negligible: Double { Tolerance.simplex }
  static var tie: Double { Tolerance.tie }
  static var canceled: Double { 1e-13 }

  /// No vector crosses the end of a line; loads and stores need no alignment.
  static func add(
    _ factor: Double, times line: UnsafePointer<Double>, to other: UnsafeMutablePointer<Double>,
    count: Int
  ) {
    let end = count & ~3
    for index in stride(from: 0, to: end, by: 4) {
      let change = factor * UnsafeRawPointer(line + index).loadUnaligned(as: SIMD4<Double>.self)
      let old = UnsafeRawPointer(other + index).loadUnaligned(as: SIMD4<Double>.self)
      var result = old + change
      let isNothing = (result * result) .< (canceled * canceled * change * change)
      result.replace(with: 0, where: isNothing)
      UnsafeMutableRawPointer(other + index).storeBytes(of: result, as: SIMD4<Double>.self)
    }
    for index in end..<count { other[index] = sum(other[index], factor * line[index]) }
  }
}
