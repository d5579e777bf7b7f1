import Foundation
import LayoutCore
import Testing

@Suite struct LayoutSnapshotTextTests {
  private let text = """
    root (0, 0, 320, 480)
      title (16, 20.5, 33.3333, -1)
        "a \\"b\\"" (0, 0, 0, 0) hidden
      title (nan, inf, -inf, 1e+20)
    """

  private let snapshot = LayoutSnapshot(
    name: "root", frame: CGRect(x: 0, y: -0.0, width: 320, height: 480),
    children: [
      LayoutSnapshot(
        name: "title", frame: CGRect(x: 16, y: 20.50001, width: 100.0 / 3, height: -1),
        children: [LayoutSnapshot(name: "a \"b\"", frame: .zero, isHidden: true)]),
      LayoutSnapshot(
        name: "title",
        frame: CGRect(x: CGFloat.nan, y: .infinity, width: -.infinity, height: 1e20)),
    ])

  @Test func `Prints one line per element`() {
    #expect(snapshot.description == text)
  }

  @Test func `Text reads back as itself`() throws {
    let read = try LayoutSnapshot(text: text)
    #expect(read.description == text)
    #expect(read["root/title"]?.frame.width == 33.3333)
    #expect(read["root/title/a \"b\""]?.isHidden == true)
    #expect(read["root/title#2"]?.frame.origin.x.isNaN == true)
  }

  @Test func `Other line breaks and empty lines are fine`() throws {
    let windows = "\n" + text.replacingOccurrences(of: "\n", with: " \r\n") + "\n\n"
    #expect(try LayoutSnapshot(text: windows).description == text)
  }

  @Test func `A byte order mark before the first line is no part of a name`() throws {
    #expect(try LayoutSnapshot(text: "\u{FEFF}" + text).description == text)
    #expect(try LayoutSnapshot(text: "\u{FEFF}\n\n" + text).description == text)
    #expect(throws: LayoutSnapshot.TextError.self) { try LayoutSnapshot(text: "\u{FEFF}") }
    // A name that begins with one is written so that it comes back.
    let marked = LayoutSnapshot(name: "\u{FEFF}root", frame: .zero)
    #expect(marked.description == #""\u{feff}root" (0, 0, 0, 0)"#)
    #expect(try LayoutSnapshot(text: marked.description).root.name == "\u{FEFF}root")
  }

  @Test func `Characters that turn the order of writing are written as numbers`() throws {
    let name = "a\u{202E}b\u{2066}c\u{2069}"
    let snapshot = LayoutSnapshot(name: name, frame: .zero)
    #expect(snapshot.description == #""a\u{202e}b\u{2066}c\u{2069}" (0, 0, 0, 0)"#)
    #expect(try LayoutSnapshot(text: snapshot.description).root.name == name)
  }

  @Test func `An error repeats the beginning of what it found`() {
    let long = String(repeating: "x", count: 1_000_000)
    let accents = "e" + String(repeating: "\u{301}", count: 1_000_000)
    let texts = [
      "root (\(long), 0, 0, 0)", "root (0, 0, 0, 0) \(long)", "root (\(accents), 0, 0, 0)",
      "root (0, 0, 0, 0)\(accents)", "[\(long)] root (0, 0, 0, 0)", "\"\\u{\(long)}\" (0, 0, 0, 0)",
    ]
    for text in texts {
      let error = #expect(throws: LayoutSnapshot.TextError.self) { try LayoutSnapshot(text: text) }
      #expect(error?.line == 1 && (error?.reason.utf8.count ?? 0) < 200)
    }
    let error = #expect(throws: LayoutSnapshot.TextError.self) {
      try LayoutSnapshot(text: "root (12.x, 0, 0, 0)")
    }
    #expect(error?.reason == "expected a number, found '12.x'")
  }

  @Test func `Strange names survive`() throws {
    let names = [
      "", " ", " a", "a ", "(", "a (1, 2)", "[", "[1] a", "\"", "\\", "\n", "a\r\nb", "\t",
      "\u{2028}", "\u{85}", "\u{301}a", "Größe", "日本", "👩‍👩‍👧", "a/b#2", "hidden", "\\n", "\0", "a b",
    ]
    let all = LayoutSnapshot(
      name: "root", frame: .zero,
      children: names.map { LayoutSnapshot(name: $0, frame: .zero) })
    let read = try LayoutSnapshot(text: all.description)
    #expect(read.root.children.map(\.name) == names)
    #expect(all.description.utf8.filter { $0 == UInt8(ascii: "\n") }.count == names.count)
  }

  @Test func `Numbers have at most four decimals`() {
    let expected: [(CGFloat, String)] = [
      (0, "0"), (-0.0, "0"), (0.5, "0.5"), (-0.25, "-0.25"), (1.0 / 3, "0.3333"),
      (2.0 / 3, "0.6667"), (0.00004, "0"), (-0.00004, "0"), (0.00012, "0.0001"),
      (0.0101, "0.0101"), (99.99999, "100"), (-7, "-7"), (1e9, "1000000000"), (1e300, "1e+300"),
    ]
    for (number, text) in expected {
      let rect = CGRect(x: number, y: 0, width: 0, height: 0)
      #expect(LayoutSnapshot(name: "a", frame: rect).description == "a (\(text), 0, 0, 0)")
    }
  }

  @Test func `Errors name the line`() {
    let expected: [(String, Int, String)] = [
      ("", 1, "no element"),
      ("\n\n", 3, "no element"),
      ("a (0, 0, 0, 0)\nb (0, 0, 0, 0)", 2, "a second root; every other element is indented"),
      ("  a (0, 0, 0, 0)", 1, "no parent: the line above is not one level less"),
      (
        "a (0, 0, 0, 0)\n    b (0, 0, 0, 0)", 2,
        "no parent: the line above is not one level less"
      ),
      ("a (0, 0, 0, 0)\n b (0, 0, 0, 0)", 2, "indentation is two spaces per level"),
      ("a (0, 0, 0, 0)\n\tb (0, 0, 0, 0)", 2, "indentation is by spaces, not tabs"),
      ("a", 1, "expected a frame in parentheses, as in '(0, 0, 320, 480)'"),
      ("(0, 0, 0, 0)", 1, "expected a name"),
      ("a (0, x, 0, 0)", 1, "expected a number, found 'x'"),
      ("a (0, 0, 0)", 1, "a frame has four numbers, found 3"),
      ("a (0, 0, 0, 0) seen", 1, "expected 'hidden' or the end of the line, found 'seen'"),
      ("a (0, 0, 0, 0) hiddenx", 1, "expected 'hidden' or the end of the line, found 'hiddenx'"),
      ("\"a (0, 0, 0, 0)", 1, "the name's closing quotation mark is missing"),
      ("\"a\\\"", 1, "the name's closing quotation mark is missing"),
      ("\"\\u{x}\" (0, 0, 0, 0)", 1, "expected hexadecimal digits in braces behind '\\u'"),
      ("[x] a (0, 0, 0, 0)", 1, "expected a level in brackets, as in '[41]'"),
      ("[0] a (0, 0, 0, 0)", 1, "expected a level in brackets, as in '[41]'"),
    ]
    for (text, line, reason) in expected {
      let error = #expect(throws: LayoutSnapshot.TextError.self, "\(text)") {
        try LayoutSnapshot(text: text)
      }
      #expect(error?.line == line, "\(text)")
      #expect(error?.reason == reason, "\(text)")
      #expect(error?.description == "line \(line): \(reason)")
    }
  }

  @Test func `Deep levels are written as numbers`() throws {
    var builder = LayoutSnapshot.Builder()
    for level in 0...42 {
      builder.begin(name: "e\(level)", frame: .zero)
    }
    let deep = try #require(builder.finish())
    let lines = deep.description.split(separator: "\n")
    let indentation = String(repeating: " ", count: 80)
    #expect(lines[40] == "\(indentation)e40 (0, 0, 0, 0)")
    #expect(lines[41] == "\(indentation)[41] e41 (0, 0, 0, 0)")
    #expect(lines[42] == "\(indentation)[42] e42 (0, 0, 0, 0)")
    #expect(try LayoutSnapshot(text: deep.description) == deep)
  }

  /// Near this number there are 64 to a point: its shortest text is not its four decimals.
  @Test func `A number too large for four decimals is the shortest that reads back`() throws {
    let frame = CGRect(x: 100_000_000_000_000.3, y: 0, width: 1, height: 1)
    let text = LayoutSnapshot(name: "root", frame: frame).description
    #expect(text == "root (100000000000000.3, 0, 1, 1)")
    #expect(try LayoutSnapshot(text: text).root.frame == frame)
  }
}
