import Foundation
import LayoutCore
import Testing

@Suite struct LayoutIssueTests {
  private let full = LayoutIssue(
    .nonFiniteFrame, elements: ["title", "root"],
    numbers: ["width": .nan, "x": -0.5, "height": .infinity, "count": 3],
    location: LayoutLocation(fileID: "Shop/CartView.swift", line: 12),
    explanation: "The position returned a frame whose width is not a number.",
    advice: "Guard the division in the position.")

  @Test func `Prints what, why, what to do, who and where`() {
    #expect(
      full.description == """
        warning: a frame is not finite
          why: The position returned a frame whose width is not a number.
          what to do: Guard the division in the position.
          elements: title, root
          numbers: width nan, x -0.5, height inf, count 3
          where: Shop/CartView.swift:12
        """)
  }

  /// Else a set of the issues of many elements would look through all of them for each.
  @Test func `Issues of several elements, numbers or places differ in their hash`() {
    var issues = (0..<100).map { number in
      var issue = full
      issue.elements[0] = "title \(number)"
      return issue
    }
    issues += (0..<100).map { number in
      var issue = full
      issue.numbers[3].value = 10 + Double(number)
      return issue
    }
    issues += (0..<100).map { number in
      var issue = full
      issue.location?.line = 100 + number
      return issue
    }
    #expect(Set(issues.map(\.hashValue)).count == 300)
    #expect(Set(issues + issues).count == 300)
  }

  @Test func `Empty parts have no line`() {
    let note = LayoutIssue(
      .unplaced, severity: .note, explanation: "No condition holds.", advice: "")
    #expect(
      note.description == """
        note: an element was not placed
          why: No condition holds.
        """)
  }

  @Test func `Each rule has a summary of its own`() {
    let summaries = Set(LayoutIssue.Rule.allCases.map(\.summary))
    #expect(summaries.count == LayoutIssue.Rule.allCases.count)
  }

  @Test func `Raw values are stable`() {
    #expect(
      LayoutIssue.Rule.allCases.map(\.rawValue) == [
        "nonFiniteFrame", "negativeSize", "invalidColumnCount", "removedDuringPass",
        "changedDuringPass", "elementInTwoControllers", "duplicateElement", "unplaced",
        "invalidInput", "measuringFailed",
        "conflictingStatements", "invalidStatement", "itemsNotConnected",
        "unsolvedStatements", "statementsWithoutPass", "statementOnPlacedElement",
        "missingElement", "detachedElement", "unrelatedElements", "snapshotMismatch",
        "containsItself", "blockOutOfOrder", "unplaceableElement",
        "notASibling", "circularPositions", "unsettledPasses", "methodsWithoutSubview",
        "uncoveredSizes", "conditionNeverHolds", "conditionShadowed", "conditionsNotExamined",
        "undeclaredChange", "invalidDomain", "unsteadyLayout", "unexploredSizes",
        "unconfirmedSize", "unknownElement", "decisionsNotRecorded", "deadMethod",
        "statementWithoutEffect", "textCut", "sliver", "jump",
      ])
  }

  @Test func `Numbers that are none are equal and hash equally`() {
    let copy = full
    #expect(copy == full)
    #expect(Set([copy, full]).count == 1)
    var other = full
    other.numbers[0].value = 0
    #expect(other != full)
    let negativeZero = LayoutIssue.Number("x", -0.0)
    #expect(negativeZero == LayoutIssue.Number("x", 0))
    #expect(Set([negativeZero, LayoutIssue.Number("x", 0)]).count == 1)
  }

  @Test func `An issue of a pass names its elements and keeps its place`() {
    let place = LayoutLocation(fileID: "Shop/CartView.swift", line: 7)
    let (frame, size) = (CGRect(x: 1, y: 2, width: -3, height: 4), CGSize(width: 5, height: -1))
    let issues: [LayoutIssue] = [
      .nonFiniteFrame(frame, ["a", "b"], at: place), .negativeSize(frame, ["a", "b"], at: place),
      .measuringFailed(size, ["a", "b"], at: place), .removedDuringPass(["a", "b"], at: place),
      .changedDuringPass(["a", "b"], at: place), .invalidBounds(size, ["a", "b"], at: place),
      .unplaced(["a", "b"], count: 2, in: size, at: place),
      .duplicateElement(["a", "b"], at: place), .missingSibling(["a", "b"], at: place),
      .notASibling(["a", "b"], at: place), .circularPositions(["a", "b"], at: place),
    ]
    for issue in issues {
      #expect(issue.location == place, "\(issue.rule)")
      #expect(issue.elements == ["a", "b"], "\(issue.rule)")
    }
    let numbers = ["x": 1, "y": 2, "width": -3, "height": 4] as [String: Double]
    for issue in issues.prefix(2) {
      let told = issue.numbers.map { ($0.name, $0.value) }
      #expect(Dictionary(uniqueKeysWithValues: told) == numbers, "\(issue.rule)")
    }
  }

  @Test func `Survives storage`() throws {
    let minusInfinity = LayoutIssue(
      .invalidInput, numbers: ["width": -.infinity, "height": 0.1],
      causes: [
        LayoutIssue.Cause("first"),
        LayoutIssue.Cause(
          "second", name: "id", elements: ["a", "b"],
          location: LayoutLocation(fileID: "Shop/Cart.swift", line: 8), isLeftOut: true),
      ],
      explanation: "E", advice: "A")
    for issue in [full, minusInfinity] {
      let data = try JSONEncoder().encode(issue)
      #expect(try JSONDecoder().decode(LayoutIssue.self, from: data) == issue)
    }
  }

  @Test func `A number in words must be a known word`() {
    let text = #"{"name": "width", "value": "wide"}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(LayoutIssue.Number.self, from: Data(text.utf8))
    }
  }

  @Test func `A location prints like a compiler`() {
    let location = LayoutLocation(fileID: "Shop/CartView.swift", line: 12)
    #expect(location.description == "Shop/CartView.swift:12")
    #expect(location.shortDescription == "CartView.swift:12")
  }

  @Test func `The short form without module is the whole form`() {
    #expect(LayoutLocation(fileID: "main.swift", line: 1).shortDescription == "main.swift:1")
  }

  @Test func `A location survives storage`() throws {
    let location = LayoutLocation(fileID: "Shop/Größe.swift", line: 7)
    let data = try JSONEncoder().encode(location)
    #expect(try JSONDecoder().decode(LayoutLocation.self, from: data) == location)
  }
}
