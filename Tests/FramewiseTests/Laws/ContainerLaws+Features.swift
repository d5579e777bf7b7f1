import Foundation
import Framewise
import TestSupport
import Testing

extension ContainerLaws {
  /// A leaf whose edges lie at 0.4, 10.6, 0 and 20.2.
  private func uneven(_ leaf: UIView) -> Content {
    Content(leaf, width: 10.2, height: 20.2, inset: 0.4)
  }

  private var asDeclared: CGRect { rect(0.4, 0, 10.2, 20.2) }

  /// Pixels 1, 32, 0 and 61, where three make a point.
  private var inThirds: CGRect { rect(1 / 3, 0, 31 / 3, 61 / 3) }

  @Test(arguments: ContainerKind.all)
  func `Frames go to whole pixels where the container says so, also after a pass`(
    _ kind: ContainerKind
  ) {
    let leaf = named("leaf")
    let container = kind.make(uneven(leaf))
    container.contentScaleFactor = 3
    #expect(!container.snapsToPixelGrid)
    container.layoutIfNeeded()
    #expect(isClose(leaf.frame, asDeclared))
    container.snapsToPixelGrid = true
    container.layoutIfNeeded()
    #expect(isClose(leaf.frame, inThirds))
    container.snapsToPixelGrid = false
    container.layoutIfNeeded()
    #expect(isClose(leaf.frame, asDeclared))
    container.snapsToPixelGrid = true
    container.contentScaleFactor = 2
    container.setNeedsLayout()
    container.layoutIfNeeded()
    // Pixels 1, 21, 0 and 40, where two make a point.
    #expect(isClose(leaf.frame, rect(0.5, 0, 10, 20)))
  }

  @Test(arguments: ContainerKind.all)
  func `A snapshot snaps at its own scale`(_ kind: ContainerKind) {
    let leaf = named("leaf")
    let container = kind.make(uneven(leaf))
    container.snapsToPixelGrid = true
    container.contentScaleFactor = 2
    container.layoutIfNeeded()
    let snapshot = LayoutSnapshot(of: container, in: LayoutInput(size: size(200, 100), scale: 3))
    #expect(isClose(snapshot["container/leaf"]?.frame ?? .null, inThirds))
    #expect(isClose(leaf.frame, rect(0.5, 0, 10, 20)))
  }

  @Test(arguments: ContainerKind.all)
  func `Measured text keeps its size on the pixel grid`(_ kind: ContainerKind) {
    let text = label("abc", lines: 0)
    text.contentScaleFactor = 7
    text.font = .systemFont(ofSize: 17)
    let view = kind.make(Content(text, inset: 0.4))
    view.snapsToPixelGrid = true
    view.contentScaleFactor = 3
    view.layoutIfNeeded()
    // 30 by 20, from pixel 1 on.
    #expect(isClose(text.frame, rect(1 / 3, 0, 30, 20)))
    text.textMeasuring = UnevenMeasuring()
    view.layoutIfNeeded()
    // 20.1 by 10.1: 61 and 31 pixels.
    #expect(isClose(text.frame, rect(1 / 3, 0, 61 / 3, 31 / 3)))
  }

  /// Text of 20.1 by 10.1 points, or 141 and 71 pixels where seven make a point.
  private struct UnevenMeasuring: TextMeasuring {
    func lines(
      of text: String, font: TextFont, width: CGFloat, lineBreakMode: NSLineBreakMode,
      maximumLines: Int
    ) -> TextLines {
      TextLines(
        lines: [TextLine(text: text, width: 141 / 7)], ascender: 5, lineHeight: 71 / 7)
    }
  }

  @Test(arguments: ContainerKind.all, ContainerKind.all)
  func `A nested container's pixel grid counts for what it sets`(
    _ outerKind: ContainerKind, _ innerKind: ContainerKind
  ) {
    let leaf = named("leaf")
    let inner = innerKind.make(uneven(leaf))
    let outer = outerKind.make(Content(inner, width: 50.2, height: 50.2, inset: 0.4))
    inner.contentScaleFactor = 3
    outer.contentScaleFactor = 3
    inner.snapsToPixelGrid = true
    outer.layoutIfNeeded()
    #expect(isClose(inner.frame, rect(0.4, 0, 50.2, 50.2)))
    #expect(isClose(leaf.frame, inThirds))
    inner.snapsToPixelGrid = false
    outer.layoutIfNeeded()
    #expect(isClose(leaf.frame, asDeclared))
  }

  @Test(arguments: ContainerKind.all, ContainerKind.all)
  func `The topmost container's pixel grid counts for all that it places`(
    _ outerKind: ContainerKind, _ innerKind: ContainerKind
  ) {
    let leaf = named("leaf")
    let inner = innerKind.make(Content(leaf, width: 10.2, height: 20.2))
    let outer = outerKind.make(Content(inner, width: 50.2, height: 50.2))
    inner.contentScaleFactor = 3
    outer.contentScaleFactor = 3
    outer.layoutIfNeeded()
    outer.snapsToPixelGrid = true
    outer.layoutIfNeeded()
    // 150.6 pixels; edges at 30.6 and 60.6 of them.
    #expect(isClose(inner.frame, rect(0, 0, 151 / 3, 151 / 3)))
    let isPlaced = outerKind.isOneEngine(with: innerKind)
    #expect(isClose(leaf.frame, isPlaced ? rect(0, 0, 31 / 3, 61 / 3) : rect(0, 0, 10.2, 20.2)))
    outer.snapsToPixelGrid = false
    outer.layoutIfNeeded()
    #expect(isClose(inner.frame, rect(0, 0, 50.2, 50.2)))
    #expect(isClose(leaf.frame, rect(0, 0, 10.2, 20.2)))
  }

  @Test(arguments: ContainerKind.all)
  func `Frames are mirrored from right to left where the container says so`(_ kind: ContainerKind) {
    let (first, second) = (named("first"), named("second"))
    let container = kind.make(Content(.init(view: first, width: 40, height: 20)))
    var content = Content(
      .init(view: first, width: 40, height: 20), .init(view: second, width: 30, height: 10))
    content.inset = 5
    kind.declare(container, content)
    let usual = kind.frames([size(40, 20), size(30, 10)], inset: 5)
    let mirrored = usual.map { frame in
      rect(200 - frame.origin.x - frame.width, frame.origin.y, frame.width, frame.height)
    }
    #expect(container.mirrorsForRightToLeft == kind.mirrorsByDefault)
    for mirrors in [true, false, true] {
      container.mirrorsForRightToLeft = mirrors
      container.semanticContentAttribute = .unspecified
      container.setNeedsLayout()
      container.layoutIfNeeded()
      #expect([first.frame, second.frame] == usual)
      container.semanticContentAttribute = .forceRightToLeft
      container.setNeedsLayout()
      container.layoutIfNeeded()
      #expect([first.frame, second.frame] == (mirrors ? mirrored : usual), "mirrors \(mirrors)")
    }
    // Without a change of the direction.
    container.mirrorsForRightToLeft = false
    container.layoutIfNeeded()
    #expect([first.frame, second.frame] == usual)
    // Mirroring changes no size.
    #expect(container.sizeThatFits(size(200, 100)).width == usual.map(\.maxX).max())
  }

  @Test(arguments: ContainerKind.all, ContainerKind.all)
  func `Each container mirrors what it sets`(
    _ outerKind: ContainerKind, _ innerKind: ContainerKind
  ) {
    let leaf = named("leaf")
    let inner = innerKind.make(Content(leaf, width: 40, height: 20, inset: 5))
    let outer = outerKind.make(Content(inner, width: 120, height: 50, inset: 10))
    outer.semanticContentAttribute = .forceRightToLeft
    inner.semanticContentAttribute = .forceRightToLeft
    for (outside, within) in [(true, true), (true, false), (false, true), (false, false)] {
      outer.mirrorsForRightToLeft = outside
      inner.mirrorsForRightToLeft = within
      outer.layoutIfNeeded()
      #expect(inner.frame == rect(outside ? 70 : 10, 0, 120, 50), "\(outside), \(within)")
      #expect(leaf.frame == rect(within ? 75 : 5, 0, 40, 20), "\(outside), \(within)")
      // All anew, too.
      outerKind.declare(outer, Content(inner, width: 120, height: 50, inset: 10))
      outer.layoutIfNeeded()
      #expect(leaf.frame == rect(within ? 75 : 5, 0, 40, 20), "anew: \(outside), \(within)")
    }
  }

  @Test(arguments: ContainerKind.all)
  func `A trace names every element with its frame and what was tried`(_ kind: ContainerKind) {
    let (first, second) = (named("first"), named("second"))
    var content = Content(
      .init(view: first, width: 40, height: 20), .init(view: second, width: 30, height: 10))
    content.shift = (.trait("size", is: "large"), 20)
    let container = kind.make(content)
    container.inputTraits = ["size": "large"]
    container.layoutIfNeeded()
    let frames = kind.frames([size(40, 20), size(30, 10)], inset: 20)
    let trace = container.layoutTrace()
    #expect(trace.size == size(200, 100))
    for (view, frame) in zip([first, second], frames) {
      let entries = trace.entries.filter { $0.element == view.layoutName }
      #expect(entries.map(\.frame) == [frame])
      #expect(entries.allSatisfy { $0.activeMethod != nil })
    }
    #expect(trace.entries.map(\.element).filter { $0 != "container" } == ["first", "second"])
    let tried = trace.entries.flatMap(\.methods).filter { $0.condition.contains("size is large") }
    #expect(!tried.isEmpty)
    #expect(tried.contains { $0.holds })
    // What was looked at stays as it was.
    #expect([first.frame, second.frame] == frames)
    container.inputTraits = [:]
    container.layoutIfNeeded()
    let other = container.layoutTrace().entries.flatMap(\.methods)
      .filter { $0.condition == "\(LayoutCondition.trait("size", is: "large"))" }
    #expect(!other.isEmpty)
    #expect(other.allSatisfy { !$0.holds })
  }

  @Test(arguments: ContainerKind.all)
  func `A trace leaves all as it is`(_ kind: ContainerKind) {
    let leaf = AskedView.wrapping()
    let container = kind.make(Content(leaf, width: 100))
    container.layoutIfNeeded()
    let before = LayoutSnapshot(of: container)
    let issues = LayoutIssue.collecting { _ = container.layoutTrace() }
    #expect(issues.isEmpty)
    #expect(LayoutSnapshot(of: container) == before)
    #expect(leaf.frame == rect(0, 0, 100, 40))
  }

  @Test(arguments: ContainerKind.all)
  func `Breakpoints are those of the conditions of the container`(_ kind: ContainerKind) {
    let container = kind.make(Content(named("leaf"), width: 40, height: 20))
    #expect(container.layoutBreakpoints == LayoutBreakpoints())
    kind.declare(
      container,
      Content(
        container.subviews[0], width: 40, height: 20,
        shift: (.width(250...) && .height(..<120) || .aspectRatio(3...), 20)))
    let breakpoints = container.layoutBreakpoints
    #expect(breakpoints.widths == [250])
    #expect(breakpoints.heights == [120])
    #expect(breakpoints.ratios == [3])
    #expect(breakpoints.isComplete)
    kind.declare(
      container,
      Content(
        container.subviews[0], width: 40, height: 20,
        shift: (LayoutCondition { $0.width > 250 }, 20)))
    #expect(!container.layoutBreakpoints.isComplete)
  }

  @Test(arguments: ContainerKind.all, ContainerKind.all)
  func `Breakpoints include those of containers within`(
    _ outerKind: ContainerKind, _ innerKind: ContainerKind
  ) {
    let inner = innerKind.make(
      Content(named("leaf"), width: 40, height: 20, shift: (.width(80...), 20)))
    let outer = outerKind.make(Content(inner, width: 120, height: 50, shift: (.width(250...), 5)))
    let breakpoints = outer.layoutBreakpoints
    #expect(breakpoints.widths == [80, 250])
    #expect(breakpoints.heights.isEmpty)
    // Only where the container in it sees the size of the one around.
    #expect(breakpoints.isComplete == outerKind.isOneEngine(with: innerKind))
    #expect(inner.layoutBreakpoints == LayoutBreakpoints(widths: [80]))
    innerKind.declare(inner, Content(inner.subviews[0], width: 40, height: 20))
    #expect(outer.layoutBreakpoints == LayoutBreakpoints(widths: [250]))
  }

  @Test(arguments: ContainerKind.all)
  func `A container from an archive lays out as others do`(_ kind: ContainerKind) throws {
    let made = kind.empty() as UIView
    let container = try #require(type(of: made).init(coder: NSCoder()) as? any Container)
    container.frame = rect(0, 0, 200, 100)
    let leaf = named("leaf")
    kind.declare(container, Content(leaf, width: 40, height: 20, shift: (.width(250...), 20)))
    container.layoutIfNeeded()
    #expect(leaf.frame == rect(0, 0, 40, 20))
    container.frame.size.width = 300
    container.layoutIfNeeded()
    #expect(leaf.frame == rect(20, 0, 40, 20))
    #expect(container.sizeThatFits(size(300, 100)) == size(60, 20))
  }

  @Test(arguments: ContainerKind.all)
  func `The conditions of a container can be replaced`(_ kind: ContainerKind) throws {
    let container = kind.make(
      Content(named("leaf"), width: 40, height: 20, shift: (.width(250...), 20)))
    let conditional = try #require(container as? any ConditionalElement)
    let declared = conditional.declaredConditions
    #expect(!declared.isEmpty)
    var lists: [ConditionList] = []
    conditional.replaceConditions { list in
      lists.append(list)
      return list.conditions.map { _ in .never }
    }
    // A scheme without a condition stands in the list, and is no condition.
    let replaced = lists.flatMap(\.conditions)
    #expect(replaced.filter { $0 != .always } == declared.filter { $0 != .always })
    #expect(conditional.declaredConditions.allSatisfy { $0 == .never })
    // The same lists as findings tell of, where there are lists.
    let told = conditional.declaredLists
    if !told.isEmpty { #expect(told.map(\.noun) == lists.map(\.noun)) }
  }

  @Test(arguments: ContainerKind.all)
  func `Findings tell of a condition that never holds`(_ kind: ContainerKind) {
    let leaf = named("leaf")
    let container = kind.make(Content(leaf, width: 40, height: 20, shift: (.width(250...), 20)))
    #expect(container.layoutFindings().isEmpty)
    let impossible = LayoutCondition.width(600...) && .width(..<400)
    kind.declare(container, Content(leaf, width: 40, height: 20, shift: (impossible, 20)))
    let findings = container.layoutFindings()
    #expect(findings.map(\.rule) == [.conditionNeverHolds])
    #expect(findings.first?.explanation.contains("width >= 600 && width < 400") == true)
  }

  @Test(arguments: ContainerKind.all, ContainerKind.all)
  func `Findings include those of containers within`(
    _ outerKind: ContainerKind, _ innerKind: ContainerKind
  ) {
    let impossible = LayoutCondition.width(600...) && .width(..<400)
    let inner = innerKind.make(
      Content(named("leaf"), width: 40, height: 20, shift: (impossible, 20)))
    let outer = outerKind.make(Content(inner, width: 120, height: 50, shift: (.width(250...), 5)))
    #expect(outer.layoutFindings() == inner.layoutFindings())
    #expect(!inner.layoutFindings().isEmpty)
  }

  @Test(arguments: ContainerKind.all)
  func `A snapshot put back counts as no pass`(_ kind: ContainerKind) {
    let leaf = named("leaf")
    let container = kind.make(
      Content(leaf, width: 40, height: 20, inset: 5, shift: (.width(250...), 20)))
    container.layoutIfNeeded()
    _ = LayoutSnapshot(of: container, in: LayoutInput(size: size(300, 100)))
    #expect(leaf.frame == rect(5, 0, 40, 20))
    container.frame.size.width = 300
    container.layoutIfNeeded()
    #expect(leaf.frame == rect(20, 0, 40, 20))
    // Frames that another snapshot set are computed anew.
    LayoutSnapshot(
      name: "container", frame: rect(0, 0, 300, 100),
      children: [LayoutSnapshot(name: "leaf", frame: rect(1, 2, 3, 4))]
    ).apply(to: container)
    #expect(leaf.frame == rect(1, 2, 3, 4))
    container.setNeedsLayout()
    container.layoutIfNeeded()
    #expect(leaf.frame == rect(20, 0, 40, 20))
  }
}
