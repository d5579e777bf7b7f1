/// A width or height of an element before a layout, in points.
///
/// A number that is negative or not finite counts as none.
public enum BoxLength: Equatable, Sendable {
  /// None: the element takes what it is given.
  case none
  /// That of the content.
  case natural(Double)
  /// Fixed, whatever the content.
  case fixed(Double)
}

extension Double {
  /// Lengths beyond are cut, so that sums of any number of them stay finite.
  @inlinable static var longest: Double { 1e15 }

  // Every node asks, so what nearly all numbers are is looked for first: a number that stays as it
  // is. Compared with the largest one and not with infinity, as the compiler turns the latter into
  // a dozen instructions on bits.

  @inlinable var isBelowInfinity: Bool { self <= .greatestFiniteMagnitude }

  /// Whether this can be the length of something.
  @inlinable var isUsableLength: Bool { self >= 0 && isBelowInfinity }

  /// The same where it can be the length of something, never beyond ``longest``; else `nil`.
  @inlinable @inline(__always)
  var asLength: Double? {
    if self >= 0, self <= .longest { return self }
    return isUsableLength ? .longest : nil
  }

  /// Whether ``usableLength`` is another number.
  var isCut: Bool { !(magnitude <= .longest) }

  /// Zero for what is not finite; never beyond ``longest``.
  var usableLength: Double {
    if magnitude <= .longest { return self }
    return magnitude.isBelowInfinity ? (self < 0 ? -Double.longest : .longest) : 0
  }

  /// Zero, which stands for none, unless positive and finite; never so small or large that sizes
  /// divided by it overflow.
  @inlinable var usableWeight: Double {
    if self >= 1e-9, self <= 1e9 { return self }
    return self > 0 && isBelowInfinity ? (self < 1 ? 1e-9 : 1e9) : 0
  }
}
