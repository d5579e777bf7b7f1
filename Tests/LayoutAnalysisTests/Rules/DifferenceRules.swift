#if RECORDS_DECISIONS
import Foundation
import LayoutAnalysis
import LayoutCore
import Testing

/// What a difference of two maps tells, of which sizes, and in which order.
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
}
#endif
