import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

/// What single statements and constraints do, in a room of 100 by 100 at (0, 0).
@Suite struct StatementRules {
  private let root = Box("root", rect(0, 0, 300, 300))
  private let room = rect(0, 0, 100, 100)

  private func frame(
    _ other: CGRect = .zero, _ statements: (LayoutAnchors<Box>, LayoutAnchors<Box>) -> Void
  ) -> CGRect {
    let box = Box("box", in: root)
    box.fitting = { _ in CGSize(width: 40, height: 12) }
    let other = Box("other", other, in: root)
    let block = box.layoutBlock(with: .equal) { statements($0, other.layoutAnchors) }
    block.layout(in: room)
    return box.layoutFrame
  }

  @Test func `A center that is pulled keeps the edge that is farther away`() {
    for (goal, start, length) in [(30.0, 0.0, 60.0), (70, 40, 60), (50, 0, 100), (90, 80, 20)] {
      let found = frame(rect(goal, goal, 5, 5)) { own, other in
        own.centerX.pull(to: other.left)
        own.centerY.pull(to: other.top)
      }
      #expect(found == rect(start, start, length, length), "\(goal)")
    }
  }

  @Test func `Of equal statements the last counts, of bounds all`() {
    let found = frame(rect(10, 20, 30, 44)) { own, other in
      own.width.equal(to: other.width)
      own.width.equal(to: other.width, multiplier: 2)
      own.left.fartherThanOrEqual(to: other.right)
      own.left.fartherThanOrEqual(to: other.left)
      own.height.lessThanOrEqual(to: 80)
      own.height.lessThanOrEqual(to: 90)
    }
    // Twice 30 wide, not before 10 + 30, and at most 80 high.
    #expect(found == rect(40, 0, 60, 80))
  }

  @Test func `An aspect ratio takes the length that is said`() {
    // A ratio of 2 is twice as wide as high.
    #expect(frame { own, _ in own.aspectRatio(2) }.size == CGSize(width: 100, height: 50))
    let ofContent = frame { own, _ in
      own.aspectRatio(2)
      own.width.equalIntrinsicSize()
    }
    #expect(ofContent.size == CGSize(width: 40, height: 20))
    let ofHeight = frame { own, _ in
      own.aspectRatio(2)
      own.height.equalIntrinsicSize()
    }
    #expect(ofHeight.size == CGSize(width: 24, height: 12))
    let ofNumber = frame { own, _ in
      own.aspectRatio(2)
      own.height.equal(to: 30)
    }
    #expect(ofNumber.size == CGSize(width: 60, height: 30))
    let negative = frame { own, _ in
      own.aspectRatio(-2)
      own.height.equal(to: 30)
    }
    #expect(negative.size == CGSize(width: 0, height: 30))
  }

  @Test func `A constraint that is formed by hand does what it does in a block`() {
    let box = Box("box", in: root)
    box.fitting = { CGSize(width: $0.width / 2, height: 10) }
    var rect = room
    AdjustLayoutConstraint(
      element: box, anchors: [.width(), .height(3)],
      alignment: Layout.Alignment(horizontal: .right, vertical: .bottom)
    ).formConstrain(sourceRect: &rect, by: CGRect(x: 0, y: 0, width: 60, height: 50), in: root)
    // Half of 60 wide and three times 10 high, at the end of the room of 60 by 50.
    #expect(rect == CGRect(x: 30, y: 20, width: 30, height: 30))

    rect = room
    AnonymConstraint { $0.origin.x = 7 }.formConstrain(sourceRect: &rect, by: nil, in: root)
    #expect(rect == CGRect(x: 7, y: 0, width: 100, height: 100))

    rect = room
    AnonymConstraint(anchors: [.equally]) { $0.insetBy(dx: 10, dy: 20) }
      .formConstrain(sourceRect: &rect, by: nil, in: root)
    #expect(rect == CGRect(x: 10, y: 20, width: 80, height: 60))
  }

  @Test func `A constraint to an element that is gone leaves the room as it is`() {
    var gone: Box? = Box("gone", in: root)
    let constraint = gone!.layoutConstraint(for: [.equally])
    gone?.removeFromSuperElement()
    gone = nil
    var rect = room
    constraint.formConstrain(
      sourceRect: &rect, by: CGRect(x: 1, y: 2, width: 3, height: 4), in: root)
    #expect(rect == room)
  }

  @Test func `A constraint is active where its element is in a container and it is on`() {
    let held = Box("held", in: root)
    let alone = Box("alone")
    for (box, isActive) in [(held, true), (alone, false)] {
      let constraint = box.layoutConstraint(for: [.equally])
      #expect(constraint.isActive == isActive)
      #expect(constraint.active(true).isActive == isActive)
      #expect(!constraint.active(false).isActive)
    }
  }

  @Test func `An issue tells where its element is placed first`() {
    let box = Box("box", in: root)
    func block(_ layout: Layout, line: Int) -> LayoutBlock<Box> {
      LayoutBlock(element: box, layout: layout, fileID: "A/B.swift", line: line)
    }
    let wrong = Layout.equal(rect(.nan, 0, 1, 1))
    for lines in [[10, 20], [20, 10]] {
      let scheme = LayoutScheme(blocks: lines.map { block(wrong, line: $0) })
      let issues = LayoutIssue.collecting { scheme.layout(in: room) }
      #expect(Set(issues.map(\.location?.line)) == [lines[0]])
    }
    // Content that has no size is told where the element is asked first.
    box.fitting = { _ in CGSize(width: CGFloat.nan, height: 1) }
    let content = Layout(width: .content)
    for lines in [[10, 20], [20, 10]] {
      let scheme = LayoutScheme(blocks: lines.map { block(content, line: $0) })
      let issues = LayoutIssue.collecting { scheme.layout(in: room) }
      #expect(Set(issues.map(\.location?.line)) == [lines[0]])
    }
  }

  @Test func `A branch that is not taken is not where an element is placed`() {
    let box = Box("box", in: root)
    let wrong = Layout.equal(rect(.nan, 0, 1, 1))
    let schemes = [10, 20, 30].map { line in
      LayoutScheme(blocks: [
        LayoutBlock(element: box, layout: wrong, fileID: "A/B.swift", line: line)
      ])
    }
    let choice = LayoutScheme(firstOf: [
      schemes[0].when(.width(500...)), schemes[1].when(.width(50...)), schemes[2],
    ])
    let issues = LayoutIssue.collecting { choice.layout(in: room) }
    #expect(issues.map(\.location?.line) == [20])
  }

  /// The left is pulled to 50 before the right is to 10, and the bottom to 10 before the top is to
  /// 50.
  @Test(arguments: [false, true])
  func `Sides are pulled in their order, whichever is said first`(_ isReversed: Bool) {
    let found = frame(rect(50, 50, 5, 5)) { own, other in
      let pulls = [
        { own.left.pull(to: other.left) }, { own.right.pull(to: other.left, offset: -40) },
        { own.bottom.pull(to: other.top, offset: -40) }, { own.top.pull(to: other.top) },
      ]
      for pull in isReversed ? pulls.reversed() : pulls { pull() }
    }
    #expect(found == rect(10, 50, 0, 0))
  }

  @Test func `Each constraint that is formed by hand says whom it is by`() {
    let box = Box("box", rect(10, 20, 30, 40), in: root)
    let alone = Box("alone")
    box.layoutContentSize = CGSize(width: 70, height: 80)
    box.layoutBoundsOrigin = CGPoint(x: 1, y: 2)
    box.baseline = 6
    box.fitting = { CGSize(width: $0.width / 2, height: 10) }
    let own = ObjectIdentifier(box)
    let rule = LayoutAnchor.Size.build(
      AnyRectBasedConstraint { $0.size = CGSize(width: $1.width + 1, height: $1.height + 2) })
    let cases: [(constraint: any LayoutConstraintProtocol, id: ObjectIdentifier?, room: CGRect)] = [
      (box.layoutConstraint(for: [.equally]), own, rect(10, 20, 30, 40)),
      // What is in the box begins one point left of it and two above.
      (box.contentLayoutConstraint(for: [.equally]), own, rect(9, 18, 70, 80)),
      (box.baselineLayoutConstraint(for: [.equally]), own, rect(10, 26, 30, 0)),
      (box.adjustLayoutConstraint(for: [rule]), nil, rect(0, 0, 51, 12)),
      (box.adjustLayoutConstraint(for: [.height(-1)]), nil, rect(0, 0, 100, 0)),
      (AnonymConstraint(anchors: [.width(0.5)]), nil, rect(0, 0, 50, 100)),
    ]
    for (constraint, id, wanted) in cases {
      // A switch answers for what is behind it, on or off, but for whether that counts.
      let on = constraint.active(true)
      let forms: [any LayoutConstraintProtocol] = [constraint, on, on.active(false)]
      for constraint in forms {
        var rect = room
        constraint.formConstrain(sourceRect: &rect, by: nil, in: root)
        #expect(rect == wanted)
        #expect(constraint.elementIdentifier == id)
      }
      #expect(forms.map(\.isActive) == [true, true, false])
    }
    #expect(!alone.adjustLayoutConstraint(for: [.width()]).isActive)
    #expect(
      box.contentConstraint.constrained(sourceRect: room, by: rect(0, 0, 60, 60))
        == rect(0, 0, 30, 10))
  }

  @Test func `A constraint to an element elsewhere is formed in the coordinates of the space`() {
    let inner = Box("inner", rect(100, 50, 200, 200), in: root)
    inner.layoutBoundsOrigin = CGPoint(x: 5, y: 3)
    let box = Box("box", rect(10, 20, 30, 40), in: inner)
    // The inner origin (5, 3) is at (100, 50).
    let constraint = box.layoutConstraint(for: [.equally])
    for rect in [nil, box.layoutFrame] {
      var room = room
      constraint.formConstrain(sourceRect: &room, by: rect, in: root)
      #expect(room == CGRect(x: 105, y: 67, width: 30, height: 40))
    }
    var own = room
    constraint.formConstrain(sourceRect: &own, by: nil, in: inner)
    #expect(own == box.layoutFrame)
  }

  @Test func `Content that is gone leaves the room as it is`() {
    var gone: Box? = Box("gone", in: root)
    let adjust = gone!.adjustLayoutConstraint(for: [.width()])
    let rule = gone!.contentConstraint
    gone?.removeFromSuperElement()
    gone = nil
    var rect = room
    adjust.formConstrain(sourceRect: &rect, by: nil, in: root)
    rule.formConstrain(sourceRect: &rect, by: .zero)
    #expect(rect == room)
    #expect(!adjust.isActive)
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func `Content that is no size counts as none by hand as it does in a block`(_ width: CGFloat) {
    let box = Box("box", in: root)
    box.fitting = { _ in CGSize(width: width, height: 5) }
    let constraint = box.adjustLayoutConstraint(for: [.width()])
    let layout = Layout(x: .right, width: .from(4), height: 9)
    let ways: [() -> Void] = [
      { box.layoutBlock(with: layout, constraints: [constraint]).layout(in: room) },
      { layout.apply(for: box, in: room, use: [constraint]) },
    ]
    for lay in ways {
      box.layoutFrame = rect(1, 1, 1, 1)
      let issues = LayoutIssue.collecting(lay)
      #expect(issues.map(\.rule) == [.measuringFailed])
      #expect(issues.map(\.elements) == [["box"]])
      // No width is left; at least 4 of it end where the room does.
      #expect(box.layoutFrame == rect(-4, 0, 4, 9))
    }
  }

  @Test func `A baseline that is pulled moves the room, as it has nothing to stretch from`() {
    let box = Box("box", in: root)
    let other = Box("other", rect(10, 50, 20, 7), in: root)
    box.baseline = 12
    let block = box.layoutBlock(with: .equal) { own in
      own.baseline.pull(to: other.layoutAnchors.bottom, offset: 3)
    }
    block.layout(in: room)
    // 57 and 3 more, less 12.
    #expect(box.layoutFrame == rect(0, 48, 100, 100))
  }
}
