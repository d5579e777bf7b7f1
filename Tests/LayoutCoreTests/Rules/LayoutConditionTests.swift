import Foundation
import LayoutCore
import Testing

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

@Suite struct LayoutConditionTests {
  private func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }

  @Test func `Each range type includes the ends it writes`() {
    let expected: [(LayoutCondition, [Bool])] = [
      (.width(400...), [false, true, true, true, true]),
      (.width(...600), [true, true, true, true, false]),
      (.width(..<600), [true, true, true, false, false]),
      (.width(400..<600), [false, true, true, false, false]),
      (.width(400...600), [false, true, true, true, false]),
    ]
    for (condition, answers) in expected {
      #expect([399, 400, 500, 600, 601].map { condition(size($0, 0)) } == answers)
    }
  }

  @Test func `Height looks at the height`() {
    let condition = LayoutCondition.height(100..<200)
    #expect(condition(size(0, 100)))
    #expect(!condition(size(150, 200)))
  }

  @Test func `Ratio is width by height`() {
    let condition = LayoutCondition.aspectRatio(1.5...2)
    #expect(condition(size(300, 200)))
    #expect(condition(size(400, 200)))
    #expect(!condition(size(299, 200)))
    #expect(!condition(size(200, 300)))
    #expect(LayoutCondition.aspectRatio(100...)(size(1, 0)))
    #expect(!LayoutCondition.aspectRatio(...100)(size(1, 0)))
  }

  @Test func `A bound of zero counts in an endless height, and one without end in none`() {
    let (end, endless) = (CGFloat.infinity, size(300, .infinity))
    // As at any height above 300.
    #expect(LayoutCondition.aspectRatio(0..<1)(endless))
    #expect(LayoutCondition.aspectRatio(..<1)(endless))
    #expect(LayoutCondition.aspectRatio((-1)...1)(endless))
    #expect(!LayoutCondition.aspectRatio(...0)(endless))
    #expect(!LayoutCondition.aspectRatio(1...)(endless))
    // A size of zero satisfies every bound that is included.
    #expect(LayoutCondition.aspectRatio(end...)(.zero))
    #expect(LayoutCondition.aspectRatio(...(-end))(.zero))
    #expect(!LayoutCondition.aspectRatio(..<(-end))(.zero))
    #expect(LayoutCondition.aspectRatio(end...)(size(10, 0)))
    #expect(!LayoutCondition.aspectRatio(end...)(size(10, 1)))
  }

  @Test func `A square is portrait`() {
    #expect(LayoutCondition.portrait(size(10, 10)))
    #expect(!LayoutCondition.landscape(size(10, 10)))
    #expect(LayoutCondition.landscape(size(11, 10)))
    #expect(!LayoutCondition.portrait(size(11, 10)))
  }

  @Test func `Direction and traits come from the input`() {
    let input = LayoutInput(
      size: .zero, direction: .rightToLeft, traits: ["contentSize": "large"])
    #expect(LayoutCondition.direction(.rightToLeft)(input))
    #expect(!LayoutCondition.direction(.leftToRight)(input))
    #expect(LayoutCondition.direction(.leftToRight)(CGSize.zero))
    #expect(LayoutCondition.trait("contentSize", is: "large")(input))
    #expect(!LayoutCondition.trait("contentSize", is: "small")(input))
    #expect(!LayoutCondition.trait("contentSize", is: "large")(CGSize.zero))
  }

  @Test func `A closure sees the size`() {
    let condition = LayoutCondition { $0.width == 3 && $0.height == 4 }
    #expect(condition(size(3, 4)))
    #expect(!condition(size(4, 3)))
    #expect(condition.isOpaque)
    #expect(condition.structured == nil)
    #expect((LayoutCondition.portrait || condition).isOpaque)
    #expect((!condition).structured == nil)
  }

  @Test func `A closure that any thread may call is a closure`() {
    let even = LayoutCondition.sendable { Int($0.width) % 2 == 0 }
    #expect(even.isOpaque)
    #expect(even(CGSize(width: 4, height: 1)) && !even(CGSize(width: 5, height: 1)))
    #expect(even.location?.line == #line - 3)
  }

  @Test func `Constants fold`() {
    let opaque = LayoutCondition { _ in true }
    let wide = LayoutCondition.width(600...)
    #expect((.always && wide) == wide)
    #expect((wide && .always) == wide)
    #expect((.never && opaque) == .never)
    #expect((opaque && .never) == .never)
    #expect((.never || wide) == wide)
    #expect((wide || .never) == wide)
    #expect((.always || opaque) == .always)
    #expect((opaque || .always) == .always)
    #expect(!LayoutCondition.always == .never)
    #expect(!LayoutCondition.never == .always)
    #expect(!(opaque && .never).isOpaque)
    #expect(LayoutCondition.width(400..<400) == .never)
  }

  @Test func `Lists combine in order`() {
    let parts: [LayoutCondition] = [.width(1...), .height(2...), .trait("a", is: "b")]
    #expect(LayoutCondition.all(of: parts) == (parts[0] && parts[1] && parts[2]))
    #expect(LayoutCondition.any(of: parts) == (parts[0] || parts[1] || parts[2]))
    #expect(LayoutCondition.all(of: []) == .always)
    #expect(LayoutCondition.any(of: []) == .never)
  }

  @Test func `Equality is structure`() {
    let opaque = LayoutCondition { _ in true }
    #expect(LayoutCondition.width(600...) == .width(600...))
    #expect(LayoutCondition.width(600...).named("wide") == .width(600...))
    #expect(LayoutCondition.width(600...) != .width(..<600))
    #expect(LayoutCondition.width(600...) != .height(600...))
    #expect(LayoutCondition.trait("a", is: "b") != .trait("a", is: "c"))
    #expect(opaque == opaque.named("same"))
    #expect(opaque != LayoutCondition { _ in true })
    #expect(LayoutCondition.portrait == .aspectRatio(...1))

    let set: Set<LayoutCondition> = [
      .width(600...), .width(600...).named("wide"), opaque, opaque, .portrait,
    ]
    #expect(set.count == 3)
  }

  @Test func `Structured part keeps the meaning`() throws {
    let condition: LayoutCondition = .width(600...) && !.trait("a", is: "b")
    let structured = try #require(condition.structured)
    #expect(structured(LayoutInput(size: size(600, 0))))
    #expect(!structured(LayoutInput(size: size(600, 0), traits: ["a": "b"])))
    #expect(!structured(size(599, 0)))
    #expect(LayoutCondition(structured) == condition)
    #expect(structured.description == "width >= 600 && !(trait a is b)")
  }

  @Test func `Location is where the part stands`() {
    let line = #line + 1
    let wide = LayoutCondition.width(600...)
    let place = LayoutLocation(fileID: #fileID, line: line)
    #expect(wide.location == place)
    #expect((.portrait && wide).location == place)
    #expect((!wide).location == place)
    #expect(wide.named("wide").location == place)
    #expect(LayoutCondition.portrait.location == nil)
    #expect(LayoutCondition.portrait.named("p").location?.line == #line)
    #expect(LayoutCondition({ _ in true }).location?.line == #line)
  }

  @Test func `Each test of a condition is a condition at the same place`() {
    let line = #line + 1
    let condition = LayoutCondition.width(600...) && !.trait("a", is: "b") || .portrait
    let place = LayoutLocation(fileID: #fileID, line: line)
    let atoms = condition.atoms
    #expect(atoms == [.width(600...), .trait("a", is: "b"), .portrait])
    #expect(atoms.map(\.location) == [place, place, place])
    let closures = (LayoutCondition { $0.width > 5 } && .always && LayoutCondition { $0.width > 7 })
      .atoms
    #expect(closures.map { $0(CGSize(width: 6, height: 0)) } == [true, false])
    #expect(closures.allSatisfy { $0.isOpaque })
  }

  @Test func `Sizes alone decide where no direction, trait or closure is asked`() {
    let sizes = LayoutCondition.width(600...) || !.portrait && .height(..<300)
    #expect(sizes.dependsOnSizesOnly)
    #expect(LayoutCondition.never.dependsOnSizesOnly)
    let others: [LayoutCondition] = [
      .trait("a", is: "b"), .direction(.rightToLeft), LayoutCondition { $0.width > 1 },
    ]
    for other in others {
      #expect(!other.dependsOnSizesOnly, "\(other)")
      #expect(!(sizes && other).dependsOnSizesOnly, "\(other)")
    }
  }

  @Test func `Terms are trivially copyable`() {
    #expect(_isPOD(ConditionTerm.self))
  }

  @Test func `Side arrays follow their terms`() {
    let first = LayoutCondition { $0.width == 1 }
    let second = LayoutCondition { $0.width == 2 }
    let condition =
      (.trait("a", is: "x") && first) || (.trait("b", is: "y") && second)
    func input(_ width: CGFloat, _ traits: [String: String]) -> LayoutInput {
      LayoutInput(size: CGSize(width: width, height: 0), traits: traits)
    }
    #expect(condition(input(1, ["a": "x"])))
    #expect(!condition(input(1, ["b": "y"])))
    #expect(condition(input(2, ["b": "y"])))
    #expect(!condition(input(2, ["a": "x"])))
  }

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
