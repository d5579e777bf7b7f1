import Foundation
import Framewise
import LayoutTesting
import Testing

/// What cannot be checked is one failure that says why.
@Suite struct CheckHostile {
  private struct Refusal: Error {}

  private func failures(
    over domains: [LayoutDomain] = [.phones], _ properties: LayoutProperties = .noOverlap(),
    _ make: @escaping () -> UIView = { PlantedScreens.narrowButton() }
  ) -> [LayoutFailure] {
    var check = LayoutCheck(over: domains, properties, make)
    check.count = 40
    return check.run().failures
  }

  @Test func `Domains without sizes are refused`() {
    #expect(failures(over: []).map(\.text) == ["There is no domain to check."])
    let size = CGSize(width: 100, height: 100)
    for domain in [
      LayoutDomain(from: size, to: .zero), .size(CGSize(width: -1, height: 1)),
      .size(CGSize(width: CGFloat.nan, height: 1)),
      .size(CGSize(width: CGFloat.infinity, height: 1)),
    ] {
      #expect(failures(over: [domain]).count == 1, "\(domain)")
    }
    // A single size is one to check: from 168 points on there is room for the button.
    #expect(failures(over: [.size(CGSize(width: 200, height: 100))]).isEmpty)
  }

  @Test func `A layout that differs from call to call is refused`() {
    var count = 0.0
    let found = failures {
      count += 1
      let (screen, one, _) = PlantedScreens.pair("one", "other")
      let x = count
      screen.appendConstantPosition(
        .makeCustom { _ in CGRect(x: x, y: 0, width: 1, height: 1) }, for: one)
      return screen
    }
    #expect(found.count == 1)
    #expect(found.first?.text.contains("differs from pass to pass") == true)
    #expect(found.first?.text.contains("one") == true)
  }

  @Test func `A property that throws fails with what it threw`() {
    let found = failures(over: [.phones], .holds("it is well") { _ in throw Refusal() })
    #expect(found.count == 1)
    #expect(found.first?.text.contains("the property threw Refusal()") == true)
  }

  @Test func `A name that no element has fails once, with those near it`() {
    for properties in [
      LayoutProperties.minimumSize(44, of: "sned"), .noOverlap(except: "sned"),
      .grows("sned", along: .width), .holds("x") { $0["sned"].frame.minX == 0 },
      .noGaps(in: "sned", along: .width),
    ] {
      let found = failures(over: [.phones], properties)
      #expect(found.count == 1, "\(properties.statements)")
      #expect(found.first?.text.contains("No element is named sned") == true, "\(found)")
      #expect(found.first?.text.contains("send") == true, "\(found)")
    }
  }

  @Test func `Time that is over is told with what was not reached`() {
    var check = LayoutCheck(over: [.phones], .holds("it is well") { _ in true }) {
      PlantedScreens.narrowButton()
    }
    check.budget = .milliseconds(1)
    let report = check.run()
    #expect(report.isPassed)
    #expect(report.notReached.count == 1)
    #expect(report.notReached.first?.contains("of 2000 sizes were run") == true, "\(report)")
    #expect(report.notReached.first?.contains("it is well") == true)
  }

  @Test func `A property that traps says at which size before the process ends`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let check = LayoutCheck(
        over: [.phones],
        .holds("it does not trap") { [1, 2, 3][$0.input.width >= 400 ? 5 : 0] > 0 }
      ) { PlantedScreens.narrowButton() }
      _ = check.run()
    }
    #if os(Linux)
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("while checking that it does not trap; replay: .size("), "\(text)")
    #endif
  }

  @Test func `Of what failed nothing is told that the time did not suffice for`() throws {
    let properties = LayoutProperties.holds("it fails") { _ in false }.holds("it is slow") { _ in
      let end = ThreadClock.seconds + 1
      while ThreadClock.seconds < end {}
      return true
    }
    var check = LayoutCheck(over: [.phones], properties) { PlantedScreens.narrowButton() }
    check.budget = .milliseconds(500)
    let report = check.run()
    #expect(report.failures.map(\.property) == ["it fails"])
    let text = try #require(report.notReached.last)
    #expect(text.hasSuffix("what is not proved of it is slow is tested there only"), "\(text)")
  }
}
