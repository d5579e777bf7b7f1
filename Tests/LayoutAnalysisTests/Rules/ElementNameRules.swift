import Foundation
import LayoutCore
import Testing

@testable import LayoutAnalysis

/// What is said of a name that is none of one element.
struct ElementNameRules {
  private func names(_ children: [String]) -> ElementNames {
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let snapshot = LayoutSnapshot(
      name: "screen", frame: frame,
      children: children.map { LayoutSnapshot(name: $0, frame: frame) })
    return ElementNames(MapStructure(snapshot))
  }

  @Test func `Six elements of one name are listed, and more are counted`() {
    let list =
      "screen/cell, screen/cell#2, screen/cell#3, screen/cell#4, screen/cell#5, screen/cell#6"
    for (count, rest) in [(6, ""), (7, " and 1 more"), (9, " and 3 more")] {
      let issue = names(Array(repeating: "cell", count: count)).issue("cell")
      #expect(issue?.rule == .unknownElement && issue?.elements == ["cell"])
      #expect(issue?.explanation == "\(count) elements are named cell: \(list)\(rest).")
    }
  }

  /// Two letters of a short name may be others, and of a long one up to a half.
  @Test(arguments: [
    ("ok", "okay", true), ("ok", "okays", false), ("header", "headertop", true),
    ("header", "headerlast", false),
  ])
  func `A name is near another one by few letters`(wanted: String, name: String, isNear: Bool) {
    #expect(
      names([name]).issue(wanted)?.explanation
        == "No element is named \(wanted)." + (isNear ? " Near it are screen/\(name)." : ""))
  }
}
