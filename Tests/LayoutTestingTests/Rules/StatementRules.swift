import Foundation
import Framewise
import Testing

@testable import LayoutTesting

/// What checks are made of, and what they say of it.
@Suite struct StatementRules {
  private static let domain = LayoutDomain.phones

  /// A screen with parts of some heights, one below the other.
  private func screen(_ parts: [(view: UIView, height: CGFloat)]) -> UIView {
    let screen = LayoutView()
    var y: CGFloat = 0
    for (index, part) in parts.enumerated() {
      part.view.accessibilityIdentifier = "part \(index)"
      screen.addSubview(part.view)
      screen.appendConstantPosition(
        .makeAbsolute(frame: CGRect(x: 0, y: y, width: 100, height: part.height)), for: part.view)
      y += part.height
    }
    return screen
  }

  @Test func `A property says the same at the beginning of a list and later`() {
    let pairs: [(LayoutProperties, LayoutProperties)] = [
      (.noOverlap(except: "a"), .finite.noOverlap(except: "a")),
      (.noOverlap(among: .labels), .finite.noOverlap(among: .labels)),
      (.inside(.safeArea, of: ["a", "b"]), .finite.inside(.safeArea, of: ["a", "b"])),
      (.minimumSize(44, of: "a"), .finite.minimumSize(44, of: "a")),
      (.minimumSize(height: 9, of: "a"), .finite.minimumSize(height: 9, of: "a")),
      (.aligned(["a", "b"], .left), .finite.aligned(["a", "b"], .left)),
      (.ordered(["a", "b"]), .finite.ordered(["a", "b"])),
      (.grows("a", along: .width), .finite.grows("a", along: .width)),
      (.placed("a"), .finite.placed("a")), (.placed(), .finite.placed()),
      (.sameInMirror(except: "a"), .finite.sameInMirror(except: "a")),
      (.property(.placed(nil)), .finite.placed()),
      (.holds("it is so") { _ in true }, .finite.holds("it is so") { _ in true }),
    ]
    for (first, later) in pairs {
      #expect(first.statements.count == 1 && later.statements.count == 2)
      #expect(first.statements[0] == later.statements[1])
    }
    #expect(LayoutProperties.noOverlap(among: .labels).statements[0].contains("labels"))
    #expect(
      "\(LayoutSelection.named("a", "b"))" == "a, b" && "\(LayoutSelection.labels)" == "labels")
  }

  @Test func `Labels are found in the tree, and names kept`() {
    let low = failures(.minimumSize(44, of: .labels)) {
      self.screen([(UILabel(), 40), (UIView(), 30)])
    }
    #expect(low.map(\.text) == ["part 0 is too low"])
    let none = failures(.noOverlap(among: .labels)) { self.screen([(UIView(), 9)]) }
    #expect(none.map(\.text) == ["the layout has no labels"])
    let over = failures(.noOverlap(among: .labels)) {
      let view = LayoutView()
      for (y, part) in [(0, UILabel()), (0, UIView()), (10, UILabel())] as [(CGFloat, UIView)] {
        part.accessibilityIdentifier = "\(type(of: part)) \(y)"
        view.addSubview(part)
        view.appendConstantPosition(
          .makeAbsolute(frame: CGRect(x: 0, y: y, width: 9, height: 20)), for: part)
      }
      return view
    }
    #expect(over.map(\.text) == ["UILabel 0.0 overlaps UILabel 10.0"])
    let outside = failures(.inside(.superview, of: "part 0")) { self.screen([(UIView(), 1_000)]) }
    #expect(outside.count == 1)
    let aligned = failures(.aligned(["part 0", "part 1"], .top)) {
      self.screen([(UIView(), 9), (UIView(), 9)])
    }
    #expect(aligned.count == 1)
    let ordered = LayoutProperties().ordered(["part 0", "part 1"]).aligned(
      ["part 0", "part 1"], .left)
    #expect(failures(ordered) { self.screen([(UIView(), 9), (UIView(), 9)]) }.isEmpty)
  }

  @Test func `Controls cannot be told from other elements by their frames`() throws {
    let found = failures(.minimumSize(44, of: .controls)) { input in
      LayoutSnapshot(name: "root", frame: CGRect(origin: .zero, size: input.size))
    }
    let failure = try #require(found.first)
    #expect(failure.text.hasPrefix("controls are not known of a layout without elements"))
  }

  @Test(arguments: [-1, CGFloat.nan, -CGFloat.infinity])
  func `A distance below none is refused`(_ distance: CGFloat) throws {
    let found = failures(.steady(within: distance)) { self.screen([(UIView(), 9)]) }
    let failure = try #require(found.first)
    #expect(failure.text.contains("a distance is not negative, and \(distance) is given"))
  }

  @Test func `A gap between rows is told like one between columns`() {
    let found = failures(.noGaps(in: "list", along: .height, spacing: 2)) { input in
      let rows = [0, 12, 30].map { y in
        LayoutSnapshot(name: "row \(y)", frame: CGRect(x: 0, y: y, width: 50, height: 10))
      }
      return LayoutSnapshot(
        name: "list", frame: CGRect(origin: .zero, size: input.size), children: rows)
    }
    // Rows end at 10, 22 and 40.
    #expect(found.map(\.text) == ["there is a gap between row 12 and row 30 of 8 in place of 2"])
  }

  @Test func `Variations multiply, and the last one varies fastest`() {
    let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    #expect(
      LayoutVariations.safeAreas(.zero, insets).domains(of: Self.domain)
        .map(\.environment.safeAreaInsets) == [.zero, insets])
    let both = LayoutVariations.trait("plan", "free", "pro").safeAreas(.zero, insets).scales(3)
      .domains(of: Self.domain).map(\.environment)
    #expect(both.map { $0.traits["plan"] } == ["free", "free", "pro", "pro"])
    #expect(both.map(\.safeAreaInsets) == [.zero, insets, .zero, insets])
    #expect(both.map(\.scale) == [3, 3, 3, 3])
    let sizes = LayoutVariations.scales(1, 2).trait("plan", "pro").directions
      .domains(of: Self.domain).map(\.environment)
    #expect(sizes.map(\.scale) == [1, 1, 2, 2])
    #expect(
      sizes.map(\.direction) == [.leftToRight, .rightToLeft, .leftToRight, .rightToLeft])
    #expect(sizes.allSatisfy { $0.traits["plan"] == "pro" })
  }

  @Test func `Content without a choice is empty`() {
    for number in 0..<4 {
      let content = LayoutContent(seed: 1, number: number)
      #expect(content.text("length", []) == "" && content.text("script", scripts: []) == "")
    }
  }

  @Test func `A replay with content of another kind has the least`() {
    let content = LayoutContent(
      seed: 1, number: 2, fixed: ["a": .text("b"), "c": .count(5)])
    #expect(content.text("a") == "b" && content.count("c") == 5)
    #expect(content.count("a", 3...9) == 3 && content.size("a") == .zero && content.text("c") == "")
  }

  @Test func `Content that is the least there can be stays so`() {
    let content = LayoutContent(seed: 1, number: 0)
    #expect(content.count("cells", 3...9) == 3 && content.size("picture") == .zero)
    let shrunk = ContentShrinker { _ in true }.shrink(content)
    #expect(shrunk.fixed == ["cells": .count(3), "picture": .size(.zero)])
  }

  /// A replay may have any size.
  @Test func `A size that is not finite is made as small as still fails`() {
    func shrunk(_ size: CGSize, while fails: @escaping (CGSize) -> Bool) -> LayoutContent.Value? {
      let content = LayoutContent(seed: 1, number: 2, fixed: ["picture": .size(size)])
      _ = content.size("picture")
      return ContentShrinker { fails($0.size("picture")) }.shrink(content).fixed["picture"]
    }
    let wide = CGSize(width: CGFloat.infinity, height: 2)
    #expect(shrunk(wide) { $0.width > 100 } == .size(CGSize(width: 101, height: 2)))
    #expect(shrunk(wide) { $0.width == .infinity } == .size(wide))
    if case .size(let size) = shrunk(
      CGSize(width: CGFloat.nan, height: 2), while: { $0.width.isNaN })
    {
      #expect(size.width.isNaN)
    } else {
      Issue.record("no size")
    }
  }

  @Test func `What fails at some heights does so at any width`() throws {
    let found = failures(.holds("it is low") { $0.input.height < 700 }) {
      self.screen([(UIView(), 9)])
    }
    let failure = try #require(found.first)
    #expect("\(failure)".contains(", at any width"))
    #expect(failure.heights?.low == 700 && failure.widths?.isWhole == true)
    #expect(LayoutFailure(property: "", text: "It is so.").description == "It is so.")
  }

  @Test func `Of all sizes it is told how many the time sufficed for`() throws {
    var check = LayoutCheck(over: [Self.domain], .holds("it is well") { _ in true }) {
      self.screen([(UIView(), 9)])
    }
    check.exhaustive = .points
    check.budget = .milliseconds(1)
    let report = check.run()
    let text = try #require(report.notReached.last)
    #expect(report.isPassed && text.contains(#/: \d+ sizes were run; /#))
    #expect(report.description.hasSuffix(text))
  }

  @Test func `Layouts of content and of frames are checked where a test is`() {
    let size = LayoutDomain.size(CGSize(width: 320, height: 100))
    let shown = checkLayout(over: size, contents: 5) { content in
      self.screen([(UIView(), CGFloat(content.count("rows", 0...100)))])
    } properties: {
      .inside(.superview)
    }
    #expect(shown.isPassed && shown.failures.isEmpty)
    let frames = checkLayout(
      over: size,
      snapshot: { LayoutSnapshot(name: "root", frame: CGRect(origin: .zero, size: $0.size)) }
    ) {
      .finite.noOverlap()
    }
    #expect(frames.isPassed)
  }

  @Test func `A map of no sizes matches no file`() {
    let map = LayoutMap(over: LayoutDomain(from: CGSize(width: 9, height: 9), to: .zero)) {
      self.screen([(UIView(), 9)])
    }
    withKnownIssue {
      #expect(!expectLayout(map, matches: "no-sizes"))
    }
  }
}
