import Foundation
import Framewise
import TestSupport
import Testing

/// The conformance cases with items as views.
@Suite struct ViewConformanceTests {
  static let cases = ConstraintCases(in: .module)
  static let tolerance: CGFloat = 0.01

  @Test(arguments: cases.unique)
  func `Unique answers`(_ test: ConstraintCase) {
    let made = CaseViews(test)
    let issues = LayoutIssue.collecting { made.container.layoutIfNeeded() }
    #expect(issues == [])
    expectFrames(test.frames ?? [:], made)
    #expect(made.container.ambiguities().map(\.description) == [])
    // Again, marked; and as the only statements of a size that changed and came back.
    made.container.setNeedsLayout()
    made.container.layoutIfNeeded()
    expectFrames(test.frames ?? [:], made)
    made.container.bounds.size.width += 50
    LayoutIssue.withHandler({ _ in }) { made.container.layoutIfNeeded() }
    made.container.bounds.size.width -= 50
    made.container.layoutIfNeeded()
    expectFrames(test.frames ?? [:], made)
  }

  @Test(arguments: cases.unsat)
  func `Conflicts`(_ test: ConstraintCase) throws {
    let made = CaseViews(test)
    let issues = LayoutIssue.collecting { made.container.layoutIfNeeded() }
    let conflict = try #require(test.conflict)
    let found = issues.filter { $0.rule == .conflictingStatements }
    #expect(!found.isEmpty)
    #expect(found.count == issues.count)
    for issue in found {
      for element in conflict.in_every_core {
        switch element {
        case .statement(let index):
          #expect(issue.explanation.contains(made.statements[index].description))
        case .bound(let text):
          let name = text.replacingOccurrences(of: ".w>=", with: ".width >= ")
            .replacingOccurrences(of: ".h>=", with: ".height >= ")
          #expect(issue.explanation.contains(name), "\(issue)")
        }
      }
    }
    #expect(made.statements.filter(\.isSuspended).count == found.count)
    // Without the suspended ones there is nothing to complain about, and nothing moves.
    let frames = made.items.mapValues(\.frame)
    for statement in made.statements where statement.isSuspended { statement.isActive = false }
    #expect(LayoutIssue.collecting { made.container.layoutIfNeeded() } == [])
    let open = Set(made.container.ambiguities().map(\.item.layoutName))
    for (name, frame) in frames where !open.contains(name) {
      #expect(made.items[name].map { $0.frame.isClose(to: frame) } == true, "\(name)")
    }
  }

  @Test(arguments: cases.ambiguous)
  func `Ambiguities`(_ test: ConstraintCase) {
    let made = CaseViews(test)
    let issues = LayoutIssue.collecting { made.container.layoutIfNeeded() }
    #expect(issues == [])
    expectFrames(test.fixed ?? [:], made)
    var found: [String: [String]] = [:]
    for ambiguity in made.container.ambiguities() {
      found[ambiguity.item.layoutName] = ambiguity.attributes.map { String($0.rawValue.prefix(1)) }
    }
    #expect(
      found == (test.free ?? [:]).mapValues { $0.sorted { "xywh".index($0) < "xywh".index($1) } })
  }

  @Test(arguments: cases.unique)
  func `Mirrors`(_ test: ConstraintCase) {
    guard !test.st.contains(where: { $0.mixesFixedEdges }) else { return }
    let made = CaseViews(test, isMirrored: true)
    LayoutIssue.withHandler({ _ in }) { made.container.layoutIfNeeded() }
    let plain = CaseViews(test)
    plain.container.layoutIfNeeded()
    for (name, view) in plain.items {
      var frame = view.frame
      frame.origin.x = test.parent[0] - view.frame.maxX
      #expect(made.items[name].map { $0.frame.isClose(to: frame) } == true, "\(name)")
    }
  }

  private func expectFrames(_ frames: [String: [Double]], _ made: CaseViews) {
    for (name, numbers) in frames {
      let frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      let found = made.items[name]?.frame ?? .null
      #expect(found.isClose(to: frame), "\(name): \(found), not \(frame)")
    }
  }
}

extension ConstraintCase.Statement {
  /// Whether the statement stays where it is when the direction turns around.
  var mixesFixedEdges: Bool {
    let attributes = [source, target].compactMap { $0?.split(separator: ".")[1] }
    let isDirectional = attributes.contains { $0 == "leading" || $0 == "trailing" }
    return attributes.contains { $0 == "left" || $0 == "right" }
      || attributes.contains("centerX") && !isDirectional
  }
}

extension String {
  func index(_ character: String) -> Int {
    distance(from: startIndex, to: range(of: character)?.lowerBound ?? endIndex)
  }
}

extension CGRect {
  func isClose(to other: CGRect, _ tolerance: CGFloat = 0.01) -> Bool {
    abs(origin.x - other.origin.x) <= tolerance && abs(origin.y - other.origin.y) <= tolerance
      && abs(size.width - other.size.width) <= tolerance
      && abs(size.height - other.size.height) <= tolerance
  }
}
