import LayoutCore
import Testing

/// Numbers of seeds that people keep in tests.
@Suite struct SeededChanceRules {
  /// The first numbers of SplitMix64, as published for this seed.
  @Test func `A seed gives the same numbers as everywhere`() {
    var chance = SeededChance(seed: 1_234_567)
    let numbers = (0..<5).map { _ in chance.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test func `Numbers between two are from the first up to the second`() {
    var chance = SeededChance(seed: 1)
    let numbers = (0..<1_000).map { _ in chance.number(320, 480) }
    #expect(numbers.allSatisfy { 320 <= $0 && $0 < 480 })
    // Even numbers fill each of ten parts.
    #expect(Set(numbers.map { Int(($0 - 320) / 16) }).count == 10)
    #expect(chance.number(400, 400) == 400)
  }
}
