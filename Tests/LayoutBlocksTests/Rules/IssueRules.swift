import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

/// Every issue of a pass names its element and the line of the block that was taken, in whatever
/// way the frames are asked for.
@Suite struct IssueRules {
  private let root = Box("root", rect(0, 0, 300, 300))
  private let box: Box
  private let other: Box
  private let source = rect(0, 0, 300, 300)

  init() {
    box = Box("box", rect(1, 2, 3, 4), in: root)
    other = Box("other", rect(5, 6, 7, 8), in: root)
  }

  private func here(_ line: Int = #line) -> LayoutLocation {
    LayoutLocation(fileID: #fileID, line: line)
  }

  /// The issues of a pass, of a snapshot and of a capture.
  private func check(
    _ scheme: LayoutScheme, _ rule: LayoutIssue.Rule, _ names: [String], _ place: LayoutLocation,
    line: Int = #line
  ) {
    let forms: [(String, () -> Void)] = [
      ("pass", { scheme.layout(in: source) }),
      ("snapshot", { _ = scheme.snapshot(for: source) }),
      ("capture", { _ = scheme.capture(in: source)?.snapshot() }),
      ("copy", { LayoutScheme(blocks: [other.layoutBlock(), scheme]).layout(in: source) }),
    ]
    for (name, form) in forms {
      let issues = LayoutIssue.collecting(form)
      #expect(issues.map(\.rule) == [rule], "\(name) of line \(line)")
      #expect(issues.first?.elements == names, "\(name) of line \(line)")
      #expect(issues.first?.location == place, "\(name) of line \(line)")
    }
  }

  @Test func `The line of the block is told, however deep it stands`() {
    let bad = Layout(width: .fixed(-5))
    let plain = box.layoutBlock(with: bad)
    let plainPlace = here(#line - 1)
    check(LayoutScheme(blocks: [plain]), .negativeSize, ["box"], plainPlace)
    check(
      LayoutScheme(blocks: [LayoutScheme(blocks: [LayoutScheme(blocks: [plain])])]),
      .negativeSize, ["box"], plainPlace)
    // Behind alternatives that were not taken, which place the same element.
    let fine = box.layoutBlock(with: Layout(width: 5))
    check(
      LayoutScheme(firstOf: [
        LayoutScheme(blocks: [fine]).when(.never), LayoutScheme(blocks: [plain]),
      ]), .negativeSize, ["box"], plainPlace)
    check(
      LayoutScheme(firstOf: [LayoutScheme(blocks: [plain]), LayoutScheme(blocks: [fine])]),
      .negativeSize, ["box"], plainPlace)
    check(
      LayoutScheme(blocks: [
        LayoutScheme(blocks: [fine]).when(.never), LayoutScheme(blocks: [plain]).when(.always),
      ]), .negativeSize, ["box"], plainPlace)
  }

  @Test func `A frame that cannot be used is told for blocks, stacks and baselines`() {
    let nan = box.layoutBlock(with: Layout(x: .left(.nan)))
    let nanPlace = here(#line - 1)
    check(LayoutScheme(blocks: [nan]), .nonFiniteFrame, ["box"], nanPlace)
    #expect(box.layoutFrame == rect(1, 2, 3, 4))
    let line = box.baselineElement.layoutBlock(with: Layout(y: .top(.infinity)))
    let linePlace = here(#line - 1)
    check(LayoutScheme(blocks: [line]), .nonFiniteFrame, ["box"], linePlace)
    var stack = StackLayoutScheme { [box] }
    let stackPlace = here(#line - 1)
    stack.spacing = .equal(1)
    stack.filling = .equal(.infinity)
    check(LayoutScheme(blocks: [stack]), .nonFiniteFrame, ["box"], stackPlace)
    #expect(box.layoutFrame == rect(1, 2, 3, 4))
  }

  @Test func `A block in a guide has its own line, one without a line that of the guide's`() {
    let bad = Layout(width: .fixed(-5))
    let inner = box.layoutBlock(with: bad)
    let innerPlace = here(#line - 1)
    let guide = ScrollLayoutGuide<Box>(layout: inner)
    guide.fitsContentSize = true
    guide.add(to: root)
    let block = guide.layoutBlock(with: Layout(height: 50))
    check(LayoutScheme(blocks: [block]), .negativeSize, ["box"], innerPlace)
    let stack = StackLayoutGuide<Box>(items: [.uiView(other)])
    stack.add(to: root)
    stack.scheme.filling = .equal(.infinity)
    stack.scheme.spacing = .equal(1)
    let holding = stack.layoutBlock(with: Layout(height: 50))
    let holdingPlace = here(#line - 1)
    let issues = LayoutIssue.collecting { LayoutScheme(blocks: [holding]).layout(in: source) }
    #expect(issues.map(\.rule) == [.nonFiniteFrame])
    #expect(issues.first?.elements == ["other"])
    #expect(issues.first?.location == holdingPlace)
  }

  @Test func `A content that cannot be used names the element and whose block asked`() {
    other.fitting = { _ in CGSize(width: CGFloat.nan, height: 1) }
    let asking = box.layoutBlock(constraints: [other.adjustLayoutConstraint(for: [.width()])])
    let place = here(#line - 1)
    for scheme in [
      LayoutScheme(blocks: [asking]),
      LayoutScheme(firstOf: [
        LayoutScheme(blocks: [other.layoutBlock(with: Layout(width: .content))]).when(.never),
        LayoutScheme(blocks: [asking]),
      ]),
    ] {
      for form in [
        { scheme.layout(in: source) }, { _ = scheme.snapshot(for: source) },
        { _ = scheme.capture(in: source) },
      ] {
        let issues = LayoutIssue.collecting(form)
        #expect(issues.map(\.rule) == [.measuringFailed])
        #expect(issues.first?.elements == ["other", "box"])
        #expect(issues.first?.location == place)
      }
    }
    let own = other.layoutBlock(with: Layout(height: .content))
    let ownPlace = here(#line - 1)
    let issues = LayoutIssue.collecting { LayoutScheme(blocks: [own]).layout(in: source) }
    #expect(issues.map(\.elements) == [["other"]])
    #expect(issues.map(\.location) == [ownPlace])
  }

  @Test func `A block that places nothing names its kind and its line`() {
    let block = box.layoutBlock()
    let place = here(#line - 1)
    block.setItem(nil)
    let issues = LayoutIssue.collecting { LayoutScheme(blocks: [block]).layout(in: source) }
    #expect(issues.map(\.rule) == [.missingElement])
    #expect(issues.map(\.elements) == [["Box"]])
    #expect(issues.map(\.location) == [place])
  }

  /// A guide that holds a block.
  private final class Holding: LayoutGuide<Box> {
    var held: LayoutBlock<Box>?
    override var contentLayout: (any LayoutBlockProtocol)? { held }
  }

  @Test func `A block that places nothing, and has no line, has that of the guide around it`() {
    let made = LayoutPlaceholder<Box, Box>(load: { [box] in box })
    let guide = Holding(frame: .zero)
    guide.held = made.itemLayout
    guide.held?.setItem(nil)
    _ = LayoutIssue.collecting { guide.add(to: root) }
    let block = guide.layoutBlock()
    let place = here(#line - 1)
    let issues = LayoutIssue.collecting { LayoutScheme(blocks: [block]).layout(in: source) }
    #expect(issues.first?.rule == .missingElement)
    #expect(issues.first?.location == place)
  }

  @Test func `What has no line of its own does not have that of the block before it`() {
    let detached = Box("detached")
    let empty = box.layoutBlock()
    empty.setItem(nil)
    let stack = StackLayoutGuide<Box>(items: [.uiView(other)])
    stack.add(to: root)
    stack.scheme.filling = .equal(.infinity)
    stack.scheme.spacing = .equal(1)
    let before: [any LayoutBlockProtocol] = [box.layoutBlock(), detached.layoutBlock(), empty]
    for block in before {
      let scheme = LayoutScheme(blocks: [block, stack.scheme])
      let issues = LayoutIssue.collecting { scheme.layout(in: source) }
      let last = issues.filter { $0.rule == .nonFiniteFrame }
      #expect(last.map(\.location) == [nil])
    }
  }

  @Test func `A view that is nowhere is named with the view whose block refers to it`() {
    let container = UIView(frame: source)
    let (placed, loose) = (UIView(), UIView())
    placed.accessibilityIdentifier = "placed"
    loose.accessibilityIdentifier = "loose"
    container.addSubview(placed)
    let block = placed.layoutBlock(constraints: [
      loose.layoutConstraint(for: [.left(.align(by: .inner))])
    ])
    let issues = LayoutIssue.collecting { LayoutScheme(blocks: [block]).layout(in: source) }
    #expect(issues.map(\.rule) == [.detachedElement])
    #expect(issues.map(\.elements) == [[loose.issueName, placed.issueName]])
  }

  @Test func `A layout applied to an element refuses what cannot be used`() {
    Layout(x: .left(.nan)).apply(for: box, in: source)
    #expect(box.layoutFrame == rect(1, 2, 3, 4))
    Layout(width: .fixed(.infinity)).apply(for: box, in: source)
    #expect(box.layoutFrame == rect(1, 2, 3, 4))
    box.frame = rect(0, 0, .nan, 4)
    #expect(box.layoutFrame == rect(1, 2, 3, 4))
    box.frame = rect(20, 20, -8, -4)
    #expect(box.layoutFrame == rect(12, 16, 8, 4))
    Layout(width: .fixed(-6), height: 3).apply(for: box, in: source)
    #expect(box.layoutFrame == rect(-6, 0, 6, 3))
  }

  @Test func `An element that is twice in a stack is told with the line of the stack`() {
    let root = Box("root", CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = Box("box", in: root)
    let twice = StackLayoutScheme(fileID: "App/Toolbar.swift", line: 7) { [box, box] }
    let issues = LayoutIssue.collecting { twice.layout(in: root.layoutFrame) }
    #expect(issues.map(\.rule) == [.duplicateElement])
    #expect(
      issues.map(\.location) == [LayoutLocation(fileID: "App/Toolbar.swift", line: 7)])
  }
}
