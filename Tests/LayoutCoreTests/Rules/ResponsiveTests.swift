import Foundation
import LayoutCore
import Testing

@Suite struct ResponsiveTests {
  private let columns = Responsive(2).when(.width(900...), 6).when(.width(700...), 4)

  private func width(_ width: CGFloat) -> CGSize {
    CGSize(width: width, height: 100)
  }

  @Test func `The first condition that holds decides`() {
    #expect(columns(width(900)) == 6)
    #expect(columns(width(899)) == 4)
    #expect(columns(width(700)) == 4)
    #expect(columns(width(699)) == 2)
    let swapped = Responsive(2).when(.width(700...), 4).when(.width(900...), 6)
    #expect(swapped(width(1000)) == 4)
  }

  @Test func `Closures are conditions`() {
    let spacing = Responsive(8).when({ $0.width > $0.height }, 16)
    #expect(spacing(width(101)) == 16)
    #expect(spacing(width(100)) == 8)
    #expect(spacing.cases[0].condition.location?.fileID == #fileID)
  }

  @Test func `Inputs reach the conditions`() {
    let text = Responsive("small").when(.trait("size", is: "large"), "large")
    #expect(text(LayoutInput(size: .zero, traits: ["size": "large"])) == "large")
    #expect(text.value(for: LayoutInput(size: .zero)) == "small")
  }

  @Test func `Values and breakpoints list everything`() {
    #expect(columns.values == [6, 4, 2])
    #expect(columns.breakpoints == LayoutBreakpoints(widths: [700, 900]))
    #expect(Responsive<Int>(1).breakpoints == LayoutBreakpoints())
  }

  @Test func `Map keeps the conditions`() {
    let texts = columns.map { "\($0) columns" }
    #expect(texts.values == ["6 columns", "4 columns", "2 columns"])
    #expect(texts(width(800)) == "4 columns")
  }

  @Test func `Equality counts conditions order and values`() {
    #expect(columns == Responsive(2).when(.width(900...), 6).when(.width(700...), 4))
    #expect(columns != Responsive(2).when(.width(900...), 6))
    #expect(columns != Responsive(3).when(.width(900...), 6).when(.width(700...), 4))
    #expect(columns != Responsive(2).when(.width(700...), 4).when(.width(900...), 6))
  }

  @Test func `Literals are fallbacks`() {
    let integer: Responsive<CGFloat> = 8
    let float: Responsive<CGFloat> = 8.5
    let flag: Responsive<Bool> = true
    let text: Responsive<String> = "text"
    let character: Responsive<Character> = "x"
    let nothing: Responsive<CGFloat?> = nil
    let list: Responsive<[Int]> = [1, 2, 3]
    let empty: Responsive<[String]> = []
    let words: Responsive<Set<String>> = ["one", "two", "three"]
    let edges: Responsive<LayoutTraits.Anchor> = [.top, .trailing]
    #expect(integer.fallback == 8)
    #expect(float.fallback == 8.5)
    #expect(flag.fallback)
    #expect(text.fallback == "text")
    #expect(character.fallback == "x")
    #expect(nothing.fallback == nil)
    #expect(list.fallback == [1, 2, 3])
    #expect(empty.fallback == [])
    #expect(words.fallback == ["three", "two", "one"])
    #expect(edges.fallback.rawValue == 33)
  }

  @Test func `Prints its cases in order`() {
    #expect(columns.description == "6 when width >= 900, 4 when width >= 700, else 2")
    #expect(Responsive<Int>(2).description == "2")
  }

  @Test func `Adding a case leaves the original alone`() {
    let base = Responsive<Int>(1)
    let extended = base.when(.always, 2)
    #expect(base.cases.isEmpty)
    #expect(extended(width(0)) == 2)
  }
}
