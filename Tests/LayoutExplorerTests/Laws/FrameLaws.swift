import Foundation
import HeadlessUIKit
import LayoutAnalysis
import LayoutConditions
import LayoutCore
import LayoutExplorer
import TestSupport
import Testing

/// The data of a page has the frames of the map it was made of.
@Suite struct FrameLaws {
  private func expectSame(_ map: LayoutMap, _ file: LayoutMapFile, _ sizes: [CGSize]) {
    var compared = 0
    for size in sizes {
      let (own, other) = (map.frames(at: size), file.frames(at: size))
      #expect((own == nil) == (other == nil))
      guard let own, let other else { continue }
      compared += 1
      let difference = own.difference(from: other, tolerance: 1e-6)
      #expect(difference.isEmpty, "\(size.width) x \(size.height): \(difference)")
    }
    #expect(compared == sizes.count)
  }

  private func sizes(_ count: Int, in domain: LayoutDomain) -> [CGSize] {
    var random = SeededGenerator(seed: 3)
    return (0..<count).map { index in
      let width = Double.random(in: domain.smallest.width...domain.largest.width, using: &random)
      let height = Double.random(
        in: domain.smallest.height...domain.largest.height, using: &random)
      // Whole sizes are those of screens, and lie on borders.
      return index.isMultiple(of: 2)
        ? CGSize(width: width.rounded(), height: height.rounded())
        : CGSize(width: width, height: height)
    }
  }

  @Test(arguments: [1, 2, 3])
  func `Frames of a page are on whole pixels as those of the map are`(_ scale: CGFloat) throws {
    let domain = LayoutDomain.sizes(300...400, 300...400, scale: scale)
    let map = LayoutMap(over: domain) { makeThirds() }
    let page = try PageContent(LayoutExplorer("thirds", of: map) { makeThirds() })
    let file = try page.map()
    let rules = file.layouts.flatMap { $0.pixels ?? [] }
    #expect(rules.count >= 6 && rules.allSatisfy { $0.pixelsPerPoint == Double(scale) })
    // Inside, as at the limits the map runs passes that a file cannot.
    let inner = LayoutDomain.sizes(310...390, 310...390)
    expectSame(map, file, sizes(200, in: inner))
  }

  @Test func `A size on a border belongs to the same side`() throws {
    func make() -> UIView {
      let root = LayoutView().named("root")
      let view = UIView().named("view")
      root.addSubview(
        view,
        withAssociatedLayoutMethods: [
          LayoutMethod(
            condition: .width(350...),
            position: .makeFormula { FormulaRect(x: 10, y: 0, width: $0.width - 20, height: 10) }),
          LayoutMethod(
            condition: .height(..<320),
            position: .makeFormula { FormulaRect(x: 0, y: 5, width: $0.width, height: 20) }),
          LayoutMethod(
            constantPosition: .makeFormula {
              FormulaRect(x: 0, y: 0, width: $0.height, height: 30)
            }),
        ])
      return root
    }
    let domain = LayoutDomain.sizes(300...400, 300...400)
    let map = LayoutMap(over: domain) { make() }
    let file = try PageContent(LayoutExplorer("borders", of: map) { make() }).map()
    var all = sizes(100, in: domain)
    for length in stride(from: 300.0, through: 400, by: 10) {
      all += [CGSize(width: 350, height: length), CGSize(width: length, height: 320)]
    }
    expectSame(map, file, all)
    // At 350 the first method counts, at 320 of height the last one.
    let corner = try #require(file.frames(at: CGSize(width: 350, height: 320)))
    #expect(corner["root/view"]?.frame == CGRect(x: 10, y: 0, width: 330, height: 10))
    let low = try #require(file.frames(at: CGSize(width: 310, height: 320)))
    #expect(low["root/view"]?.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    // What counts where is told with its condition.
    let taken = file.regions.map { region in
      (region.taken ?? []).map { file.alternatives?[$0].text ?? "" }
    }
    #expect(Set(taken.flatMap { $0 }) == ["width >= 350", "height < 320", "always"])
    #expect(file.alternatives?.allSatisfy { $0.file == "FrameLaws.swift" } == true)
  }

  @Test func `A file of a former release has no rules and can be read`() throws {
    let map = LayoutMap(over: .sizes(300...400, 300...400)) { makeThirds() }
    let json = try LayoutMapFile(map).json()
    var object = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    for key in ["checks", "alternatives", "ties", "environment"] { object[key] = nil }
    let layouts = try #require(object["layouts"] as? [[String: Any]])
    object["layouts"] = layouts.map { layout in layout.filter { $0.key != "pixels" } }
    let former = try LayoutMapFile(json: try JSONSerialization.data(withJSONObject: object))
    let size = CGSize(width: 350, height: 350)
    let frame = try #require(former.frames(at: size)?["thirds/column 1"]?.frame)
    #expect(abs(frame.origin.x - 350 / 3) < 1e-6)
    // With the rules it lies between pixels: 116.67 is 117.
    #expect(try LayoutMapFile(json: json).frames(at: size)?["thirds/column 1"]?.frame.minX == 117)
    let page = try PageContent(LayoutExplorer("former", variants: [ExplorerVariant(former)]))
    #expect(try page.map() == former)
  }
}
