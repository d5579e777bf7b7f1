#if RECORDS_DECISIONS
import Foundation
import LayoutAnalysis
import LayoutCore
import Testing

/// What is told of alternatives that are taken at no size.
struct FindingRules {
  /// A card that takes one of some methods below a width of 400, and one from there on.
  private func findings(
    _ methods: [String], taking low: Int, _ high: Int, isSeen: Bool = true
  ) -> [LayoutIssue] {
    var layout = SyntheticLayout()
    layout.add("card", 0, 0, 10, 10)
    let pass: (LayoutInput) -> LayoutSnapshot = { [layout] input in
      let taken = input.size.width < 400 ? low : high
      layout.takeMethod(of: 1, taken, among: methods, isSeen: isSeen)
      return layout.snapshot(input)
    }
    return LayoutMap(over: .sizes(300...500, 100...200), snapshot: pass).findings
  }

  @Test func `A method that is taken at no size is told`() {
    let found = findings(["a", "b", "c"], taking: 2, 0)
    #expect(found.map(\.rule) == [.deadMethod])
    #expect(
      found.first?.explanation
        == "The second method of card (b) is taken at no size of 300...500 x 100...200.")
    #expect(findings(["a", "b"], taking: 1, 0).isEmpty)
  }

  @Test func `A last method that always holds is a last resort, and no other one is`() {
    let always = "\(LayoutCondition.always)"
    for (methods, severity) in [
      (["a", always], LayoutIssue.Severity.note), (["a", "b"], .warning),
    ] {
      #expect(findings(methods, taking: 0, 0).map(\.severity) == [severity])
    }
    #expect(findings([always, "b"], taking: 1, 1).map(\.severity) == [.warning])
  }

  @Test func `Of an element about which code decides that is not seen no method is told`() {
    #expect(findings(["a", "b"], taking: 0, 0, isSeen: false).isEmpty)
  }

  /// A card that takes the first of two methods, which have lines, on both sides of a border.
  private func map(_ limits: LayoutMap.Limits = .init()) -> LayoutMap {
    var layout = SyntheticLayout()
    layout.add("card", .below(400, 0, 5), 0, 10, 10)
    return LayoutMap(over: .sizes(300...500, 100...200), limits: limits) { [layout] input in
      let token = Token()
      Recording.noteEntry(token, at: 1)
      Recording.noteChoice(of: token, 0, among: "method", count: 2) {
        (text: "m\($0)", file: "App/Card.swift", line: 10 + $0)
      }
      return layout.snapshot(input)
    }
  }

  @Test func `What is never taken is told with its line, where all sizes are explored`() {
    let found = map().findings.filter { $0.rule == .deadMethod }
    #expect(found.map { $0.location?.line } == [11])
    let part = map(LayoutMap.Limits(regions: 1))
    #expect(!part.unexplored.sizes.isEmpty)
    #expect(!part.findings.contains { $0.rule == .deadMethod })
    let alternatives = LayoutMapFile(map()).alternatives ?? []
    #expect(alternatives.map(\.file) == ["Card.swift", "Card.swift"])
    #expect(alternatives.map(\.line) == [10, 11])
  }

  @Test func `Jumps and slivers have the line of what is compared`() {
    for (x, rule) in [
      (Length.below(400, 0, 5), LayoutIssue.Rule.jump),
      (.below(400, 0, .below(400.75, 0.5, 0)), .sliver),
    ] {
      let map = LayoutMap(over: .sizes(300...500, 100...200)) { input in
        var layout = SyntheticLayout()
        SyntheticLayout.because("stated", line: 52)
        layout.add("card", x, 0, 10, 10)
        return layout.snapshot(input)
      }
      let found = map.findings.filter { $0.rule == rule }
      #expect(found.map { $0.location?.line } == [52], "\(rule)")
    }
  }

  @Test func `What could not be explored is told with the code that decides`() {
    var layout = SyntheticLayout()
    layout.add("card", .below(400, 0, 5), 0, 10, 10)
    layout.addOpaqueEvent("card is placed by a closure", touching: 1)
    let map = LayoutMap(
      over: .sizes(300...500, 100...200), limits: .init(regions: 1), snapshot: layout.snapshot)
    #expect(map.issues.map(\.rule) == [.unexploredSizes])
    let numbers = map.issues.first?.numbers ?? []
    for (name, range) in [("width", 300.0...500.0), ("height", 100...200)] {
      let number = numbers.first { $0.name == name }?.value
      #expect(number.map { range.contains(Double($0)) } == true, "\(name)")
    }
    let end = "of the domain could not be explored: card is placed by a closure."
    #expect(map.issues.first?.explanation.hasSuffix(end) == true, "\(map.issues)")
  }
}
#endif
