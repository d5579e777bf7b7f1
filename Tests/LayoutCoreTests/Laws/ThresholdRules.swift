import Foundation
import Testing

@testable import LayoutCore

/// Which thresholds are listed, and what counts for an issue's number.
@Suite struct ThresholdRules {
  /// Traits that each hold or not, with a width that never matters.
  private func condition(traits: Int) -> LayoutCondition {
    let tests = (0..<traits).map { LayoutCondition.trait("\($0)", is: "on") }
    return .any(of: tests) || (.width(500...) && .width(..<400)) || .height(300...)
  }

  @Test func `Up to 64 combinations only thresholds that matter are listed, of more all`() {
    for traits in 0...6 {
      #expect(condition(traits: traits).breakpoints == LayoutBreakpoints(heights: [300]))
    }
    #expect(
      condition(traits: 7).breakpoints == LayoutBreakpoints(widths: [400, 500], heights: [300]))
  }

  @Test func `A list is complete only if every condition's is`() {
    let (structured, opaque) = (LayoutCondition.width(100...), LayoutCondition { _ in true })
    for conditions in [[structured, opaque], [opaque, structured], [opaque], [opaque, opaque]] {
      #expect(!LayoutBreakpoints(of: conditions).isComplete)
      #expect(!conditions.breakpoints.isComplete)
    }
    #expect(LayoutBreakpoints(of: [structured, structured]).isComplete)
    #expect(LayoutBreakpoints(of: []).isComplete)
    let value = Responsive(1).when(opaque, 2).when(structured, 3)
    #expect(!value.breakpoints.isComplete && value.breakpoints.widths == [100])
  }

  @Test func `Name, number and each other part count for an issue's equality`() {
    let issue = LayoutIssue(
      .nonFiniteFrame, elements: ["a"], numbers: ["x": .nan, "y": 2],
      location: LayoutLocation(fileID: "a", line: 1), explanation: "E.", advice: "A.")
    let changes: [(inout LayoutIssue) -> Void] = [
      { $0.rule = .negativeSize }, { $0.severity = .note }, { $0.elements = ["b"] },
      { $0.elements = [] }, { $0.numbers[0].name = "z" }, { $0.numbers[1].value = 3 },
      { $0.numbers[0].value = 2 }, { $0.numbers.swapAt(0, 1) }, { $0.location?.line = 2 },
      { $0.location?.fileID = "b" }, { $0.location = nil }, { $0.explanation = "" },
      { $0.advice = "" },
    ]
    for change in changes {
      var other = issue
      #expect(other == issue && other.hashValue == issue.hashValue)
      change(&other)
      #expect(other != issue)
    }
  }

  /// With tests on ratios zero is a cell, and so are both edges beside it; between the edges are
  /// five areas, and the rays between these.
  @Test func `Cells of sizes are all of them, or none for more than a limit`() {
    let condition = LayoutCondition.any(of: (1...4).map { .aspectRatio(..<CGFloat($0)) })
    let space = SizeCells(ConditionThresholds(condition.expression.terms))
    let freedoms = space.all(atMost: 12)?.map(SizeCells.freedom)
    #expect(freedoms?.sorted() == [0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2])
    #expect(space.all(atMost: 11) == nil)
  }
}
