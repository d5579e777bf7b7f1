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
}
#endif
