/// A number of about 32 digits: the unevaluated sum of two machine numbers.
///
/// For the few problems whose numbers are so mixed that machine numbers cannot decide them. A sum
/// or product costs some twenty operations.
///
/// *Source:* error-free sums and products of Dekker and Knuth.
struct DoubleDouble: SimplexNumber {
  private var high: Double
  private var low: Double

  var double: Double { high }

  init(_ value: Double) {
    high = value
    low = 0
  }

  init(integerLiteral value: Int) { self.init(Double(value)) }

  init?(exactly source: some BinaryInteger) {
    guard let value = Double(exactly: source) else { return nil }
    self.init(value)
  }

  /// The sum of two numbers, the first of which is not smaller.
  private init(_ large: Double, _ small: Double) {
    high = large + small
    low = high.isFinite ? small - (high - large) : 0
  }

  static var infinity: DoubleDouble { DoubleDouble(.infinity) }
  static var cost: Int { 16 }
  static var negligible: DoubleDouble { DoubleDouble(1e-20) }
  static var tie: DoubleDouble { DoubleDouble(1e-24) }
  static var canceled: DoubleDouble { DoubleDouble(1e-26) }

  var magnitude: DoubleDouble { high < 0 ? -self : self }

  static prefix func - (a: DoubleDouble) -> DoubleDouble {
    var result = a
    result.high.negate()
    result.low.negate()
    return result
  }

  static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let (high, highRest) = sum(a.high, b.high)
    guard high.isFinite else { return DoubleDouble(high) }
    let (low, lowRest) = sum(a.low, b.low)
    let first = DoubleDouble(high, highRest + low)
    return DoubleDouble(first.high, first.low + lowRest)
  }

  static func - (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble { a + -b }

  static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let product = a.high * b.high
    guard product.isFinite else { return DoubleDouble(product) }
    let rest = (-product).addingProduct(a.high, b.high)
    return DoubleDouble(product, rest + (a.high * b.low + a.low * b.high))
  }

  static func / (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let first = a.high / b.high
    guard first.isFinite else { return DoubleDouble(first) }
    var rest = a - DoubleDouble(first) * b
    let second = rest.high / b.high
    rest = rest - DoubleDouble(second) * b
    return DoubleDouble(first, second) + DoubleDouble(rest.high / b.high)
  }

  static func += (a: inout DoubleDouble, b: DoubleDouble) { a = a + b }
  static func *= (a: inout DoubleDouble, b: DoubleDouble) { a = a * b }

  static func < (a: DoubleDouble, b: DoubleDouble) -> Bool {
    a.high != b.high ? a.high < b.high : a.low < b.low
  }

  /// A sum and what it lost to rounding.
  private static func sum(_ a: Double, _ b: Double) -> (sum: Double, rest: Double) {
    let sum = a + b
    let back = sum - a
    return (sum, (a - (sum - back)) + (b - back))
  }
}
