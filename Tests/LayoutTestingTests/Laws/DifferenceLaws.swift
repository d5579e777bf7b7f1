#if RECORDS_DECISIONS
import Foundation
import Framewise
import TestSupport
import Testing

/// What differs between a screen and an edit of it, against what the edit says.
@Suite struct DifferenceLaws {
  /// A view with two methods and a frame for all other sizes.
  struct Screen: Equatable {
    /// From this width on it is beside the edge by the first margin.
    var width: CGFloat

    /// From this height on it is beside the edge by the second margin.
    var height: CGFloat
    var margins: [CGFloat]
    var isSwapped = false

    static func random(_ chance: inout SeededGenerator) -> Screen {
      // Margins that differ, so that other methods are other frames.
      Screen(
        width: CGFloat(chance.int(400...1200)), height: CGFloat(chance.int(600...1000)),
        margins: [
          CGFloat(chance.int(1...20)), CGFloat(chance.int(31...50)), CGFloat(chance.int(61...80)),
        ])
    }

    func make() -> UIView {
      let (screen, part, _) = PlantedScreens.pair("part", "other")
      let margins = margins.map { UIEdgeInsets(top: $0, left: $0, bottom: $0, right: $0) }
      var methods = [
        LayoutMethod(condition: .width(width...), position: .makeInsets(insets: margins[0])),
        LayoutMethod(condition: .height(height...), position: .makeInsets(insets: margins[1])),
      ]
      if isSwapped { methods.reverse() }
      methods.append(LayoutMethod(constantPosition: .makeInsets(insets: margins[2])))
      screen.setLayoutMethods(methods, for: part)
      return screen
    }

    var map: LayoutMap { LayoutMap(over: .sizes(320...1400, 480...1200)) { make() } }

    /// The margin at a size.
    func margin(_ size: CGSize) -> CGFloat {
      let (isWide, isHigh) = (size.width >= width, size.height >= height)
      if isSwapped { return isHigh ? margins[1] : isWide ? margins[0] : margins[2] }
      return isWide ? margins[0] : isHigh ? margins[1] : margins[2]
    }

    /// The screen with one thing changed.
    func edited(_ chance: inout SeededGenerator) -> Screen {
      var copy = self
      switch chance.int(0...3) {
      case 0: copy.width += chance.pick([1, -1])
      case 1: copy.height += chance.pick([1, -1])
      case 2: copy.margins[chance.int(0...2)] += chance.pick([0.25, -0.25])
      default: copy.isSwapped.toggle()
      }
      return copy
    }
  }

  @Test(arguments: 0..<10)
  func `An edit differs by what it changes, exactly where it does`(_ seed: UInt64) throws {
    var chance = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      let screen = Screen.random(&chance)
      let edit = screen.edited(&chance)
      let difference = edit.map.difference(from: screen.map)
      #expect(difference.isComplete)
      #expect(difference.entries.map(\.element) == ["LayoutView/part"], "\(screen), \(edit)")
      let entry = try #require(difference.entries.first)
      // Both thresholds of both screens, with a little on either side, and sizes anywhere.
      func near(_ one: CGFloat, _ other: CGFloat) -> [CGFloat] {
        [one - 0.01, one + 0.01, other - 0.01, other + 0.01]
      }
      let widths: [CGFloat] = near(screen.width, edit.width) + [350, 1399]
      let heights: [CGFloat] = near(screen.height, edit.height) + [490, 1199]
      for width in widths {
        for height in heights {
          let size = CGSize(width: width, height: height)
          let differs = screen.margin(size) != edit.margin(size)
          let isInside = entry.sizes.contains { $0.contains(size) }
          #expect(differs == isInside, "\(size): \(screen), \(edit), \(entry)")
        }
      }
      // Width and height of the part change by twice what its margin does.
      let change = abs(screen.margin(entry.size) - edit.margin(entry.size))
      #expect(change == 0 || abs(entry.largest - 2 * Double(change)) < 1e-6, "\(entry)")
      #expect(screen.map.difference(from: screen.map).isEmpty)
    }
  }
}
#endif
