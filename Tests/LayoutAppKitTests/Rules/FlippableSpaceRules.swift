import Foundation
import LayoutAppKit
import TestSupport
import Testing

@Suite struct FlippableSpaceRules {
  @Test func `A frame 20 points above the lower edge of 100 is 50 points below the upper one`() {
    let space = FlippableSpace(bounds: rect(0, 0, 200, 100), isFlipped: false)
    #expect(space.convert(rect(10, 20, 50, 30)) == rect(10, 50, 50, 30))
    #expect(space.convert(rect(10, 50, 50, 30)) == rect(10, 20, 50, 30))
    #expect(space.convert(rect(0, 0, 200, 100)) == rect(0, 0, 200, 100))
    #expect(space.upperLeft == .zero)
  }

  @Test func `In a flipped space every frame is as it is`() {
    let space = FlippableSpace(bounds: rect(5, 40, 200, 100), isFlipped: true)
    #expect(space.convert(rect(10, 20, 50, 30)) == rect(10, 20, 50, 30))
    #expect(space.upperLeft == CGPoint(x: 5, y: 40))
  }

  /// Scrolled up by 40, the bounds end at y = 140, and a frame that ends there touches the edge.
  @Test func `Scrolling moves the upper left corner and no frame`() {
    let space = FlippableSpace(bounds: rect(5, 40, 200, 100), isFlipped: false)
    #expect(space.upperLeft == CGPoint(x: 5, y: -40))
    #expect(space.convert(rect(5, 110, 50, 30)) == rect(5, -40, 50, 30))
    let unscrolled = FlippableSpace(bounds: rect(0, 0, 200, 100), isFlipped: false)
    #expect(unscrolled.convert(rect(5, 110, 50, 30)) == rect(5, -40, 50, 30))
  }

  @Test func `Numbers that are not finite stay so and stop nothing`() {
    let space = FlippableSpace(bounds: rect(0, 0, 200, .nan), isFlipped: false)
    #expect(space.convert(rect(10, 20, 50, 30)).origin.y.isNaN)
    #expect(space.convert(rect(10, 20, 50, 30)).size == CGSize(width: 50, height: 30))
    let endless = FlippableSpace(bounds: rect(0, 0, 200, .infinity), isFlipped: false)
    #expect(endless.convert(rect(10, 20, 50, 30)).origin.y == .infinity)
  }
}
