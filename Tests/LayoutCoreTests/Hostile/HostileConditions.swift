import Foundation
import LayoutCore
import TestSupport
import Testing

@Suite struct HostileConditions {
  @Test func `Sizes that are not numbers fail every interval test`() {
    let tests: [LayoutCondition] = [
      .width(0...), .width(...0), .width((-CGFloat.infinity)...CGFloat.infinity),
      .aspectRatio(0...), .aspectRatio(...0), .portrait, .landscape,
      .aspectRatio((-CGFloat.infinity)...CGFloat.infinity),
    ]
    for test in tests {
      #expect(!test(CGSize(width: CGFloat.nan, height: 1)))
      #expect(!test(CGSize(width: CGFloat.nan, height: .nan)))
      #expect((!test)(CGSize(width: CGFloat.nan, height: 1)))
    }
    #expect(!LayoutCondition.height(0...)(CGSize(width: 1, height: CGFloat.nan)))
    #expect(!LayoutCondition.portrait(CGSize(width: 1, height: CGFloat.nan)))
    #expect(
      !LayoutCondition.aspectRatio((-CGFloat.infinity)...CGFloat.infinity)(
        CGSize(width: 1, height: CGFloat.nan)))
  }

  @Test func `Bounds that are not numbers make never`() {
    #expect(LayoutCondition.width(PartialRangeFrom(CGFloat.nan)) == .never)
    #expect(LayoutCondition.width(PartialRangeThrough(CGFloat.nan)) == .never)
    #expect(LayoutCondition.height(PartialRangeUpTo(CGFloat.nan)) == .never)
  }

  @Test func `Infinite sizes answer`() {
    let unbounded = CGSize(width: CGFloat.infinity, height: .infinity)
    #expect(LayoutCondition.width(600...)(unbounded))
    #expect(LayoutCondition.width(CGFloat.infinity...)(unbounded))
    #expect(!LayoutCondition.width(..<CGFloat.infinity)(unbounded))
    #expect(LayoutCondition.portrait(unbounded))
    #expect(LayoutCondition.portrait(CGSize(width: 100, height: CGFloat.infinity)))
    #expect(LayoutCondition.landscape(CGSize(width: CGFloat.infinity, height: 100)))
  }

  @Test func `Ten thousand parts in a row`() {
    var left = LayoutCondition.never
    var right = LayoutCondition.never
    for number in 1...10_000 {
      left = left || .width(CGFloat(number)...)
      right = .width(CGFloat(number)...) || right
    }
    for condition in [left, right] {
      #expect(condition.terms.count == 19_999)
      #expect(condition(CGSize(width: 1, height: 0)))
      #expect(!condition(CGSize(width: 0.5, height: 0)))
      #expect(condition.breakpoints.widths.count == 10_000)
    }
    // Only the part that was added first holds at the width 1; the order of terms differs.
    #expect(left != right)
  }

  /// Ten thousand answers wait for their operators, so the evaluator's single word does not do.
  @Test func `Deep nesting needs no stack`() {
    let answers = onSmallStack { () -> [Bool] in
      var nested = LayoutCondition.width(1...)
      for number in 1...10_000 {
        nested =
          number % 2 == 0
          ? LayoutCondition.height(1...) && nested : LayoutCondition.height(100...) || nested
      }
      for _ in 0..<10_001 { nested = !nested }
      let text = nested.description
      return [
        nested(CGSize(width: 1, height: 1)), nested(CGSize(width: 0, height: 1)),
        nested(CGSize(width: 1, height: 0)), nested(CGSize(width: 0, height: 100)),
        text.hasPrefix("!!!"), text.hasSuffix(")"), nested == !nested,
        nested.breakpoints.widths == [1],
      ]
    }
    #expect(answers == [false, true, true, false, true, true, false, true])
  }

  /// The answers beyond the first word of 64 must come back in the right order.
  @Test func `Waiting answers keep their order`() {
    for depth in [1, 2, 62, 63, 64, 65, 66, 127, 128, 129, 200] {
      for hole in [0, depth / 2, depth - 1] {
        var nested = LayoutCondition.height(1...)
        for number in 0..<depth {
          nested = .width(number == hole ? 10... : 1...) && nested
        }
        #expect(nested(CGSize(width: 10, height: 1)))
        #expect(!nested(CGSize(width: 9, height: 1)), "depth \(depth), hole \(hole)")
        #expect(!nested(CGSize(width: 10, height: 0)), "depth \(depth)")
      }
    }
  }

  @Test func `Names may be anything`() {
    let odd = LayoutCondition.trait("", is: "a b && c").named("x || y")
    #expect(odd.description == "x || y")
    #expect((!odd).description == "!(x || y)")
    #expect(odd(LayoutInput(size: .zero, traits: ["": "a b && c"])))
  }
}
