import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

/// How a scroll guide comes to rest; section 4 of the reference tells the numbers.
@Suite struct DecelerationRules {
  private let owner = Box("owner", rect(0, 0, 300, 300))

  /// A guide of 100 by 100 with content of 400 by 900, so that offsets go up to 300 and 800.
  private func guide() -> ScrollLayoutGuide<Box> {
    let item = Box("item", in: owner)
    let guide = ScrollLayoutGuide<Box>(layout: item.layoutBlock(with: .equal))
    guide.add(to: owner)
    guide.frame = rect(0, 0, 100, 100)
    guide.contentSize = CGSize(width: 400, height: 900)
    return guide
  }

  @Test func `Within its range an offset slows down by the formula of the reference`() throws {
    let guide = guide()
    let animation = try #require(
      guide.decelerate(start: CGPoint(x: 100, y: 400), velocity: CGPoint(x: 0, y: 120)))
    // In every one of 240 parts of a second the offset goes on by the velocity there, which falls
    // to 96 percent in a sixtieth of a second.
    var expected: CGFloat = 400
    for second in 1...3 {
      let isAtRest = animation.step(by: 1)
      for part in 0..<240 {
        expected -= 120 / 240 * pow(0.96, CGFloat(240 * (second - 1) + part) / 4)
      }
      // Below 1 point a second it rests: 0.96 to the power of 117 is less than 1 in 120.
      if second == 1 {
        #expect(abs(guide.contentOffset.y - expected) < 1e-6)
        #expect(!isAtRest)
      } else {
        #expect(abs(guide.contentOffset.y - expected) < 0.5)
        #expect(isAtRest)
      }
    }
    #expect(guide.contentOffset.x == 100)
  }

  @Test func `It rests as soon as it is slower than a point a second`() throws {
    // After 60 parts, which is a quarter of a second, 0.96 to the power of 15 is 0.54.
    let guide = guide()
    let slow = try #require(
      guide.decelerate(start: CGPoint(x: 100, y: 400), velocity: CGPoint(x: 0, y: 1.8)))
    let isSlowAtRest = slow.step(by: 0.25)
    #expect(isSlowAtRest)
    let fast = try #require(
      guide.decelerate(start: CGPoint(x: 100, y: 400), velocity: CGPoint(x: 0, y: 1.9)))
    let isFastAtRest = fast.step(by: 0.25)
    #expect(!isFastAtRest)
  }

  @Test(arguments: [-40.0, 840])
  func `Beyond its range it returns in six tenths of a second`(_ start: CGFloat) throws {
    let guide = guide()
    let edge: CGFloat = start < 0 ? 0 : 800
    let animation = try #require(
      guide.decelerate(start: CGPoint(x: 100, y: start), velocity: .zero))
    // The spring takes one part of a 240th: 0.3 * 3600 / 240 / 240 of the way. Then the way that
    // is left is a square.
    let isAtRestAtOnce = animation.step(by: 1.0 / 240)
    #expect(!isAtRestAtOnce)
    let left = (start - edge) * (1 - 1080.0 / 240 / 240)
    #expect(abs(guide.contentOffset.y - edge - left) < 1e-6)
    let isAtRestInTheMiddle = animation.step(by: 0.3)
    #expect(!isAtRestInTheMiddle)
    #expect(abs(guide.contentOffset.y - edge - left / 4) < 1e-6)
    let isAtRestBefore = animation.step(by: 0.25)
    #expect(!isAtRestBefore)
    let isAtRest = animation.step(by: 0.06)
    #expect(isAtRest)
    #expect(guide.contentOffset.y == edge)
  }

  @Test func `The spring damps a velocity that leads away`() throws {
    let guide = guide()
    let animation = try #require(
      guide.decelerate(start: CGPoint(x: 100, y: -10), velocity: CGPoint(x: 0, y: 500)))
    _ = animation.step(by: 1.0 / 240)
    // The velocity changes by (1080 * -10 - 15 * 500) / 240, and the offset by it.
    let acceleration: Double = 1080 * -10 - 15 * 500
    let velocity: Double = 500 + acceleration / 240
    #expect(abs(guide.contentOffset.y - (-10 - velocity / 240)) < 1e-6)
  }

  @Test func `Content smaller than the view stays at its near edge`() throws {
    let guide = guide()
    guide.contentSize = CGSize(width: 30, height: 40)
    guide.contentInset = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    #expect(guide.offsetRange.minimum == CGPoint(x: -6, y: -5))
    #expect(guide.offsetRange.maximum == CGPoint(x: -6, y: -5))
    let animation = try #require(
      guide.decelerate(
        start: CGPoint(x: 20, y: 30), velocity: CGPoint(x: CGFloat.nan, y: .infinity)))
    _ = animation.step(by: 60)
    #expect(guide.contentOffset == CGPoint(x: -6, y: -5))
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func `A velocity that is no number of points is none`(_ velocity: Double) throws {
    let guide = guide()
    let animation = try #require(
      guide.decelerate(
        start: CGPoint(x: 100, y: 400), velocity: CGPoint(x: velocity, y: velocity)))
    let isAtRest = animation.step(by: 1)
    #expect(isAtRest)
    #expect(guide.contentOffset == CGPoint(x: 100, y: 400))
  }

  @Test func `An offset that is no number of points is refused`() {
    let guide = guide()
    guide.contentOffset = CGPoint(x: 10, y: 20)
    for wrong in [Double.nan, .infinity] {
      guide.contentOffset = CGPoint(x: 30, y: wrong)
      guide.contentOffset = CGPoint(x: wrong, y: 30)
    }
    #expect(guide.contentOffset == CGPoint(x: 10, y: 20))
  }

  /// Beyond an end by `d`, content follows by `p · l / (l + p)` with `p = 0.55 d` and the length `l`
  /// of the guide.
  @Test func `Beyond each of its ends content follows a finger ever more slowly`() {
    let guide = guide()
    guide.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    guide.scroll(start: .zero, translation: CGPoint(x: 15, y: 5))
    #expect(guide.contentOffset == CGPoint(x: -15, y: -5))
    guide.scroll(start: .zero, translation: CGPoint(x: 60, y: 60))
    #expect(abs(guide.contentOffset.x - (-20 - 22 * 100 / 122)) < 1e-9)
    #expect(abs(guide.contentOffset.y - (-10 - 27.5 * 100 / 127.5)) < 1e-9)
    guide.scroll(start: CGPoint(x: 300, y: 800), translation: CGPoint(x: -100, y: -100))
    #expect(abs(guide.contentOffset.x - (340 + 33 * 100 / 133)) < 1e-9)
    #expect(abs(guide.contentOffset.y - (830 + 38.5 * 100 / 138.5)) < 1e-9)
  }

  /// Content smaller than the guide has one place, its upper left corner: an inset without end is
  /// none there.
  @Test(arguments: [CGFloat.infinity, -.infinity, .nan])
  func `Content smaller than the guide comes to rest, whatever its insets`(_ inset: CGFloat) throws
  {
    let guide = guide()
    guide.contentSize = CGSize(width: 40, height: 40)
    guide.contentInset = UIEdgeInsets(top: inset, left: inset, bottom: 0, right: 0)
    let animation = try #require(
      guide.decelerate(start: CGPoint(x: 30, y: 30), velocity: .zero))
    let isAtRest = animation.step(by: 10)
    #expect(isAtRest)
    #expect(guide.contentOffset == .zero)
  }
}
