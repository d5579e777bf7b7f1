import Foundation
import HeadlessUIKit
import LayoutAnalysis
import LayoutConditions
import LayoutCore
import LayoutExplorer
import TestSupport
import Testing

@Suite struct HostilePages {
  static let texts = [
    "</script><script>alert(1)</script>", "<!--<script>", "]]>", "\"quotes\" & 'others'",
    "\u{202E}gnp.exe\u{2066}", "\u{2028}\u{2029}\u{0}\u{7F}", "<img src=x onerror=alert(1)>",
    "\\u003c/script>", "🧪 שלום", String(repeating: "long ", count: 2_000),
    "<!--title-->/*style*/<!--data-->/*script*/",
  ]

  @Test(arguments: texts)
  func `Names, texts, sources and titles stay data`(_ text: String) throws {
    var explorer = LayoutExplorer {
      let root = LayoutView().named("root")
      let label = UILabel().named(text)
      label.text = text
      root.addSubview(
        label,
        withAssociatedConstantPosition: .makeFormula {
          FormulaRect(x: 0, y: 0, width: $0.width, height: 20)
        })
      return root
    }
    explorer.title = text
    explorer.summary = text
    explorer.construction = text
    explorer.sources = [ExplorerSource(file: text, text: text)]
    explorer.devices = [LayoutDevice(text, width: 320, height: 320)]
    let page = try PageContent(explorer)
    // Two scripts, each ended once, and no element that a text made.
    #expect(page.html.components(separatedBy: "<script").count == 3)
    #expect(page.html.components(separatedBy: "</script>").count == 3)
    #expect(!page.html.contains("<img src=x"))
    #expect(!page.json.contains("<") && !page.json.contains(">"))
    let turns = page.json.unicodeScalars.filter {
      0x2028...0x202E ~= $0.value || 0x2066...0x2069 ~= $0.value
    }
    #expect(turns.isEmpty)
    let data = try page.data()
    for key in ["title", "summary", "construction"] { #expect(data[key] as? String == text) }
    let sources = try #require(data["sources"] as? [[String: Any]])
    #expect(sources[0]["text"] as? String == text && sources[0]["file"] as? String == text)
    #expect(try page.map().structures[0][1].name == text)
    let shown = try page.look(1)["text"] as? [String: Any]
    #expect(shown?["text"] as? String == text)
  }

  /// The ends of each range of scalars that a browser could act on, or that turn a text around.
  @Test(arguments: [
    "<", ">", "&", "\u{7F}", "\u{9F}", "\u{200E}", "\u{200F}", "\u{2028}", "\u{202E}", "\u{2066}",
    "\u{2069}",
  ])
  func `A scalar that could do something is written as an escape`(_ text: String) throws {
    var explorer = LayoutExplorer("", variants: [])
    explorer.summary = text
    let page = try PageContent(explorer)
    #expect(!page.json.contains(text))
    #expect(try page.data()["summary"] as? String == text)
  }

  @Test func `Numbers that are none are words`() throws {
    let map = LayoutMap(over: .sizes(300...400, 300...400)) { input in
      LayoutSnapshot(
        name: "root", frame: CGRect(x: 0, y: CGFloat.nan, width: .infinity, height: 10))
    }
    let page = try PageContent(
      LayoutExplorer("none", variants: [ExplorerVariant(LayoutMapFile(map))]))
    #expect(try page.map().width == [300, 400])
    #expect(!page.json.contains(":nan") && !page.json.contains(":inf"))
  }

  @Test func `An explorer of nothing is a page`() throws {
    let page = try PageContent(LayoutExplorer("", variants: []))
    #expect((try page.data()["variants"] as? [Any])?.isEmpty == true)
  }

  @Test
  func `Ten thousand elements make a page of some hundred bytes each`() throws {
    func make() -> UIView {
      let root = UIView().named("root")
      for index in 0..<10_000 {
        let view = UIView().named("view \(index)")
        view.frame = CGRect(x: index % 100 * 4, y: index / 100 * 4, width: 3, height: 3)
        root.addSubview(view)
      }
      return root
    }
    var html = ""
    let seconds = processorSeconds {
      let map = LayoutMap(over: .size(CGSize(width: 400, height: 400))) { make() }
      html = LayoutExplorer("many", of: map) { make() }.html()
    }
    #expect(seconds < 30)
    #expect(html.utf8.count < 2_000_000)
    #expect(html.contains("view 9999"))
  }
}
