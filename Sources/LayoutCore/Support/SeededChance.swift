/// Random numbers that are the same for the same seed on every platform (SplitMix64).
///
/// Seeds are printed, pasted and kept in tests: what a seed gives may not change.
package struct SeededChance: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to below 1.
  package mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A number between two.
  package mutating func number(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * fraction()
  }
}
