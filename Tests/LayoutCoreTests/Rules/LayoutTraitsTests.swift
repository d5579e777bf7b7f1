import Foundation
import LayoutCore
import Testing

@Suite struct LayoutTraitsTests {
  @Test func newTraitsAskForNothing() {
    let traits = LayoutTraits()
    #expect(traits.width == nil)
    #expect(traits.height == nil)
    #expect(traits.weight == nil)
    #expect(traits.isDisplayable)
    #expect(traits.anchor.isEmpty)
  }

  @Test func anchorBitsAreFixed() {
    let bits: [(LayoutTraits.Anchor, UInt)] = [
      (.top, 1), (.bottom, 2), (.left, 4), (.right, 8), (.leading, 16), (.trailing, 32),
    ]
    for (anchor, bit) in bits {
      #expect(anchor.rawValue == bit)
    }
    #expect(LayoutTraits(anchor: [.top, .trailing]).anchor.rawValue == 33)
  }

  @Test func everyPartCountsForEquality() {
    let others = [
      LayoutTraits(width: 1), LayoutTraits(height: 1), LayoutTraits(weight: 1),
      LayoutTraits(isDisplayable: false), LayoutTraits(anchor: .left),
    ]
    for other in others {
      #expect(other != LayoutTraits())
    }
  }
}
