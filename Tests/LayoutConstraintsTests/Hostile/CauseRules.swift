import Foundation
import Framewise
import Testing

/// Conflicts as values, and issues that still stand.
@Suite struct CauseRules {
  let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)).called("screen")

  private func add(_ name: String) -> UIView { screen.addForAutoLayout(UIView().called(name)) }

  private func layOut() -> [LayoutIssue] { LayoutIssue.collecting { screen.layoutIfNeeded() } }

  @Test
  func `A conflict carries its smallest set of statements, with text, place and who is left out`() {
    let a = add("a"), b = add("b")
    b >> screen.all
    a >> screen.top
    a.height >> 10
    let line = #line
    a.left.constrain(to: screen.left.offset(4))
    a.right.constrain(to: screen.right)
    a.width.constrain(to: 50).identified("narrow")
    let issues = layOut()
    #expect(issues.count == 1)
    let place = { (offset: Int) in LayoutLocation(fileID: #fileID, line: line + offset) }
    #expect(
      issues.first?.causes == [
        .init("a.left == screen.left + 4", elements: ["a", "screen"], location: place(1)),
        .init("a.right == screen.right", elements: ["a", "screen"], location: place(2)),
        .init(
          "a.width == 50", name: "narrow", elements: ["a"], location: place(3), isLeftOut: true),
      ])
  }

  /// Sizes are never negative, and natural sizes may be required: both can belong to a conflict.
  @Test func `Bounds and natural sizes in a conflict are causes, too`() {
    let a = add("a")
    a.left.constrain(to: screen.left.offset(200))
    a.right.constrain(to: screen.left)
    let label = screen.addForAutoLayout(Sized(width: 100, height: -1)).called("label")
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    label.width.constrain(to: 20)
    let issues = layOut()
    let causes = issues.map { Set($0.causes.map(\.text)) }
    #expect(causes.count == 2)
    let bounds = issues.flatMap(\.causes).filter { $0.text.contains(">= 0") }
    #expect(bounds.map(\.elements) == [["a"]])
    #expect(causes.contains { $0.contains("a.width >= 0 (sizes are never negative)") })
    #expect(
      causes.contains {
        $0 == [
          "label.width >= 100 (natural size, compression resistance 1000)", "label.width == 20",
        ]
      })
  }

  /// 150 views of 2 points side by side do not fit into 299: 150 widths, 149 limits, both ends.
  @Test func `Of a conflict of hundreds the oldest are named, and the one that is left out`() throws
  {
    let views = (0..<150).map { add("v\($0)") }
    for view in views { view.width.constrain(to: .min(2)) }
    views[0].left.constrain(to: screen.left.min)
    for (view, next) in zip(views, views.dropFirst()) { next.left.constrain(to: view.right.min) }
    screen.frame.size.width = 299
    views[149].right.constrain(to: screen.right.max)
    let issues = layOut()
    let issue = try #require(issues.first)
    #expect(issues.count == 1)
    #expect(issue.causes.count == 100)
    #expect(issue.causes[0].text == "v0.width >= 2")
    #expect(issue.causes[98].text == "v98.width >= 2")
    #expect(issue.causes[99].text == "v149.right <= screen.right")
    #expect(issue.causes.map(\.isLeftOut) == Array(repeating: false, count: 99) + [true])
    #expect(issue.numbers == [.init("statements", 301)])
    #expect(issue.explanation.contains("; and 201 more. "))
    #expect(issue.elements.count == 101)
  }

  /// 400 views of 1 point side by side, of which 200 fit: each of the others contradicts all limits
  /// and the first 200.
  @Test func `Of hundreds of conflicts the last name only what is left out`() throws {
    let views = (0..<400).map { add("v\($0)") }
    views[0].left.constrain(to: screen.left.min)
    for (view, next) in zip(views, views.dropFirst()) { next.left.constrain(to: view.right.min) }
    views[399].right.constrain(to: screen.right.max)
    for view in views { view.width.constrain(to: .min(1)) }
    let line = #line - 1
    screen.frame.size.width = 200
    let issues = layOut()
    #expect(issues.count == 200)
    #expect(try #require(issues.first).causes.count > 100)
    let last = try #require(issues.last)
    #expect(last.rule == .conflictingStatements)
    #expect(
      last.causes == [
        .init(
          "v399.width >= 1", elements: ["v399"],
          location: LayoutLocation(fileID: #fileID, line: line), isLeftOut: true)
      ])
    #expect(last.elements == ["v399"])
    #expect(last.location?.line == line)
    #expect(last.explanation.hasPrefix("v399.width >= 1"))
    #expect(last.explanation.contains("does not count"))
    #expect(views[199].frame.maxX == 200)
    #expect(views[399].frame == CGRect(x: 200, y: 0, width: 0, height: 0))
  }

  @Test func `An issue of another kind names its statement as well`() {
    let a = add("a")
    a.left.constrain(to: screen.leading)
    let line = #line - 1
    #expect(
      layOut().map(\.causes) == [
        [
          .init(
            "a.left == screen.leading", elements: ["a", "screen"],
            location: LayoutLocation(fileID: #fileID, line: line), isLeftOut: true)
        ]
      ])
  }

  @Test func `Issues with causes survive storage, and those from before causes can be read`() throws
  {
    let issue = LayoutIssue(
      .conflictingStatements,
      causes: [.init("a == b", name: "n", elements: ["a"], isLeftOut: true)],
      explanation: "E", advice: "A")
    let data = try JSONEncoder().encode(issue)
    #expect(try JSONDecoder().decode(LayoutIssue.self, from: data) == issue)
    let old =
      #"{"rule":"unplaced","severity":"note","elements":[],"numbers":[],"#
      + #""explanation":"E","advice":"A"}"#
    let read = try JSONDecoder().decode(LayoutIssue.self, from: Data(old.utf8))
    #expect(read == LayoutIssue(.unplaced, severity: .note, explanation: "E", advice: "A"))
  }

  @Test func `What was told before stands until it is mended`() {
    let a = add("a")
    a >> screen.all
    let width = a.width.constrain(to: 50)
    let told = layOut()
    #expect(told.map(\.rule) == [.conflictingStatements])
    #expect(
      LayoutIssue.collecting {
        screen.setNeedsLayout(); screen.layoutIfNeeded()
      } == [])
    #expect(screen.standingIssues == told)
    #expect(LayoutIssue.collecting(standingIn: screen) { screen.layoutIfNeeded() } == told)
    #expect(a.standingIssues == [])
    // One that is told meanwhile comes once.
    width.constant = 60
    let again = LayoutIssue.collecting(standingIn: screen) { screen.layoutIfNeeded() }
    #expect(again.count == 1 && again != told)
    width.isActive = false
    screen.layoutIfNeeded()
    #expect(screen.standingIssues == [])
  }

  @Test func `What nothing solves stands no longer when it is taken back`() {
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let width = plain.addForAutoLayout(UIView()).width >> 20
    let told = LayoutIssue.collecting { plain.layoutIfNeeded() }
    #expect(told.map(\.rule) == [.statementsWithoutPass])
    width.isActive = false
    #expect(plain.standingIssues == [])
    width.isActive = true
    #expect(plain.standingIssues == told)
  }

  @Test func `What nothing solves stands until something does`() {
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let a = plain.addForAutoLayout(UIView())
    a.constrain(to: plain.all)
    let told = LayoutIssue.collecting { plain.layoutIfNeeded() }
    #expect(told.map(\.rule) == [.statementsWithoutPass])
    #expect(plain.standingIssues == told)
    screen.addForAutoLayout(plain) >> screen
    #expect(layOut() == [])
    #expect(screen.standingIssues == [])
  }

  @Test func `A snapshot at another size leaves what stands as it was`() {
    let a = add("a")
    a.top >> screen.top
    a.leading >> screen.leading.offset(30)
    a.trailing >> screen.trailing.offset(-30)
    a.height >> 50
    let (wide, narrow) = (CGSize(width: 320, height: 480), CGSize(width: 40, height: 480))
    // Nothing is wrong at the size it has.
    #expect(layOut() == [])
    let told = LayoutIssue.collecting {
      _ = LayoutSnapshot(of: screen, in: LayoutInput(size: narrow))
    }
    #expect(told.map(\.rule) == [.conflictingStatements])
    #expect(screen.standingIssues == [])
    // And here it is, and is told no second time.
    screen.frame.size = narrow
    #expect(layOut() == told)
    _ = LayoutSnapshot(of: screen, in: LayoutInput(size: wide))
    #expect(screen.standingIssues == told)
    screen.setNeedsLayout()
    #expect(layOut() == [])
    #expect(screen.standingIssues == told)
  }
}
