import Foundation
import Framewise
import TestSupport
import Testing

/// Something that code does that runs in the middle of a pass.
struct Interruption: Sendable, CustomTestStringConvertible {
  let testDescription: String

  /// Whether the pass says so afterwards, and how.
  var issue: (@Sendable (_ container: String) -> LayoutIssue)?

  /// What happens; the element of that name is the last of the container.
  let action: @Sendable (Scene) -> Void

  /// The declaration that counts for the next pass.
  let next: @Sendable (Scene) -> (sizes: [CGSize], inset: CGFloat)

  static let sizes = [size(30, 20), size(40, 20), size(50, 10)]

  static let all: [Interruption] = [
    Interruption(
      testDescription: "another pass", issue: { .changedDuringPass([$0]) },
      action: { $0.container.layoutSubviews() }, next: { _ in (sizes, 5) }),
    Interruption(
      testDescription: "another declaration", issue: { .changedDuringPass([$0]) },
      action: { $0.declare(inset: 9, count: 3) }, next: { _ in (sizes, 9) }),
    Interruption(
      testDescription: "a further element", issue: { .changedDuringPass([$0]) },
      action: { scene in
        scene.views.append(named("newcomer"))
        scene.declare(inset: 5, count: 4)
      },
      next: { _ in (sizes + [size(60, 10)], 5) }),
    Interruption(
      testDescription: "a mark", action: { $0.container.setNeedsLayout() },
      next: { _ in (sizes, 5) }),
    Interruption(
      testDescription: "other content of a leaf",
      action: { scene in
        (scene.views[0] as! AskedView).answer = { _ in size(35, 20) }
        scene.views[0].invalidateIntrinsicContentSize()
      },
      next: { _ in ([size(35, 20), sizes[1], sizes[2]], 5) }),
  ]

  /// What takes the last element away.
  static let removals: [Interruption] = [
    Interruption(
      testDescription: "removed", issue: { .changedDuringPass([$0]) },
      action: { $0.views[2].removeFromSuperview() },
      next: { _ in (Array(sizes.prefix(2)), 5) }),
    Interruption(
      testDescription: "moved", issue: { .changedDuringPass([$0]) },
      action: { $0.elsewhere.addSubview($0.views[2]) },
      next: { _ in (Array(sizes.prefix(2)), 5) }),
    Interruption(
      testDescription: "freed", issue: { .changedDuringPass([$0]) },
      action: { $0.views.removeLast().removeFromSuperview() },
      next: { _ in (Array(sizes.prefix(2)), 5) }),
  ]
}

/// A container of three elements, the first of which is measured, with something that happens in
/// the middle of a pass.
final class Scene {
  /// Who runs code in the middle of a pass.
  enum Source: CaseIterable, Sendable {
    case condition, leaf
  }

  let kind: ContainerKind
  let container: any Container
  let elsewhere = UIView()
  var views: [UIView]

  /// Done once by the next who is asked.
  var action: ((Scene) -> Void)?

  private(set) var condition = LayoutCondition.never

  init(_ kind: ContainerKind, _ source: Source) {
    self.kind = kind
    container = kind.make(Content())
    views = []
    let leaf = AskedView("leaf") { [unowned self] _ in
      if source == .leaf { act() }
      return size(30, 20)
    }
    views = [leaf, named("other"), named("victim")]
    if source == .condition {
      condition = LayoutCondition { [unowned self] _ in
        act()
        return false
      }
    }
    declare(inset: 5, count: 3)
  }

  private func act() {
    guard let action else { return }
    self.action = nil
    action(self)
  }

  func declare(inset: CGFloat, count: Int) {
    let sizes: [CGSize?] = [nil, size(40, 20), size(50, 10), size(60, 10)]
    var content = Content()
    content.children = zip(views, sizes).prefix(count).map {
      Content.Child(view: $0, width: $1?.width, height: $1?.height)
    }
    content.inset = inset
    content.shift = (condition, 20)
    kind.declare(container, content)
  }

  var frames: [CGRect] { container.subviews.map(\.frame) }
}

extension ContainerLaws {
  static let interruptedPasses = Scene.Source.allCases.flatMap { source in
    [false, true].map { (source, $0) }
  }

  /// Interrupts a pass: the first one, or one after a pass that went well.
  private func interrupt(_ scene: Scene, first: Bool, _ action: @escaping (Scene) -> Void)
    -> [LayoutIssue]
  {
    if !first {
      let issues = LayoutIssue.collecting { scene.container.layoutIfNeeded() }
      #expect(issues.isEmpty)
      #expect(scene.frames == scene.kind.frames(Interruption.sizes, inset: 5))
      scene.container.setNeedsLayout()
    }
    scene.action = action
    // Not `layoutIfNeeded()`, which would run the next pass as well.
    let issues = LayoutIssue.collecting { scene.container.layoutSubviews() }
    #expect(scene.action == nil, "Nobody was asked.")
    return issues
  }

  @Test(arguments: ContainerKind.all, Interruption.all)
  func `A pass that is interrupted finishes with what it began with`(
    _ kind: ContainerKind, _ interruption: Interruption
  ) {
    for (source, isFirst) in ContainerLaws.interruptedPasses {
      let scene = Scene(kind, source)
      let issues = interrupt(scene, first: isFirst, interruption.action)
      expectIssues(issues, are: interruption.issue.map { [$0("container")] } ?? [])
      // Content may be asked for before it changes, or afterwards.
      var usual = [kind.frames(Interruption.sizes, inset: 5)]
      if interruption.issue == nil {
        usual.append(kind.frames(interruption.next(scene).sizes, inset: 5))
      }
      #expect(
        usual.contains(Array(scene.frames.prefix(3))),
        "\(source), first: \(isFirst): \(scene.frames)")
      let after = LayoutIssue.collecting { scene.container.layoutIfNeeded() }
      expectIssues(after, are: [])
      let (sizes, inset) = interruption.next(scene)
      #expect(
        scene.frames == kind.frames(sizes, inset: inset), "next, \(source), first: \(isFirst)")
    }
  }

  @Test(arguments: ContainerKind.all, Interruption.removals)
  func `An element that leaves in the middle of a pass is not placed, and all others are`(
    _ kind: ContainerKind, _ interruption: Interruption
  ) {
    for (source, isFirst) in ContainerLaws.interruptedPasses {
      let scene = Scene(kind, source)
      let frames = kind.frames(Interruption.sizes, inset: 5)
      weak let victim = scene.views[2]
      let issues = interrupt(scene, first: isFirst) {
        $0.views[2].frame = rect(1, 2, 3, 4)
        interruption.action($0)
      }
      // An element that the pass knew already is named, too.
      #expect(
        issues.filter { $0.rule == .removedDuringPass }.allSatisfy { $0.elements == ["victim"] })
      expectIssues(
        issues.filter { $0.rule != .removedDuringPass },
        are: [interruption.issue!("container")])
      #expect(scene.frames == Array(frames.prefix(2)), "\(source), first: \(isFirst)")
      let isFreed = interruption.testDescription == "freed"
      if !isFreed { #expect(victim?.frame == rect(1, 2, 3, 4)) }
      scene.declare(inset: 5, count: 2)
      let after = LayoutIssue.collecting { scene.container.layoutIfNeeded() }
      expectIssues(after, are: [])
      // A pass may hold what it began with until the next one.
      #expect((victim == nil) == isFreed)
      let (sizes, inset) = interruption.next(scene)
      #expect(
        scene.frames == kind.frames(sizes, inset: inset), "next, \(source), first: \(isFirst)")
    }
  }

  @Test(arguments: ContainerKind.all)
  func `Measuring that is interrupted answers for what it began with`(_ kind: ContainerKind) {
    for source in Scene.Source.allCases {
      let scene = Scene(kind, source)
      scene.action = { $0.declare(inset: 9, count: 3) }
      let frames = kind.frames(Interruption.sizes, inset: 5)
      let extent = frames.reduce(frames[0]) { $0.union($1) }
      var answer = CGSize.zero
      let issues = LayoutIssue.collecting {
        answer = scene.container.sizeThatFits(size(200, 100))
      }
      #expect(scene.action == nil)
      expectIssues(issues, are: [.changedDuringPass(["container"])])
      #expect(answer == size(extent.maxX, extent.maxY), "\(source)")
      let after = LayoutIssue.collecting { answer = scene.container.sizeThatFits(size(200, 100)) }
      expectIssues(after, are: [])
      #expect(answer == size(extent.maxX + 4, extent.maxY), "\(source)")
    }
  }

  @Test(arguments: ContainerKind.all)
  func `Measuring within a pass or a measuring answers the current size`(_ kind: ContainerKind) {
    for source in Scene.Source.allCases {
      for isPass in [true, false] {
        let scene = Scene(kind, source)
        var answer = CGSize.zero
        scene.action = { answer = $0.container.sizeThatFits(size(150, 90)) }
        let issues = LayoutIssue.collecting {
          if isPass {
            scene.container.layoutSubviews()
          } else {
            _ = scene.container.sizeThatFits(size(120, 80))
          }
        }
        #expect(scene.action == nil)
        expectIssues(issues, are: [.changedDuringPass(["container"])])
        #expect(answer == size(200, 100), "\(source), pass: \(isPass)")
        let after = LayoutIssue.collecting { scene.container.layoutIfNeeded() }
        expectIssues(after, are: [])
        #expect(scene.frames == kind.frames(Interruption.sizes, inset: 5))
      }
    }
  }

  @Test(arguments: ContainerKind.all, ContainerKind.all)
  func `An element of a nested container interrupts the pass that measures it`(
    _ outerKind: ContainerKind, _ innerKind: ContainerKind
  ) {
    var action: (() -> Void)?
    let leaf = AskedView("leaf") { _ in
      if let run = action {
        action = nil
        run()
      }
      return size(30, 20)
    }
    let inner = innerKind.make(Content(leaf), name: "inner")
    let outer = outerKind.make(Content(inner, inset: 5), name: "outer")
    action = { outerKind.declare(outer, Content(inner, inset: 9)) }
    let issues = LayoutIssue.collecting { outer.layoutSubviews() }
    #expect(action == nil)
    expectIssues(issues, are: [.changedDuringPass(["outer"])])
    #expect(inner.frame == rect(5, 0, 30, 20))
    let after = LayoutIssue.collecting { outer.layoutIfNeeded() }
    expectIssues(after, are: [])
    #expect(inner.frame == rect(9, 0, 30, 20))
    #expect(leaf.frame == rect(0, 0, 30, 20))
  }

  /// Its request takes the marks of containers that are measured just now.
  @Test(arguments: ContainerKind.all, ContainerKind.all)
  func `A leaf that asks for a pass when it is measured gets its new size all the same`(
    _ outerKind: ContainerKind, _ innerKind: ContainerKind
  ) {
    let leaf = HastyView(size(30, 20))
    let inner = innerKind.make(Content(leaf), name: "inner")
    let outer = outerKind.make(Content(inner), name: "outer")
    _ = LayoutIssue.collecting {
      outer.layoutIfNeeded()
      leaf.content = size(77, 25)
      outer.layoutIfNeeded()
      outer.layoutIfNeeded()
    }
    #expect(leaf.frame.size == leaf.content)
    #expect(inner.frame.size == leaf.content)
    leaf.questions = 0
    outer.layoutIfNeeded()
    #expect(leaf.questions == 0, "the pass before left marks")
  }

  @Test(arguments: ContainerKind.all)
  func `A leaf that asks for a pass when its container is asked for a size is laid out`(
    _ kind: ContainerKind
  ) {
    let leaf = HastyView(size(30, 20))
    let container = kind.make(Content(leaf), name: "container")
    _ = LayoutIssue.collecting {
      container.layoutIfNeeded()
      leaf.content = size(77, 25)
      #expect(container.sizeThatFits(endless) == leaf.content)
      container.layoutIfNeeded()
    }
    #expect(leaf.frame.size == leaf.content)
  }

  @Test(arguments: ContainerKind.all)
  func `A container that is freed in the middle of its pass harms nobody`(_ kind: ContainerKind) {
    for source in Scene.Source.allCases {
      var scene: Scene? = Scene(kind, source)
      let holder = UIView()
      holder.addSubview(scene!.container)
      scene!.action = { $0.container.removeFromSuperview() }
      _ = LayoutIssue.collecting { holder.layoutIfNeeded() }
      let frames = scene!.frames
      #expect(frames == kind.frames(Interruption.sizes, inset: 5), "\(source)")
      #expect(holder.subviews.isEmpty)
      scene = nil
    }
  }
}
