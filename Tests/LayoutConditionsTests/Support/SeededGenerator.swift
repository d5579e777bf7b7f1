import Foundation

/// SplitMix64: the same numbers for the same seed on every platform.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Whether the methods it makes have no closures, so that passes may be partial.
  var avoidsClosures = false

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
}

extension SeededGenerator {
  mutating func int(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[int(0...elements.count - 1)]
  }
}

extension SeededGenerator {
  /// True in so many of a hundred cases.
  mutating func chance(_ percent: Int) -> Bool {
    int(1...100) <= percent
  }

  /// A number of whole halves: sums and differences of them are exact.
  mutating func length(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(int((2 * range.lowerBound)...(2 * range.upperBound))) / 2
  }

  /// A number of whole sixteenths.
  mutating func fraction(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(int(range)) / 16
  }
}
