import Foundation
import TestSupport

/// Makes random models of controllers, the same for the same seed.
struct ModelGenerator: RandomNumberGenerator {
  private var numbers: SeededGenerator

  /// Whether the methods it makes have no closures, so that passes may be partial.
  var avoidsClosures = false

  init(seed: UInt64) {
    numbers = SeededGenerator(seed: seed)
  }

  mutating func next() -> UInt64 { numbers.next() }
}

extension ModelGenerator {
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
