import Foundation
import Framewise
import HeadlessUIKit
import LayoutCore
import TestSupport
import Testing

extension ContainerLaws {
  fileprivate static let unusable: [CGSize] = [
    CGSize(width: CGFloat.infinity, height: 10), CGSize(width: 10, height: -CGFloat.infinity),
    CGSize(width: CGFloat.nan, height: 10),
  ]

  @Test(arguments: ContainerKind.all, ContainerLaws.unusable)
  func `In bounds that are not finite nothing is laid out`(_ kind: ContainerKind, _ bounds: CGSize)
  {
    let leaf = named("leaf")
    let container = kind.make(Content(leaf, width: 40, height: 20, inset: 5))
    container.layoutIfNeeded()
    kind.declare(container, Content(leaf, width: 30, height: 10))
    container.bounds.size = bounds
    let issues = LayoutIssue.collecting { container.layoutIfNeeded() }
    expectIssues(issues, are: [.invalidBounds(bounds, ["container"])])
    #expect(issues.map(\.numbers.count) == [2])
    #expect(leaf.frame == rect(5, 0, 40, 20))
    container.bounds.size = size(200, 100)
    let after = LayoutIssue.collecting { container.layoutIfNeeded() }
    expectIssues(after, are: [])
    #expect(leaf.frame == rect(0, 0, 30, 10))
  }

  fileprivate static let answers: [CGSize] = [
    CGSize(width: CGFloat.nan, height: 10), CGSize(width: 10, height: CGFloat.infinity),
    CGSize(width: -5, height: 10),
  ]

  @Test(arguments: ContainerKind.all, ContainerLaws.answers)
  func `Content of an impossible size counts as none`(_ kind: ContainerKind, _ answer: CGSize) {
    let leaf = AskedView("leaf") { _ in answer }
    let container = kind.make(
      Content(.init(view: leaf), .init(view: named("other"), width: 40, height: 20)))
    let issues = LayoutIssue.collecting { container.layoutIfNeeded() }
    // It may be asked for two sizes.
    expectIssues(unique(issues), are: [.measuringFailed(answer, ["leaf"])])
    #expect(container.subviews.map(\.frame) == kind.frames([.zero, size(40, 20)]))
    leaf.answer = { _ in size(30, 10) }
    container.setNeedsLayout()
    let after = LayoutIssue.collecting { container.layoutIfNeeded() }
    expectIssues(after, are: [])
    #expect(container.subviews.map(\.frame) == kind.frames([size(30, 10), size(40, 20)]))
  }

  @Test(arguments: ContainerKind.conditional)
  func `Elements that no condition places are told of once until that changes`(
    _ kind: ContainerKind
  ) {
    let leaf = named("leaf")
    var content = Content(leaf, width: 40, height: 20)
    content.shift = (.width(250...), 20)
    content.isAlwaysPlaced = false
    leaf.frame = rect(1, 2, 3, 4)
    let container = kind.make(content)
    let pass = { (width: CGFloat) -> [LayoutIssue] in
      LayoutIssue.collecting {
        container.frame.size.width = width
        container.setNeedsLayout()
        container.layoutIfNeeded()
      }
    }
    let expected = LayoutIssue.unplaced(["leaf"], count: 1, in: size(200, 100))
    let first = pass(200)
    expectIssues(first, are: [expected])
    #expect(first.map { "\($0.numbers)" } == ["\(expected.numbers)"])
    #expect(leaf.frame == rect(1, 2, 3, 4))
    expectIssues(pass(210), are: [])
    expectIssues(pass(300), are: [])
    #expect(leaf.frame.origin.x == 20)
    expectIssues(pass(220), are: [expected])
    expectIssues(pass(220), are: [])
  }

  @Test func `An element that is listed twice is told of in the same words`() {
    let expected = LayoutIssue.duplicateElement(["leaf"])
    let leaf = named("leaf")
    let controller = TwiceController(leaf)
    let methods = LayoutIssue.collecting { controller.layoutControl() }
    expectIssues(methods, are: [expected])
    let holder = UIView()
    holder.addSubview(leaf)
    let scheme = StackLayoutScheme(items: { [leaf, leaf] })
    let blocks = LayoutIssue.collecting { scheme.layout(in: rect(0, 0, 200, 100)) }
    expectIssues(blocks, are: [expected])
    let once = LayoutView(frame: rect(0, 0, 200, 100))
    let other = named("other")
    for view in [leaf, other] { once.addSubview(view) }
    let sequence = LayoutIssue.collecting {
      once.layout(
        [leaf, other, leaf],
        at: .makeAbsolute(
          initialFrame: rect(0, 0, 40, 20), margin: 0 as CGFloat, direction: .horizontal))
    }
    expectIssues(sequence, are: [expected])
    #expect(once.subviews.map(\.frame) == [rect(0, 0, 40, 20), rect(40, 0, 40, 20)])
  }

  /// The others stand as if it were listed once.
  @Test func `A view that a box lists twice stands at its first place`() {
    let boxes: [(UIView, UIView) -> UIView] = [
      { RowView($0, $1, $0) }, { ColumnView($0, $1, $0) }, { AnchorView($0, $1, $0) },
      { RootView($0, $1, $0) },
      { leaf, other in
        RowView {
          leaf
          [other, leaf]
        }
      },
      { leaf, other in RowView(with: { $0.addSubview(other) }, subviews: { [leaf, other, leaf] }) },
    ]
    for make in boxes {
      let (leaf, other) = (named("leaf"), named("other"))
      var box = UIView()
      let issues = LayoutIssue.collecting { box = make(leaf, other) }
      expectIssues(issues, are: [.duplicateElement(["leaf"])])
      #expect(box.subviews == [leaf, other])
      #expect(LayoutIssue.collecting { box.addSubview(leaf) } == [])
      #expect(box.subviews == [other, leaf])
    }
  }
}

extension ContainerLaws {
  @Test(arguments: ContainerKind.all)
  func `A container that is added to itself is told and stays where it is`(_ kind: ContainerKind) {
    let leaf = named("leaf"), holder = UIView()
    let container = kind.make(Content(leaf, width: 40, height: 20))
    holder.addSubview(container)
    holder.layoutIfNeeded()
    let frame = leaf.frame
    let issues = LayoutIssue.collecting {
      container.addSubview(container)
      leaf.addSubview(container)
      holder.layoutIfNeeded()
    }
    expectIssues(
      issues,
      are: [
        .containsItself("container", in: "container"), .containsItself("container", in: "leaf"),
      ])
    #expect(container.superview === holder && leaf.superview === container)
    #expect(leaf.frame == frame)
  }
}

/// A controller that lists its element twice.
private final class TwiceController: LayoutControllable {
  let subviews: [UIView]
  let boundSize = size(200, 100)
  var layoutInfo: [LayoutControllable.Hash: [LayoutMethod]] = [:]
  var orderInfo: [LayoutControllable.Hash: Int] = [:]
  var zIndexInfo: [LayoutControllable.Hash: Int] = [:]

  init(_ view: UIView) {
    subviews = [view, view]
    setConstantPosition(.makeAbsolute(frame: rect(0, 0, 40, 20)), for: view)
  }

  func addSubview(_ view: UIView) {}
  func layoutSubviews() {}
  func setNeedsLayout() {}
}
