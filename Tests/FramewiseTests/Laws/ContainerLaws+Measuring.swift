import Foundation
import Framewise
import HeadlessUIKit
import LayoutCore
import TestSupport
import Testing

extension ContainerLaws {
  private static let proposals = [
    CGSize.zero, size(1, 1), size(60, 30), size(200, 100), size(1000, 1000), endless,
    CGSize(width: 100, height: CGFloat.infinity), CGSize(width: CGFloat.infinity, height: 20),
  ]

  @Test(arguments: ContainerKind.all, ContainerKind.all)
  func `Measuring has no side effect`(_ outerKind: ContainerKind, _ innerKind: ContainerKind) {
    let leaf = AskedView.wrapping()
    let text = label("abc def")
    let inner = innerKind.counting()
    innerKind.declare(
      inner, Content(.init(view: leaf, width: 100), .init(view: text)))
    let outer = outerKind.counting()
    outer.frame = rect(0, 0, 300, 200)
    outerKind.declare(outer, Content(inner, shift: (.width(500...), 7)))
    outer.layoutIfNeeded()
    let before = LayoutSnapshot(of: outer)
    (outer.marks, outer.passes, inner.marks, inner.passes) = (0, 0, 0, 0)
    for proposal in ContainerLaws.proposals {
      let issues = LayoutIssue.collecting {
        let first = outer.sizeThatFits(proposal)
        #expect(first == outer.sizeThatFits(proposal))
        #expect(first.isUsableContent)
      }
      expectIssues(issues, are: [])
      #expect(LayoutSnapshot(of: outer) == before, "\(proposal)")
    }
    #expect((outer.marks, inner.marks) == (0, 0))
    outer.layoutIfNeeded()
    #expect((outer.passes, inner.passes) == (0, 0))
    #expect(LayoutSnapshot(of: outer) == before)
    // A mark that was there stays.
    outer.setNeedsLayout()
    _ = outer.sizeThatFits(size(100, 100))
    outer.layoutIfNeeded()
    #expect(outer.passes == 1)
  }

  /// Containers in each other, each as large as what is in it.
  private func nest(
    _ kinds: (ContainerKind, ContainerKind), levels: Int, around leaf: UIView
  ) -> [any Container] {
    var containers: [any Container] = []
    for level in 0..<levels {
      let kind = level % 2 == 0 ? kinds.0 : kinds.1
      containers.append(kind.around(containers.last ?? leaf, name: "level \(levels - level)"))
    }
    return containers
  }

  @Test(arguments: ContainerKind.all, ContainerKind.all)
  func `Measuring reaches 32 containers of any kinds in each other, and ends soon after`(
    _ first: ContainerKind, _ second: ContainerKind
  ) {
    for levels in [32, 60] {
      let containers = nest((first, second), levels: levels, around: AskedView("leaf", 40, 20))
      for container in containers { container.frame = rect(0, 0, 7, 9) }
      var answer = CGSize.zero
      let issues = LayoutIssue.collecting { answer = containers.last!.sizeThatFits(endless) }
      // What is laid out together is measured at once.
      guard levels > 32, !first.isOneEngine(with: second) else {
        #expect(answer == size(40, 20), "\(levels) levels")
        expectIssues(issues, are: [])
        continue
      }
      #expect(answer == size(7, 9))
      let name = issues.first?.elements.first ?? ""
      // A container may ask for two sizes.
      expectIssues(unique(issues), are: [.measuredTooDeep(name, depth: 33)])
      #expect((33...49).map { "level \($0)" }.contains(name))
    }
  }

  /// Whether a container of the second kind in one of the first is as wide as it wants to be.
  private func keepsWidth(_ outerKind: ContainerKind, _ innerKind: ContainerKind) -> Bool {
    outerKind.engine == .boxes && innerKind.engine == .boxes
  }

  @Test(arguments: ContainerKind.all, ContainerKind.all)
  func `A leaf is asked once for each proposal while measuring`(
    _ first: ContainerKind, _ second: ContainerKind
  ) {
    for levels in [1, 2, 8] {
      let leaf = AskedView.wrapping()
      let top = nest((first, second), levels: levels, around: leaf).last!
      for proposal in [endless, size(100, 300), CGSize(width: 100, height: CGFloat.infinity)] {
        leaf.proposals = []
        let answer = top.sizeThatFits(proposal)
        // A box keeps its natural width in one that it does not fill, and overflows.
        let isWide = proposal == endless || levels > 1 && keepsWidth(first, second)
        let expected = size(proposal == endless ? 200 : 100, isWide ? 20 : 40)
        #expect(answer == expected, "\(levels) levels")
        #expect(!leaf.proposals.isEmpty)
        #expect(
          Set(leaf.proposals.map { "\($0)" }).count == leaf.proposals.count,
          "\(levels) levels: \(leaf.proposals)")
      }
    }
  }

  @Test(arguments: ContainerKind.all, ContainerKind.all)
  func `What tells nobody is asked anew in every measuring`(
    _ first: ContainerKind, _ second: ContainerKind
  ) {
    let leaf = AskedView("leaf", 40, 20)
    let top = nest((first, second), levels: 3, around: leaf).last!
    #expect(top.sizeThatFits(endless) == size(40, 20))
    leaf.answer = { _ in size(30, 25) }
    #expect(top.sizeThatFits(endless) == size(30, 25))
  }

  @Test(arguments: ContainerKind.all, ContainerKind.all)
  func `A required width is answered for`(_ outerKind: ContainerKind, _ innerKind: ContainerKind) {
    let alone = outerKind.around(AskedView.wrapping())
    let nested = outerKind.around(innerKind.around(AskedView.wrapping()))
    for (container, height) in [(alone, 40), (nested, keepsWidth(outerKind, innerKind) ? 20 : 40)]
      as [(any Container, CGFloat)]
    {
      let answer = { (width: CGFloat) in
        container.systemLayoutSizeFitting(
          size(width, 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
      }
      #expect(answer(100) == size(100, height))
      #expect(answer(200) == size(200, 20))
      // Wider than the content: the width is what is required.
      #expect(answer(250) == size(250, 20))
      #expect(answer(100) == size(100, height))
    }
  }

  @Test(arguments: ContainerKind.all)
  func `A measured size is large enough for a pass`(_ kind: ContainerKind) {
    let (leaf, text) = (AskedView.wrapping(), label("abc def ghi"))
    let container = kind.make(
      Content(.init(view: leaf, width: 80), .init(view: text, width: 60)))
    let extent = container.sizeThatFits(endless)
    // 80 by 50, and two words of seven letters in 60 points: three lines.
    let frames = kind.frames([size(80, 50), size(60, 60)])
    #expect(extent == size(frames.map(\.maxX).max()!, frames.map(\.maxY).max()!))
    container.frame.size = extent
    container.layoutIfNeeded()
    #expect([leaf.frame, text.frame] == frames)
  }
}
