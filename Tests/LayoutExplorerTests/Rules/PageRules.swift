import Foundation
import HeadlessUIKit
import LayoutAnalysis
import LayoutConditions
import LayoutCore
import LayoutExplorer
import LayoutPreviews
import Testing

@Suite struct PageRules {
  @Test func `A page asks for nothing`() throws {
    let html = LayoutExplorer { makeThirds() }.html()
    let outside = ["src=\"http", "href=\"http", "url(http", "@import", "fetch(", "XMLHttpRequest"]
    for text in outside { #expect(!html.contains(text)) }
    #expect(html.contains("default-src 'none'"))
    // All marks of the template are filled in.
    for mark in ["<!--title-->", "/*style*/", "<!--data-->", "/*script*/"] {
      #expect(!html.contains(mark))
    }
  }

  @Test func `A page has the title, the source and the devices`() throws {
    var explorer = LayoutExplorer { makeThirds() }
    explorer.title = "Thirds & more"
    explorer.summary = "Three columns."
    explorer.sources = [ExplorerSource(file: "Thirds.swift", text: "let a = 1 < 2\n", line: 40)]
    explorer.devices = [LayoutDevice("watch", width: 310, height: 320)]
    let page = try PageContent(explorer)
    #expect(page.html.contains("<title>Thirds &amp; more</title>"))
    let data = try page.data()
    #expect(data["title"] as? String == "Thirds & more")
    #expect(data["summary"] as? String == "Three columns.")
    let sources = try #require(data["sources"] as? [[String: Any]])
    #expect(sources[0]["text"] as? String == "let a = 1 < 2\n")
    #expect(sources[0]["line"] as? Int == 40)
    let devices = try #require(data["devices"] as? [[String: Any]])
    #expect(devices[0]["name"] as? String == "watch" && devices[0]["width"] as? Double == 310)
  }

  @Test func `Each variant says its direction, its text and its version`() throws {
    var explorer = LayoutExplorer { makeThirds() }
    let domain = LayoutDomain.sizes(300...400, 300...400).with(direction: .rightToLeft)
    let mirrored = LayoutMap(over: domain) { makeThirds() }
    explorer.variants.append(
      ExplorerVariant(of: mirrored, version: "before", textScale: 1.5) { makeThirds() })
    let data = try PageContent(explorer).data()
    let variants = try #require(data["variants"] as? [[String: Any]])
    #expect(variants.map { $0["isRightToLeft"] as? Bool } == [false, true])
    #expect(variants.map { $0["textScale"] as? Double } == [1, 1.5])
    #expect(variants.map { $0["version"] as? String } == ["", "before"])
  }

  @Test func `A map without regions shows pictures and why`() throws {
    var explorer = LayoutExplorer(over: .sizes(-10...300, 300...400)) { makeThirds() }
    var picture = LayoutPicture(title: "thirds", size: CGSize(width: 30, height: 40))
    explorer.pictures = [picture, picture]
    picture.isDark = true
    explorer.darkPictures = [picture]
    let page = try PageContent(explorer)
    let data = try page.data()
    let pictures = try #require(data["pictures"] as? [[String: Any]])
    #expect((pictures[0]["svg"] as? String)?.contains("<svg") == true)
    #expect(pictures[0]["width"] as? Double == 30)
    #expect((pictures[0]["darkSVG"] as? String)?.contains("#000000") == true)
    #expect(pictures[0]["darkLaidOut"] as? String == picture.svg(.laidOut))
    #expect(pictures[1]["darkSVG"] == nil)
    let map = try #require((data["variants"] as? [[String: Any]])?[0]["map"] as? [String: Any])
    #expect((map["regions"] as? [Any])?.isEmpty == true)
    #expect((map["findings"] as? [String])?.first?.contains("negative") == true)
  }

  @Test func `A file of a map is enough for an explorer`() throws {
    let map = LayoutMap(over: .sizes(300...400, 300...400)) { makeThirds() }
    let explorer = LayoutExplorer("file", variants: [ExplorerVariant(LayoutMapFile(map))])
    let page = try PageContent(explorer)
    #expect(try page.map() == LayoutMapFile(map))
  }

  /// Files that were written before they told of their input have none.
  @Test func `A file that says no direction is from left to right`() throws {
    var file = LayoutMapFile(LayoutMap(over: .sizes(300...400, 300...400)) { makeThirds() })
    file.environment = nil
    let data = try PageContent(LayoutExplorer("file", variants: [ExplorerVariant(file)])).data()
    let variants = try #require(data["variants"] as? [[String: Any]])
    #expect(variants[0]["isRightToLeft"] as? Bool == false)
  }

  @Test func `A variant has the verdicts that it is given`() throws {
    let map = LayoutMap(over: .sizes(300...400, 300...400)) { makeThirds() }
    let verdicts = [map.verdict(.noOverlap()), map.verdict(.inside(.superview))]
    let variant = ExplorerVariant(of: map, verdicts: verdicts) { makeThirds() }
    let page = try PageContent(LayoutExplorer("screen", variants: [variant]))
    #expect(try page.map() == LayoutMapFile(map, verdicts: verdicts))
    #expect(try page.map() != LayoutMapFile(map))
  }
}
