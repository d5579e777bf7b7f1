import Foundation
import Framewise
import HeadlessUIKit
import LayoutCore
import Testing

/// A frame that no element can have, or not as it is.
struct HostileFrame: Sendable, CustomTestStringConvertible {
  let testDescription: String

  /// The frame as it is declared.
  let frame: CGRect

  /// The frame that is stored, if any.
  var stored: CGRect?

  /// What is told of it.
  func issue(_ names: [String]) -> LayoutIssue {
    stored == nil ? .nonFiniteFrame(frame, names) : .negativeSize(frame, names)
  }

  static let all: [HostileFrame] = [
    HostileFrame(testDescription: "infinite x", frame: rect(.infinity, 0, 10, 10)),
    HostileFrame(testDescription: "x that is no number", frame: rect(.nan, 0, 10, 10)),
    HostileFrame(testDescription: "infinite width", frame: rect(0, 0, .infinity, 10)),
    HostileFrame(testDescription: "height that is no number", frame: rect(0, 0, 10, .nan)),
    HostileFrame(testDescription: "infinite far edge", frame: rect(1.7e308, 0, 1e308, 10)),
    HostileFrame(testDescription: "infinite near edge", frame: rect(-1e308, 0, -1e308, 10)),
    HostileFrame(
      testDescription: "negative width", frame: rect(50, 0, -10, 10), stored: rect(40, 0, 10, 10)),
    HostileFrame(
      testDescription: "negative height", frame: rect(5, 0, 10, -8), stored: rect(5, -8, 10, 8)),
  ]
}

extension ContainerLaws {
  private func hostile(_ leaf: UIView, _ test: HostileFrame) -> Content {
    Content(
      leaf, width: test.frame.size.width, height: test.frame.size.height,
      inset: test.frame.origin.x)
  }

  @Test(arguments: ContainerKind.all, HostileFrame.all)
  func `A frame that no element can have is refused or counted by its amount`(
    _ kind: ContainerKind, _ test: HostileFrame
  ) {
    let leaf = named("leaf")
    let container = kind.make(Content(leaf, width: 40, height: 20, inset: 5))
    container.layoutIfNeeded()
    kind.declare(container, hostile(leaf, test))
    let issues = LayoutIssue.collecting { container.layoutIfNeeded() }
    #expect(leaf.frame == test.stored ?? rect(5, 0, 40, 20))
    expect(issues, are: [test.issue(["leaf"])])
    #expect(issues.first?.location != nil || kind.engine != nil)
    // A next pass is right again.
    kind.declare(container, Content(leaf, width: 30, height: 10, inset: 3))
    let after = LayoutIssue.collecting { container.layoutIfNeeded() }
    expect(after, are: [])
    #expect(leaf.frame == rect(3, 0, 30, 10))
  }

  @Test(arguments: ContainerKind.all, HostileFrame.all)
  func `A snapshot refuses the same frames`(_ kind: ContainerKind, _ test: HostileFrame) {
    let leaf = named("leaf")
    let container = kind.make(Content(leaf, width: 40, height: 20, inset: 5))
    container.layoutIfNeeded()
    let content = hostile(leaf, test)
    var usual = Content(leaf, width: 40, height: 20, inset: 5)
    usual.shift = nil
    kind.declare(container, content)
    var snapshot: LayoutSnapshot?
    let issues = LayoutIssue.collecting {
      snapshot = LayoutSnapshot(of: container, in: LayoutInput(size: size(250, 120)))
    }
    #expect(snapshot?["container/leaf"]?.frame == test.stored ?? rect(5, 0, 40, 20))
    expect(issues, are: [test.issue(["leaf"])])
    #expect(leaf.frame == rect(5, 0, 40, 20))
  }

  @Test(arguments: ContainerKind.all, HostileFrame.all)
  func `Whatever is declared, all frames stay finite and others are right`(
    _ kind: ContainerKind, _ test: HostileFrame
  ) {
    let (first, second) = (named("first"), named("second"))
    let container = kind.make(
      Content(
        .init(view: first, width: 40, height: 20),
        .init(view: second, width: test.frame.width, height: test.frame.height)))
    let issues = LayoutIssue.collecting {
      container.layoutIfNeeded()
      _ = container.sizeThatFits(endless)
      _ = container.sizeThatFits(size(100, 100))
    }
    #expect(first.frame == rect(0, 0, 40, 20))
    #expect(second.frame.isStorable && second.frame.size.isUsableContent)
    #expect(container.sizeThatFits(size(100, 100)).isUsableContent)
    let isHarmless = test.frame.size == size(10, 10) || test.frame.size == size(1e308, 10)
    #expect(issues.isEmpty == isHarmless)
  }

  @Test(arguments: ContainerKind.all, HostileFrame.all)
  func `A snapshot that is applied is checked likewise`(_ kind: ContainerKind, _ test: HostileFrame)
  {
    let leaf = named("leaf")
    let container = kind.make(Content(leaf, width: 40, height: 20, inset: 5))
    container.layoutIfNeeded()
    let snapshot = LayoutSnapshot(
      name: "container", frame: container.frame,
      children: [LayoutSnapshot(name: "leaf", frame: test.frame)])
    let issues = LayoutIssue.collecting { snapshot.apply(to: container) }
    #expect(leaf.frame == test.stored ?? rect(5, 0, 40, 20))
    expect(issues, are: [test.issue(["leaf"])])
  }

  @Test(arguments: HostileFrame.all)
  func `Blocks refuse the same frames directly, in snapshots, in captures and where applied`(
    _ test: HostileFrame
  ) throws {
    let container = UIView(frame: rect(0, 0, 200, 100))
    let leaf = named("leaf")
    container.addSubview(leaf)
    let scheme = LayoutScheme(blocks: [
      leaf.layoutBlock(
        with: Layout(
          x: .left(test.frame.origin.x), y: .top(0), width: .fixed(test.frame.width),
          height: .fixed(test.frame.height)))
    ])
    let usual = rect(5, 0, 40, 20)
    let kept = test.stored ?? usual
    let ways: [(String, () throws -> CGRect?)] = [
      (
        "direct",
        {
          scheme.layout(in: container.bounds)
          return leaf.frame
        }
      ),
      ("snapshot", { scheme.snapshot(for: container.bounds).childSnapshots.first?.frame }),
      (
        "capture",
        {
          let capture = try #require(scheme.capture(in: container.bounds))
          return capture.snapshot().childSnapshots.first?.frame
        }
      ),
      (
        "applied",
        {
          // Of the same shape, stored elsewhere.
          let snapshot = LayoutSnapshot(
            name: "", frame: container.bounds,
            children: [LayoutSnapshot(name: "leaf", frame: test.frame)])
          scheme.apply(snapshot: snapshot)
          return leaf.frame
        }
      ),
      (
        "a layout applied",
        {
          test.frame.asLayout().apply(for: leaf, in: container.bounds)
          return leaf.frame
        }
      ),
      (
        "the frame of an element",
        {
          let element: any LayoutElement = leaf
          element.frame = test.frame
          return leaf.frame
        }
      ),
    ]
    for (name, way) in ways {
      leaf.frame = usual
      var frame: CGRect?
      let issues = try LayoutIssue.collecting { frame = try way() }
      #expect(frame == kept, "\(name)")
      let texts = issues.map { "\($0.rule.rawValue) \($0.elements) \($0.explanation) \($0.advice)" }
      let expected = test.issue(["leaf"])
      #expect(
        texts == [
          "\(expected.rule.rawValue) \(expected.elements) \(expected.explanation) \(expected.advice)"
        ], "\(name)")
    }
  }

  @Test(arguments: ContainerKind.all)
  func `A frame set aside counts as long as nothing else is declared`(_ kind: ContainerKind) {
    let leaf = named("leaf")
    let container = kind.make(Content(leaf, width: 40, height: 20, inset: 5))
    container.layoutIfNeeded()
    kind.declare(container, Content(leaf, width: .infinity, height: 20, inset: 5))
    for _ in 0..<3 {
      let issues = LayoutIssue.collecting {
        container.setNeedsLayout()
        container.layoutIfNeeded()
      }
      #expect(issues.map(\.rule) == [.nonFiniteFrame])
      #expect(leaf.frame == rect(5, 0, 40, 20))
    }
  }
}
