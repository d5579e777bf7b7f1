#if RECORDS_DECISIONS
import Foundation
import LayoutAnalysis
import LayoutCore
import Testing

/// What a difference of two maps tells, in which order, of which sizes, and whose borders belong to
/// these.
struct DifferenceRules {
  private func layout(_ x: Length, _ y: Length = 0) -> SyntheticLayout {
    var layout = SyntheticLayout()
    layout.add("card", x, y, 10, 10)
    return layout
  }

  @Test func `The element that differs most comes first`() {
    let old = [5, 5, 5]
    func map(_ places: [Int]) -> LayoutMap {
      var layout = SyntheticLayout()
      for (index, x) in places.enumerated() {
        layout.add("card \(index)", .constant(Double(x)), 0, 10, 10)
      }
      return layout.map(320...400, 480...500)
    }
    let difference = map([8, 17, 8]).difference(from: map(old))
    #expect(difference.entries.map(\.largest) == [12, 3, 3])
    #expect(
      difference.entries.map(\.element) == ["screen/card 1", "screen/card 0", "screen/card 2"])
  }

  /// A note, with a text in it, that is hidden or not there below a width.
  private func map(from width: CGFloat, isHidden: Bool, x: CGFloat = 0) -> LayoutMap {
    LayoutMap(over: .sizes(300...500, 100...200)) { input in
      let isWide = input.size.width >= width
      var builder = LayoutSnapshot.Builder()
      builder.begin(name: "screen", frame: CGRect(origin: .zero, size: input.size))
      if isWide || isHidden {
        builder.begin(
          name: "note", frame: CGRect(x: x, y: 0, width: 10, height: 10), isHidden: !isWide)
        builder.begin(name: "text", frame: CGRect(x: 1, y: 0, width: 5, height: 5))
        builder.end()
        builder.end()
      }
      return builder.finish()!
    }
  }

  @Test func `An element that is hidden at other sizes differs there`() throws {
    let (old, new) = (map(from: 350, isHidden: true), map(from: 400, isHidden: true))
    for difference in [new.difference(from: old), old.difference(from: new)] {
      #expect(!difference.isEmpty && difference.isComplete)
      #expect(
        difference.description
          == "screen/note: hidden by one of them only at 350 x 100, where 350 <= width < 400")
      #expect(difference.entries.map(\.isHiddenByOne) == [true])
      #expect(abs((difference.entries.first?.share ?? 0) - 0.25) < 1e-6)
    }
    let file = try LayoutMapFile(new).difference(from: LayoutMapFile(old))
    #expect(file.frames.entries.map(\.element) == ["screen/note"])
    let moved = map(from: 400, isHidden: true, x: 3).difference(from: old)
    #expect(
      moved.description.hasPrefix(
        "screen/note: up to 3 points, hidden by one of them only at "))
    #expect(map(from: 400, isHidden: true).difference(from: new).isEmpty)
  }

  @Test func `An element that is there at other sizes differs there, and is not new`() {
    let (old, new) = (map(from: 350, isHidden: false), map(from: 400, isHidden: false))
    for difference in [new.difference(from: old), old.difference(from: new)] {
      #expect(difference.added.isEmpty && difference.removed.isEmpty)
      #expect(difference.entries.map(\.element) == ["screen/note", "screen/note/text"])
      #expect(
        difference.description.hasPrefix(
          "screen/note: placed by one of them only at 350 x 100, where 350 <= width < 400\n"))
    }
    let none = map(from: 900, isHidden: false)
    #expect(none.difference(from: old).removed == ["screen/note", "screen/note/text"])
    #expect(none.difference(from: old).entries.isEmpty)
    #expect(old.difference(from: none).added == ["screen/note", "screen/note/text"])
  }

  /// The card is at its old place at a width of 400.
  @Test func `A line of sizes at which nothing differs is not told to differ`() {
    let difference = layout(.width - 400).map(300...500, 100...200)
      .difference(from: layout(0).map(300...500, 100...200))
    let entry = difference.entries.first
    #expect(Set((entry?.sizes ?? []).map(\.description)) == ["width < 400", "width > 400"])
    #expect(abs((entry?.share ?? 0) - 1) < 1e-6 && entry?.largest == 100)
  }

  @Test func `What came, what went and verdicts that are others have lines of their own`() {
    var old = layout(0)
    old.add("note", 0, 20, 10, 10)
    var new = layout(-5)
    new.add("badge", 0, 40, 10, 10)
    let property = LayoutProperty.inside(.superview)
    let difference = new.map(300...400, 100...200)
      .difference(from: old.map(300...400, 100...200), properties: [property, .noOverlap()])
    #expect(difference.verdicts.map(\.old.kind) == [.proved])
    #expect(difference.verdicts.map(\.new.kind) == [.refuted])
    let lines = difference.description.split(separator: "\n").map(String.init)
    #expect(lines.count == 5)
    #expect(lines[0].hasPrefix("screen/card"))
    #expect(lines[1...2] == ["screen/badge: added", "screen/note: removed"])
    #expect(lines[3].hasPrefix("was proved: elements stay inside what holds them"))
    #expect(lines[4].hasPrefix("is refuted at 300 x 100: card"))
  }

  /// Each has 300 widths, of which they share 100.
  @Test func `Maps whose sizes are the same in part are not compared at all sizes`() {
    let difference = layout(0).map(500...800).difference(from: layout(0).map(300...600))
    #expect(!difference.isComplete && difference.comparesAnySize)
    #expect(difference.description == "not all sizes were compared")
    #expect(layout(0).map(400...500).difference(from: layout(0).map(300...600)).isComplete)
  }

  /// Of the widths from 300 to 500 a half is below 400, and three quarters are below 450.
  @Test(arguments: [480...1200, 500...500] as [ClosedRange<CGFloat>])
  func `Of sizes in a line as of others, the exact part that differs is told`(
    heights: ClosedRange<CGFloat>
  ) {
    let plain = layout(7).map(300...500, heights)
    for (x, share, widths) in [
      (.below(400, 0, 7), 0.5, [300, 400]), (.below(450, 0, 7), 0.75, [300, 450]),
      (.below(450, 7, 0), 0.25, [450, 500]),
    ] as [(Length, Double, [CGFloat])] {
      let other = layout(x).map(300...500, heights)
      for difference in [other.difference(from: plain), plain.difference(from: other)] {
        #expect(difference.entries.map(\.largest) == [7])
        let entry = difference.entries.first
        #expect(abs((entry?.share ?? 0) - share) < 1e-9)
        let corners = entry?.sizes.flatMap(\.corners).map(\.width) ?? []
        #expect([corners.min(), corners.max()] == widths)
      }
    }
  }

  @Test func `Sizes at which nothing differs are not among those that differ`() {
    let beyond = Length.difference(.multiple(0.5, .width), 200)
    for (x, tolerance, largest, widths, place) in [
      (.below(400, 0, 7), 0, 7, 300..<400, "where width < 400"),
      (.below(450, 7, 0), 0, 7, 450..<501, "where width >= 450"),
      // Half of the width is 207 at 414, and 209 at 418.
      (.most(7, beyond), 0, 43, 500..<501, "where width > 414"),
      (.most(7, beyond), 2, 43, 500..<501, "where width > 418"),
    ] as [(Length, Double, Double, Range<CGFloat>, String)] {
      let difference = layout(x).map(300...500)
        .difference(from: layout(7).map(300...500), tolerance: tolerance)
      let entry = difference.entries.first
      #expect(entry?.largest == largest)
      #expect(entry.map { widths.contains($0.size.width) } == true)
      #expect(difference.description.hasSuffix(place), "\(difference)")
    }
  }

  @Test func `What neither map places does not differ`() {
    func map(_ x: Length, unplacedUpTo end: Double) -> LayoutMap {
      var layout = layout(x)
      layout.leaveUnplaced(1, where: .width, isFrom: 0, upTo: end)
      return layout.map(300...500, 100...200)
    }
    #expect(map(5, unplacedUpTo: 900).difference(from: map(0, unplacedUpTo: 900)).isEmpty)
    let half = map(0, unplacedUpTo: 400).difference(from: map(0, unplacedUpTo: 900))
    #expect(half.entries.map(\.largest) == [.infinity])
    #expect(half.description.hasPrefix("screen/card: placed by one of them only at "))
    #expect(abs((half.entries.first?.share ?? 0) - 0.5) < 1e-6)
  }

  /// Below a width of 321 the card's place is bent, in so small a part that the rest is believed.
  @Test func `A comparison of numbers that follow no formula is not complete`() {
    var layout = SyntheticLayout()
    layout.add("card", 16, 25, 100, 40)
    layout.addOpaqueEvent("card is placed by a closure", touching: 1)
    func map(_ isBent: Bool) -> LayoutMap {
      LayoutMap(over: .sizes(320...1400, 480...1200)) { input in
        var own = layout
        if isBent, Length.below(321, 1, 0).value(input.size) == 1 {
          own.frames[0].y = .constant(Double(input.size.width * input.size.width) / 2_000)
        }
        return own.snapshot(input)
      }
    }
    let (bent, plain) = (map(true), map(false))
    #expect(bent.unexplored.sizes.isEmpty)
    #expect(plain.difference(from: map(false)).isComplete)
    #expect(!bent.difference(from: map(true)).isComplete)
  }

  /// The card differs up to a width of 380 and from 420 on, by 3 and by 12.
  @Test(arguments: [(3, 12), (12, 3)])
  func `The size that is told is one at which an element differs most`(low: Int, high: Int) {
    let moved = Length.below(
      380, .constant(Double(low)), .below(420, 0, .constant(Double(high))))
    let entries = layout(moved).map(300...500).difference(from: layout(0).map(300...500)).entries
    #expect(entries.map(\.largest) == [12])
    #expect(entries.first.map { low < high ? $0.size.width >= 420 : $0.size.width <= 380 } == true)
  }

  private func atMost(
    _ threshold: Double, of length: Length = .width, _ low: Length, _ high: Length
  ) -> Length {
    .choice(.atMost, length, .constant(threshold), then: low, else: high)
  }

  private func map(
    _ x: Length, _ y: Length = 0, _ widths: ClosedRange<CGFloat> = 300...500,
    _ heights: ClosedRange<CGFloat> = 100...200
  ) -> LayoutMap {
    layout(x, y).map(widths, heights)
  }

  /// The other map compares, too, at another width, and does the same on both sides.
  @Test func `A border belongs to the sizes that differ or not, whichever map has it`() {
    for (x, place) in [
      (.below(400, 0, 7), "where width < 400"), (atMost(400, 0, 7), "where width <= 400"),
      (.below(400, 7, 0), "where width >= 400"), (atMost(400, 7, 0), "where width > 400"),
    ] as [(Length, String)] {
      for same in [7, .below(450, 7, 7)] as [Length] {
        let (one, other) = (map(x), map(same))
        for difference in [one.difference(from: other), other.difference(from: one)] {
          #expect(difference.entries.count == 1)
          #expect(difference.description.hasSuffix(place), "\(difference)")
        }
      }
    }
  }

  @Test func `Between the borders of two maps each counts as its map says`() {
    for (one, other, place) in [
      (.below(400, 0, 7), .below(450, 0, 7), "where 400 <= width < 450"),
      (.below(400, 0, 7), atMost(450, 0, 7), "where 400 <= width <= 450"),
      (atMost(400, 0, 7), .below(450, 0, 7), "where 400 < width < 450"),
      (atMost(400, 0, 7), atMost(450, 0, 7), "where 400 < width <= 450"),
    ] as [(Length, Length, String)] {
      for difference in [
        map(one).difference(from: map(other)), map(other).difference(from: map(one)),
      ] {
        #expect(difference.entries.map(\.share).allSatisfy { abs($0 - 0.25) < 1e-9 })
        #expect(difference.description.hasSuffix(place), "\(difference)")
      }
    }
  }

  /// The sizes are without their border at the right, left, bottom or top.
  @Test func `Of sizes that differ by as much, one is told that belongs to them`() {
    let upper = atMost(150, of: .height, 7, 0)
    for x in [
      .below(400, 0, 7), atMost(400, 7, 0), .below(150, of: .height, 0, 7), upper,
      .below(400, upper, upper),
    ] as [Length] {
      for difference in [map(x).difference(from: map(7)), map(7).difference(from: map(x))] {
        #expect(difference.entries.map { x.value($0.size) } == [0], "\(x)")
      }
    }
  }

  /// Where `x` is over the tolerance of 2 and where `y` is, apart from `x`: the four sides of a
  /// square of 4 points, whose border is not over.
  @Test func `Where one length differs by no more than the tolerance another one may`() {
    let difference = map(.width - 418, .height - 150).difference(from: map(0), tolerance: 2)
    let entry = difference.entries.first
    #expect(entry.map { abs($0.share - (1 - 16.0 / 20_000)) < 1e-9 } == true)
    #expect(entry?.largest == 118 && entry?.size.width == 300)
    let texts = Set(entry?.sizes.map(\.description) ?? [])
    #expect(
      texts == [
        "width > 420", "width < 416", "416 <= width <= 420 and height > 152",
        "416 <= width <= 420 and height < 148",
      ])
  }

  /// Up to a height of 150 the width of 400 belongs to the sizes, and beyond it does not.
  @Test func `An edge of which a part belongs to other sizes does not belong to them`() {
    for high in [0, 1] as [Length] {
      let x = Length.below(150, of: .height, atMost(400, 0, 7), .below(400, high, 7))
      let difference = map(x).difference(from: map(7))
      #expect(difference.description.hasSuffix("where width < 400"), "\(difference)")
    }
  }

  @Test func `What one of the maps does not place is told with the sizes`() {
    var layout = layout(0)
    layout.leaveUnplaced(1, where: .width, isFrom: 0, upTo: 400)
    let (one, other) = (layout.map(300...500, 100...200), map(0))
    for difference in [one.difference(from: other), other.difference(from: one)] {
      #expect(difference.description.hasSuffix("where width <= 400"), "\(difference)")
    }
  }

  /// Numbers are exact to a millionth of a point.
  @Test(arguments: [(0.000_000_5, true), (0.000_002, false)])
  func `Borders that are as good as the same are no difference`(shift: Double, isSame: Bool) {
    let difference = map(.below(400 + shift, 0, 7)).difference(from: map(.below(400, 0, 7)))
    #expect(difference.isEmpty == isSame, "\(difference)")
  }

  /// Of the widths from 300 to 500 a quarter lies between the borders.
  @Test(arguments: [false, true])
  func `Along a line, too, the sizes between two borders differ`(isUpright: Bool) {
    func map(_ border: Double) -> LayoutMap {
      isUpright
        ? layout(.below(border, of: .height, 0, 7)).map(150...150, 300...500)
        : layout(.below(border, 0, 7)).map(300...500, 150...150)
    }
    for difference in [
      map(400).difference(from: map(450)), map(450).difference(from: map(400)),
    ] {
      let entry = difference.entries.first
      #expect(entry.map { abs($0.share - 0.25) < 1e-9 } == true, "\(difference)")
      let corners = entry?.sizes.flatMap(\.corners) ?? []
      let places = corners.map { isUpright ? $0.height : $0.width }
      #expect([places.min(), places.max()] == [400, 450])
      #expect(difference.isComplete)
    }
  }

  /// Their pieces touch at 400, which belongs to one of them in both.
  @Test func `Lines of sizes with the same border differ in nothing`() {
    for x in [.below(400, 0, 7), atMost(400, 0, 7)] as [Length] {
      let maps = (0..<2).map { _ in map(x, 0, 300...500, 150...150) }
      let difference = maps[0].difference(from: maps[1])
      #expect(difference.isEmpty && difference.isComplete, "\(difference)")
    }
  }

  /// From 400 to 500; at 500 the card is 100 from where it is in the other map.
  @Test func `Of two lines only the sizes that both have are compared`() {
    let (one, other) = (map(.width - 400, 0, 300...500, 150...150), map(0, 0, 400...600, 150...150))
    for difference in [one.difference(from: other), other.difference(from: one)] {
      #expect(difference.entries.map(\.largest) == [100])
      #expect(difference.entries.first?.size.width == 500)
      #expect(!difference.isComplete)
    }
    let apart = map(7, 0, 300...400, 150...150).difference(
      from: map(0, 0, 300...400, 160...160))
    #expect(!apart.comparesAnySize && apart.isEmpty)
  }

  @Test func `Lines that cross have one size in common, and a line has those of an area`() {
    let crossing = map(.width, 0, 300...500, 150...150)
      .difference(from: map(0, 0, 350...350, 100...200))
    #expect(crossing.entries.map(\.largest) == [350])
    #expect(crossing.entries.first?.size == CGSize(width: 350, height: 150))
    for heights in [150...150, 149.875...150.125, 100...200] as [ClosedRange<CGFloat>] {
      let difference = map(7, 0, 300...500, 150...150)
        .difference(from: map(.below(450, 0, 7), 0, 300...500, heights))
      #expect(difference.entries.map(\.share).map { abs($0 - 0.75) < 1e-9 } == [true])
      #expect(difference.description.hasSuffix("300 <= width <= 450"), "\(difference)")
    }
  }

  /// The line is the border of two regions, and belongs to the lower one or to the upper one.
  @Test func `A line along a border has the frames of the region to which it belongs`() {
    for (x, isSame) in [
      (.below(150, of: .height, 0, 7), true), (atMost(150, of: .height, 0, 7), false),
      (atMost(150, of: .height, 7, 0), true), (.below(150, of: .height, 7, 0), false),
    ] as [(Length, Bool)] {
      let line = map(7, 0, 300...500, 150...150)
      #expect(map(x).difference(from: line).isEmpty == isSame, "\(x)")
      #expect(line.difference(from: map(x)).isEmpty == isSame, "\(x)")
    }
  }

  @Test func `A single width of a line is no part of it`() {
    let x = Length.choice(.equal, .width, 400, then: 7, else: 0)
    let single = map(x, 0, 300...500, 150...150)
    let entry = single.difference(from: map(0, 0, 300...500, 150...150)).entries.first
    #expect(entry?.largest == 7 && entry?.share == 0)
    #expect(entry?.size == CGSize(width: 400, height: 150))
    #expect(single["card"].map(\.share) == [1, 0])
    #expect(map(x, 0, 400...400, 150...150)["card"].map(\.share) == [1])
  }

  /// All sizes that both have differ; the new map goes on beyond a width of 500.
  @Test func `Sizes that differ are told without the limits of the new map`() {
    let difference = map(7, 0, 300...600).difference(from: map(0))
    #expect(difference.description.contains("where width <= 500"), "\(difference)")
    let other = map(7).difference(from: map(0, 0, 300...600))
    #expect(!other.description.contains("where"), "\(other)")
  }

  @Test func `Of a single size all differs or nothing`() {
    let size = 400...400 as ClosedRange<CGFloat>
    let difference = map(7, 0, size, size).difference(from: map(0, 0, size, size))
    #expect(difference.entries.map(\.share) == [1] && difference.isComplete)
  }
}
#endif
