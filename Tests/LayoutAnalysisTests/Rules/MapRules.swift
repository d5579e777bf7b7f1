#if RECORDS_DECISIONS
import Foundation
import HeadlessUIKit
import LayoutAnalysis
import LayoutCore
import Testing

struct MapRules {
  /// A card with margins below 432 points, and 400 points wide from there on.
  private var card: SyntheticLayout {
    var layout = SyntheticLayout()
    layout.add(
      "card", .most(16, 0.5 * .width - 200), 25, .least(400, .width - 32),
      .below(500, of: .height, 191, 240))
    return layout
  }

  @Test func `A map has a region for each layout, with their formulas`() throws {
    let map = card.map()
    #expect(map.issues.isEmpty)
    #expect(map.regions.count == 4)
    #expect(map.layoutCount == 4)
    let share = map.regions.reduce(0) { $0 + $1.share }
    #expect(abs(share - 1) < 1e-9)
    let narrow = try #require(
      map.regions.first { $0.sizes.contains(CGSize(width: 400, height: 490)) })
    #expect(narrow.description == "width < 432 and height < 500")
    let frame = try #require(narrow.frame(of: "screen/card"))
    #expect(frame.description == "x: 16, y: 25, width: width - 32, height: 191")
    #expect(narrow.frame(of: "screen/other") == nil)
    // Its formulas, also at a size of another region.
    let cards = [CGSize(width: 400, height: 490), CGSize(width: 600, height: 700)].map {
      narrow.frames(at: $0)?["screen/card"]?.frame
    }
    #expect(
      cards == [
        CGRect(x: 16, y: 25, width: 368, height: 191),
        CGRect(x: 16, y: 25, width: 568, height: 191),
      ])
  }

  @Test func `The formulas of an element are told with their sizes`() {
    let texts = card.map()["card"].map(\.description)
    #expect(
      texts == [
        "x: 0.5 * width - 200, y: 25, width: 400, height: 240 "
          + "where width >= 432 and height >= 500",
        "x: 16, y: 25, width: width - 32, height: 240 where width < 432 and height >= 500",
        "x: 0.5 * width - 200, y: 25, width: 400, height: 191 "
          + "where width >= 432 and height < 500",
        "x: 16, y: 25, width: width - 32, height: 191 where width < 432 and height < 500",
      ])
    #expect(card.map()["nobody"].isEmpty)
  }

  @Test func `Frames at a size are those of a pass`() {
    let map = card.map()
    let size = CGSize(width: 432, height: 500)
    #expect(map.frames(at: size) == card.snapshot(LayoutInput(size: size)))
    #expect(map.frames(at: CGSize(width: 319, height: 500)) == nil)
    #expect(map.frames(at: CGSize(width: CGFloat.nan, height: 500)) == nil)
  }

  @Test func `A layout at one width only is a region without area`() throws {
    var layout = SyntheticLayout()
    layout.add(
      "card", 0, 0, .choice(.equal, .width, 600, then: 10, else: 20), 10)
    let map = layout.map()
    #expect(
      map.regions.map(\.description) == ["anywhere", "width == 600 and 480 <= height <= 1200"])
    let frame = map.frames(at: CGSize(width: 600, height: 700))?["screen/card"]?.frame
    #expect(frame?.width == 10)
    #expect(map.frames(at: CGSize(width: 600.001, height: 700))?["screen/card"]?.frame.width == 20)
    #expect(
      map["card"].map(\.description) == [
        "x: 0, y: 0, width: 20, height: 10",
        "x: 0, y: 0, width: 10, height: 10 where width == 600 and 480 <= height <= 1200",
      ])
    let verdict = map.verdict(.minimumSize(width: 20, of: ["card"]))
    #expect(
      verdict.description
        == "refuted at 600 x 480: card is too narrow where width == 600 and 480 <= height <= 1200")
  }

  @Test func `A width at which only the comparison is another is no region`() {
    var layout = SyntheticLayout()
    layout.add("card", 0, 0, .choice(.equal, .width, 600, then: 20, else: 20), 10)
    #expect(layout.map().regions.map(\.description) == ["anywhere"])
  }

  @Test func `A layout at one size only is found`() {
    var layout = SyntheticLayout()
    let isWidth = Length.choice(.equal, .width, 600, then: 1, else: 0)
    let isHeight = Length.choice(.equal, .height, 700, then: 1, else: 0)
    layout.add("card", 0, 0, .choice(.equal, isWidth + isHeight, 2, then: 10, else: 20), 10)
    let map = layout.map()
    #expect(map.frames(at: CGSize(width: 600, height: 700))?["screen/card"]?.frame.width == 10)
    #expect(map.frames(at: CGSize(width: 600, height: 701))?["screen/card"]?.frame.width == 20)
    #expect(map.verdict(.minimumSize(width: 20, of: ["card"])).witness?.height == 700)
  }

  @Test func `A domain may be a line or a single size`() {
    let line = card.map(400...400)
    #expect(line.regions.map(\.share).reduce(0, +) == 1)
    #expect(line.frames(at: CGSize(width: 400, height: 490))?["screen/card"]?.frame.height == 191)
    #expect(line.frames(at: CGSize(width: 400, height: 500))?["screen/card"]?.frame.height == 240)
    #expect(line.verdict(.inside(.superview)).isProved)
    #expect(line.verdict(.minimumSize(height: 200, of: ["card"])).isRefuted)
    let size = LayoutMap(over: .size(CGSize(width: 400, height: 490)), snapshot: card.snapshot)
    #expect(size.regions.count == 1)
    #expect(size.verdict(.inside(.superview)).isProved)
    #expect(size.verdict(.minimumSize(width: 369, of: ["card"])).isRefuted)
  }

  @Test func `An explanation says what is there and what changes next`() {
    let map = card.map()
    #expect(
      map.explanation(of: "card", at: CGSize(width: 400, height: 490))?.description == """
        screen/card at 400 x 490: x: 16, y: 25, width: width - 32, height: 191
          where width < 432 and height < 500
          from width 432: x: 0.5 * width - 200, y: 25, width: 400, height: 191
          from height 500: x: 16, y: 25, width: width - 32, height: 240
        """)
    #expect(map.explanation(of: "nobody", at: CGSize(width: 400, height: 490)) == nil)
    #expect(map.explanation(of: "card", at: CGSize(width: 1, height: 490)) == nil)
  }

  @Test func `Two maps differ by exact amounts at exact sizes`() throws {
    var changed = card
    changed.frames[0].y = .below(700, of: .width, 25, 37)
    changed.add("note", 0, 0, 1, 1)
    let difference = changed.map().difference(from: card.map())
    #expect(difference.added == ["screen/note"])
    #expect(difference.removed.isEmpty)
    #expect(difference.isComplete)
    let entry = try #require(difference.entries.first)
    #expect(difference.entries.count == 1)
    #expect(entry.element == "screen/card")
    #expect(entry.largest == 12)
    #expect(abs(entry.share - 700.0 / 1_080) < 1e-9)
    #expect(card.map().difference(from: card.map()).isEmpty)
    #expect(card.map().difference(from: card.map()).description == "no difference")
  }

  @Test func `Verdicts that changed are part of a difference`() {
    var changed = card
    changed.frames[0].x = -1
    // The second one is proved of both.
    let properties: [LayoutProperty] = [
      .inside(.superview), .minimumSize(width: 10, of: ["card"]),
    ]
    let difference = changed.map().difference(from: card.map(), properties: properties)
    #expect(difference.verdicts.map(\.old.kind) == [.proved])
    #expect(difference.verdicts.map(\.new.kind) == [.refuted])
  }

  @Test func `A file tells of what surrounds the sizes of its map`() throws {
    let domain = LayoutDomain.sizes(
      320...430, 568...932, safeAreaInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
      direction: .rightToLeft, scale: 2, traits: ["theme": "dark"])
    let file = LayoutMapFile(LayoutMap(over: domain, snapshot: card.snapshot))
    let environment = try #require(try LayoutMapFile(json: file.json()).environment)
    #expect(environment.isRightToLeft && environment.pixelsPerPoint == 2)
    #expect(environment.safeArea == [1, 2, 3, 4])
    #expect(environment.traits == ["theme": "dark"])
  }

  @Test func `A layout that does not mirror is told`() {
    func pass(_ isMirrored: Bool) -> (LayoutInput) -> LayoutSnapshot {
      { input in
        var layout = SyntheticLayout()
        let isLeft = input.direction == .leftToRight || !isMirrored
        layout.add("title", isLeft ? 16 : .width - 116, 0, 100, 20)
        return layout.snapshot(input)
      }
    }
    let domain = LayoutDomain.sizes(320...1400, 480...1200)
    #expect(LayoutMap(over: domain, snapshot: pass(true)).verdict(.sameInMirror()).isProved)
    let map = LayoutMap(over: domain, snapshot: pass(false))
    #expect(
      map.verdict(.sameInMirror()).description
        == "refuted at 320 x 480: title is not the same in the mirror (100 % of the sizes)")
    #expect(map.verdict(.sameInMirror(except: ["title"])).isProved)
    let small = LayoutMap(over: .sizes(320...322, 480...481), snapshot: pass(false))
    #expect(small.verdictAtAllPixels(.sameInMirror()).isRefuted)
    #expect(
      small.verdictAtAllPixels(.sameInMirror(except: ["title"])).kind == .provedForPixels)
  }

  @Test func `Slivers and jumps are findings`() {
    var layout = SyntheticLayout()
    layout.add("card", .below(600, 0, .below(600.33, 90, 0)), 0, 10, 10)
    let findings = layout.map().findings
    #expect(findings.filter { $0.rule == .sliver }.count == 1)
    #expect(findings.filter { $0.rule == .jump }.map(\.numbers[0].value) == [90, 90])
    #expect(
      findings.first?.explanation
        == "There is a layout of its own where 600 <= width < 600.33, at the smallest 600 x 480, "
        + "less than a pixel wide.")
  }

  /// Of hundredths of a point, the middle fifth has a layout of its own.
  @Test(arguments: [0.01, 720])
  func `Regions of a very small domain are not put together across another one`(height: Double)
    throws
  {
    var layout = SyntheticLayout()
    layout.add("card", 0, 0, .below(320.004, 100, .below(320.006, 50, 100)), 10)
    let map = layout.map(320...320.01, 480...CGFloat(480 + height))
    #expect(map.regions.count == 3)
    #expect((map.regions.map(\.share).reduce(0, +) - 1).magnitude < 1e-6)
    let size = CGSize(width: 320.005, height: 480.005)
    let frames = try LayoutMapFile(json: LayoutMapFile(map).json()).frames(at: size)
    #expect(frames?["screen/card"]?.frame.width == 50)
  }

  @Test func `An element jumps from a whole point on`() {
    for (distance, isJump) in [(1.0, true), (0.99, false)] {
      var layout = SyntheticLayout()
      layout.add("card", .below(400, of: .width, 0, .constant(distance)), 0, 10, 10)
      let findings = layout.map(300...500, 100...200).findings
      #expect(findings.map(\.rule) == (isJump ? [.jump] : []))
    }
  }

  @Test func `A region is a sliver where it is thinner than a pixel, not a point`() {
    for (thickness, scale, isSliver) in [
      (0.75, 1, true), (0.75, 2, false), (0.25, 2, true), (0.25, 5, false),
    ] as [(Double, CGFloat, Bool)] {
      var layout = SyntheticLayout()
      layout.add(
        "card", .below(400, of: .width, 0, .below(400 + thickness, of: .width, 0.5, 0)), 0, 10, 10)
      let map = LayoutMap(
        over: .sizes(300...500, 100...200, scale: scale), snapshot: layout.snapshot)
      #expect(map.findings.contains { $0.rule == .sliver } == isSliver, "\(thickness), \(scale)")
    }
  }

  @Test func `A strip that the domain cuts off is no sliver`() {
    var layout = SyntheticLayout()
    layout.add("card", .below(300.25, of: .width, 0, 0.5), 0, 10, 10)
    #expect(layout.map(300...500, 100...200).findings == [])
    #expect(layout.map(299...500, 100...200).findings == [])
    #expect(layout.map(100...300.5, 100...200).findings == [])
  }

  /// The negative size is reported below 400 or above it; at 400 itself it is not.
  @Test func `The smallest size of a finding has it, or is called near`() {
    for (isBelow, smallest) in [(true, "300 x 100"), (false, "near 400 x 100")] {
      let map = LayoutMap(over: .sizes(300...500, 100...200)) { input in
        let length =
          isBelow ? Length.below(400, 1, 0) : .choice(.atMost, .width, 400, then: 0, else: 1)
        if length.value(input.size) == 1 {
          LayoutIssue.report(
            LayoutIssue(.negativeSize, elements: ["card"], explanation: "It is.", advice: "Do."))
        }
        return self.card.snapshot(input)
      }
      let finding = map.findings.first { $0.rule == .negativeSize }
      #expect(finding?.explanation.contains("at the smallest \(smallest)") == true, "\(finding!)")
    }
  }

  @Test func `A map differs in nothing from itself, whatever counts as a difference`() {
    for tolerance in [0, 1e-6, -1, .nan, 10] {
      let difference = card.map().difference(from: card.map(), tolerance: tolerance)
      #expect(difference.isEmpty)
      #expect(difference.description == "no difference")
    }
    var moved = card
    moved.frames[0].y = 26
    #expect(moved.map().difference(from: card.map(), tolerance: 1).isEmpty)
    #expect(
      moved.map().difference(from: card.map(), tolerance: 0.5).entries.map(\.largest) == [1])
    for tolerance in [-1, .nan] {
      #expect(
        moved.map().difference(from: card.map(), tolerance: tolerance).entries.map(\.largest) == [1]
      )
    }
  }

  @Test func `Two files tell of other sizes, and maps of those that were not compared`() throws {
    let (small, large) = (card.map(320...600), card.map(320...800))
    let difference = try LayoutMapFile(large).difference(from: LayoutMapFile(small))
    #expect(!difference.isEmpty)
    #expect(
      difference.description.hasPrefix(
        "the sizes were 320...600 x 480...1200 and are 320...800 x 480...1200"))
    let same = try LayoutMapFile(large).difference(from: LayoutMapFile(large))
    #expect(same.isEmpty && same.description == "no difference")
    let part = LayoutMap(
      over: large.domain, limits: LayoutMap.Limits(regions: 1), snapshot: card.snapshot)
    #expect(part.difference(from: large).description == "not all sizes were compared")
  }

  @Test func `A file whose numbers are off by one is refused`() throws {
    let good = LayoutMapFile(card.map())
    var (formula, root) = (good, good)
    formula.layouts[0].formulas[0] = good.formulas.count
    root.structures[0][0].end -= 1
    for file in [formula, root] {
      let json = try file.json()
      #expect(throws: LayoutMapFile.ReadingError.self) { try LayoutMapFile(json: json) }
    }
    #expect(try LayoutMapFile(json: good.json()) == good)
  }

  @Test func `A layout at one width that is like those beside it is none of its own`() {
    for then in [.constant(0), .difference(.width, 400)] as [Length] {
      var layout = SyntheticLayout()
      layout.add(
        "card", .choice(.equal, .width, 400, then: then, else: .difference(.width, 400)), 0, 10, 10)
      let map = layout.map(300...500, 100...200)
      #expect(map.regions.count == 1)
      #expect(map.layoutCount == 1)
    }
  }

  /// Of 320...1400 and 480...1200, whatever the regions are.
  @Test func `A file that leaves out sizes is refused, with seams and without`() throws {
    let good = LayoutMapFile(card.map())
    var broken: [LayoutMapFile] = []
    for index in good.regions.indices {
      var copy = good
      copy.regions.remove(at: index)
      broken.append(copy)
    }
    var empty = good
    (empty.regions, empty.borders, empty.ties) = ([], [], nil)
    broken.append(empty)
    var part = LayoutMapFile(
      LayoutMap(
        over: card.map().domain, limits: LayoutMap.Limits(regions: 1), snapshot: card.snapshot))
    part.unexplored.removeLast()
    broken.append(part)
    var line = LayoutMapFile(card.map(320...1400, 500...500))
    line.regions.removeLast()
    broken.append(line)
    var seam = good
    (seam.regions, seam.seams) = ([], [[[320, 480], [1e9, 480], [1e9, 1200]]])
    broken.append(seam)
    for file in broken {
      for seams in [file.seams, nil] {
        var copy = file
        copy.seams = seams
        let json = try copy.json()
        #expect(throws: LayoutMapFile.ReadingError.self) { try LayoutMapFile(json: json) }
      }
    }
  }

  @Test func `What is too thin to be explored may be missing in a file`() throws {
    var strip = SyntheticLayout()
    strip.add("card", .below(600, 0, .below(600.0005, 5, 9)), 0, 100, 40)
    #expect(strip.map().seams.count == 1)
    let maps = [
      strip.map(), strip.map(600...600, 500...500), strip.map(320...1400, 500...500),
      strip.map(320.0001...320.0009), strip.map(320...320, 500...500.00000001),
    ]
    for map in maps {
      let file = LayoutMapFile(map)
      #expect(try LayoutMapFile(json: file.json()) == file, "\(map.domain)")
      var former = file
      former.seams = nil
      #expect(try LayoutMapFile(json: former.json()) == former, "\(map.domain)")
    }
  }

  @Test func `Maps that have no explored size in common say so`() throws {
    let none = LayoutMap(
      over: card.map().domain, limits: LayoutMap.Limits(regions: 0), snapshot: card.snapshot)
    let file = LayoutMapFile(none)
    #expect(try LayoutMapFile(json: file.json()) == file)
    for former in [file, LayoutMapFile(card.map())] {
      let difference = try file.difference(from: former)
      #expect(!difference.frames.comparesAnySize)
      #expect(difference.description == "no sizes were compared")
    }
    #expect(card.map().difference(from: card.map()).comparesAnySize)
  }
}
#endif
