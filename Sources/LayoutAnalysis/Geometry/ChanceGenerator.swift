/// Numbers by chance, the same for the same seed everywhere (SplitMix64).
struct ChanceGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from zero up to below one.
  mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A size inside a set, not on its border.
  ///
  /// - Parameters:
  ///   - polygon: The set.
  ///   - evenness: The larger, the nearer to the middle.
  mutating func size(in polygon: Polygon, evenness: Double = 0.05) -> Size {
    var (width, height, total) = (0.0, 0.0, 0.0)
    for corner in polygon.corners {
      let weight = evenness + fraction()
      width += corner.width * weight
      height += corner.height * weight
      total += weight
    }
    return Size(width / total, height / total)
  }
}
