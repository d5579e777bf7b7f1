#if RECORDS_DECISIONS
import Foundation
import LayoutCore
import TestSupport
import Testing

@testable import LayoutAnalysis

struct HostileMaps {
  private var plain: SyntheticLayout {
    var layout = SyntheticLayout()
    layout.add("card", 16, 25, .width - 32, 40)
    return layout
  }

  @Test(arguments: [
    LayoutDomain.sizes(-10...400, 480...1200), .sizes(320...CGFloat.infinity, 480...1200),
    .sizes(320...400, -1...1200),
    LayoutDomain(from: CGSize(width: 400, height: 500), to: CGSize(width: 300, height: 600)),
    LayoutDomain(
      from: CGSize(width: CGFloat.nan, height: 500), to: CGSize(width: 300, height: 600)),
  ])
  func `A domain without sizes has an issue, no regions and unknown verdicts`(
    domain: LayoutDomain
  ) {
    let map = LayoutMap(
      over: domain,
      snapshot: { _ in
        Issue.record("nothing is to be run")
        return LayoutSnapshot(name: "", frame: .zero)
      })
    #expect(map.regions.isEmpty)
    #expect(map.issues.map(\.rule) == [.invalidDomain])
    #expect(map.verdict(.noOverlap()).kind == .unknown)
    #expect(map.verdictAtAllPixels(.noOverlap()).kind == .unknown)
    #expect(map.frames(at: CGSize(width: 350, height: 500)) == nil)
    #expect(map.borders.isEmpty && map.findings.isEmpty && map["card"].isEmpty)
  }

  @Test(arguments: [[1e300, 480], [320, -1e300], [.infinity, 480], [399, 501], [320]])
  func `A file with a region outside of its domain cannot be read`(_ corner: [Double]) throws {
    let map = LayoutMap(over: .sizes(320...400, 480...500)) { self.plain.snapshot($0) }
    var file = LayoutMapFile(map)
    #expect(try LayoutMapFile(json: file.json()) == file)
    #expect(file.frames(at: CGSize(width: 1e300, height: 480)) == nil)
    file.regions[0].corners[0] = corner
    #expect(throws: (any Error).self) { try LayoutMapFile(json: try file.json()) }
    #expect(file.frames(at: CGSize(width: 350, height: 490)) == nil)
  }

  @Test func `A factory that makes other elements from call to call is told`() {
    var calls = 0
    let map = LayoutMap(over: .sizes(320...400, 480...500)) { input in
      calls += 1
      var layout = self.plain
      layout.frames[0].name = "card \(calls)"
      return layout.snapshot(input)
    }
    #expect(map.issues.map(\.rule) == [.unsteadyLayout])
    #expect(
      map.issues[0].explanation
        == "Two passes at 360 x 490 differ: element 1 is card 1 in one and card 2 in the other.")
    #expect(map.regions.isEmpty)
    #expect(map.verdict(.noOverlap()).kind == .unknown)
  }

  @Test func `A layout that depends on former passes is told`() {
    var calls = 0
    let map = LayoutMap(over: .sizes(320...400, 480...500)) { input in
      calls += 1
      var layout = self.plain
      layout.frames[0].x = .constant(Double(calls))
      return layout.snapshot(input)
    }
    #expect(
      map.verdict(.inside(.superview)).description
        == "unknown: Two passes at 360 x 490 differ: card has x 1 in one and 2 in the other. "
        + "Build a new and equal tree in each call, and lay it out by the input alone: "
        + "not by time, chance or what a former pass left.")
  }

  @Test func `A layout that becomes another one in the end is not proved`() {
    var calls = 0
    let map = LayoutMap(over: .sizes(320...400, 480...500)) { input in
      calls += 1
      var layout = self.plain
      if calls > 11 { layout.frames[0].x = 17 }
      return layout.snapshot(input)
    }
    #expect(map.verdict(.inside(.superview)).kind != .proved)
  }

  @Test func `Comparisons in another order at one size are told`() {
    var calls = 0
    let map = LayoutMap(over: .sizes(320...400, 480...500)) { input in
      calls += 1
      let isEven = calls % 2 == 0
      let width = input.size.width
      _ = isEven ? width < 300 : width < 900
      return self.plain.snapshot(input)
    }
    #expect(map.issues.map(\.rule) == [.unsteadyLayout])
    #expect(
      map.issues.first?.explanation
        == "Two passes at 360 x 490 differ: decision 0 of the pass has another answer.")
  }

  @Test func `A layout that is steady at one size only is told`() {
    var calls = 0.0
    let map = LayoutMap(over: .sizes(320...1400, 480...1200)) { input in
      calls += 1
      var layout = SyntheticLayout()
      let isMiddle = input.size == CGSize(width: 860, height: 840)
      layout.add("card", isMiddle ? 0 : .constant(calls), 0, 10, 10)
      return layout.snapshot(input)
    }
    #expect(map.issues.map(\.rule) == [.unsteadyLayout])
    #expect(map.issues[0].explanation.contains(" differ: card has x "))
    #expect(map.verdict(.noOverlap()).kind == .unknown)
  }

  @Test func `An element that is hidden from pass to pass, and one that comes and goes, are told`()
  {
    func explanation(_ note: @escaping (Bool) -> [LayoutSnapshot]) -> String? {
      var isOdd = false
      let map = LayoutMap(over: .sizes(320...400, 480...500)) { input in
        isOdd.toggle()
        return LayoutSnapshot(
          name: "screen", frame: CGRect(origin: .zero, size: input.size), children: note(isOdd))
      }
      return map.issues.first?.explanation
    }
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let start = "Two passes at 360 x 490 differ: "
    #expect(
      explanation { [LayoutSnapshot(name: "note", frame: frame, isHidden: $0)] }
        == start + "element 1, note, is hidden or holds others in one of them.")
    #expect(
      explanation { isOdd in (isOdd ? ["a"] : ["a", "b"]).map { .init(name: $0, frame: frame) } }
        == start + "element 0, screen, is hidden or holds others in one of them.")
  }

  @Test func `What limits leave over is not proved but tested`() {
    var layout = plain
    for threshold in stride(from: 330.0, to: 1_400, by: 10) {
      layout.frames[0].height = .below(threshold, layout.frames[0].height, 41)
    }
    let limits = LayoutMap.Limits(regions: 5, passes: 100_000)
    let map = LayoutMap(
      over: .sizes(320...1400, 480...1200), limits: limits, snapshot: layout.snapshot)
    #expect(map.regions.count <= 5)
    #expect(map.unexplored.share > 0.1)
    #expect(map.issues.map(\.rule) == [.unexploredSizes])
    let verdict = map.verdict(.inside(.superview), testing: 100)
    #expect(verdict.kind == .tested)
    #expect(verdict.testedSizes == 100)
    let known = map.regions.reduce(0) { $0 + $1.share }
    #expect(abs(known + map.unexplored.share - 1) < 1e-6)
    // A border between both is of the side that the layout says: no other frames are known there.
    for corner in map.regions.flatMap(\.sizes.corners) {
      guard let frames = map.frames(at: corner) else { continue }
      let pass = layout.snapshot(LayoutInput(size: corner))
      #expect(frames.difference(from: pass, tolerance: 1e-6).isEmpty, "\(corner)")
    }
    #expect(
      LayoutMap(
        over: .sizes(320...1400, 480...1200), limits: .init(regions: 4_096, passes: 20),
        snapshot: layout.snapshot
      ).unexplored.share > 0.1)
    #expect(
      LayoutMap(
        over: .sizes(320...1400, 480...1200), limits: .init(duration: .zero),
        snapshot: layout.snapshot
      ).unexplored.share == 1)
  }

  @Test func `Code that was seen is told before what limits leave over`() {
    var layout = plain
    for threshold in stride(from: 330.0, to: 1_400, by: 10) {
      layout.frames[0].height = .below(threshold, layout.frames[0].height, 41)
    }
    layout.addOpaqueEvent("card is placed by a closure", line: 68, touching: 1)
    let map = LayoutMap(
      over: .sizes(320...1400, 480...1200), limits: .init(regions: 5, passes: 100_000),
      snapshot: layout.snapshot)
    #expect(map.unexplored.share > 0.1)
    #expect(
      map.verdict(.inside(.superview), testing: 100).description
        == "tested at 100 sizes, not proved: card is placed by a closure (Card.swift:68)")
  }

  @Test func `A name that no element has is told with names near it`() {
    let verdict = plain.map().verdict(.minimumSize(width: 44, of: ["crad"]))
    #expect(verdict.kind == .unknown)
    #expect(verdict.issues.map(\.rule) == [.unknownElement])
    #expect(
      verdict.issues[0].explanation == "No element is named crad. Near it are screen/card.")
    #expect(plain.map().verdict(.noOverlap(except: ["nobody"])).kind == .unknown)
  }

  @Test func `A name that two elements have is told with their paths`() {
    var layout = plain
    layout.add("card", 0, 300, 40, 40)
    let verdict = layout.map().verdict(.minimumSize(width: 44, of: ["card"]))
    #expect(
      verdict.issues.first?.explanation
        == "2 elements are named card: screen/card, screen/card#2.")
    #expect(layout.map().verdict(.minimumSize(width: 44, of: ["screen/card#2"])).isRefuted)
    #expect(layout.map().verdict(.minimumSize(width: 44, of: ["screen/card"])).isProved)
  }

  @Test func `What a pass reports becomes a finding with its sizes`() {
    let map = LayoutMap(over: .sizes(320...1400, 480...1200)) { input in
      if input.size.width < 600 {
        LayoutIssue.report(
          LayoutIssue(.negativeSize, elements: ["card"], explanation: "It is.", advice: "Do."))
      }
      return self.plain.snapshot(input)
    }
    let finding = map.findings.first
    #expect(finding?.rule == .negativeSize)
    #expect(
      finding?.explanation
        == "It is. This is so where width < 600, at the smallest 320 x 480, on iPhone "
        + "(393 x 852).")
    #expect(map.findings.count == 1)
  }

  @Test func `Frames that are not finite are kept as they are`() {
    var layout = plain
    layout.frames[0].y = .constant(.nan)
    layout.add("other", .constant(.infinity), 0, 10, 10)
    let map = layout.map()
    #expect(map.issues.isEmpty)
    let frames = map.frames(at: CGSize(width: 400, height: 500))
    #expect(frames == layout.snapshot(LayoutInput(size: CGSize(width: 400, height: 500))))
    #expect(map.verdict(.noOverlap()).isProved)
  }

  @Test func `A comparison that is not recorded is found by the certificate`() {
    // Integers are not recorded.
    let map = LayoutMap(over: .sizes(320...400, 480...500)) { input in
      var layout = self.plain
      if Int(input.size.width) >= 351 { layout.frames[0].x = 17 }
      return layout.snapshot(input)
    }
    #expect(map.verdict(.noOverlap(), testing: 10).kind == .tested)
    #expect(map.unexplored.share > 0)
    #expect(map.frames(at: CGSize(width: 330, height: 490))?["screen/card"]?.frame.minX == 16)
    #expect(map.frames(at: CGSize(width: 390, height: 490))?["screen/card"]?.frame.minX == 17)
  }

  /// The square of the width divided by 2,000 is at most 980, so the card stays inside everywhere.
  @Test func `A length that follows no formula is not proved`() {
    let map = LayoutMap(over: .sizes(320...1400, 480...1200)) { input in
      var layout = SyntheticLayout()
      layout.add("card", .constant(Double(input.size.width * input.size.width) / 2_000), 0, 9, 9)
      return layout.snapshot(input)
    }
    #expect(map.verdict(.inside(.superview), testing: 10).kind == .tested)
    for width in [400, 700, 1000] {
      let frames = map.frames(at: CGSize(width: width, height: 700))
      let x = frames?["screen/card"]?.frame.minX
      #expect(x == nil || x == CGFloat(width * width) / 2_000)
    }
  }

  @Test func `A violation that no pass shows is an issue of the map`() {
    // Recorded passes differ from plain ones, as if a comparison had not been recorded.
    let map = LayoutMap(over: .sizes(320...400, 480...500)) { input in
      var layout = self.plain
      layout.frames[0].x = SyntheticLayout.isRecording ? -5 : 5
      return layout.snapshot(input)
    }
    let verdict = map.verdict(.inside(.superview))
    #expect(verdict.kind == .unknown)
    #expect(verdict.issues.map(\.rule) == [.unconfirmedSize])
  }

  @Test func `Ten thousand elements and a thousand levels are no problem`() {
    let map = LayoutMap(over: .sizes(320...1400, 480...1200)) { input in
      var builder = LayoutSnapshot.Builder()
      builder.begin(name: "root", frame: CGRect(origin: .zero, size: input.size))
      for index in 0..<1_000 {
        builder.begin(name: "level \(index)", frame: CGRect(origin: .zero, size: input.size))
      }
      for index in 0..<9_000 {
        builder.begin(
          name: "leaf \(index)",
          frame: CGRect(x: 0, y: CGFloat(index), width: input.size.width, height: 1))
        builder.end()
      }
      return builder.finish()!
    }
    #expect(map.regions.count == 1)
    #expect(map.verdict(.noOverlap()).isProved)
  }

  /// A list of hundreds of which one more is shown every few points.
  @Test func `Each of many structures is found at once`() {
    let ratio = growth(from: 500) { count in
      let explorer = Explorer(.sizes(0...10_000, 480...1200), LayoutMap.Limits()) { input in
        var builder = LayoutSnapshot.Builder()
        builder.begin(name: "list", frame: CGRect(origin: .zero, size: input.size))
        for bit in 0..<13 {
          let isHidden = Int(input.width) >> bit & 1 == 0
          builder.begin(name: "row \(bit)", frame: .zero, isHidden: isHidden)
          builder.end()
        }
        return builder.finish()!
      }
      return {
        for width in 0..<count { _ = explorer.record(Size(Double(width), 480)) }
        #expect(explorer.content.structures.count == count)
        #expect(explorer.record(Size(3, 480)).structure == 3)
      }
    }
    #expect(ratio < 24)
  }
}
#endif
