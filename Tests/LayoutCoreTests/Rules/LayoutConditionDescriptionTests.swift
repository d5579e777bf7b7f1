import Foundation
import LayoutCore
import Testing

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

@Suite struct LayoutConditionDescriptionTests {
  @Test func `Tests read like comparisons`() {
    let expected: [(LayoutCondition, String)] = [
      (.always, "always"),
      (.never, "never"),
      (.width(600...), "width >= 600"),
      (.width(...400), "width <= 400"),
      (.height(..<400.5), "height < 400.5"),
      (.width(400..<600), "400 <= width < 600"),
      (.width(400...600), "400 <= width <= 600"),
      (.width(400...400), "width == 400"),
      (.aspectRatio(1.5...), "aspect ratio >= 1.5"),
      (.portrait, "portrait"),
      (.landscape, "landscape"),
      (.direction(.rightToLeft), "direction is right to left"),
      (.direction(.leftToRight), "direction is left to right"),
      (.trait("contentSize", is: "large"), "trait contentSize is large"),
      (.width((-CGFloat.infinity)...CGFloat.infinity), "width is a number"),
      (.width(..<CGFloat.infinity), "width < inf"),
    ]
    for (condition, text) in expected {
      #expect(condition.description == text)
    }
  }

  @Test func `An infinite end that is left out is written, also the lower one`() throws {
    let text = #"{"terms":[{"test":"width","after":"-inf"}]}"#
    let condition = try JSONDecoder().decode(LayoutCondition.self, from: Data(text.utf8))
    #expect(condition.description == "width > -inf")
    #expect(condition(CGSize(width: -1, height: 0)))
    #expect(!condition(CGSize(width: -CGFloat.infinity, height: 0)))
  }

  @Test func `A name is lost with a part of what it stands for`() {
    let wide = (LayoutCondition.width(600...) && .portrait).named("wide")
    let wider = wide.replacingAtoms { atom, _ in
      atom.description == "width >= 600" ? LayoutCondition.width(800...).terms : nil
    }
    #expect(wider.description == "width >= 800 && portrait")
    #expect(wider.name == nil)
    #expect(wide.replacingAtoms { _, _ in nil }.name == "wide")
  }

  @Test func `A closure prints its place`() {
    let condition = LayoutCondition({ _ in true }, fileID: "Shop/File.swift", line: 12)
    #expect(condition.description == "opaque (File.swift:12)")
    #expect((!condition).description == "!(opaque (File.swift:12))")
  }

  @Test func `Parentheses stand only where needed`() {
    let a = LayoutCondition.width(600...).named("a")
    let b = LayoutCondition.height(300...).named("b")
    let c = LayoutCondition.portrait.named("c")
    let expected: [(LayoutCondition, String)] = [
      (a && b && c, "a && b && c"),
      (a && (b && c), "a && b && c"),
      (a || b || c, "a || b || c"),
      (a || b && c, "a || b && c"),
      ((a || b) && c, "(a || b) && c"),
      (a && (b || c), "a && (b || c)"),
      (!a && b, "!a && b"),
      (!(a && b), "!(a && b)"),
      (!(!a), "!!a"),
      (!(a || !b) && c, "!(a || !b) && c"),
      (!LayoutCondition.width(600...), "!(width >= 600)"),
      (!LayoutCondition.landscape, "!landscape"),
      (
        .width(..<400) || !(.height(300...) && .landscape),
        "width < 400 || !(height >= 300 && landscape)"
      ),
    ]
    for (condition, text) in expected {
      #expect(condition.description == text)
    }
  }

  @Test func `A name stands for its part`() {
    let compact = (.width(..<600) || .height(..<400)).named("compact")
    #expect(compact.name == "compact")
    #expect(compact.description == "compact")
    #expect((compact && .portrait).description == "compact && portrait")
    #expect((.portrait && compact).description == "portrait && compact")
    #expect((.portrait && compact).name == nil)
    #expect((.portrait && compact).named("all").description == "all")
    #expect((!compact.named("two words")).description == "!(two words)")
    #expect(compact.named("small").description == "small")
    #expect(compact.named("").description == "width < 600 || height < 400")
    #expect((!compact).named("roomy").description == "roomy")
    #expect(!(!compact).named("roomy") == !(!compact))
  }
}
