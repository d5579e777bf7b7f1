/// What part of a child's growth and of its shrinkage changes the height of a column on baselines.
///
/// A part is below 0 where baselines move by more than the child's height does: then the column
/// gets lower by what the child grows.
struct BoxPull: Equatable {
  var growth: Double
  var shrinkage: Double

  // Computed, as what is made once would be recorded in the first pass only.
  static var whole: BoxPull { BoxPull(growth: 1, shrinkage: 1) }

  /// Parts, of which those that are nothing but rounding are 0.
  init(growth: Double, shrinkage: Double) {
    self.growth = abs(growth) < 1e-6 ? 0 : growth
    self.shrinkage = abs(shrinkage) < 1e-6 ? 0 : shrinkage
  }

  /// Whether a child can make its column higher without an end.
  var stretches: Bool { growth > 0 }

  /// The height of a child that makes its column as high as a size of ``BoxProfile/pulling(_:)``.
  func height(natural: Double, size: Double) -> Double {
    let change = size - natural
    if change > 0 {
      if growth > 0 { return natural + change / growth }
      return shrinkage < 0 ? natural + change / shrinkage : natural
    }
    if shrinkage > 0 { return natural + change / shrinkage }
    return growth < 0 ? natural + change / growth : natural
  }
}

extension BoxProfile {
  /// Farther than any room; finite, as an infinity less an infinity is no step.
  private static let reach = 1e100

  /// The profile of how a column changes with a child of this profile.
  func pulling(_ pull: BoxPull) -> BoxProfile {
    if pull == .whole { return self }
    func above(_ lower: Double, _ upper: Double) -> Double {
      if pull.growth > 0 { return preferred + (upper - preferred) * pull.growth }
      return pull.shrinkage < 0 ? preferred + (lower - preferred) * pull.shrinkage : preferred
    }
    func below(_ lower: Double, _ upper: Double) -> Double {
      if pull.shrinkage > 0 { return preferred + (lower - preferred) * pull.shrinkage }
      let upper = min(upper, BoxProfile.reach)
      return pull.growth < 0 ? preferred + (upper - preferred) * pull.growth : preferred
    }
    return BoxProfile(
      lower1: below(lower1, upper1), lower2: below(lower2, upper2),
      lower3: below(lower3, upper3), lower4: below(lower4, upper4),
      upper1: above(lower1, upper1), upper2: above(lower2, upper2),
      upper3: above(lower3, upper3), upper4: above(lower4, upper4), preferred: preferred)
  }

  /// Adds how another size differs from its preferred one.
  mutating func appendChange(of other: BoxProfile) {
    append(other)
    append(.rigid(-other.preferred))
  }

  /// The same sizes, as far as they are sizes.
  var notNegative: BoxProfile {
    BoxProfile(
      lower1: max(lower1, 0), lower2: max(lower2, 0), lower3: max(lower3, 0),
      lower4: max(lower4, 0), upper1: max(upper1, 0), upper2: max(upper2, 0),
      upper3: max(upper3, 0), upper4: max(upper4, 0), preferred: max(preferred, 0))
  }
}
