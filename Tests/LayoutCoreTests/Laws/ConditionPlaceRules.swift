import Foundation
import LayoutCore
import Testing

/// Where a condition says it was declared.
@Suite struct ConditionPlaceRules {
  private func condition(_ line: Int) -> LayoutCondition {
    .width(CGFloat(line)..., fileID: "App/Screen.swift", line: line)
  }

  @Test func `A combined condition has the place of its first part that has one`() {
    let (a, b) = (condition(1), condition(2))
    let combined: [(LayoutCondition, Int?)] = [
      (a && b, 1), (b && a, 2), (a || b, 1), (b || a, 2),
      (.portrait && b, 2), (b || .portrait, 2), (.portrait && .landscape, nil),
      (.all(of: [a, b]), 1), (.any(of: [b, a]), 2), (.all(of: [.portrait, b, a]), 2),
      (!a, 1), (!(a && b) || b, 1),
      // Also where one part is folded away.
      (.always && b, 2), (a && .never, 1), (a || .always, 1), (.never || b, 2),
    ]
    for (condition, line) in combined {
      #expect(condition.location?.line == line, "\(condition)")
    }
  }

  @Test func `A name adds a place where there is none`() {
    let named = LayoutCondition.portrait.named("p", fileID: "App/Screen.swift", line: 9)
    #expect(named.location == LayoutLocation(fileID: "App/Screen.swift", line: 9))
    #expect(condition(3).named("c", fileID: "App/Other.swift", line: 9).location?.line == 3)
  }
}
