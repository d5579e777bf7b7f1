import Foundation
import Framewise
import Testing

@testable import LayoutTesting

/// What inputs of tests see of conditions, and which mistakes they miss.
@Suite struct CoverageRules {
  static func domain() -> LayoutDomain {
    var domain = LayoutDomain.sizes(200...1200, 400...600)
    domain.devices = [
      LayoutDevice("small", width: 300, height: 500),
      LayoutDevice("large", width: 1000, height: 500),
      LayoutDevice("outside", width: 2000, height: 500),
    ]
    return domain
  }

  private func inputs(_ widths: [CGFloat], _ height: CGFloat = 500) -> [LayoutInput] {
    widths.map { LayoutInput(size: CGSize(width: $0, height: height)) }
  }

  /// What is found out, without the failure of the test.
  private func coverage(
    _ widths: [CGFloat], over domain: LayoutDomain = domain(), _ make: @escaping () -> UIView
  ) -> LayoutCoverage {
    var coverage: LayoutCoverage?
    withKnownIssue(isIntermittent: true) {
      coverage = checkConditions(over: domain, at: inputs(widths), make)
    }
    return coverage!
  }

  /// Breakpoints are at 400, 600 and 900 of 200...1200 points, so regions have 20, 20, 30 and 30 %
  /// of the sizes; 300 and 700 are in the first and the third.
  @Test func `Inputs see the regions, devices and answers that they reach`() {
    let seen = coverage([300, 700]) { ConditionScreens.threeBreakpoints() }
    #expect(seen.inputCount == 2)
    if LayoutMap.recordsDecisions {
      #expect(seen.regionCount == 4)
      #expect(seen.visitedRegionCount == 2)
      #expect(abs((seen.visitedShare ?? 0) - 0.5) < 1e-9)
    }
    #expect(seen.visitedDevices.map(\.name) == ["small"])
    #expect(seen.missedDevices.map(\.name) == ["large"])
    #expect(seen.atoms.map(\.text) == ["width >= 900", "width >= 600", "width >= 400"])
    #expect(seen.atoms.map(\.isSeenTrue) == [false, true, true])
    #expect(seen.atoms.map(\.isSeenFalse) == [true, true, true])
    #expect("\(seen)".contains("never true: width >= 900 (ConditionScreens.swift:"))
  }

  /// No frame is compared at the device that the domain does not contain.
  @Test func `Without inputs those of the domain's devices count`() {
    var seen: LayoutCoverage?
    withKnownIssue {
      seen = checkConditions(over: Self.domain()) { ConditionScreens.threeBreakpoints() }
    }
    #expect(seen?.inputCount == 2)
    #expect(seen?.visitedDevices.map(\.name) == ["small", "large"])
  }

  /// From 600 on the list is wider: 599 shows a threshold that is a point lower, and no input that
  /// it is a point higher.
  @Test func `One missed change is told in the singular`() {
    withKnownIssue {
      checkConditions(over: Self.domain(), at: inputs([300, 599, 700])) {
        ConditionScreens.vocabularies[0].make()
      }
    } matching: {
      "\($0)".contains("1 change of conditions would go unnoticed\n")
    }
  }

  /// At 300 the last method counts, at 700 the second. No threshold is near; the first method
  /// counts at neither, so it may be left out, or come after the second one; so may the third be
  /// left out, as at 700 the second comes before it. All other changes move the list at 300 or at
  /// 700.
  @Test func `Changes that no input shows are missed, each with a size that shows it`() {
    let seen = coverage([300, 700]) { ConditionScreens.threeBreakpoints() }
    let missed = seen.missedChanges.map { "\($0.condition): \($0.text), \(Int($0.size.width))" }
    #expect(
      Set(missed) == [
        "width >= 900: 900 could be 899, 899", "width >= 900: 900 could be 901, 900",
        "width >= 600: 600 could be 599, 599", "width >= 600: 600 could be 601, 600",
        "width >= 400: 400 could be 399, 399", "width >= 400: 400 could be 401, 400",
        "width >= 900: the method could be left out, 900",
        "width >= 400: the method could be left out, 400",
        "width >= 900: the method could come after the next one, 900",
      ])
    #expect(missed.count == 9)
    // Two for each threshold, a negation each, four methods left out, two pairs.
    #expect(seen.changeCount == 15)
    #expect(seen.idleCount == 0)
    let widths = seen.sizesWorthATest.map(\.width)
    #expect(widths.sorted() == [399, 400, 599, 600, 899, 900])
  }

  @Test func `The sizes that are worth a test leave nothing to be missed`() {
    let seen = checkConditions(
      over: Self.domain(), at: inputs([399, 400, 599, 600, 899, 900])
    ) {
      ConditionScreens.threeBreakpoints()
    }
    #expect(seen.missedChanges.isEmpty)
    #expect(seen.changeCount == 15)
    if LayoutMap.recordsDecisions { #expect(abs((seen.visitedShare ?? 0) - 1) < 1e-9) }
  }

  /// The inner view is twice as wide as the screen, so at 400 the first method counts in it alone.
  @Test func `That a method is left out is seen where it counts in an inner view only`() {
    let seen = coverage([400]) {
      let (screen, inner) = (LayoutView(), LayoutView())
      screen.addSubview(
        inner,
        constantPosition: .makeRelative(frame: CGRect(x: 0, y: 0.5, width: 2, height: 0.5)))
      for view in [screen, inner] {
        let list = ConditionScreens.named("list")
        view.addSubview(list)
        for (condition, width) in [(LayoutCondition.width(600...), 300), (.always, 200)] {
          view.appendLayout(
            of: list, at: .makeAbsolute(frame: CGRect(x: 0, y: 0, width: width, height: 50)),
            while: condition)
        }
      }
      return screen
    }
    let missed = seen.missedChanges.map { "\($0.condition): \($0.text)" }
    #expect(!missed.contains("width >= 600: the method could be left out"), "\(missed)")
    #expect(missed.contains("width >= 600: 600 could be 601"))
  }

  /// The first card is as large by either method, so nothing that is said of it alone changes
  /// anything: neither threshold, nor the opposite, nor the first method left out.
  @Test func `A change in one line leaves the same test in another line as it is`() {
    let seen = coverage([300, 599, 600]) {
      let (screen, one, other) = PlantedScreens.pair("one", "other")
      func frame(_ width: CGFloat) -> LayoutPosition {
        .makeAbsolute(frame: CGRect(x: 0, y: 0, width: width, height: 50))
      }
      screen.appendLayout(of: one, at: frame(100), while: .width(600...))
      screen.appendConstantPosition(frame(100), for: one)
      screen.appendLayout(of: other, at: frame(300), while: .width(600...))
      screen.appendConstantPosition(frame(200), for: other)
      return screen
    }
    #expect(seen.idleCount == 4)
    #expect(seen.missedChanges.isEmpty)
  }

  @Test func `A missed change names its line and the range of sizes that show it`() throws {
    let line = #line + 5
    let seen = coverage([300, 700]) {
      let (screen, list, _) = PlantedScreens.pair("list", "other")
      screen.appendLayout(
        of: list, at: .makeAbsolute(frame: CGRect(x: 0, y: 0, width: 9, height: 9)),
        while: .width(600...) && .height(..<450))
      screen.appendConstantPosition(.makeInsets(insets: .zero), for: list)
      return screen
    }
    let change = try #require(seen.missedChanges.first { $0.text == "450 could be 451" })
    #expect(change.location?.line == line)
    #expect(change.size == CGSize(width: 600, height: 450))
    #expect(change.widths.low == 600 && change.widths.isHighLimit)
    #expect(change.heights.low == 450 && change.heights.high == 451)
    #expect(change.heights.includesLow && !change.heights.includesHigh)
    #expect(
      "\(change)".hasSuffix(
        "(differs from width 600 to 1200 at height 450, and from height 450 up to 451 at width "
          + "600)"))
  }

  @Test(arguments: ConditionScreens.vocabularies.map(\.name))
  func `Conditions of each vocabulary are changed`(_ name: String) throws {
    let make = try #require(ConditionScreens.vocabularies.first { $0.name == name }).make
    let far = coverage([300, 1000], make)
    #expect(far.missedChanges.map(\.text) == ["600 could be 599", "600 could be 601"])
    #expect(far.missedChanges.map(\.size.width) == [599, 600])
    let near = coverage([599, 600], make)
    #expect(near.missedChanges.map(\.text) == [])
    #expect(near.changeCount == far.changeCount)
  }

  /// The inner view is half as wide as the screen, so 300 of its points are 600 of the screen's.
  @Test(.enabled(if: LayoutMap.recordsDecisions))
  func `A condition of a container within is worth a test at sizes of the screen`() throws {
    let seen = coverage([300, 1000]) {
      let (screen, card) = (LayoutView(), LayoutView())
      let list = ConditionScreens.named("list")
      card.addSubview(list)
      screen.addSubview(card)
      screen.appendConstantPosition(
        .makeRelative(frame: CGRect(x: 0, y: 0, width: 0.5, height: 1)), for: card)
      card.appendLayout(
        of: list, at: .makeAbsolute(frame: CGRect(x: 0, y: 0, width: 9, height: 9)),
        while: .width(300...))
      card.appendConstantPosition(.makeInsets(insets: .zero), for: list)
      return screen
    }
    let change = try #require(seen.missedChanges.first { $0.text == "300 could be 301" })
    #expect(change.size.width == 600)
    #expect(change.widths.low == 600 && change.widths.high == 602)
  }

  @Test func `What all share is changed everywhere, and stays as it is for others`() {
    let kept = ConditionScreens.vocabularies[0].make()
    let seen = coverage([300, 1000]) {
      let (screen, one, other) = PlantedScreens.pair("one", "other")
      for view in [one, other] {
        screen.appendLayout(
          of: view, at: .makeAbsolute(frame: CGRect(x: 0, y: 0, width: 9, height: 9)),
          while: ConditionScreens.isWide)
        screen.appendConstantPosition(.makeInsets(insets: .zero), for: view)
      }
      return screen
    }
    // Two thresholds and a negation of the condition; each of two methods left out.
    #expect(seen.changeCount == 5)
    let input = LayoutInput(size: CGSize(width: 600, height: 500))
    #expect(LayoutSnapshot(of: kept, in: input)["LayoutView/list"]?.frame.width == 300)
    #expect(ConditionScreens.isWide == .width(600...))
  }

  @Test func `An input counts once, and a region has its own border only`() {
    #expect(coverage([300, 300, 700]) { ConditionScreens.threeBreakpoints() }.inputCount == 2)
    guard LayoutMap.recordsDecisions else { return }
    // 400 points are no more below 400.
    #expect(coverage([400]) { ConditionScreens.threeBreakpoints() }.visitedRegionCount == 1)
  }

  @Test func `An input in another direction than the domain's visits no device`() {
    var seen: LayoutCoverage?
    let input = LayoutInput(size: CGSize(width: 300, height: 500), direction: .rightToLeft)
    withKnownIssue(isIntermittent: true) {
      seen = checkConditions(over: Self.domain(), at: [input]) {
        ConditionScreens.threeBreakpoints()
      }
    }
    #expect(seen?.visitedDevices.isEmpty == true)
    #expect(seen?.missedDevices.map(\.name) == ["small", "large"])
  }

  /// The inner view is 100 points wide, whatever the width of the screen.
  @Test func `A condition is seen with the size that its container sees`() {
    let seen = coverage([300, 700]) {
      let (screen, inner, list) = (LayoutView(), LayoutView(), ConditionScreens.named("list"))
      screen.addSubview(inner)
      inner.addSubview(list)
      screen.appendConstantPosition(
        .makeAbsolute(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), for: inner)
      inner.appendLayout(
        of: list, at: .makeAbsolute(frame: CGRect(x: 0, y: 0, width: 9, height: 9)),
        while: .width(200...))
      inner.appendConstantPosition(.makeInsets(insets: .zero), for: list)
      return screen
    }
    #expect(seen.atoms.map(\.text) == ["width >= 200"])
    #expect(seen.atoms.map(\.isSeenTrue) == [false])
  }

  /// At 500 points of height, 300 and 1000 points of width have the ratios 0.6 and 2.
  @Test func `A ratio is changed by a hundredth of it`() {
    let seen = coverage([300, 1000]) {
      let (screen, list) = (LayoutView(), ConditionScreens.named("list"))
      screen.addSubview(list)
      screen.appendLayout(
        of: list, at: .makeAbsolute(frame: CGRect(x: 0, y: 0, width: 9, height: 9)),
        while: .aspectRatio(1.5...))
      screen.appendConstantPosition(.makeInsets(insets: .zero), for: list)
      return screen
    }
    #expect(
      seen.missedChanges.map(\.text) == [
        "the aspect ratio 1.5 could be 1.485", "the aspect ratio 1.5 could be 1.515",
      ])
  }

  @Test func `The inputs of a check are those at which it tested something`() {
    let domain = Self.domain()
    let report = checkLayout(over: domain, varying: .none) {
      ConditionScreens.threeBreakpoints()
    } properties: {
      .holds("there is a list") { $0.contains("list") }
    }
    #expect(report.inputs.count == report.tested["there is a list"])
    // Thresholds and a pixel beside them are the first sizes of all.
    let seen = checkConditions(over: domain, at: report.inputs) {
      ConditionScreens.threeBreakpoints()
    }
    #expect(seen.missedChanges.isEmpty)
  }

  @Test func `A check without conditions, inputs or sizes is one failure that says so`() {
    func failure(
      _ domain: LayoutDomain, _ widths: [CGFloat], _ make: @escaping () -> UIView
    ) -> String {
      coverage(widths, over: domain, make).failure ?? ""
    }
    let screen = { ConditionScreens.threeBreakpoints() }
    #expect(failure(Self.domain(), [300]) { UIView() }.hasPrefix("The layout has no condition."))
    let constant = { PlantedScreens.narrowButton() }
    #expect(failure(Self.domain(), [300], constant).hasPrefix("The layout has no condition."))
    #expect(failure(Self.domain(), [], screen).hasPrefix("There is no input"))
    let empty = LayoutDomain.sizes(400...400, -9...(-1))
    #expect(failure(empty, [300], screen).contains("begins with a negative width or height"))
  }

  @Test func `What the time does not suffice for is told`() {
    let seen = checkConditions(over: Self.domain(), at: inputs([300]), budget: .zero) {
      ConditionScreens.threeBreakpoints()
    }
    #expect(seen.notReached.count == 2)
    #expect(seen.missedChanges.isEmpty)
  }

  /// Both are seen from 600 points on only, in two lines.
  @Test func `The same test in two lines is two that are looked at`() {
    let seen = coverage([700]) {
      let (screen, first, second) = PlantedScreens.pair("first", "second")
      let position = LayoutPosition.makeAbsolute(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      screen.setLayout(of: first, at: position, while: .width(600...))
      screen.setLayout(of: second, at: position, while: .width(600...))
      return screen
    }
    #expect(seen.atoms.map(\.text) == ["width >= 600", "width >= 600"])
    #expect(Set(seen.atoms.map(\.location)).count == 2)
  }

  @Test func `A test that had one answer only is told, with the answer it never had`() {
    var coverage = LayoutCoverage()
    coverage.atoms = [(true, true), (true, false), (false, true), (false, false)].enumerated().map {
      LayoutCoverage.Atom(
        text: "test \($0.offset)", isSeenTrue: $0.element.0, isSeenFalse: $0.element.1)
    }
    #expect(
      coverage.description.split(separator: "\n").dropFirst() == [
        "never true: test 2", "never true: test 3", "never false: test 1", "never false: test 3",
      ])
  }

  @Test func `A part of the sizes is told in hundredths of a percent`() {
    for (share, text) in [(0.123_44, "12.34"), (1, "100"), (0.000_04, "0"), (0.5, "50")] {
      var coverage = LayoutCoverage()
      (coverage.inputCount, coverage.regionCount, coverage.visitedRegionCount) = (2, 4, 1)
      coverage.visitedShare = share
      #expect(
        coverage.description
          == "seen at 2 inputs: 1 of 4 regions with \(text) % of the sizes, 0 of 0 devices")
    }
  }

  /// The inner view is half as wide as the screen, so it is 300 points wide where that is 600.
  @Test func `A line that counts for the screen and for a view in it is looked at in both`() {
    func place(_ part: UIView, in view: LayoutView) {
      view.addSubview(part)
      view.setLayout(of: part, at: .makeInsets(insets: .zero), while: .width(300...))
      view.appendConstantPosition(
        .makeAbsolute(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), for: part)
    }
    let seen = coverage([600]) {
      let (screen, inner) = (LayoutView(), LayoutView())
      place(UIView(), in: screen)
      screen.addSubview(inner)
      screen.appendConstantPosition(
        .makeRelative(frame: CGRect(x: 0, y: 0, width: 0.5, height: 1)), for: inner)
      place(UIView(), in: inner)
      return screen
    }
    let missed = seen.missedChanges.map(\.text)
    #expect(missed.contains("300 could be 299"))
    #expect(!missed.contains("300 could be 301"), "\(missed)")
  }
}
