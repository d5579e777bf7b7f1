import Foundation
import Framewise
import LayoutTesting
import Testing

/// The line that runs a failure alone.
@Suite struct ReplayRules {
  private func report(_ replay: LayoutReplay?, _ make: @escaping () -> UIView)
    -> LayoutCheckReport
  {
    var check = LayoutCheck(over: [PlantedRules.domain], .noOverlap(), make)
    check.replay = replay
    check.variations = .none
    return check.run()
  }

  @Test func `The line of a failure reproduces it`() throws {
    let found = try #require(report(nil) { PlantedScreens.overlap() }.failures.first)
    #expect("\(found)".contains("replay: .size(600, "))
    let again = report(found.replay) { PlantedScreens.overlap() }.failures
    #expect(again.map(\.text) == ["list overlaps detail"])
    #expect(again.first?.input == found.input)
  }

  /// What it keeps from the widest sizes of a domain shows at narrow ones only. Both domains have
  /// the narrow ones.
  @Test func `A replay lays out at the same other sizes before as the check did`() throws {
    final class Keeping: UIView {
      private var wasWide = false
      private let inner = UIView()

      override func layoutSubviews() {
        if inner.superview == nil { addSubview(inner) }
        if bounds.width >= 1000 { wasWide = true }
        let height: CGFloat = bounds.width < 600 && wasWide ? 50 : 10
        inner.frame = CGRect(x: 0, y: 0, width: 10, height: height)
      }
    }
    var check = LayoutCheck(
      over: [.sizes(320...700, 480...500), .sizes(320...1400, 480...500)], .sameAsFresh
    ) { Keeping() }
    check.variations = .directions
    let found = try #require(check.run().failures.first)
    check.replay = found.replay
    let again = check.run().failures
    #expect(again.map(\.text) == [found.text])
    #expect(again.first?.input == found.input)
  }

  @Test func `The seed of a replay counts, and not the one beside it`() {
    var report: LayoutCheckReport?
    withKnownIssue {
      report = checkLayout(
        over: PlantedRules.domain, seed: 5, replay: .size(600, 480, seed: 9)
      ) {
        PlantedScreens.overlap()
      } properties: {
        .noOverlap()
      }
    }
    #expect(report?.failures.map { $0.replay?.seed } == [9])
  }

  @Test func `A replay of what is repaired says that it fails no more`() {
    let failures = report(.size(600, 480)) {
      let (screen, one, other) = PlantedScreens.pair("list", "detail")
      for (index, view) in [one, other].enumerated() {
        let frame = CGRect(x: 0.5 * Double(index), y: 0, width: 0.5, height: 1)
        screen.appendConstantPosition(.makeRelative(frame: frame), for: view)
      }
      return screen
    }.failures
    #expect(failures.count == 1)
    #expect(failures.first?.text == "The replay does not fail any more: .size(600, 480, seed: 1).")
  }

  @Test func `A replay says of a name that no element has what a check says`() {
    for properties in [
      LayoutProperties.noOverlap(except: "nobody"), .steady(within: 9, except: "nobody"),
    ] {
      var check = LayoutCheck(over: [PlantedRules.domain], properties) { UIView() }
      #expect(check.run().failures.map(\.text) == ["No element is named nobody."])
      check.replay = .size(600, 480)
      #expect(check.run().failures.map(\.text) == ["No element is named nobody."])
    }
  }

  /// The third cell is there with the most content only.
  @Test func `Names in a replay are those of all content`() {
    var check = LayoutCheck(over: [PlantedRules.domain], .noOverlap(except: "UIView/cell#3")) {
      content in
      let row = UIView()
      for _ in 0..<content.count("cells", 0...3) {
        let cell = UIView()
        cell.accessibilityIdentifier = "cell"
        row.addSubview(cell)
      }
      return row
    }
    check.replay = .size(600, 480, content: ["cells": .count(1)])
    #expect(check.run().failures.first?.text.hasPrefix("The replay does not fail any more") == true)
  }

  /// Sizes around it would have a negative width.
  @Test func `A replay of less than a point shows the failure`() {
    let failures = report(.size(0.5, 480)) {
      let (screen, one, other) = PlantedScreens.pair("list", "detail")
      for view in [one, other] {
        screen.appendConstantPosition(
          .makeAbsolute(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), for: view)
      }
      return screen
    }.failures
    #expect(failures.map(\.text) == ["list overlaps detail"])
  }

  @Test func `A replay prints as the code that makes it`() {
    let replay = LayoutReplay.size(
      600.33, 480, safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      direction: .rightToLeft, scale: 3, traits: ["size": "large", "a": "\"b\""], seed: 7)
    #expect(
      "\(replay)" == """
        .size(600.33, 480, safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), \
        direction: .rightToLeft, scale: 3, traits: ["a": "\\"b\\"", "size": "large"], seed: 7)
        """)
    let margins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      "\(LayoutReplay.size(320, 480, layoutMargins: margins))" == """
        .size(320, 480, layoutMargins: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), seed: 1)
        """)
  }
}
