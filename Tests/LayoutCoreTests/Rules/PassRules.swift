import Foundation
import HeadlessUIKit
import LayoutCore
import Testing

/// What every pass does between a container and its engine.
@Suite struct PassRules {
  private final class Pass: LayoutPass {
    var guardState = PassGuard()
    var firstLocation: LayoutLocation? { LayoutLocation(fileID: "Shop/Cart.swift", line: 7) }
    var whenRun: () -> Void = {}
    private(set) var steps: [String] = []

    func gather(_ container: PlainContainer, _ input: LayoutInput) { steps.append("gather") }
    func apply(_ container: PlainContainer, _ input: LayoutInput) { steps.append("apply") }
    func tell(_ container: PlainContainer, _ input: LayoutInput) { steps.append("tell") }

    func run(_ container: PlainContainer, _ input: LayoutInput) {
      steps.append("run")
      whenRun()
    }
  }

  private final class Witness: FrameWitness {
    private(set) var changeCount = 0

    func framesWillBeTaken(of element: any LayoutElement) {}
    func wasLaidOut(_ element: any LayoutElement) {}
    func contentChanged() { changeCount += 1 }
    func elementEnded() {}
  }

  private let place = LayoutLocation(fileID: "Shop/Cart.swift", line: 7)
  private let size = CGSize(width: 300, height: 200)

  @Test func `A size that is not finite ends a pass with an issue that says where`() {
    let (view, pass) = (PlainContainer(300, 200), Pass())
    let issues = LayoutIssue.collecting {
      let isDone = pass.layOut(view, LayoutInput(size: CGSize(width: CGFloat.infinity, height: 1)))
      #expect(!isDone)
    }
    #expect(issues.map(\.rule) == [.invalidInput])
    #expect(issues.map(\.location) == [place])
    #expect(pass.steps.isEmpty)
    #expect(pass.layOut(view, LayoutInput(size: size)))
    #expect(pass.steps == ["gather", "run", "apply", "tell"])
  }

  @Test func `A pass within a pass is refused, and a change marks; both are one issue`() {
    let (view, pass) = (PlainContainer(300, 200), Pass())
    view.layoutIfNeeded()
    let passCount = view.passCount
    pass.whenRun = { [unowned pass, unowned view, size] in
      #expect(!pass.layOut(view, LayoutInput(size: size)))
    }
    let asked = LayoutIssue.collecting { pass.layOut(view, LayoutInput(size: size)) }
    #expect(asked.map(\.rule) == [.changedDuringPass])
    #expect(asked.map(\.location) == [place])
    view.layoutIfNeeded()
    #expect(view.passCount == passCount)
    pass.whenRun = { [unowned pass] in pass.guardState.noteChange() }
    let changed = LayoutIssue.collecting { pass.layOut(view, LayoutInput(size: size)) }
    #expect(changed.map(\.rule) == [.changedDuringPass])
    view.layoutIfNeeded()
    #expect(view.passCount == passCount + 1)
  }

  @Test func `What comes in between outside the steps of a pass is told with its place, too`() {
    let (view, pass) = (PlainContainer(300, 200), Pass())
    let begins = pass.guardState.begin()
    #expect(begins)
    pass.guardState.noteChange()
    let issues = LayoutIssue.collecting { pass.endPass(view) }
    #expect(issues.map(\.rule) == [.changedDuringPass])
    #expect(issues.map(\.location) == [place])
    #expect(LayoutIssue.collecting { pass.endPass(view) }.isEmpty)
  }

  @Test func `A mark climbs through those that measured, once, and tells who looks at them`() {
    let outer = PlainContainer(300, 300)
    let middle = PlainContainer(200, 200, in: outer)
    let inner = PlainContainer(100, 100, in: middle)
    outer.layoutIfNeeded()
    let witnesses = [Witness(), Witness()]
    for (view, witness) in zip([inner, middle], witnesses) {
      _ = view.measuredSize(fitting: size)
      view.storage.setWitness(witness)
      // It has to live as long as the view.
      view.storage[StorageSlot<Witness>(.first)] = witness
    }
    let before = [outer, middle].map(\.passCount)
    for _ in 0..<2 { inner.markMeasuringContainers() }
    #expect(witnesses.map(\.changeCount) == [1, 1])
    outer.layoutIfNeeded()
    #expect([outer, middle].map(\.passCount) == before.map { $0 + 1 })
  }

  @Test func `A position that refers elsewhere names both elements and its place`() {
    let issue = PassProblem(.notASibling("b"), of: 0).issue(elements: ["a"], at: place)
    #expect(issue.rule == .notASibling)
    #expect(issue.elements == ["a", "b"])
    #expect(issue.location == place)
  }
}
