import Foundation
import HeadlessUIKit
import Testing

@testable import LayoutCore

@Suite struct LayoutIssueHandlerTests {
  private func issue(_ name: String, _ severity: LayoutIssue.Severity = .warning) -> LayoutIssue {
    LayoutIssue(.unplaced, severity: severity, elements: [name], explanation: "E.", advice: "A.")
  }

  @Test func `Collecting returns issues in order`() {
    let issues = LayoutIssue.collecting {
      LayoutIssue.report(issue("a"))
      LayoutIssue.report(issue("b", .note))
      LayoutIssue.report(issue("a"))
    }
    #expect(issues == [issue("a"), issue("b", .note), issue("a")])
    #expect(LayoutIssue.collecting {} == [])
  }

  @Test func `The innermost scope gets the issue`() {
    var inner: [LayoutIssue] = []
    let outer = LayoutIssue.collecting {
      LayoutIssue.report(issue("before"))
      inner = LayoutIssue.collecting { LayoutIssue.report(issue("inside")) }
      LayoutIssue.report(issue("after"))
    }
    #expect(inner == [issue("inside")])
    #expect(outer == [issue("before"), issue("after")])
  }

  @Test func `A scope passes results and errors on`() {
    struct Failure: Error {}
    #expect(LayoutIssue.withHandler({ _ in }) { 7 } == 7)
    #expect(throws: Failure.self) {
      try LayoutIssue.withHandler({ _ in }) { throw Failure() }
    }
  }

  @Test func `Tasks that run at once do not disturb each other`() async {
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<20 {
        group.addTask {
          let issues = await LayoutIssue.collecting {
            for _ in 0..<10 {
              LayoutIssue.report(issue("\(number)"))
              await Task.yield()
            }
          }
          return issues == Array(repeating: issue("\(number)"), count: 10)
        }
      }
      for await isUndisturbed in group {
        #expect(isUndisturbed)
      }
    }
  }

  @Test func `Child tasks inherit the scope`() async {
    let issues = await LayoutIssue.collecting {
      async let child: Void = LayoutIssue.report(issue("child"))
      await child
    }
    #expect(issues == [issue("child")])
  }

  @Test func `The process handler stands where no scope does`() {
    let original = LayoutIssue.handler
    defer { LayoutIssue.handler = original }
    let name = "process handler test"
    let received = Locked<[LayoutIssue]>([])
    LayoutIssue.handler = { issue in
      if issue.elements == [name] { received.withLock { $0.append(issue) } }
    }
    LayoutIssue.report(issue(name))
    let scoped = LayoutIssue.collecting { LayoutIssue.report(issue(name)) }
    // Looking at it leaves it as it is, however often that is done.
    for _ in 0..<200_000 { #expect(LayoutIssue.handler != nil) }
    // So does putting it back.
    for _ in 0..<200_000 {
      let handler = LayoutIssue.handler
      LayoutIssue.handler = handler
    }
    #expect(received.withLock { $0 } == [issue(name)])
    LayoutIssue.report(issue(name))
    #expect(received.withLock { $0 } == [issue(name), issue(name)])
    #expect(scoped == [issue(name)])

    LayoutIssue.handler = nil
    var wasBuilt = false
    func build() -> LayoutIssue {
      wasBuilt = true
      return issue(name)
    }
    LayoutIssue.report(build())
    #expect(!wasBuilt)
  }

  @Test func `Warnings are printed once and notes never`() {
    let texts = Locked<[String]>([])
    let printer = IssuePrinter(limit: 10) { text in texts.withLock { $0.append(text) } }
    printer.print(issue("a"))
    printer.print(issue("a"))
    var note = issue("c", .note)
    note.rule = .invalidInput
    printer.print(note)
    printer.print(issue("b"))
    #expect(texts.withLock { $0 } == ["\(issue("a"))\n", "\(issue("b"))\n"])
  }

  @Test func `Elements that nothing places are named once, whatever the size`() {
    let texts = Locked<[String]>([])
    let printer = IssuePrinter(limit: 10) { text in texts.withLock { $0.append(text) } }
    let unplaced = [300.0, 310].map { width in
      LayoutIssue(
        .unplaced, severity: .note, elements: ["a"], numbers: ["width": width], explanation: "E.",
        advice: "A.")
    }
    for issue in unplaced { printer.print(issue) }
    #expect(texts.withLock { $0 } == ["\(unplaced[0])\n"])
  }

  @Test func `Printing stops at the limit and says so`() {
    let texts = Locked<[String]>([])
    let printer = IssuePrinter(limit: 3) { text in texts.withLock { $0.append(text) } }
    for number in 0..<100 {
      printer.print(issue("\(number)"))
    }
    #expect(
      texts.withLock { $0 } == [
        "\(issue("0"))\n", "\(issue("1"))\n", "\(issue("2"))\n",
        "note: 3 different layout issues were printed; no more will be\n",
      ])
  }

  private final class Keeper: IssueKeeper {
    var standingIssues: [LayoutIssue] = []
  }

  @Test func `What stands is collected beside what is told, each issue once`() {
    let (view, part, keeper) = (UIView(), UIView(), Keeper())
    view.addSubview(part)
    keeper.standingIssues = [issue("a"), issue("b"), issue("b")]
    part.storage[StorageSlot<Keeper>(.first)] = keeper
    let found = LayoutIssue.collecting(standingIn: view) {
      LayoutIssue.report(issue("c"))
      LayoutIssue.report(issue("a"))
    }
    #expect(found == [issue("c"), issue("a"), issue("b")])
  }
}
