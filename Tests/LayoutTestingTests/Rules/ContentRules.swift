import Foundation
import Framewise
import TestSupport
import Testing

@testable import LayoutTesting

/// Layouts whatever they show.
@Suite struct ContentRules {
  /// A label with what is drawn, 20 points high.
  private static func label(_ text: String, width: CGFloat) -> UIView {
    let screen = LayoutView()
    let label = UILabel()
    label.accessibilityIdentifier = "title"
    label.text = text
    label.numberOfLines = 1
    screen.addSubview(label)
    screen.appendConstantPosition(
      .makeAbsolute(frame: CGRect(x: 0, y: 0, width: width, height: 40)), for: label)
    return screen
  }

  /// Cells of 50 points, side by side.
  private static func row(_ count: Int) -> UIView {
    let row = UIView()
    for index in 0..<count {
      let cell = UIView(frame: CGRect(x: 50 * CGFloat(index), y: 0, width: 50, height: 10))
      cell.accessibilityIdentifier = "cell"
      row.addSubview(cell)
    }
    return row
  }

  private func failures(
    _ properties: LayoutProperties, _ make: @escaping (LayoutContent) -> UIView
  ) -> [LayoutFailure] {
    var check = LayoutCheck(over: [.size(CGSize(width: 320, height: 100))], properties, make)
    check.variations = .none
    return check.run().failures
  }

  /// Every pass asks for all of them again.
  @Test func `Each of many names is drawn in the same time`() {
    let ratio = growth(from: 1_000) { count in
      let content = LayoutContent(seed: 1, number: 2)
      return {
        for index in 0..<2 * count { _ = content.count("row \(index % count)") }
        #expect(content.drawn.map(\.name) == (0..<count).map { "row \($0)" })
      }
    }
    #expect(ratio < 24)
  }

  @Test func `A text that does not fit is made as short as still does not`() throws {
    let failure = try #require(
      failures(.textFits) { Self.label($0.text("title", scripts: [.cjk]), width: 100) }.first)
    guard case .text(let text) = failure.replay?.content["title"] else {
      Issue.record("no text: \(failure)")
      return
    }
    // Characters as wide as 17 points: five fit into 100 points, six do not.
    #expect(text.count == 6)
    #expect("\(failure)".contains("content: [\"title\": .text("))
    for name in ["title", "LayoutView/title"] {
      let others = failures(.textFits(except: [name])) {
        Self.label($0.text("title", scripts: [.cjk]), width: 100)
      }
      #expect(others.isEmpty, "\(name)")
    }
  }

  @Test func `Only as many items are left as do not fit`() throws {
    let failure = try #require(failures(.inside(.superview)) { Self.row($0.count("cells")) }.first)
    // Six cells of 50 points fit into 320, seven do not.
    #expect(failure.replay?.content == ["cells": .count(7)])
  }

  @Test func `What does not matter is the least there can be`() throws {
    let failure = try #require(
      failures(.inside(.superview)) { content in
        _ = content.text("title")
        _ = content.size("picture")
        _ = content.count("others", 3...9)
        _ = content.count("few", 3...4)
        return Self.row(content.count("cells"))
      }.first)
    #expect(
      failure.replay?.content == [
        "title": .text(""), "picture": .size(.zero), "others": .count(3), "few": .count(3),
        "cells": .count(7),
      ])
  }

  /// A single cell is a case of its own, and fails as ten and more do.
  @Test func `The least but one is tried before what lies between`() throws {
    let failure = try #require(
      failures(.holds("neither one nor many") { $0.snapshot.count != 2 && $0.snapshot.count < 11 })
      {
        Self.row($0.count("cells"))
      }.first)
    #expect(failure.replay?.content == ["cells": .count(1)])
  }

  /// A word has 2 to 12 letters, a paragraph 200 to 600.
  @Test(
    arguments: [
      ([.word, .line], 0, 2), ([.paragraph], 0, 200), ([.paragraph], 300, 300),
      ([.word, .paragraph], 5, 5), ([.word, .paragraph], 13, 200), ([.none, .paragraph], 1, 200),
      ([.paragraph, .none], 0, 0),
    ] as [([TextLength], Int, Int)])
  func `A text is made no shorter than it may be`(
    lengths: [TextLength], bad: Int, shortest: Int
  ) throws {
    var seen: Set<Int> = []
    let failure = try #require(
      failures(.holds("it is short") { $0["title"].frame.width < CGFloat(bad) }) { content in
        let text = content.text("title", lengths)
        seen.insert(text.count)
        let screen = UIView()
        let title = UIView(frame: CGRect(x: 0, y: 0, width: CGFloat(text.count), height: 1))
        title.accessibilityIdentifier = "title"
        screen.addSubview(title)
        return screen
      }.first)
    guard case .text(let text) = failure.replay?.content["title"] else {
      Issue.record("no text: \(failure)")
      return
    }
    #expect(text.count == shortest)
    let letters: [TextLength: ClosedRange<Int>] = [
      .none: 0...0, .word: 2...12, .line: 20...50, .paragraph: 200...600,
    ]
    for count in seen {
      #expect(lengths.contains { letters[$0]?.contains(count) == true }, "\(count)")
    }
  }

  /// The button to try again is there only while there are no others.
  @Test(arguments: [(44, []), (43, ["UIButton is too narrow"])] as [(CGFloat, [String])])
  func `Controls are those of the layouts with any content`(side: CGFloat, texts: [String]) {
    let found = failures(.minimumSize(44, of: .controls)) { content in
      let (row, count) = (UIView(), content.count("buttons", 0...3))
      for _ in 0..<count {
        row.addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44)))
      }
      if count == 0 { row.addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: side, height: 44))) }
      return row
    }
    #expect(found.map(\.text) == texts)
  }

  @Test func `Names are those of the layout with the most content`() {
    func found(_ name: String) -> [LayoutFailure] {
      failures(.noOverlap(except: "row/\(name)")) { content in
        let row = Self.row(content.count("cells", 0...3))
        row.accessibilityIdentifier = "row"
        return row
      }
    }
    #expect(found("cell#3").isEmpty)
    #expect(found("cell#4").map(\.text).first?.contains("No element is named row/cell#4") == true)
    #expect(found("cell#4").count == 1)
  }

  @Test func `A replay shows the same again`() throws {
    let replay = LayoutReplay.size(320, 100, content: ["cells": .count(7)])
    var check = LayoutCheck(over: [.size(CGSize(width: 320, height: 100))], .inside(.superview)) {
      Self.row($0.count("cells"))
    }
    check.replay = replay
    #expect(check.run().failures.map(\.text) == ["cell leaves UIView at the right"])
    check.replay?.content = ["cells": .count(6)]
    #expect(check.run().failures.first?.text.contains("does not fail any more") == true)
    #expect("\(replay)" == ".size(320, 100, content: [\"cells\": .count(7)], seed: 1)")
  }

  @Test func `A failure names traits in the order of their names`() throws {
    var check = LayoutCheck(over: [.size(CGSize(width: 320, height: 100))], .inside(.superview)) {
      Self.row($0.count("cells"))
    }
    check.replay = .size(
      320, 100, traits: ["size": "large", "a": "b", "look": "dark"], content: ["cells": .count(7)])
    let failure = try #require(check.run().failures.first)
    #expect("\(failure)".contains(", a b, look dark, size large"), "\(failure)")
  }

  /// A word has up to 12 letters, a paragraph 200 at least.
  @Test func `The shortest and the longest texts come first, in whatever order they are listed`() {
    var seen: [[Int]] = []
    var check = LayoutCheck(over: [.size(CGSize(width: 1, height: 1))], .finite) { content in
      let counts = ["a", "b", "c", "d"].map {
        content.text($0, [.paragraph, .word, .line], scripts: [.latin]).count
      }
      if !seen.contains(counts) { seen.append(counts) }
      return UIView()
    }
    check.contents = 2
    #expect(check.run().isPassed)
    #expect(seen.contains { $0.allSatisfy { $0 <= 12 } }, "\(seen)")
    #expect(seen.contains { $0.allSatisfy { $0 >= 200 } }, "\(seen)")
  }

  @Test func `Everything that can be drawn is, and the same for the same seed`() {
    func texts(_ seed: UInt64) -> [String] {
      var seen: [String] = []
      var check = LayoutCheck(over: [.size(CGSize(width: 1, height: 1))], .finite) { content in
        let text = content.text("title")
        #expect(text == content.text("title"))
        if !seen.contains(text) { seen.append(text) }
        return UIView()
      }
      check.contents = 200
      check.seed = seed
      #expect(check.run().isPassed)
      return seen
    }
    let first = texts(1)
    #expect(first.contains(""))
    #expect(first.contains { $0.count == 1 })
    #expect(first.contains { $0.count >= 200 })
    #expect(first.contains { $0.count >= 30 && !$0.contains(" ") })
    for letter in ["e", "α", "а", "日", "🚲", "ب", "ש"] {
      #expect(first.contains { $0.contains(letter) }, "\(letter)")
    }
    #expect(first == texts(1))
    #expect(first != texts(2))
  }

  @Test(arguments: [TextLength.line, .paragraph])
  func `Words are between spaces, and none is at an end`(_ length: TextLength) {
    for number in 2..<400 {
      let text = LayoutContent(seed: 1, number: number).text("t", [length], scripts: [.latin])
      let words = text.split(separator: " ", omittingEmptySubsequences: false)
      #expect(words.count > 1 && words.allSatisfy { (1...12).contains($0.count) }, "\(text)")
    }
  }

  @Test func `The sizes of a check are divided among the cases of content`() {
    for (contents, count) in [(3, 90), (9, 90), (2, 90)] {
      var check = LayoutCheck(over: [.phones], .holds("it is there") { _ in true }) { content in
        let label = UILabel()
        label.text = content.text("title")
        return label
      }
      check.variations = .none
      (check.contents, check.count) = (contents, 90)
      #expect(check.run().inputs.count == count)
    }
  }

  @Test func `Of a size the longer side is cut first`() {
    for (size, most) in [
      (CGSize(width: 100, height: 24), 100), (CGSize(width: 24, height: 64), 64),
    ] {
      let value = LayoutContent.Value.size(size)
      #expect(value.amount == most)
      #expect(value.reduced(to: most) == value)
    }
    let wide = LayoutContent.Value.size(CGSize(width: 100, height: 24))
    #expect(wide.reduced(to: 50) == .size(CGSize(width: 50, height: 24)))
    #expect(wide.reduced(to: 10) == .size(CGSize(width: 10, height: 10)))
  }
}
