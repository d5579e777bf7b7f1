import Foundation
import LayoutCore
import Testing

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

@Suite struct LayoutBreakpointsTests {
  private func expect(
    _ condition: LayoutCondition, widths: [CGFloat] = [], heights: [CGFloat] = [],
    ratios: [CGFloat] = [], isComplete: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let expected = LayoutBreakpoints(
      widths: widths, heights: heights, ratios: ratios, isComplete: isComplete)
    #expect(condition.breakpoints == expected, "\(condition)", sourceLocation: sourceLocation)
  }

  @Test func `Single tests change at their ends`() {
    expect(.always)
    expect(.never)
    expect(.width(600...), widths: [600])
    expect(.height(..<400), heights: [400])
    expect(.width(400..<600), widths: [400, 600])
    expect(.portrait, ratios: [1])
    expect(.landscape, ratios: [1])
    expect(.aspectRatio(0.5...1.5), ratios: [0.5, 1.5])
    expect(.direction(.rightToLeft))
    expect(.trait("a", is: "b"))
  }

  @Test func `Thresholds without effect are not listed`() {
    expect(.width(600...) && .never)
    expect(.width(600...) || .width(400...), widths: [400])
    expect(.width(600...) && .width(400...), widths: [600])
    expect(.width(600...) || .width(..<600))
    expect(.width(600...) || !.width(600...))
    expect(.width(...600) && .width(600...), widths: [600])
    expect(.portrait && .landscape)
    expect(.portrait || .landscape)
    expect(.height(300...) && (.width(600...) || .width(..<600)), heights: [300])
    expect(.aspectRatio(1...) && (.width(600...) || .width(..<600)), ratios: [1])
  }

  @Test func `Ratios are seen together with lengths`() {
    expect(.width(600...) && .portrait, widths: [600], ratios: [1])
    // 300 high and three times as wide is 900 wide at least.
    expect(.width(600...) && .height(300...) && .aspectRatio(3...), heights: [300], ratios: [3])
    // 600 wide and 300 high at most is twice as wide at least.
    expect(.width(600...) && .height(...300) && .aspectRatio(2...), widths: [600], heights: [300])
    expect(.aspectRatio(1...1) && .width(600...600), widths: [600], ratios: [1])
    // Lower than 600 and a square is narrower than 600.
    expect(.aspectRatio(1...1) && .width(..<600) && .height(600...600))
  }

  /// Where three thresholds meet, the only size that matters may lie on all of them.
  @Test func `A single point lists what meets there`() {
    expect(
      (.aspectRatio(1...1) || .width(600...600)) && .height(600...600),
      widths: [600], heights: [600], ratios: [1])
    expect(
      .width(...600) && .height(300...) && .aspectRatio(2...),
      widths: [600], heights: [300], ratios: [2])
  }

  @Test func `Sizes are zero or more`() {
    expect(.width(0...))
    expect(.width(...0), widths: [0])
    expect(.width(...0) && .height(...0), widths: [0], heights: [0])
    expect(.width((-5)...))
    expect(.width(...(-5)))
    expect(.width(CGFloat.infinity...))
    expect(.aspectRatio(0...))
    expect(.aspectRatio(...0), ratios: [0])
    expect(.aspectRatio(...0) && .height(5...), heights: [5], ratios: [0])
    expect(.aspectRatio((-1)...))
    expect(.aspectRatio(2...) && .aspectRatio(...1))
  }

  @Test func `Directions and traits are combined`() {
    expect(.width(600...) && .trait("a", is: "x"), widths: [600])
    expect(.trait("a", is: "x") && .trait("a", is: "y") && .width(600...))
    expect(.trait("a", is: "x") && .trait("b", is: "y") && .width(600...), widths: [600])
    expect(.direction(.leftToRight) && .direction(.rightToLeft) && .width(600...))
    expect(
      !.direction(.leftToRight) && !.direction(.rightToLeft) && .width(600...))
    expect(
      !.trait("a", is: "x") && !.trait("a", is: "y") && .width(600...), widths: [600])
  }

  @Test func `Closures make the list incomplete`() {
    let closure = LayoutCondition { $0.width > 100 }
    expect(closure, isComplete: false)
    expect(closure && .width(600...), widths: [600], isComplete: false)
    expect(closure && !closure && .width(600...), isComplete: false)
    expect(closure && .never)
  }

  @Test func `Too many combinations list every threshold`() {
    var condition: LayoutCondition = .width(600...) || .width(400...)
    for name in ["a", "b", "c", "d", "e", "f", "g"] {
      condition = condition || .trait(name, is: "x")
    }
    expect(condition, widths: [400, 600])
  }

  @Test func `Too many thresholds are all listed`() {
    let ends = (1...300).map { CGFloat($0) }
    expect(.any(of: ends.map { .width($0...) }), widths: ends)
    expect(.any(of: ends.prefix(20).map { .width($0...) }), widths: [1])
  }

  @Test func `Several conditions are listed together`() {
    let closure = LayoutCondition { _ in true }
    let conditions: [LayoutCondition] = [
      .width(600...), .width(400...) && .height(200...), .portrait, .width(600...),
    ]
    let union = LayoutBreakpoints(widths: [400, 600], heights: [200], ratios: [1])
    #expect(conditions.breakpoints == union)
    #expect(LayoutBreakpoints(of: conditions) == union)
    #expect(!(conditions + [closure]).breakpoints.isComplete)
    #expect([LayoutCondition]().breakpoints == LayoutBreakpoints())
  }

  @Test func `Lists are sorted without repetition`() throws {
    let breakpoints = LayoutBreakpoints(
      widths: [3, 1, .nan, 3, 2], heights: [.nan], isComplete: false)
    #expect(breakpoints.widths == [1, 2, 3])
    #expect(breakpoints.heights == [])
    let data = try JSONEncoder().encode(breakpoints)
    #expect(try JSONDecoder().decode(LayoutBreakpoints.self, from: data) == breakpoints)
  }
}
