import Foundation
import Framewise
import LayoutCore
import LayoutTesting
import Testing

@testable import GalleryScreens

/// The gallery's screens, checked as a test of an app would.
@Suite struct GalleryRules {
  @Test func `The login screen holds at every size`() {
    checkLogin(over: .sizes(320...1400, 520...1200))
  }

  /// The most seconds that the check may take where it is timed: 5, or fewer where modules are
  /// optimized.
  private static let mostSeconds =
    ProcessInfo.processInfo.environment["FRAMEWISE_TIMES"].flatMap { Double($0) }

  // Tests beside it would share its processor.
  @Test(.enabled(if: mostSeconds != nil, "runs alone"))
  func `The login screen is checked in less than five seconds`() {
    // Where nothing is proved, the budget is the limit.
    let limit = LayoutMap.recordsDecisions ? Self.mostSeconds ?? 5 : 10
    // What else runs on the machine only lengthens it, so the least of a few times counts.
    var least = Double.infinity
    for _ in 0..<3 where least >= limit {
      let start = ThreadClock.seconds
      checkLogin(over: .sizes(320...1400, 520...1200))
      least = min(least, ThreadClock.seconds - start)
    }
    #expect(least < limit)
  }

  @Test func `The login screen holds as low as above a keyboard in landscape`() {
    checkLogin(over: .sizes(320...1400, 480...520))
  }

  private func checkLogin(over domain: LayoutDomain) {
    let report = checkLayout(over: domain) {
      GalleryScreen.login.make()
    } properties: {
      .noOverlap()
        .inside(.superview)
        .inside(.safeArea, except: "keyboard")
        .placed()
        .sameInMirror()
        .finite
        .idempotent
        .sameAsFresh
        .settles
        .noIssues
        .textFits(except: ["title"])
        .grows("card", along: .width)
        .steady(within: 700)
        .minimumSize(width: 200, height: 44, of: ["name", "password", "button"])
        .holds("the card stands above the keyboard") {
          $0["card"].frame.maxY <= $0["keyboard"].frame.minY
        }
    }
    #expect(report.notReached.isEmpty)
    #if RECORDS_DECISIONS
    // What maps know is proved in both directions, but for the mirror image of single sizes.
    let rest = report.verdicts.filter { !$0.isProved }
    #expect(report.verdicts.count == 16)
    #expect(rest.allSatisfy { $0.property.contains("mirror") && !$0.isRefuted })
    #endif
  }

  @Test(arguments: GalleryScreen.all.map(\.name))
  func `Every screen holds on a phone and on a tablet, in both directions`(_ name: String) throws {
    let screen = try #require(GalleryScreen.all.first { $0.name == name })
    let sizes = [CGSize(width: 375, height: 812), CGSize(width: 1024, height: 1366)]
    var properties = LayoutProperties.finite.settles.noIssues
    // Its cells are made anew when it is laid out again.
    if name != "library" { properties = properties.idempotent.sameAsFresh }
    for property in screen.properties { properties = properties.property(property) }
    let check = LayoutCheck(over: sizes.map { .size($0) }, properties) { screen.make() }
    let report = check.run()
    #expect(report.isPassed, "\(report)")
    #expect(report.notReached.isEmpty, "\(report)")
  }

  @Test(arguments: ["login", "mail"])
  func `Devices and the sizes that are worth a test see all conditions of a screen`(
    _ name: String
  ) throws {
    let screen = try #require(GalleryScreen.all.first { $0.name == name })
    var devices: LayoutCoverage?
    withKnownIssue { devices = checkConditions(over: .windows) { screen.make() } }
    let seen = try #require(devices)
    #expect(seen.notReached.isEmpty)
    // No device has a height from 480 up to 500.
    if name == "login" {
      #expect(seen.atoms.filter { !$0.isSeenTrue }.map(\.text) == ["height < 500"])
    }
    let sizes = LayoutDevice.common.map(\.size).filter(LayoutDomain.windows.contains)
    let again = checkConditions(
      over: .windows, at: (sizes + seen.sizesWorthATest).map { LayoutInput(size: $0) }
    ) {
      screen.make()
    }
    #expect(again.missedChanges.isEmpty)
    #expect(again.changeCount == seen.changeCount)
    #expect(again.atoms.allSatisfy { $0.isSeenTrue && $0.isSeenFalse })
  }
}
