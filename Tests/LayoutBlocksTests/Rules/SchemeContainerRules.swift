import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutConditions
import LayoutCore
import TestSupport
import Testing

/// What a view of schemes promises as every container does.
@Suite struct SchemeContainerRules {
  let view = SchemeView(frame: rect(0, 0, 100, 40))
  let box = UIView()

  private func add(_ schemes: LayoutScheme...) {
    view.addSubview(box)
    view.schemes = schemes
  }

  private func frame(_ layout: Layout) -> CGRect {
    add(LayoutScheme(blocks: [box.layoutBlock(with: layout)]))
    view.layoutIfNeeded()
    return box.frame
  }

  @Test func `Facts of the view and of views around it decide conditions`() {
    let outer = SchemeView(frame: rect(0, 0, 100, 40))
    outer.addSubview(view)
    outer.schemes = [LayoutScheme(blocks: [view.layoutBlock()])]
    add(
      LayoutScheme(blocks: [box.layoutBlock(with: Layout(width: 10))]).when(.trait("a", is: "1")),
      LayoutScheme(blocks: [box.layoutBlock(with: Layout(width: 20))]))
    func width() -> CGFloat {
      outer.layoutIfNeeded()
      return box.frame.width
    }
    #expect(width() == 20)
    outer.inputTraits = ["a": "1"]
    #expect(width() == 10)
    #expect(view.layoutInput.traits == ["a": "1"])
    #expect(view.sizeThatFits(CGSize(width: 100, height: 40)).width == 10)
    view.inputTraits = ["a": "2"]
    #expect(width() == 20)
    #expect(view.sizeThatFits(CGSize(width: 100, height: 40)).width == 20)
    view.inputTraits = [:]
    #expect(width() == 10)
    outer.inputTraits = [:]
    #expect(width() == 20)
    let input = LayoutInput(size: CGSize(width: 110, height: 40), traits: ["a": "1"])
    #expect(LayoutSnapshot(of: outer, in: input).nodes.map(\.frame).last == rect(0, 0, 10, 40))
  }

  @Test func `What refers to the view itself is measured by the proposal`() {
    add(
      LayoutScheme(blocks: [
        box.layoutBlock(
          with: Layout(height: 9),
          constraints: [view.contentLayoutConstraint(for: [.width(0.5)])])
      ]))
    view.layoutIfNeeded()
    #expect(box.frame == rect(0, 0, 50, 9))
    #expect(view.sizeThatFits(CGSize(width: 60, height: 20)) == CGSize(width: 30, height: 9))
    #expect(view.sizeThatFits(CGSize(width: 160, height: 20)) == CGSize(width: 80, height: 9))
    #expect(box.frame == rect(0, 0, 50, 9))
  }

  @Test func `Required lengths of a target are the view's, others follow from its schemes`() {
    add(LayoutScheme(blocks: [box.layoutBlock(with: Layout(width: .scaled(0.5), height: 9))]))
    func size(_ width: UILayoutPriority, _ height: UILayoutPriority) -> CGSize {
      view.systemLayoutSizeFitting(
        CGSize(width: 60, height: 33), withHorizontalFittingPriority: width,
        verticalFittingPriority: height)
    }
    #expect(size(.required, .required) == CGSize(width: 60, height: 33))
    #expect(size(.required, .fittingSizeLevel) == CGSize(width: 60, height: 9))
    #expect(size(.fittingSizeLevel, .required).height == 33)
  }

  /// Where none holds, elements keep their frames; a pass tells that.
  @Test func `Schemes that leave sizes over are no finding, those that never count are`() {
    let screen = LayoutView()
    screen.addSubview(view)
    add(LayoutScheme(blocks: [box.layoutBlock()]).when(.width(300...)))
    #expect(screen.layoutFindings() == [])
    view.schemes.append(LayoutScheme(blocks: [box.layoutBlock()]).when(.width(400...)))
    #expect(screen.layoutFindings().map(\.rule) == [.conditionShadowed])
  }

  @Test func `A mirrored view is laid out from left to right, then turned over`() {
    let layout = Layout(x: .left(5), width: 20, height: 10)
    view.semanticContentAttribute = .forceRightToLeft
    // Sides are what they say unless the view mirrors.
    #expect(frame(layout) == rect(5, 0, 20, 10))
    view.mirrorsForRightToLeft = true
    view.layoutIfNeeded()
    #expect(box.frame == rect(75, 0, 20, 10))
    // Leading is left before it is mirrored.
    #expect(frame(Layout(x: .leading(5), width: 20, height: 10)) == rect(75, 0, 20, 10))
    view.semanticContentAttribute = .forceLeftToRight
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(box.frame == rect(5, 0, 20, 10))
  }

  /// The scroll view gets the right 60 of 100 points. In its content of 200 points, 5 from the left
  /// become 5 from the right.
  @Test func `What is in a scroll view is mirrored in what it scrolls over`() {
    view.semanticContentAttribute = .forceRightToLeft
    view.mirrorsForRightToLeft = true
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 200, height: 40)
    view.addSubview(scroll)
    scroll.addSubview(box)
    view.schemes = [
      LayoutScheme(blocks: [
        scroll.layoutBlock(with: Layout(width: 60, height: 40)),
        box.layoutBlock(with: Layout(x: .left(5), width: 20, height: 10)),
      ])
    ]
    for _ in 0..<3 {
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(scroll.frame == rect(40, 0, 60, 40))
      #expect(box.frame == rect(175, 0, 20, 10))
    }
  }

  @Test func `What a mirrored pass reads is as it left it`() {
    view.semanticContentAttribute = .forceRightToLeft
    view.mirrorsForRightToLeft = true
    let other = UIView(frame: rect(0, 0, 30, 40))
    view.addSubview(other)
    view.addSubview(box)
    box.frame = rect(70, 0, 10, 10)
    // Keeps its place, 20 from the left before it is mirrored.
    view.schemes = [LayoutScheme(blocks: [box.layoutBlock(with: .width(.fixed(15)))])]
    for _ in 0..<3 {
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(box.frame == rect(65, 0, 15, 10))
    }
    // Left of the other view, which nobody places, is what is right of it when mirrored: 30 to 100.
    view.schemes = [
      LayoutScheme(blocks: [
        box.layoutBlock(constraints: [other.layoutConstraint(for: [.left(.limit(on: .outer))])])
      ])
    ]
    view.layoutIfNeeded()
    #expect(box.frame == rect(30, 0, 70, 40))
    // A frame that is refused is not mirrored.
    view.schemes = [LayoutScheme(blocks: [box.layoutBlock(with: Layout(x: .left(.nan)))])]
    view.frame.size.width = 200
    let issues = LayoutIssue.collecting { view.layoutIfNeeded() }
    #expect(issues.map(\.rule) == [.nonFiniteFrame])
    #expect(box.frame == rect(30, 0, 70, 40))
  }

  @Test func `Elements in other views are mirrored in what holds them`() {
    view.semanticContentAttribute = .forceRightToLeft
    view.mirrorsForRightToLeft = true
    let inner = UIView()
    view.addSubview(box)
    box.addSubview(inner)
    view.schemes = [
      LayoutScheme(blocks: [
        box.layoutBlock(with: Layout(x: 10, width: 50, height: 20)),
        inner.layoutBlock(
          with: Layout(x: 4, width: 6, height: 20),
          constraints: [box.contentLayoutConstraint(for: [.equally])]),
      ])
    ]
    view.layoutIfNeeded()
    #expect(box.frame == rect(40, 0, 50, 20))
    // 14 to 20 of the view, 4 to 10 of the box, 40 to 46 of 50 when mirrored.
    #expect(inner.frame.origin.x == 40)
    #expect(inner.frame.width == 6)
  }

  @Test func `Frames in other views go to whole pixels of the view`() {
    let inner = UIView()
    view.addSubview(box)
    box.addSubview(inner)
    view.snapsToPixelGrid = true
    let still = UIView(frame: rect(0.25, 0, 50, 50))
    let child = UIView()
    view.addSubview(still)
    still.addSubview(child)
    view.schemes = [
      LayoutScheme(blocks: [
        inner.layoutBlock(with: Layout(x: 1.4, width: 5, height: 5)),
        box.layoutBlock(with: Layout(x: 10.4, width: 20.4, height: 20)),
        child.layoutBlock(with: Layout(x: 3.4, width: 5, height: 5)),
      ])
    ]
    view.layoutIfNeeded()
    // 10.4 to 30.8 is 10 to 31.
    #expect(box.frame == rect(10, 0, 21, 20))
    // In the view 11.4 to 16.4, which is 11 to 16.
    #expect(inner.frame == rect(1, 0, 5, 5))
    // In the view 3.65 to 8.65, which is 4 to 9, from 0.25 on.
    #expect(child.frame == rect(3.75, 0, 5, 5))
  }

  @Test func `A view that begins to snap is laid out again`() {
    #expect(frame(Layout(x: 10.25, width: 20)) == rect(10.25, 0, 20, 40))
    view.snapsToPixelGrid = true
    view.layoutIfNeeded()
    #expect(box.frame == rect(10, 0, 20, 40))
  }

  @Test func `In bounds that are no rect a view leaves its elements where they are`() {
    #expect(frame(Layout(width: 20)) == rect(0, 0, 20, 40))
    box.frame = rect(7, 7, 7, 7)
    view.bounds.origin.x = .nan
    view.setNeedsLayout()
    let issues = LayoutIssue.collecting { view.layoutIfNeeded() }
    #expect(issues.map(\.rule) == [.invalidInput])
    #expect(box.frame == rect(7, 7, 7, 7))
  }

  @Test func `An element that another one asks for its content has edges between pixels`() {
    let asked = UIView()
    view.addSubview(asked)
    view.addSubview(box)
    view.snapsToPixelGrid = true
    view.schemes = [
      LayoutScheme(blocks: [
        box.layoutBlock(constraints: [asked.adjustLayoutConstraint(for: [.width()])]),
        asked.layoutBlock(with: Layout(width: 10.25, height: 5.25)),
      ])
    ]
    view.layoutIfNeeded()
    #expect(asked.frame == rect(0, 0, 10, 5))
  }

  @Test func `Content keeps at least its size on whole pixels`() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 10.2, height: 5.2) }
    }
    let fitting = Fitting()
    view.addSubview(fitting)
    view.addSubview(box)
    view.snapsToPixelGrid = true
    var stack = StackLayoutScheme { [fitting] }
    stack.filling = .content
    stack.spacing = .equal(0)
    stack.crossFilling = .content
    var across = stack
    across.filling = .equal(10.2)
    for block in [
      fitting.layoutBlock(with: Layout(width: .content, height: .content)),
      fitting.layoutBlock(constraints: [
        fitting.adjustLayoutConstraint(for: [.width(), .height()])
      ]),
      stack, across,
    ] as [any LayoutBlockProtocol] {
      view.schemes = [LayoutScheme(blocks: [block])]
      view.layoutIfNeeded()
      #expect(fitting.frame.size == CGSize(width: 11, height: 6))
      fitting.frame = .zero
    }
    #expect(frame(Layout(width: 10.2, height: 5.2)) == rect(0, 0, 10, 5))
  }

  @Test func `Each item of a stack keeps the size of its content on the pixel grid`() {
    final class Fitting: UIView {
      var length: CGFloat = 0
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: length, height: 5) }
    }
    let items = [10.2, 20.4, 5.1].map { length in
      let item = Fitting()
      item.length = length
      view.addSubview(item)
      return item
    }
    view.snapsToPixelGrid = true
    var stack = StackLayoutScheme { items }
    stack.filling = .content
    stack.spacing = .equal(0)
    view.schemes = [LayoutScheme(blocks: [stack])]
    view.layoutIfNeeded()
    // From 10.2 and 30.6 on; by their edges they would be 10, 21 and 5 wide.
    #expect(items.map(\.frame.origin.x) == [0, 10, 31])
    #expect(items.map(\.frame.width) == [11, 21, 6])
  }

  @Test func `Breakpoints are those of all schemes, also nested ones and in guides`() {
    let guide = ScrollLayoutGuide<UIView>(
      layout: LayoutScheme(blocks: [box.layoutBlock()]).when(.height(55...)))
    guide.add(to: view)
    add(
      LayoutScheme(blocks: [
        LayoutScheme(blocks: [box.layoutBlock()]).when(.width(300...)), guide.layoutBlock(),
      ]).when(.width(700...)),
      LayoutScheme(blocks: [box.layoutBlock()]))
    #expect(view.layoutBreakpoints.widths == [300, 700])
    #expect(view.layoutBreakpoints.heights == [55])
    #expect(view.layoutBreakpoints.isComplete)
    view.schemes = [LayoutScheme(blocks: [box.layoutBlock()]).when { $0.width > 5 }]
    #expect(!view.layoutBreakpoints.isComplete)
  }

  @Test func `A required width is kept, and the height is that at the width`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Some words that take more than one line where there is little room"
    view.addSubview(label)
    view.schemes = [
      LayoutScheme(blocks: [label.layoutBlock(with: Layout(y: 10, height: .content))])
    ]
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 90, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height = label.sizeThatFits(CGSize(width: 90, height: CGFloat.infinity)).height
    #expect(height > 30)
    #expect(size == CGSize(width: 90, height: 10 + height))
  }

  @Test func `Pixels of an element in what scrolls are those of the view`() {
    let list = UIScrollView(frame: rect(0, 0, 100, 40))
    list.contentSize = CGSize(width: 300, height: 300)
    view.addSubview(list)
    list.addSubview(box)
    list.contentOffset = CGPoint(x: 0.75, y: 0.5)
    view.snapsToPixelGrid = true
    view.schemes = [
      LayoutScheme(blocks: [
        box.layoutBlock(with: Layout(x: .left(10.25), y: .top(20.25), width: 5, height: 5))
      ])
    ]
    view.layoutIfNeeded()
    // In the view 9.5 to 14.5 and 19.75 to 24.75, which are 10 to 15 and 20 to 25.
    #expect(box.frame == rect(10.75, 20.5, 5, 5))
  }

  /// The content begins 2.4 points from the left edge of a guide that is at 5 and 60 wide.
  @Test(arguments: [false, true])
  func `What scrolls in a guide stays mirrored and on whole pixels`(mirrors: Bool) {
    let guide = ScrollLayoutGuide<UIView>(
      layout: box.layoutBlock(with: Layout(x: .left(2.4), width: 10, height: 10)))
    guide.add(to: view)
    guide.contentSize = CGSize(width: 60, height: 300)
    add(LayoutScheme(blocks: [guide.layoutBlock(with: Layout(x: .left(5), y: 5, width: 60))]))
    view.mirrorsForRightToLeft = mirrors
    view.snapsToPixelGrid = !mirrors
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    // 100 - 7.4 - 10 where it is mirrored, else 7.4 on a grid of points.
    let x = mirrors ? 82.6 : 7
    #expect(box.frame.isClose(to: rect(x, 5, 10, 10)))
    guide.contentOffset.y = 20
    view.layoutIfNeeded()
    #expect(box.frame.isClose(to: rect(x, -15, 10, 10)))
    guide.contentSize.height = 200
    view.layoutIfNeeded()
    #expect(box.frame.isClose(to: rect(x, -15, 10, 10)))
  }

  @Test func `What stands beside the content of a guide follows it`() {
    let below = UIView()
    view.addSubview(below)
    let guide = ScrollLayoutGuide<UIView>(layout: box.layoutBlock())
    guide.add(to: view)
    guide.contentSize = CGSize(width: 60, height: 20)
    add(
      LayoutScheme(blocks: [
        guide.layoutBlock(with: Layout(width: 60)),
        below.layoutBlock(constraints: [
          guide.contentLayoutConstraint(for: [.bottom(.limit(on: .outer))])
        ]),
      ]))
    view.layoutIfNeeded()
    #expect(below.frame == rect(0, 20, 100, 20))
    guide.contentSize.height = 30
    view.layoutIfNeeded()
    #expect(below.frame == rect(0, 30, 100, 10))
    guide.contentOffset.y = 12
    view.layoutIfNeeded()
    #expect(below.frame == rect(0, 18, 100, 22))
  }

  @Test func `What no scheme places is read as from left to right, in what holds it`() {
    let (panel, inner) = (UIView(frame: rect(60, 0, 30, 20)), UIView(frame: rect(4, 0, 8, 20)))
    view.semanticContentAttribute = .forceRightToLeft
    view.mirrorsForRightToLeft = true
    view.addSubview(panel)
    panel.addSubview(inner)
    add(
      LayoutScheme(blocks: [
        box.layoutBlock(
          with: Layout(width: 10, height: 5),
          constraints: [inner.layoutConstraint(for: [.right(.align(by: .outer))])])
      ]))
    for _ in 0..<2 {
      view.setNeedsLayout()
      view.layoutIfNeeded()
      // The inner view is at 64 to 72. What follows it from left to right ends where it begins.
      #expect(box.frame == rect(54, 0, 10, 5))
      #expect(panel.frame == rect(60, 0, 30, 20) && inner.frame == rect(4, 0, 8, 20))
    }
  }

  @Test func `The size that fits a target asks for none of its lengths`() {
    add(LayoutScheme(blocks: [box.layoutBlock(with: Layout(width: 30, height: 9))]))
    #expect(
      view.systemLayoutSizeFitting(CGSize(width: 500, height: 500)) == CGSize(width: 30, height: 9))
  }

  @Test func `A block among alternatives counts where none before it holds`() {
    let other = UIView()
    view.addSubview(box)
    view.addSubview(other)
    var choice = LayoutScheme(firstOf: [
      LayoutScheme(blocks: [box.layoutBlock(with: Layout(width: 7))]).when(.width(100...))
    ])
    choice.insertLayout(block: other.layoutBlock(with: Layout(width: 9)), to: 1)
    choice.direction = .rightToLeft
    #expect(choice.direction == .rightToLeft)
    choice.layout(in: rect(0, 0, 100, 40))
    #expect([box, other].map(\.frame.width) == [7, 0])
    choice.layout(in: rect(0, 0, 90, 40))
    #expect([box, other].map(\.frame.width) == [7, 9])
  }
}
