import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

/// The layout guides of views in blocks: placed, and referred to.
@Suite struct LayoutGuideTests {
  let view = SchemeView(frame: rect(0, 0, 200, 300))
  let guide = UILayoutGuide()
  let child = UIView()

  init() {
    view.addLayoutGuide(guide)
    view.addSubview(child)
  }

  @Test func `A guide is placed by a block and places others`() {
    guide.identifier = "column"
    view.schemes = [
      LayoutScheme(blocks: [
        guide.layoutBlock(with: Layout(x: .center, y: 20, width: 100, height: 50)),
        child.layoutBlock(
          with: Layout(x: .right(5), height: 10),
          constraints: [
            guide.layoutConstraint(for: [.left(.limit(on: .inner)), .bottom(.limit(on: .outer))])
          ]),
      ])
    ]
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(50, 20, 100, 50))
    // Below the guide, from its left edge on, as wide as the room: 5 points to the left of it.
    #expect(child.frame == rect(45, 70, 150, 10))
    let snapshot = view.schemes[0].snapshot(for: view.bounds)
    #expect(snapshot.childSnapshots.map(\.root.name) == ["column", "UIView"])
    #expect(snapshot.childSnapshots[0].frame == rect(50, 20, 100, 50))
  }

  @Test func `Direct layout, snapshot and apply agree on guides, in stacks too`() {
    let items: [any LayoutElement] = [guide, child]
    let stack = StackLayoutScheme { items }
    let snapshot = stack.snapshot(for: view.bounds)
    stack.layout(in: view.bounds)
    #expect(snapshot.childSnapshots.map(\.frame) == [rect(0, 0, 100, 300), rect(100, 0, 100, 300)])
    #expect(guide.layoutFrame == rect(0, 0, 100, 300))
    stack.layout(in: rect(0, 0, 20, 20))
    stack.apply(snapshot: snapshot)
    #expect(guide.layoutFrame == rect(0, 0, 100, 300))
    #expect(child.frame == rect(100, 0, 100, 300))
  }

  @Test func `Blocks are constrained by the safe area and the margins, as they are in each pass`() {
    view.insetsLayoutMarginsFromSafeArea = false
    view.hostSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    view.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 20)
    let other = UIView()
    view.addSubview(other)
    view.schemes = [
      LayoutScheme(blocks: [
        child.layoutBlock(constraints: [
          view.safeAreaLayoutGuide.layoutConstraint(for: [.equally])
        ]),
        other.layoutBlock(with: Layout(height: 9)) { anchors in
          anchors.left.limit(by: view.layoutMarginsGuide.layoutAnchors.left)
          anchors.right.limit(by: view.layoutMarginsGuide.layoutAnchors.right)
          anchors.top.align(by: view.layoutMarginsGuide.layoutAnchors.top)
        },
      ])
    ]
    view.layoutIfNeeded()
    #expect(child.frame == rect(0, 44, 200, 222))
    #expect(other.frame == rect(16, 8, 164, 9))
    view.hostSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    view.layoutIfNeeded()
    #expect(child.frame == rect(0, 20, 200, 280))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.layoutIfNeeded()
    #expect(other.frame == rect(2, 1, 194, 9))
  }

  @Test func `A guide of another view is read in the coordinates of the own one`() {
    let panel = UIView(frame: rect(30, 40, 100, 100))
    view.addSubview(panel)
    panel.addLayoutGuide(guide)
    guide.place(rect(1, 2, 30, 40))
    child.layoutBlock(constraints: [guide.layoutConstraint(for: [.equally])])
      .layout(in: view.bounds)
    #expect(child.frame == rect(31, 42, 30, 40))
    child.layoutBlock(constraints: [guide.contentLayoutConstraint(for: [.equally])])
      .layout(in: view.bounds)
    #expect(child.frame == rect(31, 42, 30, 40))
    // And placed in those of its owner.
    let stack = StackLayoutScheme { [child, guide] }
    stack.layout(in: view.bounds)
    #expect(guide.layoutFrame == rect(70, -40, 100, 300))
  }

  @Test func `An area is not placed, and says so`() {
    let scheme = LayoutScheme(blocks: [
      view.safeAreaLayoutGuide.layoutBlock(with: Layout(height: 5)),
      child.layoutBlock(
        constraints: [view.safeAreaLayoutGuide.layoutConstraint(for: [.equally])]),
    ])
    var frames: [CGRect] = []
    let issues = LayoutIssue.collecting {
      frames = scheme.snapshot(for: view.bounds).childSnapshots.map(\.frame)
      scheme.layout(in: view.bounds)
      StackLayoutScheme { [view.layoutMarginsGuide] }.layout(in: view.bounds)
    }
    #expect(issues.map(\.rule) == [.unplaceableElement, .unplaceableElement])
    #expect(frames == [rect(0, 0, 200, 300)])
    #expect(child.frame == rect(0, 0, 200, 300))
  }

  @Test func `A guide that was removed is left out with an issue`() {
    let scheme = LayoutScheme(blocks: [
      guide.layoutBlock(with: Layout(height: 7)), child.layoutBlock(with: Layout(height: 8)),
    ])
    scheme.layout(in: view.bounds)
    view.removeLayoutGuide(guide)
    let issues = LayoutIssue.collecting { scheme.layout(in: rect(0, 0, 5, 5)) }
    #expect(issues.map(\.rule) == [.detachedElement])
    #expect(guide.layoutFrame == rect(0, 0, 200, 7))
    #expect(child.frame == rect(0, 0, 5, 8))
  }

  @Test func `A snapshot at another input leaves guides where they were`() {
    view.schemes = [LayoutScheme(blocks: [guide.layoutBlock(with: Layout(height: 7))])]
    view.layoutIfNeeded()
    _ = LayoutSnapshot(of: view, in: LayoutInput(size: CGSize(width: 50, height: 60)))
    #expect(guide.layoutFrame == rect(0, 0, 200, 7))
  }
}
