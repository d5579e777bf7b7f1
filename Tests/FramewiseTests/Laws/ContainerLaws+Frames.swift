import Foundation
import Framewise
import HeadlessUIKit
import LayoutCore
import TestSupport
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

  /// Whether a number of the frame itself is not finite.
  var hasEndlessNumber: Bool {
    !(frame.origin.x.isFinite && frame.size.width.isFinite && frame.size.height.isFinite)
  }

  /// Those that a container can declare: it says where the near edge is.
  static let declarable = [
    HostileFrame(testDescription: "infinite x", frame: rect(.infinity, 0, 10, 10)),
    HostileFrame(testDescription: "x that is no number", frame: rect(.nan, 0, 10, 10)),
    HostileFrame(testDescription: "infinite width", frame: rect(0, 0, .infinity, 10)),
    HostileFrame(testDescription: "infinite height", frame: rect(0, 0, 10, .infinity)),
    HostileFrame(testDescription: "infinite far edge", frame: rect(1.7e308, 0, 1e308, 10)),
    HostileFrame(
      testDescription: "negative width", frame: rect(50, 0, -10, 10), stored: rect(40, 0, 10, 10)),
    HostileFrame(
      testDescription: "negative height", frame: rect(5, 0, 10, -8), stored: rect(5, -8, 10, 8)),
  ]

  static let all =
    declarable + [
      // No number stands for no height where heights are optional.
      HostileFrame(testDescription: "height that is no number", frame: rect(0, 0, 10, .nan)),
      HostileFrame(testDescription: "infinite near edge", frame: rect(-1e308, 0, -1e308, 10)),
      HostileFrame(testDescription: "infinite center", frame: rect(1.7e308, 0, 1.7e308, 10)),
    ]
}

extension ContainerLaws {
  private func hostile(_ leaf: UIView, _ test: HostileFrame) -> Content {
    Content(
      leaf, width: test.frame.size.width, height: test.frame.size.height,
      inset: test.frame.origin.x)
  }

  /// Expects what a container does with a frame that no element can have.
  private func expectRefusal(
    _ kind: ContainerKind, _ test: HostileFrame, gives frame: CGRect, _ issues: [LayoutIssue],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let told = "\(issues.map { "\($0.rule.rawValue): \($0.explanation)" })"
    #expect(
      frame.isStorable && frame.size.isUsableContent, "\(frame)", sourceLocation: sourceLocation)
    if !kind.limitsNumbers {
      expectIssues(issues, are: [test.issue(["leaf"])], sourceLocation: sourceLocation)
      // Declared is a near edge, which may be where the rect of negative size has its origin.
      #expect(
        test.stored.map { $0.size == frame.size } ?? (frame == rect(5, 0, 40, 20)),
        sourceLocation: sourceLocation)
    } else if test.hasEndlessNumber || test.stored != nil {
      // Declared numbers are looked at before there is a frame, but not in silence.
      #expect(issues.count == 1, "\(told)", sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: ContainerKind.all, HostileFrame.declarable)
  func `A frame that no element can have is refused or counted by its amount`(
    _ kind: ContainerKind, _ test: HostileFrame
  ) {
    let leaf = named("leaf")
    let container = kind.make(Content(leaf, width: 40, height: 20, inset: 5))
    container.layoutIfNeeded()
    kind.declare(container, hostile(leaf, test))
    let issues = LayoutIssue.collecting { container.layoutIfNeeded() }
    expectRefusal(kind, test, gives: leaf.frame, issues)
    // A next pass is right again.
    kind.declare(container, Content(leaf, width: 30, height: 10, inset: 3))
    let after = LayoutIssue.collecting { container.layoutIfNeeded() }
    expectIssues(after, are: [])
    #expect(leaf.frame == rect(3, 0, 30, 10))
  }

  @Test(arguments: ContainerKind.all, HostileFrame.declarable)
  func `A snapshot refuses the same frames`(_ kind: ContainerKind, _ test: HostileFrame) {
    let leaf = named("leaf")
    let container = kind.make(Content(leaf, width: 40, height: 20, inset: 5))
    container.layoutIfNeeded()
    kind.declare(container, hostile(leaf, test))
    var snapshot: LayoutSnapshot?
    let issues = LayoutIssue.collecting {
      snapshot = LayoutSnapshot(of: container, in: LayoutInput(size: size(250, 120)))
    }
    expectRefusal(kind, test, gives: snapshot?["container/leaf"]?.frame ?? .null, issues)
    #expect(leaf.frame == rect(5, 0, 40, 20))
  }

  @Test(arguments: ContainerKind.all, HostileFrame.declarable)
  func `Whatever is declared, other elements are right and measuring answers a size`(
    _ kind: ContainerKind, _ test: HostileFrame
  ) {
    let (first, second) = (named("first"), named("second"))
    let container = kind.make(
      Content(
        .init(view: first, width: 40, height: 20),
        .init(view: second, width: test.frame.size.width, height: test.frame.size.height)))
    _ = LayoutIssue.collecting {
      container.layoutIfNeeded()
      #expect(first.frame == rect(0, 0, 40, 20))
      #expect(second.frame.isStorable && second.frame.size.isUsableContent)
      for proposal in [endless, size(100, 100), .zero] {
        #expect(container.sizeThatFits(proposal).isUsableContent)
      }
    }
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
    expectIssues(issues, are: [test.issue(["leaf"])])
  }

  @Test(arguments: HostileFrame.all)
  func `Blocks refuse the same frames directly, in snapshots, in captures and where applied`(
    _ test: HostileFrame
  ) throws {
    let container = UIView(frame: rect(0, 0, 200, 100))
    let leaf = named("leaf")
    container.addSubview(leaf)
    let usual = rect(5, 0, 40, 20)
    let frame = test.frame
    let byEdges = LayoutScheme(blocks: [
      leaf.layoutBlock(
        with: Layout(
          x: .left(frame.origin.x), y: .top(0), width: .fixed(frame.size.width),
          height: .fixed(frame.size.height)))
    ])
    let byRect = LayoutScheme(blocks: [leaf.layoutBlock(with: .equal(frame))])
    let captured = { (scheme: LayoutScheme) -> CGRect? in
      try #require(scheme.capture(in: container.bounds)).snapshot().childSnapshots.first?.frame
    }
    let ways: [(String, () throws -> CGRect?)] = [
      (
        "direct",
        {
          byRect.layout(in: container.bounds); return leaf.frame
        }
      ),
      ("snapshot", { byRect.snapshot(for: container.bounds).childSnapshots.first?.frame }),
      (
        "direct, by edges",
        {
          byEdges.layout(in: container.bounds); return leaf.frame
        }
      ),
      (
        "snapshot, by edges",
        { byEdges.snapshot(for: container.bounds).childSnapshots.first?.frame }
      ),
      ("capture, by edges", { try captured(byEdges) }),
      (
        "applied",
        {
          // Of the same shape, stored elsewhere.
          byRect.apply(
            snapshot: LayoutSnapshot(
              name: "", frame: container.bounds,
              children: [LayoutSnapshot(name: "leaf", frame: frame)]))
          return leaf.frame
        }
      ),
      (
        "a layout applied",
        {
          Layout.equal(frame).apply(for: leaf, in: container.bounds); return leaf.frame
        }
      ),
      (
        "the frame of an element",
        {
          let element: any LayoutElement = leaf
          element.frame = frame
          return leaf.frame
        }
      ),
    ]
    for (name, way) in ways {
      let isByEdges = name.hasSuffix("by edges")
      if isByEdges, !HostileFrame.declarable.contains(where: { $0.frame.isEqual(to: frame) }) {
        continue
      }
      leaf.frame = usual
      var result: CGRect?
      let issues = try LayoutIssue.collecting { result = try way() }
      if isByEdges, let stored = test.stored {
        #expect(result?.size == stored.size, "\(name)")
      } else {
        #expect(result == test.stored ?? usual, "\(name)")
      }
      #expect(
        issues.map { "\($0.rule.rawValue) \($0.elements) \($0.explanation) \($0.advice)" }
          == [test.issue(["leaf"])].map {
            "\($0.rule.rawValue) \($0.elements) \($0.explanation) \($0.advice)"
          }, "\(name)")
    }
  }

  @Test(arguments: ContainerKind.all.filter { !$0.limitsNumbers })
  func `A frame that is refused is told of in every pass`(_ kind: ContainerKind) {
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

  @Test(arguments: ContainerKind.all.filter { !$0.limitsNumbers })
  func `In a map an element with a refused frame counts as unplaced, and its namesake does not`(
    _ kind: ContainerKind
  ) {
    let map = LayoutMap(over: .sizes(200...300, 100...120)) {
      kind.make(
        Content(
          .init(view: named("leaf"), width: .infinity, height: 20),
          .init(view: named("leaf"), width: 400, height: 20))) as UIView
    }
    guard LayoutMap.recordsDecisions else { return }
    #expect(map.regions.map(\.unplaced) == [["container/leaf"]])
    #expect(map.verdict(.placed()).isRefuted)
    let verdict = map.verdict(.minimumSize(height: 44, of: ["container/leaf", "container/leaf#2"]))
    #expect(verdict.violations.map(\.elements) == [["container/leaf#2"]], "\(verdict)")
  }
}

extension CGRect {
  /// Whether the numbers are equal, with `nan` equal to itself.
  fileprivate func isEqual(to other: CGRect) -> Bool { "\(self)" == "\(other)" }
}
