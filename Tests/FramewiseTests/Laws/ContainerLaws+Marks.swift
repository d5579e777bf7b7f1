import Foundation
import Framewise
import HeadlessUIKit
import LayoutCore
import TestSupport
import Testing

extension ContainerLaws {
  @Test(arguments: ContainerKind.all, ContainerKind.all)
  func `A clean pass does nothing`(_ outerKind: ContainerKind, _ innerKind: ContainerKind) {
    var conditions = 0
    let condition = LayoutCondition { _ in
      conditions += 1
      return false
    }
    let leaf = AskedView("leaf", 40, 20)
    let natural = IntrinsicView(30, 10)
    let inner = innerKind.counting()
    innerKind.declare(
      inner,
      {
        var content = Content(.init(view: leaf), .init(view: natural))
        content.shift = (condition, 20)
        return content
      }())
    let outer = outerKind.counting()
    outer.frame = rect(0, 0, 200, 100)
    outerKind.declare(outer, Content(inner, shift: (condition, 20)))
    outer.layoutIfNeeded()
    #expect(conditions > 0)
    let frames = innerKind.frames([size(40, 20), size(30, 10)])
    #expect([leaf.frame, natural.frame] == frames)
    (conditions, leaf.proposals, outer.passes, inner.passes) = (0, [], 0, 0)
    (outer.marks, inner.marks) = (0, 0)
    let questions = natural.questions
    outer.layoutIfNeeded()
    // Moving is no change of what is in the container.
    outer.center = CGPoint(x: 300, y: 300)
    outer.layoutIfNeeded()
    #expect(conditions == 0)
    #expect(leaf.proposals.isEmpty)
    #expect(natural.questions == questions)
    #expect((outer.passes, inner.passes) == (0, 0))
    #expect((outer.marks, inner.marks) == (0, 0))
  }

  /// Counting containers in each other, each as large as what is in it, the innermost one first.
  private func tower(
    _ kinds: (ContainerKind, ContainerKind), levels: Int, around leaf: UIView
  ) -> [any Container & MarkCounting] {
    var tower: [any Container & MarkCounting] = []
    for level in 0..<levels {
      let kind = level % 2 == 0 ? kinds.0 : kinds.1
      let container = kind.counting()
      kind.declare(container, Content(tower.last ?? leaf))
      tower.append(container)
    }
    tower[levels - 1].frame = rect(0, 0, 300, 200)
    return tower
  }

  @Test(arguments: ContainerKind.all, ContainerKind.all)
  func `A mark climbs once, to all that depends on it`(
    _ first: ContainerKind, _ second: ContainerKind
  ) {
    let text = label("abc")
    let tower = tower((first, second), levels: 12, around: text)
    let top = tower[11]
    top.layoutIfNeeded()
    #expect(text.frame == rect(0, 0, 30, 20))
    for (content, width) in [("abcdef", 60), ("a", 10), ("abcd", 40)] as [(String, CGFloat)] {
      for view in tower { view.marks = 0 }
      text.text = content
      #expect(tower.allSatisfy { $0.marks <= 1 }, "\(tower.map(\.marks))")
      // Marked ancestors are not marked again.
      for view in tower { view.marks = 0 }
      text.text = content + "z"
      text.text = content
      #expect(tower.dropFirst().allSatisfy { $0.marks == 0 }, "\(tower.map(\.marks))")
      top.layoutIfNeeded()
      #expect(text.frame == rect(0, 0, width, 20))
      #expect(tower.dropLast().allSatisfy { $0.frame == rect(0, 0, width, 20) })
    }
  }

  @Test(arguments: ContainerKind.all, ContainerKind.all)
  func `A change of a measured container marks what measured it`(
    _ outerKind: ContainerKind, _ innerKind: ContainerKind
  ) {
    let leaf = named("leaf")
    let inner = innerKind.make(Content(leaf, width: 40, height: 20))
    let outer = outerKind.make(Content(inner))
    outer.layoutIfNeeded()
    #expect(inner.frame == rect(0, 0, 40, 20))
    innerKind.declare(inner, Content(leaf, width: 50, height: 30, inset: 5))
    outer.layoutIfNeeded()
    #expect(inner.frame == rect(0, 0, 55, 30))
    #expect(leaf.frame == rect(5, 0, 50, 30))
    var content = Content(
      .init(view: leaf, width: 50, height: 30), .init(view: named("other"), width: 20, height: 10))
    content.inset = 5
    innerKind.declare(inner, content)
    outer.layoutIfNeeded()
    let frames = innerKind.frames([size(50, 30), size(20, 10)], inset: 5)
    #expect(inner.subviews.map(\.frame) == frames)
    let extent = frames[0].union(frames[1])
    #expect(inner.frame == rect(0, 0, extent.maxX, extent.maxY))
  }

  /// Kinds that stand in each other in turn.
  struct Mix: Sendable, CustomTestStringConvertible {
    let kinds: [ContainerKind]
    let count: Int

    var testDescription: String {
      "\(count) of " + kinds.map(\.testDescription).joined(separator: ", ")
    }

    /// The containers, in each other, the innermost one first.
    func make(around leaf: UIView) -> [any Container] {
      var view = leaf
      return (0..<count).map { level in
        let kind = kinds[level % kinds.count]
        let container = kind.empty()
        container.frame = rect(0, 0, 300, 200)
        kind.declare(
          container,
          Content(view, width: level == 0 ? nil : 300, height: level == 0 ? nil : 200))
        view = container
        return container
      }
    }

    /// Each kind in itself and all in turn; two of them in turn, less often for the time it takes.
    static let all: [Mix] =
      ContainerKind.all.indices.flatMap { first in
        ContainerKind.all[first...].map { second in
          let kinds = [ContainerKind.all[first], second]
          let isOne = kinds[0].testDescription == second.testDescription
          return Mix(kinds: kinds, count: isOne ? 10_000 : 2_000)
        }
      } + [Mix(kinds: ContainerKind.all, count: 10_000)]
  }

  @Test(arguments: Mix.all)
  func `A mark climbs through measured containers without recursion`(_ mix: Mix) {
    let outcome = onSmallStack { () -> [String] in
      let text = label("abc")
      let containers = mix.make(around: text)
      let top = mix.kinds[0].counting()
      mix.kinds[0].declare(top, Content(containers[mix.count - 1]))
      // What a pass of each around it does first.
      for container in containers { container.storage.isMeasured = true }
      if let kind = mix.kinds.first, mix.kinds.allSatisfy({ kind.isOneEngine(with: $0) }) {
        top.layoutIfNeeded()
      } else {
        // A pass over as many would take long.
        top.isMarkedForLayout = false
      }
      top.marks = 0
      text.text = "abcdef"
      var outcome = ["marked: \(top.isMarkedForLayout)", "once: \(top.marks <= 1)"]
      top.marks = 0
      text.text = "abcde"
      containers[0].inputTraits = ["size": "large"]
      outcome.append("again: \(top.marks)")
      return outcome
    }
    #expect(outcome == ["marked: true", "once: true", "again: 0"])
  }

  @Test func `A pass and a snapshot of a thousand containers of all kinds need no stack`() {
    let failures = onSmallStack { () -> [String] in
      let text = label("abc")
      let containers = Mix(kinds: ContainerKind.all, count: 1000).make(around: text)
      let top = containers[999]
      var facts: [(String, Bool)] = []
      top.layoutIfNeeded()
      facts.append(("placed", text.frame == rect(0, 0, 30, 20)))
      facts.append(("all placed", containers.allSatisfy { $0.frame == rect(0, 0, 300, 200) }))
      text.text = "abcdef"
      top.layoutIfNeeded()
      facts.append(("placed again", text.frame == rect(0, 0, 60, 20)))
      let input = LayoutInput(size: size(300, 200), traits: ["size": "large"])
      facts.append(("snapshot", LayoutSnapshot(of: top, in: input).count == 1001))
      facts.append(("breakpoints", top.layoutBreakpoints.widths.isEmpty))
      top.inputTraits = ["size": "large"]
      facts.append(("traits", containers[0].layoutInput.traits == ["size": "large"]))
      facts.append(("trace", !top.layoutTrace().entries.isEmpty))
      return facts.filter { !$0.1 }.map(\.0)
    }
    #expect(failures.isEmpty)
  }

  @Test(arguments: ContainerKind.all)
  func `A pass asks a leaf anew only where something changed`(_ kind: ContainerKind) {
    let leaf = AskedView("leaf", 40, 20)
    let text = label("abc")
    let container = kind.make(Content(.init(view: leaf), .init(view: text)))
    container.layoutIfNeeded()
    leaf.proposals = []
    container.setNeedsLayout()
    container.layoutIfNeeded()
    // It promises nothing, so it is asked in a pass over what is marked, but never twice the same.
    #expect(Set(leaf.proposals.map { "\($0)" }).count == leaf.proposals.count)
    leaf.answer = { _ in size(50, 25) }
    container.setNeedsLayout()
    container.layoutIfNeeded()
    #expect(leaf.frame.size == size(50, 25))
    #expect([leaf.frame, text.frame] == kind.frames([size(50, 25), size(30, 20)]))
  }
}

/// Snapshots between changes.
extension ContainerLaws {
  /// What a snapshot can be taken at beside the input of the tree, which is 200 by 100 points: the
  /// same, and inputs that differ from it in one way each.
  private static let otherInputs = [
    LayoutInput(size: size(200, 100)), LayoutInput(size: size(310, 150)),
    LayoutInput(size: size(200, 100), direction: .rightToLeft),
    LayoutInput(size: size(200, 100), scale: 3),
    LayoutInput(size: size(200, 100), traits: ["theme": "dark"]),
  ]

  @Test(arguments: ContainerKind.all, ContainerKind.all)
  func `What changes before or after a snapshot counts from the next pass`(
    _ outerKind: ContainerKind, _ innerKind: ContainerKind
  ) {
    for input in Self.otherInputs {
      let text = label("abc")
      let outer = outerKind.around(innerKind.around(text))
      outer.layoutIfNeeded()
      for (before, after) in [("abcdef", "ab"), ("abcd", "abcde")] {
        text.text = before
        _ = LayoutSnapshot(of: outer, in: input)
        outer.layoutIfNeeded()
        #expect(text.frame == rect(0, 0, CGFloat(before.count) * 10, 20), "before \(input)")
        _ = LayoutSnapshot(of: outer, in: input)
        text.text = after
        outer.layoutIfNeeded()
        #expect(text.frame == rect(0, 0, CGFloat(after.count) * 10, 20), "after \(input)")
      }
    }
  }

  @Test(arguments: ContainerKind.all, ContainerKind.all)
  func `A snapshot leaves nothing of its pixels, and takes no change of the grid away`(
    _ outerKind: ContainerKind, _ innerKind: ContainerKind
  ) {
    for input in Self.otherInputs {
      for isLaidOut in [false, true] {
        let leaf = named("leaf")
        let inner = innerKind.make(Content(leaf, width: 10.4, height: 10.4, inset: 0.3))
        inner.snapsToPixelGrid = true
        let outer = outerKind.around(inner)
        if isLaidOut { outer.layoutIfNeeded() }
        _ = LayoutSnapshot(of: outer, in: input)
        outer.layoutIfNeeded()
        // Whole pixels are points: from 0.3 to 10.7 is 0 to 11, up to 10.4 is up to 10.
        #expect(leaf.frame == rect(0, 0, 11, 10), "\(input)")
        inner.snapsToPixelGrid = false
        _ = LayoutSnapshot(of: outer, in: input)
        outer.layoutIfNeeded()
        #expect(isClose(leaf.frame, rect(0.3, 0, 10.4, 10.4)), "\(input): \(leaf.frame)")
        if !outerKind.isOneEngine(with: innerKind) {
          #expect(abs(inner.frame.height - 10.4) < 1e-9, "\(input): \(inner.frame)")
        }
      }
    }
  }
}
