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
  static let longest = 1e15

  // Compared with the largest number and not with infinity: the compiler turns the latter into a
  // dozen instructions on bits, and every node asks.

  private var isBelowInfinity: Bool { self <= .greatestFiniteMagnitude }

  /// Whether this can be the length of something.
  var isUsableLength: Bool { self >= 0 && isBelowInfinity }

  /// Zero for what is not finite; never beyond ``longest``.
  var usableLength: Double {
    magnitude.isBelowInfinity
      ? Swift.min(Swift.max(self, -Double.longest), Double.longest) : 0
  }

  /// Zero, which stands for none, unless positive and finite; never so small or large that sizes
  /// divided by it overflow.
  var usableWeight: Double {
    self > 0 && isBelowInfinity ? Swift.min(Swift.max(self, 1e-9), 1e9) : 0
  }
}
