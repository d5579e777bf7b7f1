import Foundation
import HeadlessUIKit
import LayoutCore
import Testing

@Suite struct LayoutTraitsTests {
  @Test func `New traits ask for nothing`() {
    let traits = LayoutTraits()
    #expect(traits.width == nil)
    #expect(traits.height == nil)
    #expect(traits.weight == nil)
    #expect(traits.isDisplayable)
    #expect(traits.anchor.isEmpty)
  }

  @Test func `Anchor bits are fixed`() {
    let bits: [(LayoutTraits.Anchor, UInt)] = [
      (.top, 1), (.bottom, 2), (.left, 4), (.right, 8), (.leading, 16), (.trailing, 32),
    ]
    for (anchor, bit) in bits {
      #expect(anchor.rawValue == bit)
    }
    #expect(LayoutTraits(anchor: [.top, .trailing]).anchor.rawValue == 33)
  }

  @Test func `Every part counts for equality`() {
    let others = [
      LayoutTraits(width: 1), LayoutTraits(height: 1), LayoutTraits(weight: 1),
      LayoutTraits(isDisplayable: false), LayoutTraits(anchor: .left),
    ]
    for other in others {
      #expect(other != LayoutTraits())
    }
  }

  @Test func `An element keeps numbers as given, and none as none`() {
    let view = UIView()
    #expect(view.layoutTraits == LayoutTraits())
    let numbers: [CGFloat?] = [nil, 0, -0.0, 1.5, -3, .infinity, .leastNonzeroMagnitude]
    for (index, number) in numbers.enumerated() {
      let traits = LayoutTraits(
        width: number, height: numbers[(index + 1) % numbers.count],
        weight: numbers[(index + 2) % numbers.count], isDisplayable: index % 2 == 0,
        anchor: LayoutTraits.Anchor(rawValue: UInt(index) << 60 | 33))
      view.layoutTraits = traits
      #expect(view.layoutTraits == traits)
    }
    view.layoutTraits = LayoutTraits(width: .nan, weight: .signalingNaN)
    #expect(view.layoutTraits.width?.isNaN == true)
    #expect(view.layoutTraits.height == nil)
    #expect(view.layoutTraits.weight?.isNaN == true)
  }
}
