#if RECORDS_DECISIONS
import Foundation
import LayoutCore
import LayoutDecisions
import Testing

@testable import LayoutAnalysis

/// What is said of regions in which passes elsewhere did not confirm every number.
struct UncertainRules {
  private let size = CGSize(width: 350, height: 150)
  private let property = LayoutProperty.minimumSize(width: 44, of: ["note"])

  /// A card at 0 up to a width of 400 and at 5 from there on, above a note.
  private func layout(noteWidth: Length = 50) -> SyntheticLayout {
    var layout = SyntheticLayout()
    layout.add("card", .below(400, 0, 5), 0, 50, 10)
    layout.add("note", 0, 20, noteWidth, 10)
    return layout
  }

  /// A map of which passes did not confirm the pieces left of a width.
  private func map(_ layout: SyntheticLayout, unconfirmedUpTo end: Double) -> LayoutMap {
    let map = layout.map(300...500, 100...200)
    var content = map.storage.content
    for index in content.pieces.indices {
      content.pieces[index].isCertified = content.pieces[index].polygon.center.width >= end
    }
    return LayoutMap(
      domain: map.domain, storage: MapStorage(map.domain, content), limits: map.limits,
      pass: map.pass, textPass: nil)
  }

  @Test func `What passes did not confirm is not proved but tested`() {
    #expect(map(layout(), unconfirmedUpTo: 0).verdict(property).isProved)
    let verdict = map(layout(), unconfirmedUpTo: 400).verdict(property, testing: 10)
    #expect(verdict.kind == .tested)
    #expect(verdict.obstacles == ["the passes of a region do not agree"])
  }

  @Test func `The sizes of a violation are exact where passes confirmed the region`() {
    for (end, isExact) in [(0.0, true), (400, false)] {
      let map = map(layout(noteWidth: .below(400, 10, 50)), unconfirmedUpTo: end)
      #expect(map.verdict(property).violations.map(\.isExact) == [isExact])
    }
  }

  @Test func `Nothing is certain where passes did not confirm the region`() {
    let map = map(layout(), unconfirmedUpTo: 400)
    #expect(map.certainPass(at: size) == nil)
    #expect(map.certainPass(at: CGSize(width: 450, height: 150)) != nil)
    #expect(map.opaqueSizes.map { $0.corners.map(\.width).max() } == [400])
    #expect(self.map(layout(), unconfirmedUpTo: 0).opaqueSizes.isEmpty)
  }

  /// The two pieces have the same frames, so they would be one region.
  @Test func `A confirmed region does not take in what is not confirmed`() {
    var layout = layout()
    layout.frames[0].height = .below(350, 10, 20)
    layout.frames[0].x = 0
    let both = layout.map(300...500, 100...200)
    #expect(both.storage.content.pieces.count == 2)
    var content = both.storage.content
    for index in content.pieces.indices { content.pieces[index].layout = 0 }
    #expect(MapStorage(both.domain, content).regions.map(\.isCertified) == [true])
    content.pieces[1].isCertified = false
    let regions = MapStorage(both.domain, content).regions
    #expect(regions.map(\.isCertified).sorted { $0 && !$1 } == [true, false])
    #expect(regions.map(\.pieces.count) == [1, 1])
  }

  /// Code that is not seen decides about the card and what is in it.
  @Test func `What decides about a container decides about what is in it, and about no other`() {
    let map = LayoutMap(over: .sizes(300...500, 100...200)) { input in
      var note = SyntheticLayout()
      note.addOpaqueEvent("card is placed by a closure", touching: 1)
      note.note?(input)
      func part(_ name: String, _ y: CGFloat, _ parts: LayoutSnapshot...) -> LayoutSnapshot {
        LayoutSnapshot(
          name: name, frame: CGRect(x: 0, y: y, width: 50, height: 10), children: parts)
      }
      return LayoutSnapshot(
        name: "screen", frame: CGRect(origin: .zero, size: input.size),
        children: [part("card", 0, part("badge", 0, part("star", 0))), part("note", 20)])
    }
    for (name, kind) in [
      ("card", LayoutVerdict.Kind.tested), ("badge", .tested), ("star", .tested), ("note", .proved),
    ] {
      #expect(map.verdict(.minimumSize(width: 44, of: [name]), testing: 10).kind == kind, "\(name)")
      let found = map.verdict(.minimumSize(width: 444, of: [name])).violations
      #expect(found.map(\.isExact) == [kind == .proved], "\(name)")
    }
  }

  /// Up to a width of 350 the card is not placed, which code decides that is not seen.
  @Test func `Passes in which other elements are placed are not of one region`() {
    var layout = layout()
    layout.frames[0].x = 0
    layout.note = { input in
      let card = Token()
      Recording.noteEntry(card, at: 1)
      Recording.notePlaced(card, !input.size.width.isLess(than: 350))
      DecisionRecorder.current?.note(OpaqueEvent("a closure decides"), touching: [card])
    }
    let map = layout.map(300...500, 100...200)
    #expect(Set(map.regions.map(\.unplaced)) == [[], ["screen/card"]])
    for region in map.regions {
      let widths = region.sizes.corners.map(\.width)
      #expect(region.unplaced.isEmpty ? widths.max()! > 350 : widths.min()! < 350)
    }
  }

  @Test func `Methods that are never taken are told where passes confirmed all regions`() {
    var layout = layout()
    layout.note = { _ in
      let token = Token()
      Recording.noteEntry(token, at: 1)
      Recording.noteChoice(of: token, 0, among: "method", count: 2) {
        (text: "m\($0)", file: "", line: 0)
      }
    }
    for (end, count) in [(0.0, 1), (400, 0)] {
      let found = map(layout, unconfirmedUpTo: end).findings
      #expect(found.filter { $0.rule == .deadMethod }.count == count)
    }
  }

  /// The card's place is bent at all sizes, 1,600 points wide and high.
  @Test func `Numbers that follow no formula are believed of small pieces only`() {
    var layout = layout()
    layout.addOpaqueEvent("card is placed by a closure", touching: 1)
    let map = LayoutMap(over: .sizes(300...1_900, 100...1_700)) { [layout] input in
      var own = layout
      own.frames[0].y = .constant(Double(input.size.width * input.size.width) / 2_000)
      return own.snapshot(input)
    }
    let content = map.storage.content
    let shares = content.pieces.filter { !$0.isCertified }.map(\.polygon.measure)
    #expect(shares.allSatisfy { $0 <= content.measure / 256 * (1 + 1e-9) })
  }
}
#endif
