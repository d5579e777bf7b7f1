/// How much one member of a column takes of room that is left over or missing, with others before
/// and behind it in each class.
struct BoxQueue {
  private var ahead = SIMD4<Double>.zero
  private var own = SIMD4<Double>.zero
  private var behind = SIMD4<Double>.zero
  private let grows: Bool

  /// What nobody has taken yet, not negative.
  private(set) var rest: Double

  /// Starts with room that is left over, or missing if it is below 0.
  init(rest: Double) {
    grows = rest > 0
    self.rest = abs(rest)
  }

  mutating func addAhead(_ profile: BoxProfile) { ahead += steps(profile) }
  mutating func setOwn(_ profile: BoxProfile) { own = steps(profile) }
  mutating func addBehind(_ profile: BoxProfile) { behind += steps(profile) }

  /// Returns what the member takes.
  mutating func serve() -> Double {
    var taken = 0.0
    for cost in 0..<4 {
      rest -= min(rest, ahead[cost])
      let part = min(rest, own[cost])
      taken += part
      rest -= part
      rest -= min(rest, behind[cost])
    }
    return taken
  }

  private func steps(_ profile: BoxProfile) -> SIMD4<Double> {
    grows
      ? [profile.growth(0), profile.growth(1), profile.growth(2), profile.growth(3)]
      : [profile.shrinkage(0), profile.shrinkage(1), profile.shrinkage(2), profile.shrinkage(3)]
  }
}
