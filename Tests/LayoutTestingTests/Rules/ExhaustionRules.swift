import Foundation
import Framewise
import LayoutCore
import LayoutTesting
import Testing

/// Every size of a kind, and what the environment says.
@Suite struct ExhaustionRules {
  private func check(
    _ scale: CGFloat, _ exhaustion: LayoutCheck.Exhaustion,
    _ test: @escaping (LayoutFrames) -> Bool
  ) -> LayoutCheckReport {
    let domain = LayoutDomain.sizes(100...119.75, 200...209, scale: scale)
    var check = LayoutCheck(over: [domain], .holds("it is well", test)) {
      PlantedScreens.narrowButton()
    }
    check.variations = .none
    check.exhaustive = exhaustion
    return check.run()
  }

  @Test func `Every size in points or pixels is run once`() {
    // 20 widths and 10 heights in points; 40 (up to 119.5) and 19 in half points.
    for (scale, exhaustion, count) in [
      (1.0, LayoutCheck.Exhaustion.points, 200), (1, .pixels, 200), (2, .points, 200),
      (2, .pixels, 760),
    ] {
      var seen: Set<CGSize> = []
      let report = check(scale, exhaustion) { seen.insert($0.input.size).inserted }
      #expect(report.isPassed, "\(report)")
      #expect(seen.count == count)
      #expect(report.tested == ["it is well": count])
    }
  }

  @Test func `A single bad pixel is found`() throws {
    let report = check(2, .pixels) { $0.input.size != CGSize(width: 111.5, height: 204.5) }
    let failure = try #require(report.failures.first)
    #expect(failure.input?.size == CGSize(width: 111.5, height: 204.5))
    #expect(failure.widths?.low == 111.5 && failure.widths?.high == 111.5)
    #expect("\(failure)".contains("at width 111.5 only"))
    // Where it was found is told only if that is another size.
    #expect(failure.found == failure.input?.size && !"\(failure)".contains("found at"))
  }

  @Test(
    arguments: [
      (375.2...375.8, .points, 2), (375.2...375.4, .pixels, 2), (375...376, .pixels, 1e-3),
      (0...2e12, .points, 1),
    ] as [(ClosedRange<CGFloat>, LayoutCheck.Exhaustion, CGFloat)])
  func `Sizes of which none is whole, or too many are, are a failure, but for a replay`(
    widths: ClosedRange<CGFloat>, exhaustion: LayoutCheck.Exhaustion, scale: CGFloat
  ) {
    let domain = LayoutDomain.sizes(widths, 667...667, scale: scale)
    var check = LayoutCheck(over: [domain], .holds("it is there") { _ in true }) { UIView() }
    check.exhaustive = exhaustion
    let report = check.run()
    #expect(report.inputs == [] && report.failures.count == 1)
    #expect(report.failures.first?.text.contains("has no size in whole \(exhaustion)") == true)
    check.replay = .size(375.3, 667, scale: scale)
    #expect(check.run().failures.first?.text.contains("does not fail any more") == true)
  }

  /// Forty million widths would take longer to list than to run a few.
  @Test func `All of very many sizes are run until the time is over`() {
    var check = LayoutCheck(over: [.sizes(0...4e7, 1...1)], .holds("it is there") { _ in true }) {
      UIView()
    }
    check.variations = .none
    check.exhaustive = .points
    check.budget = .milliseconds(100)
    let start = ThreadClock.seconds
    let report = check.run()
    #expect(ThreadClock.seconds - start < 3)
    #expect(report.inputs.first?.size == CGSize(width: 0, height: 1) && report.isPassed)
    #expect(report.notReached.count == 1)
  }

  /// The directions at which a check with variations looks.
  private func directions(
    _ variations: LayoutVariations, _ direction: UIUserInterfaceLayoutDirection
  ) -> Set<UIUserInterfaceLayoutDirection> {
    var domain = LayoutDomain.size(CGSize(width: 320, height: 480))
    domain.environment.direction = direction
    var check = LayoutCheck(over: [domain], .finite) { UIView() }
    check.variations = variations
    let report = check.run()
    #expect(report.isPassed, "\(report)")
    return Set(report.inputs.map(\.direction))
  }

  @Test func `Directions are the domain's and the other one, and no values change nothing`() {
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      #expect(directions(.directions, direction) == [.leftToRight, .rightToLeft])
      #expect(directions(.scales(), direction) == [direction])
    }
  }

  @Test func `The environment gives the seed`() async {
    await #expect(processExitsWith: .success) {
      setenv("LAYOUT_TESTING_SEED", "7", 1)
      precondition(LayoutCheck(over: [.phones], .finite) { UIView() }.seed == 7)
      setenv("LAYOUT_TESTING_SEED", "seven", 1)
      precondition(LayoutCheck(over: [.phones], .finite) { UIView() }.seed == 1)
      unsetenv("LAYOUT_TESTING_SEED")
      precondition(LayoutCheck(over: [.phones], .finite) { UIView() }.seed == 1)
    }
  }

  @Test func `The environment says when files are written, and an argument before it`() async {
    await #expect(processExitsWith: .success) {
      setenv("LAYOUT_TESTING_RECORD", "never", 1)
      let name = "never written \(UInt64.random(in: 0...UInt64.max))"
      let snapshot = LayoutSnapshot(name: "root", frame: .zero)
      precondition(!expectLayout(snapshot, matches: name, filePath: "/tmp/Environment.swift"))
      let file = "/tmp/__Layouts__/Environment/\(name).txt"
      precondition(!FileManager.default.fileExists(atPath: file))
      precondition(
        !expectLayout(
          snapshot, matches: name, recording: .missing, filePath: "/tmp/Environment.swift"))
      precondition(FileManager.default.fileExists(atPath: file))
      precondition(expectLayout(snapshot, matches: name, filePath: "/tmp/Environment.swift"))
      try? FileManager.default.removeItem(atPath: file)
    }
  }
}
