import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// A second way of breaking text, by looking at every place of a line: slow and plain. Widths are
/// whole numbers, as the font has 2048 points.
private struct PlainBreaker {
  var limit: Int
  var mode: NSLineBreakMode
  var maximumLines: Int

  var lines: [String] = []
  var isTruncated = false

  static let font = TextFont(pointSize: 2048)

  static func width(_ text: some Sequence<Character>) -> Int {
    text.reduce(0) { sum, character in
      let lines = LiberationSansMeasuring().lines(
        of: "x\(character)x", font: font, width: 0, lineBreakMode: .byClipping, maximumLines: 1)
      // The advance of x is 1024.
      return sum + Int(lines.width) - 2048
    }
  }

  private static let wide: Set<Character> = ["日", "本", "。", "「", "👍"]

  /// Whether a line may end before a place of a text.
  private func mayBreak(_ text: [Character], _ place: Int) -> Bool {
    let (before, after) = (text[place - 1], text[place])
    if before == " " { return true }
    if after == " " { return false }
    if mode == .byCharWrapping { return true }
    if "。),".contains(after) || "「(".contains(before) { return false }
    if before == "-" {
      // One that follows a letter joins two words, any other is a sign; a number is not broken.
      let follows = place >= 2 && (text[place - 2].isLetter || text[place - 2].isNumber)
      let joins = follows && !Self.wide.contains(text[place - 2])
      if joins && !("0"..."9").contains(after) { return true }
      if !joins { return Self.wide.contains(after) }
      return false
    }
    return Self.wide.contains(before) || Self.wide.contains(after)
  }

  private func trimmed(_ text: ArraySlice<Character>) -> ArraySlice<Character> {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }

  /// Where the line that begins at a place ends.
  private func end(_ text: [Character], _ start: Int) -> Int {
    let places = (start + 1)...text.count
    let fitting = places.filter { Self.width(trimmed(text[start..<$0])) <= limit }
    if fitting.last == text.count { return text.count }
    let allowed = fitting.filter { mayBreak(text, $0) }
    // Where a word alone is too wide, as many characters as fit, but one at least.
    if let place = allowed.last ?? fitting.last { return place }
    // Spaces behind it take no room, so they stay with it.
    return places.first { $0 == text.count || text[$0] != " " } ?? text.count
  }

  mutating func run(_ text: String) {
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
    let isWrapped = mode == .byWordWrapping || mode == .byCharWrapping
    let wrapped = maximumLines == 0 ? .max : isWrapped ? maximumLines : maximumLines - 1
    for (number, paragraph) in paragraphs.enumerated() {
      var start = 0
      repeat {
        let rest = [paragraph[start...]] + paragraphs[(number + 1)...].map { $0[...] }
        if lines.count == wrapped {
          if isWrapped {
            isTruncated = rest.contains { $0.contains { $0 != " " } }
          } else {
            finish(Array(rest[0]), hasMore: rest.dropFirst().contains { $0.contains { $0 != " " } })
          }
          return
        }
        let end = paragraph.isEmpty ? 0 : end(paragraph, start)
        lines.append(String(trimmed(paragraph[start..<end])))
        start = end
      } while start < paragraph.count
    }
  }

  private mutating func finish(_ rest: [Character], hasMore: Bool) {
    let content = trimmed(rest[...])
    isTruncated = hasMore || Self.width(content) > limit
    guard isTruncated, mode != .byClipping else {
      lines.append(String(content))
      return
    }
    let room = max(0, limit - Self.width("…"))
    func head(_ room: Int) -> ArraySlice<Character> {
      let fitting = (0...content.count).last { Self.width(content.prefix($0)) <= room } ?? 0
      return trimmed(content.prefix(fitting))
    }
    func tail(_ content: ArraySlice<Character>, _ room: Int) -> ArraySlice<Character> {
      let start = content.indices.first {
        content[$0] != " " && Self.width(content[$0...]) <= room
      }
      return start.map { content[$0...] } ?? []
    }
    switch mode {
    case .byTruncatingTail: lines.append(String(head(room)) + "…")
    case .byTruncatingHead: lines.append("…" + String(tail(content, room)))
    default:
      let isShortened = Self.width(content) > room
      let first = head(isShortened ? room / 2 : room)
      let last = tail(content.dropFirst(first.count), room - Self.width(first))
      lines.append(String(first) + "…" + String(last))
    }
  }
}

@Suite struct TextBreakingLaws {
  static let modes: [NSLineBreakMode] = [
    .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
    .byTruncatingMiddle,
  ]

  @Test(arguments: modes, [0, 1, 2])
  func `Lines end where a plain search ends them`(mode: NSLineBreakMode, maximumLines: Int) {
    var generator = SeededGenerator(seed: 7)
    let pieces = [
      "a", "W", "ill", "word", "-", "5", "42", " ", "  ", "日", "本", "。", "「", "(", "),", "👍", "é",
    ]
    for round in 0..<150 {
      var text = ""
      for _ in 0..<Int.random(in: 1...9, using: &generator) {
        let piece = pieces.randomElement(using: &generator) ?? ""
        // Two hyphens in a row mean neither a word nor a number.
        if piece == "-", text.hasSuffix("-") { continue }
        text += piece
      }
      if round % 5 == 0 { text += "\n" + (pieces.randomElement(using: &generator) ?? "") }
      let limit = Int.random(in: 1...12_000, using: &generator)
      var expected = PlainBreaker(limit: limit, mode: mode, maximumLines: maximumLines)
      expected.run(text)
      let lines = LiberationSansMeasuring().lines(
        of: text, font: PlainBreaker.font, width: CGFloat(limit), lineBreakMode: mode,
        maximumLines: maximumLines)
      #expect(lines.lines.map(\.text) == expected.lines, "\(text.debugDescription) in \(limit)")
      #expect(lines.isTruncated == expected.isTruncated, "\(text.debugDescription) in \(limit)")
      for line in lines.lines {
        #expect(Int(line.width) == PlainBreaker.width(line.text), "\(line.text.debugDescription)")
      }
    }
  }

  private func lines(_ text: String, _ width: CGFloat) -> [String] {
    LiberationSansMeasuring().lines(
      of: text, font: TextFont(pointSize: 2048), width: width, lineBreakMode: .byWordWrapping,
      maximumLines: 0
    ).lines.map(\.text)
  }

  private func width(_ text: String) -> CGFloat {
    LiberationSansMeasuring().lines(
      of: text, font: TextFont(pointSize: 2048), width: 0, lineBreakMode: .byWordWrapping,
      maximumLines: 0
    ).width
  }

  private static func scalars(_ values: [UInt32]) -> [String] {
    values.compactMap { Unicode.Scalar($0).map { String(Character($0)) } }
  }

  static let closing =
    [")", "]", "}", "!", ",", ".", ":", ";", "?", "%", "、", "。", "々", "〉", "》", "」", "』", "】"]
    + ["〕", "〗", "〙", "〜", "！", "％", "）", "，", "．", "：", "；", "？", "］", "｝", "｡", "｣", "､", "･"]
    + ["ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ゎ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ"]
    + ["ュ", "ョ", "ヮ", "・", "ー"]

  @Test(arguments: closing)
  func `No line begins with what closes`(_ mark: String) {
    #expect(lines("日日\(mark)", 4096) == ["日", "日\(mark)"])
  }

  @Test(arguments: ["(", "[", "{", "〈", "《", "「", "『", "【", "〔", "〖", "〘", "（", "［", "｛", "｢"])
  func `No line ends with what opens`(_ mark: String) {
    #expect(lines("日\(mark)日", 2048 + width("x\(mark)") - 1024) == ["日", "\(mark)日"])
  }

  @Test(arguments: ["a", "\"", "'", "&", "/", "日", "あ", "ア", "한", "Ａ", "☀", "🀀", "𠀀"])
  func `Anything else may begin and end a line beside an ideograph`(_ letter: String) {
    #expect(lines("日日\(letter)", 4096) == ["日日", letter])
    #expect(lines("日\(letter)日", 2048 + width(letter)) == ["日\(letter)", "日"])
  }

  @Test(arguments: ["-", "\u{2010}", "\u{2012}", "\u{2013}", "\u{2014}"])
  func `Words break after every kind of hyphen`(_ hyphen: String) {
    #expect(lines("aaaa\(hyphen)bbbb", width("aaaa\(hyphen)b")) == ["aaaa\(hyphen)", "bbbb"])
    #expect(lines("aaaa=bbbb", width("aaaa=b")) == ["aaaa=b", "bbb"])
  }

  @Test func `A hyphen before digits, or after no letter, breaks nothing`() {
    for digit in "0123456789" {
      #expect(lines("aa-\(digit)b", width("aa-\(digit)")) == ["aa-\(digit)", "b"])
      #expect(lines("aa-\(digit)b", width("aa-") + 1) == ["aa-", "\(digit)b"])
      // The whole word goes where it fits, rather than break behind its hyphen.
      #expect(lines("x a-\(digit)", width("x a-")) == ["x", "a-\(digit)"])
      #expect(lines("x -\(digit)", width("x -")) == ["x", "-\(digit)"])
    }
    #expect(lines("x a-b", width("x a-")) == ["x a-", "b"])
    #expect(lines("x a-:", width("x a-")) == ["x", "a-:"])
    #expect(lines("x a-/", width("x a-")) == ["x a-", "/"])
    #expect(lines("x -b", width("x -")) == ["x", "-b"])
    #expect(lines("日-b", width("日-")) == ["日", "-b"])
    // Nor does the letter that ends a paragraph make a word of the next one's hyphen.
    #expect(lines("x\n-ii", width("-i")) == ["x", "-i", "i"])
  }

  /// A space, with its width in 1/2048 em: Unicode names most of them by their part of an em.
  static let spaces: [(UInt32, CGFloat)] = [
    (0x20, 569), (0x1680, 1139), (0x2000, 1024), (0x2001, 2048), (0x2002, 1024), (0x2003, 2048),
    (0x2004, 682), (0x2005, 512), (0x2006, 341), (0x2008, 512), (0x2009, 341), (0x200A, 341),
    (0x205F, 512), (0x3000, 2048), (0x200B, 0), (0x09, 4 * 569 + 2),
  ]

  @Test(arguments: spaces)
  func `A space has its width within a line and none at its end`(_ point: UInt32, _ units: CGFloat)
    throws
  {
    let space = String(Character(try #require(Unicode.Scalar(point))))
    #expect(abs(width("x\(space)x") - 2048 - units) <= 1)
    #expect(width("x\(space)") == 1024)
    #expect(lines("xx\(space)xx", 2048 + units) == ["xx", "xx"])
  }

  @Test(arguments: [(0xA0, 569), (0x2007, 1139), (0x202F, 341)] as [(UInt32, CGFloat)])
  func `No line breaks at a space that joins`(_ point: UInt32, _ units: CGFloat) throws {
    let space = String(Character(try #require(Unicode.Scalar(point))))
    #expect(width("x\(space)x") - 2048 == units)
    #expect(lines("WW xx\(space)xx", width("WW xx\(space)")) == ["WW", "xx\(space)xx"])
  }

  @Test(arguments: ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func `Every line end ends one line`(_ end: String) {
    #expect(lines("a\(end)b", 0) == ["a", "b"])
    #expect(lines("a\(end)\(end)b", 0) == ["a", "", "b"])
    #expect(lines("a\(end)", 0) == ["a", ""])
    #expect(width("xx\(end)x") == 2048)
  }

  @Test(
    arguments: scalars([
      0x1100, 0x115F, 0xA960, 0xA97C, 0x2600, 0x27BF, 0x2B1B, 0x2E80, 0x3005, 0x4E00, 0x9FFF,
      0xA4CF, 0xAC00, 0xD7A3, 0xF900, 0xFAFF, 0xFE30, 0xFE6B, 0xFF01, 0xFF60, 0xFFE6, 0x16FE0,
      0x1B000, 0x1F004, 0x1F600, 0x1FAFF, 0x20000, 0x2FFFF, 0x3FFFD,
    ]))
  func `Ideographs, full-width forms and emoji are one em wide`(_ character: String) {
    #expect(width(character) == 2048)
    #expect(lines("x\(character)", 2100) == ["x", character])
  }

  @Test(arguments: scalars([0xFF61, 0xFF71, 0xFF9D, 0xFFDC, 0xFFE8, 0xFFEE]))
  func `Half-width forms are half an em wide`(_ character: String) {
    #expect(width("x\(character)x") == 3072)
  }

  @Test(
    arguments: scalars([
      0x300, 0x36F, 0x483, 0x489, 0x591, 0x64B, 0x200C, 0x200D, 0x200E, 0x202A, 0x202E, 0x2060,
      0x20D0, 0x20F0, 0x302A, 0x3099, 0x309A, 0xE31, 0x1AB0, 0xFE00, 0xFE0E, 0xFE20, 0xFEFF,
      0xE0020, 0xE0100, 0x0903 - 1,
    ]))
  func `Marks and joiners take no room and stay with their letter`(_ mark: String) {
    #expect(width("x\(mark)x") == 2048)
    #expect(lines("xx\(mark)x", 1024).map { $0.unicodeScalars.count } == [1, 2, 1])
  }

  @Test(arguments: scalars([0x0, 0x1, 0x1F, 0x7F, 0x80, 0x9F, 0xAD]))
  func `Control characters and soft hyphens take no room`(_ character: String) {
    #expect(width("x\(character)x") == 2048)
  }

  @Test(arguments: scalars([0x5D0, 0x5EA, 0x620, 0x64A, 0x10D0, 0x1D400, 0xFFFD]))
  func `What is neither a mark nor wide has a width`(_ character: String) {
    #expect(width("x\(character)x") > 2048)
  }

  @Test func `A truncated text says so`() {
    func isTruncated(_ text: String, _ mode: NSLineBreakMode, _ lines: Int) -> Bool {
      LiberationSansMeasuring().lines(
        of: text, font: TextFont(pointSize: 2048), width: 2048, lineBreakMode: mode,
        maximumLines: lines
      ).isTruncated
    }
    for mode in Self.modes {
      #expect(!isTruncated("xx", mode, 1) && isTruncated("xxx", mode, 1))
      #expect(!isTruncated("xx  ", mode, 1) && !isTruncated("xx\n \n", mode, 1))
      #expect(isTruncated("x\nx", mode, 1) && !isTruncated("x\nx", mode, 2))
      #expect(
        !isTruncated("xxx", mode, 2) && !isTruncated(String(repeating: "x", count: 9), mode, 0))
    }
  }

  /// The selector of the emoji form, a skin and a joined emoji belong to the emoji before.
  @Test func `An emoji of several parts is one character`() {
    for emoji in ["☀️", "👍🏻", "👍🏿", "👩‍🚀", "❤️‍🔥", "🏴‍☠️", "🇩🇪", "1️⃣"] {
      #expect(width(emoji) == 2048, "\(emoji)")
      #expect(lines(emoji + emoji, 2048) == [emoji, emoji], "\(emoji)")
    }
    #expect(width("🇩🇪🇫") == 4096 && width("👍👍🏽") == 4096)
    #expect(width("x🏽") == 3072)
    // There is no emoji form of a space.
    #expect(width("x \u{FE0F}x") == width("x x"))
  }
}
