import Foundation
import LayoutCore
import TestSupport
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

  /// As many letters as there are in a name could change for a long one to be another one.
  @Test(arguments: [(63, true), (64, false)])
  func `Names of 64 letters and more are near themselves only`(count: Int, isNear: Bool) {
    let name = String(repeating: "a", count: count)
    let found = names([name, "other"]).issue(String(name.dropLast()) + "b")
    #expect(found?.explanation.contains("Near it are screen/\(name).") == isNear)
    #expect(names([name.uppercased()]).issue(name)?.explanation.contains("Near it") == true)
  }

  @Test func `An element of a snapshot is found by a name that one has, or by its path`() {
    let snapshot = LayoutSnapshot(
      name: "screen", frame: .zero,
      children: ["cell", "title", "cell"].map { LayoutSnapshot(name: $0, frame: .zero) })
    #expect(snapshot.element("title").node?.index == 2)
    #expect(snapshot.element("screen/cell#2").node?.index == 3)
    #expect(snapshot.element("cell").node == nil)
    #expect(snapshot.element("cell").issue?.rule == .unknownElement)
  }

  @Test func `Several names are found as each alone`() {
    let names = names(["cell", "a/b", "cell", "title", "screen"])
    let texts = [
      "cell", "screen/cell", "screen/cell#2", "screen/cell#3", "screen/a\\/b", "a/b", "title",
      "screen", "screen/screen", "screen/title/more", "none", "", "/", "screen/", "title", "cell",
    ]
    let found = names.all(texts)
    #expect(found == texts.map { names.all($0) })
    #expect(found.prefix(8) == [[1, 3], [1], [3], [], [2], [2], [4], [0]])
    #expect(names.issues(texts, mayBeSeveral: true).count == 6)
    #expect(names.issues(texts) == texts.compactMap { names.issue($0) })
  }

  /// Two thousand took half a second, for every size that was tested.
  @Test func `Each of many names costs the same`() {
    let ratio = growth(from: 250) { count in
      let list = (0..<count).map { "cell \($0)" }
      let cells = list.map { LayoutSnapshot(name: $0, frame: .zero) }
      let structure = MapStructure(LayoutSnapshot(name: "screen", frame: .zero, children: cells))
      return {
        _ = PropertyCheck(.aligned(list, .left), structure, .size(.zero))
        _ = PropertyCheck(.noOverlap(except: list), structure, .size(.zero))
        _ = LayoutProperty.placed(list.map { "screen/\($0)" }).issues(structure)
      }
    }
    #expect(ratio < 24)
  }

  @Test func `A path is near an element by its last name`() {
    #expect(
      names(["card"]).issue("login/form/crad")?.explanation
        == "No element is named login/form/crad. Near it are screen/card.")
  }
}
