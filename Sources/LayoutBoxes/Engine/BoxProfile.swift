/// How a size answers to more or less room along one axis.
///
/// The preferred size is where nothing pulls. Below and above it every point has a class, from 0,
/// free, over 1 to 3 to 4, rigid: the resistance to becoming smaller or larger there. Resistance
/// never falls with the distance, so five numbers on each side say it all: the size below which
/// resistance to shrinking reaches a class, and the size from which resistance to growing does.
/// Sums, votes and scales of profiles are then sums, extremes and products of these numbers.
struct BoxProfile: Equatable {
  // Below `lower1` shrinking is of class 1 or more, ..., below `lower4` rigid.
  var lower1: Double
  var lower2: Double
  var lower3: Double
  var lower4: Double

  // From `upper1` growing is of class 1 or more, ..., from `upper4` rigid.
  var upper1: Double
  var upper2: Double
  var upper3: Double
  var upper4: Double

  /// The preferred size, in points.
  var preferred: Double
}

extension BoxProfile {
  static let zero = rigid(0)

  /// A fixed size.
  @inline(__always)
  static func rigid(_ size: Double) -> BoxProfile {
    BoxProfile(
      lower1: size, lower2: size, lower3: size, lower4: size, upper1: size,
      upper2: size, upper3: size, upper4: size, preferred: size)
  }

  /// A size that resists nothing.
  @inline(__always)
  static func free(_ size: Double) -> BoxProfile {
    BoxProfile(
      lower1: 0, lower2: 0, lower3: 0, lower4: 0, upper1: .infinity,
      upper2: .infinity, upper3: .infinity, upper4: .infinity, preferred: size)
  }

  /// The size of content.
  @inline(__always)
  static func content(_ size: Double, _ resistance: BoxResistance) -> BoxProfile {
    let compression = resistance.compression
    let hugging = resistance.hugging
    return BoxProfile(
      lower1: size, lower2: compression >= 2 ? size : 0,
      lower3: compression >= 3 ? size : 0, lower4: 0, upper1: size,
      upper2: hugging >= 2 ? size : .infinity, upper3: hugging >= 3 ? size : .infinity,
      upper4: .infinity, preferred: size)
  }

  /// The same size one behind the other with another.
  @inline(__always)
  mutating func append(_ other: BoxProfile) {
    preferred += other.preferred
    lower1 += other.lower1
    lower2 += other.lower2
    lower3 += other.lower3
    lower4 += other.lower4
    upper1 += other.upper1
    upper2 += other.upper2
    upper3 += other.upper3
    upper4 += other.upper4
  }

  /// One behind the other with something rigid; never below zero.
  @inline(__always)
  func adding(_ length: Double) -> BoxProfile {
    if length >= 0 {
      var sum = self
      sum.append(.rigid(length))
      return sum
    }
    return BoxProfile(
      lower1: max(lower1 + length, 0),
      lower2: max(lower2 + length, 0), lower3: max(lower3 + length, 0),
      lower4: max(lower4 + length, 0), upper1: max(upper1 + length, 0),
      upper2: max(upper2 + length, 0), upper3: max(upper3 + length, 0),
      upper4: max(upper4 + length, 0), preferred: max(preferred + length, 0))
  }

  /// A multiple of the size; the factor is positive.
  @inline(__always)
  func scaled(by factor: Double) -> BoxProfile {
    BoxProfile(
      lower1: lower1 * factor, lower2: lower2 * factor,
      lower3: lower3 * factor, lower4: lower4 * factor, upper1: upper1 * factor,
      upper2: upper2 * factor, upper3: upper3 * factor, upper4: upper4 * factor,
      preferred: preferred * factor)
  }

  /// How much the size grows at the cost of one class, 0 to 3.
  func growth(_ cost: Int) -> Double {
    switch cost {
    case 0: BoxProfile.step(preferred, upper1)
    case 1: BoxProfile.step(upper1, upper2)
    case 2: BoxProfile.step(upper2, upper3)
    default: BoxProfile.step(upper3, upper4)
    }
  }

  /// How much the size shrinks at the cost of one class, 0 to 3.
  func shrinkage(_ cost: Int) -> Double {
    switch cost {
    case 0: preferred - lower1
    case 1: lower1 - lower2
    case 2: lower2 - lower3
    default: lower3 - lower4
    }
  }

  @inline(__always)
  private static func step(_ from: Double, _ to: Double) -> Double {
    from < .infinity ? to - from : 0
  }
}
