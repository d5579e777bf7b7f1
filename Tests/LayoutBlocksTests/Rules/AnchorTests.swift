import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

@Suite struct AnchorTests {
  let root = Box("root", rect(0, 0, 300, 300))
  let source = rect(0, 0, 300, 300)

  @Test func `A negative multiple of a length is zero where it is said, in every form`() {
    let target = Box("target", rect(100, 100, 50, 40), in: root)
    let box = Box("box", in: root)
    box.fitting = { _ in CGSize(width: 30, height: 20) }
    // What follows the length sees zero: the right edge meets 100, the lower one 140.
    let v1 = box.layoutBlock(constraints: [
      target.layoutConstraint(for: [
        .size(.width(-0.6)), .height(-1), .left(.align(by: .outer)), .bottom(.align(by: .inner)),
      ])
    ])
    let dsl = box.layoutBlock {
      $0.width.scaled(by: target.layoutAnchors.width, scale: -0.6)
      $0.height.scaled(by: target.layoutAnchors.height, scale: -1)
      $0.right.align(by: target.layoutAnchors.left)
      $0.bottom.align(by: target.layoutAnchors.bottom)
    }
    let content = box.layoutBlock(constraints: [
      box.adjustLayoutConstraint(for: [.width(-2), .height(-0.5)]),
      target.layoutConstraint(for: [.left(.align(by: .outer)), .bottom(.align(by: .inner))]),
    ])
    let intrinsic = box.layoutBlock {
      $0.width.equalIntrinsicSize(-2)
      $0.height.equalIntrinsicSize(-0.5)
      $0.right.align(by: target.layoutAnchors.left)
      $0.bottom.align(by: target.layoutAnchors.bottom)
    }
    for block in [v1, dsl, content, intrinsic] {
      let issues = LayoutIssue.collecting {
        #expect(block.snapshot(for: source).frame == rect(100, 140, 0, 0))
        block.layout(in: source)
      }
      #expect(issues.isEmpty)
      #expect(box.layoutFrame == rect(100, 140, 0, 0))
    }
    var room = source
    LayoutAnchor.size(.width(-0.6)).formConstrain(sourceRect: &room, by: target.layoutFrame)
    #expect(room == rect(0, 0, 0, 300))
    room = source
    box.adjustLayoutConstraint(for: [.height(-1)])
      .formConstrain(sourceRect: &room, by: nil, in: root)
    #expect(room == rect(0, 0, 300, 0))
  }

  @Test func `A ratio below zero leaves no height`() {
    let box = Box("box", in: root)
    let block = box.layoutBlock {
      $0.aspectRatio(-2)
      $0.bottom.align(by: root.layoutAnchors.bottom)
    }
    block.layout(in: source)
    #expect(box.layoutFrame == rect(0, 300, 300, 0))
  }

  @Test func `A multiple that is no number is refused, not taken for zero`() {
    let target = Box("target", rect(100, 100, 50, 40), in: root)
    let box = Box("box", rect(1, 2, 3, 4), in: root)
    box.fitting = { _ in CGSize(width: 30, height: 20) }
    let blocks = [
      box.layoutBlock(constraints: [target.layoutConstraint(for: [.width(.nan)])]),
      box.layoutBlock(constraints: [box.adjustLayoutConstraint(for: [.height(.nan)])]),
      box.layoutBlock { $0.width.scaled(by: target.layoutAnchors.width, scale: .nan) },
      box.layoutBlock { $0.aspectRatio(.nan) },
    ]
    for block in blocks {
      let issues = LayoutIssue.collecting { block.layout(in: source) }
      #expect(issues.map(\.rule) == [.nonFiniteFrame])
      #expect(box.layoutFrame == rect(1, 2, 3, 4))
    }
  }

  /// A constraint of somebody's own, around another one.
  private struct Wrapper: LayoutConstraintProtocol {
    let base: any LayoutConstraintProtocol
    var elementIdentifier: ObjectIdentifier? { base.elementIdentifier }
    var isActive: Bool { base.isActive }
    func formConstrain(sourceRect: inout CGRect, by rect: CGRect?, in space: any LayoutElement) {
      base.formConstrain(sourceRect: &sourceRect, by: rect, in: space)
    }
  }

  @Test func `Constraints of one's own get the frames that earlier blocks gave`() {
    let target = Box("target", rect(0, 0, 20, 20), in: root)
    target.baseline = 4
    let box = Box("box", in: root)
    let edge: [LayoutAnchor] = [.bottom(.align(by: .outer))]
    let constraints: [(any LayoutConstraintProtocol, y: CGFloat)] = [
      (target.layoutConstraint(for: edge), 130),
      (target.baselineLayoutConstraint(for: edge), 104),
      (target.contentLayoutConstraint(for: edge), 130),
      (target.contentLayoutConstraint(for: edge), 900 + 100 - 5),
    ]
    for (index, (constraint, y)) in constraints.enumerated() {
      if index == 3 {
        target.layoutContentSize = CGSize(width: 20, height: 900)
        target.layoutBoundsOrigin.y = 5
      }
      target.layoutFrame = rect(0, 0, 20, 20)
      let scheme = LayoutScheme(blocks: [
        target.layoutBlock(with: Layout(y: .top(100), height: 30)),
        box.layoutBlock(with: Layout(height: 5), constraints: [Wrapper(base: constraint)]),
      ])
      #expect(scheme.snapshot(for: source).childSnapshots[1].frame == rect(0, y, 300, 5))
      scheme.layout(in: source)
      #expect(box.layoutFrame == rect(0, y, 300, 5))
    }
  }

  /// One that is declared as the constraint it is made of.
  private struct Forwarder: LayoutConstraintProtocol {
    let base: any LayoutConstraintProtocol
    var elementIdentifier: ObjectIdentifier? { nil }
    var isActive: Bool { false }
    func formConstrain(sourceRect: inout CGRect, by rect: CGRect?, in space: any LayoutElement) {
      Issue.record("A pass calls it all the same.")
    }
    func declareConstraint(in declaration: inout BlockDeclaration, within container: AnyObject) {
      base.declareConstraint(in: &declaration, within: container)
    }
  }

  @Test func `A constraint of one's own can be declared as another`() throws {
    let target = Box("target", rect(0, 0, 20, 20), in: root)
    target.baseline = 4
    let box = Box("box", in: root)
    let edge: [LayoutAnchor] = [.bottom(.align(by: .outer))]
    let switched = target.layoutConstraint(for: edge).active(true)
    let constraints: [(any LayoutConstraintProtocol, y: CGFloat)] = [
      (target.layoutConstraint(for: edge), 130),
      (target.baselineLayoutConstraint(for: edge), 104),
      (target.contentLayoutConstraint(for: edge), 130),
      (switched, 130),
      (AnonymConstraint(anchors: [.insets(UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0))]), 7),
      (
        box.adjustLayoutConstraint(
          for: [.height()], alignment: Layout.Alignment(horizontal: .equal, vertical: .top(3))),
        3
      ),
    ]
    for (constraint, y) in constraints {
      for base in [constraint, Forwarder(base: constraint)] {
        target.layoutFrame = rect(0, 0, 20, 20)
        let scheme = LayoutScheme(blocks: [
          target.layoutBlock(with: Layout(y: .top(100), height: 30)),
          box.layoutBlock(with: Layout(height: 5), constraints: [Forwarder(base: base)]),
        ])
        scheme.layout(in: source)
        #expect(box.layoutFrame == rect(0, y, 300, 5))
        // No closure is called, so it can be computed elsewhere.
        _ = try #require(scheme.capture(in: source))
      }
    }
    let scheme = box.layoutBlock(
      with: Layout(height: 5), constraints: [Forwarder(base: switched)])
    target.layoutFrame = rect(0, 0, 20, 20)
    scheme.layout(in: source)
    #expect(box.layoutFrame == rect(0, 20, 300, 5))
    switched.isActive = false
    scheme.layout(in: source)
    #expect(box.layoutFrame == rect(0, 0, 300, 5))
    let own = box.layoutBlock(
      constraints: [Wrapper(base: target.layoutConstraint(for: [.equally]))])
    #expect(own.capture(in: source) == nil)
  }

  @Test func `A constraint of one's own gets the frame of an element that no block places`() {
    let target = Box("target", rect(0, 0, 20, 20), in: root)
    target.fitting = { _ in CGSize(width: 50, height: 50) }
    let box = Box("box", in: root)
    // Measured alone, the target has a number already, and nobody needs its frame.
    let block = box.layoutBlock(
      with: Layout(height: 5),
      constraints: [
        target.adjustLayoutConstraint(for: [.width()]),
        Wrapper(base: target.layoutConstraint(for: [.bottom(.align(by: .outer))])),
      ])
    block.layout(in: source)
    #expect(box.layoutFrame == rect(0, 20, 50, 5))
  }

  @Test func `What a view holds constrains those beside it, however far it is scrolled`() {
    let container = UIView(frame: source)
    let scrollView = UIScrollView(frame: rect(20, 30, 100, 50))
    scrollView.contentSize = CGSize(width: 400, height: 200)
    scrollView.contentOffset = CGPoint(x: 5, y: 7)
    let (beside, within) = (UIView(), UIView())
    container.addSubview(scrollView)
    container.addSubview(beside)
    scrollView.addSubview(within)
    LayoutScheme(
      blocks: [beside, within].map {
        $0.layoutBlock(constraints: [scrollView.contentLayoutConstraint(for: [.equally])])
      }
    ).layout(in: source)
    #expect(beside.frame == rect(15, 23, 400, 200))
    #expect(within.frame == rect(0, 0, 400, 200))
  }

  @Test func `Constraints of one's own get the frames that a snapshot is given`() {
    let target = Box("target", rect(0, 0, 20, 20), in: root)
    let box = Box("box", in: root)
    let block = box.layoutBlock(
      with: Layout(height: 5),
      constraints: [Wrapper(base: target.layoutConstraint(for: [.bottom(.align(by: .outer))]))])
    let given = [ObjectIdentifier(target): rect(0, 0, 1, 50)]
    #expect(block.snapshot(for: source, constrainRects: given).frame == rect(0, 50, 300, 5))
    #expect(block.snapshot(for: source).frame == rect(0, 20, 300, 5))
  }

  @Test func `What anchors take has a name of its own`() {
    let inset: LayoutAnchor.Inset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let equal: LayoutAnchor.Equal = rect(5, 6, 7, 8)
    let left: LayoutAnchor.Left = .align(by: .inner)
    let size: LayoutAnchor.Size = .width(2)
    var room = source
    LayoutAnchor.insets(inset).formConstrain(sourceRect: &room, by: .zero)
    #expect(room == rect(2, 1, 294, 296))
    for anchor in [LayoutAnchor.equal(equal), .size(size), .left(left)] {
      anchor.formConstrain(sourceRect: &room, by: rect(10, 0, 20, 1))
    }
    #expect(room == rect(10, 6, 40, 8))
  }

  @Test func `An edge can be aligned with the baseline of another element`() {
    let text = Box("text", rect(0, 20, 50, 40), in: root)
    text.baseline = 15
    let box = Box("box", in: root)
    let block = box.layoutBlock {
      $0.height.equal(to: 10)
      $0.top.align(by: text.layoutAnchors.baseline, offset: 2)
    }
    #expect(block.snapshot(for: source).frame == rect(0, 37, 300, 10))
    block.layout(in: source)
    #expect(box.layoutFrame == rect(0, 37, 300, 10))
  }

  @Test func `A room of a negative length is that from its other edge`() {
    for (anchor, wanted) in [
      (LayoutAnchor.height(1), rect(30, 0, 20, 25)),
      (.right(.limit(on: .inner)), rect(30, 0, 5, 10)),
      (.left(.pull(from: .inner)), rect(5, 0, 45, 10)),
    ] {
      var room = rect(50, 0, -20, 10)
      anchor.formConstrain(sourceRect: &room, by: rect(5, 0, 30, 25))
      #expect(room == wanted, "\(anchor)")
    }
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `Content is aligned in the direction of what the room is in`(
    _ direction: UIUserInterfaceLayoutDirection
  ) {
    let text = Box("text", in: root)
    text.fitting = { _ in CGSize(width: 30, height: 20) }
    root.direction = direction
    text.direction = direction == .leftToRight ? .rightToLeft : .leftToRight
    var room = rect(0, 0, 100, 100)
    text.adjustLayoutConstraint(
      for: [.width()], alignment: Layout.Alignment(horizontal: .leading, vertical: .top)
    ).formConstrain(sourceRect: &room, by: nil, in: root)
    #expect(room == rect(direction == .leftToRight ? 0 : 70, 0, 30, 100))
  }

  @Test func `The content of what scrolls begins before its frame`() {
    let list = Box("list", rect(10, 20, 100, 100), in: root)
    list.layoutBoundsOrigin = CGPoint(x: 7, y: 9)
    list.layoutContentSize = CGSize(width: 300, height: 400)
    var room = source
    list.contentLayoutConstraint(for: [.equally])
      .formConstrain(sourceRect: &room, by: nil, in: root)
    #expect(room == rect(3, 11, 300, 400))
  }

  @Test func `A rect that is given comes before one that a closure makes`() {
    let constraint = AnonymConstraint(anchors: [.equally]) { _ in rect(1, 1, 1, 1) }
    var room = source
    constraint.formConstrain(sourceRect: &room, by: rect(5, 6, 7, 8), in: root)
    #expect(room == rect(5, 6, 7, 8))
    constraint.formConstrain(sourceRect: &room, by: nil, in: root)
    #expect(room == rect(1, 1, 1, 1))
  }
}
