import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

@Suite struct TraceTests {
  let view = SchemeView(frame: rect(0, 0, 300, 200))
  let picture = UIImageView()
  let text = UILabel()
  let button = UIButton()

  init() {
    for child in [picture, text, button] { view.addSubview(child) }
  }

  private func positions(_ entry: LayoutTrace.Entry) -> [String] {
    entry.methods.map { "\($0.holds ? "yes" : "no") \($0.condition): \($0.position)" }
  }

  @Test func `A trace tells which scheme held and what formed each frame`() {
    view.schemes = [
      LayoutScheme(blocks: [
        picture.layoutBlock(with: Layout(width: 300)), button.layoutBlock(),
      ]).when(.width(700...)),
      LayoutScheme(blocks: [
        picture.layoutBlock(with: Layout(x: .leading(4), height: 100)),
        text.layoutBlock(
          with: Layout(x: .center, y: 10, width: .boxed(20), height: .scaled(0.5)),
          constraints: [
            picture.layoutConstraint(for: [.bottom(.limit(on: .outer)), .left(.align(by: .inner))])
          ]),
      ]),
      LayoutScheme(blocks: [button.layoutBlock()]),
    ]
    view.layoutIfNeeded()
    var trace = view.layoutTrace()
    #expect(trace.size == CGSize(width: 300, height: 200))
    #expect(trace.entries.map(\.element) == ["UIImageView", "UIButton", "UILabel"])
    #expect(trace.entries.map(\.frame) == [picture.frame, button.frame, text.frame])
    #expect(
      trace.entries.map(positions) == [
        [
          "no width >= 700: scheme", "yes always: scheme",
          "yes always: width filled, height 100, leading 4, top 0",
        ],
        ["no width >= 700: scheme"],
        [
          "yes always: scheme", "yes always: by UIImageView: bottom limit outer, left align inner",
          "yes always: width boxed 20, height scaled 0.5, center x 0, top 10",
        ],
      ])
    #expect(trace.entries[0].methods[0].location != nil)
    #expect(trace.entries[1].activeMethod == nil)
    // Alternatives behind the one that holds were not tried.
    view.frame.size.width = 800
    view.layoutIfNeeded()
    trace = view.layoutTrace()
    #expect(trace.entries.map(\.element) == ["UIImageView", "UIButton"])
    #expect(
      positions(trace.entries[0]) == [
        "yes width >= 700: scheme", "yes always: width 300, height filled, left 0, top 0",
      ])
    #expect(trace.description.hasPrefix("UIImageView (0, 0, 300, 200)\n  1. yes  width >= 700: "))
  }

  @Test func `A condition is told for what is in its scheme, not for what is behind it`() {
    view.schemes = [
      LayoutScheme(blocks: [
        LayoutScheme(blocks: [picture.layoutBlock()]).when(.width(100...)),
        LayoutScheme(blocks: [text.layoutBlock()]).when(.height(100...)), button.layoutBlock(),
      ])
    ]
    view.layoutIfNeeded()
    let told = view.layoutTrace().entries.map { $0.methods.map(\.condition) }
    #expect(
      told == [
        ["always", "width >= 100", "always"], ["always", "height >= 100", "always"],
        ["always", "always"],
      ])
  }

  @Test func `A condition that does not hold is told once for what its scheme places twice`() {
    view.schemes = [
      LayoutScheme(blocks: [
        picture.layoutBlock(), text.layoutBlock(), picture.layoutBlock(with: Layout(height: 5)),
      ]).when(.width(700...)),
      LayoutScheme(blocks: [picture.layoutBlock(), text.layoutBlock()]),
    ]
    view.layoutIfNeeded()
    let entries = view.layoutTrace().entries
    #expect(entries.map(\.element) == ["UIImageView", "UILabel"])
    #expect(
      entries.map(positions)
        == Array(
          repeating: [
            "no width >= 700: scheme", "yes always: scheme", "yes always: fills its room",
          ], count: 2))
  }

  /// Each of many elements stands within the conditions of all before it.
  @Test func `Of many conditions around an element the innermost are told`() {
    let children = (0..<200).map { _ in UIView() }
    for child in children { view.addSubview(child) }
    var scheme = LayoutScheme(blocks: [])
    for (index, child) in children.enumerated().reversed() {
      scheme = LayoutScheme(firstOf: [
        LayoutScheme(blocks: [child.layoutBlock(), scheme]).when(.width(CGFloat(index)...))
      ])
    }
    view.schemes = [scheme]
    view.layoutIfNeeded()
    let entries = view.layoutTrace().entries
    #expect(entries.count == 200)
    // That of the view, and conditions 0 to 2; for the last one, 200 conditions less 32.
    #expect(entries[2].methods.count(where: { $0.position == "scheme" }) == 4)
    let last = entries[199].methods.filter { $0.position == "scheme" }.map(\.condition)
    #expect(last.count == 33 && last.last == "width >= 199" && last[1] == "width >= 168")
    #expect(last[0] == "169 more around")
  }

  @Test func `A length by one across says so`() {
    let block = text.layoutBlock { anchors in
      anchors.width.equal(to: picture.layoutAnchors.height, multiplier: 2)
      anchors.height.greaterThanOrEqual(to: picture.layoutAnchors.width, offset: -3)
      anchors.height.equal(to: picture.layoutAnchors.height)
    }
    view.schemes = [LayoutScheme(blocks: [picture.layoutBlock(), block])]
    view.layoutIfNeeded()
    #expect(
      positions(view.layoutTrace().entries[1]) == [
        "yes always: scheme", "yes always: by UIImageView: width equal height * 2",
        "yes always: by UIImageView: height equal height",
        "yes always: by UIImageView: height at least width - 3", "yes always: fills its room",
      ])
  }

  @Test func `Sides that keep their distance say on which side of the other they stay`() {
    let block = text.layoutBlock { anchors in
      anchors.left.fartherThanOrEqual(to: picture.layoutAnchors.right, offset: 4)
      anchors.bottom.nearerThanOrEqual(to: picture.layoutAnchors.top)
    }
    view.schemes = [LayoutScheme(blocks: [picture.layoutBlock(), block])]
    view.layoutIfNeeded()
    #expect(
      Set(positions(view.layoutTrace().entries[1])) == [
        "yes always: scheme", "yes always: by UIImageView: left not before right + 4",
        "yes always: by UIImageView: bottom not behind top", "yes always: fills its room",
      ])
  }

  @Test func `Statements, contents, closures and stacks have words`() {
    let items: [any LayoutElement] = [picture, button]
    var stack = StackLayoutScheme { items }
    stack.spacing = .equal(8)
    let block = text.layoutBlock(with: .equal) { anchors in
      anchors.left.limit(by: picture.layoutAnchors.right, offset: 5)
      anchors.right.align(by: button.layoutAnchors.centerX, offset: -2, multiplier: 3)
      anchors.width.equal(to: 50)
      anchors.height.lessThanOrEqual(to: picture.layoutAnchors.height, multiplier: 2)
    }
    let anonymous = button.layoutBlock(
      with: Layout(height: .content),
      constraints: [
        button.adjustLayoutConstraint(for: [.width(2)]),
        AnonymConstraint(anchors: [
          .insets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        ]),
        AnonymConstraint { room in room.size.width -= 1 },
      ])
    view.schemes = [LayoutScheme(blocks: [stack, block, anonymous])]
    view.layoutIfNeeded()
    let placed = (picture.frame, text.frame, button.frame)
    let entries = view.layoutTrace().entries
    #expect((picture.frame, text.frame, button.frame) == placed)
    #expect(entries.map(\.element) == ["UIImageView", "UIButton", "UILabel"])
    #expect(
      positions(entries[0]).last
        == "yes always: item 1 of 2, horizontal, spacing 8, filling equally, fromLeading")
    #expect(
      positions(entries[2]) == [
        "yes always: scheme",
        "yes always: by UIImageView: left limit right + 5",
        "yes always: width equal 50",
        "yes always: by UIImageView: height at most height * 2",
        "yes always: by UIButton: right align centerX * 3 - 2",
        "yes always: fills its room",
      ])
    #expect(
      positions(entries[1]).suffix(5) == [
        "yes always: scheme",
        "yes always: by the content of UIButton: width * 2, left 0, top 0",
        "yes always: by the room: insets (1, 2, 3, 4)",
        "yes always: closure",
        "yes always: width filled, height content, left 0, top 0",
      ])
  }

  @Test func `A layout that fills its room is told as that, whatever it is made of`() {
    let same: [Layout] = [.equal, .equal + .nothing, .nothing + .equal, Layout(x: .left(0))]
    for layout in same {
      view.schemes = [LayoutScheme(blocks: [picture.layoutBlock(with: layout)])]
      view.layoutIfNeeded()
      let told = view.layoutTrace().entries[0].methods.map(\.position)
      #expect(told == ["scheme", "fills its room"])
    }
  }

  /// The words for the block of `text`, behind those of the schemes around it and of no others.
  private func words(
    _ layout: Layout = .equal, _ constraints: [any LayoutConstraintProtocol] = []
  ) -> [String] {
    words(of: text.layoutBlock(with: layout, constraints: constraints))
  }

  private func words(of block: any LayoutBlockProtocol) -> [String] {
    view.schemes = [LayoutScheme(blocks: [picture.layoutBlock(), block])]
    view.layoutIfNeeded()
    return view.layoutTrace().entries.last?.methods.dropFirst().map(\.position) ?? []
  }

  @Test func `Every anchor has the words it is written in`() {
    let anchors: [(anchor: LayoutAnchor, text: String)] = [
      (.left(.pull(from: .inner)), "left pull inner"),
      (.right(.pull(from: .outer)), "right pull outer"),
      (.top(.limit(on: .inner)), "top limit inner"),
      (.bottom(.align(by: .outer)), "bottom align outer"),
      (.leading(.align(by: .inner)), "leading align inner"),
      (.trailing(.limit(on: .outer)), "trailing limit outer"),
      (.center(.align(by: .center)), "center align center"),
      (.center(.align(by: .origin)), "center align origin"),
      (.width(2), "width * 2"), (.height(), "height"), (.height(0.5), "height * 0.5"),
      (.equal(rect(1, 2, 3, 4)), "equal (1, 2, 3, 4)"), (.equally, "equally"),
      (.custom(AnyRectBasedConstraint { _, _ in }), "custom"),
    ]
    for (anchor, text) in anchors {
      #expect(
        words(.equal, [picture.layoutConstraint(for: [anchor])])
          == ["by UIImageView: \(text)", "fills its room"])
    }
  }

  @Test func `Every constraint says what it is by`() {
    struct Unknown: LayoutConstraintProtocol {
      var elementIdentifier: ObjectIdentifier? { nil }
      var isActive: Bool { true }
      func formConstrain(
        sourceRect: inout CGRect, by rect: CGRect?, in space: any LayoutElement
      ) { sourceRect.size.height = 7 }
    }
    let rule = LayoutAnchor.Size.build(AnyRectBasedConstraint { _, _ in })
    let constraints: [(constraint: any LayoutConstraintProtocol, text: String)] = [
      (picture.contentLayoutConstraint(for: [.equally]), "by what is in UIImageView: equally"),
      (
        picture.baselineLayoutConstraint(for: [.top(.align(by: .inner))]),
        "by the baseline of UIImageView: top align inner"
      ),
      (
        AnonymConstraint(anchors: [.left(.align(by: .outer))]) { $0 },
        "by a closure's rect: left align outer"
      ),
      (Unknown(), "constraint of another kind"),
      (
        picture.adjustLayoutConstraint(for: [.height(2), .width()], alignment: .center),
        "by the content of UIImageView: height * 2, width, center x 0, center y 0"
      ),
      (
        picture.adjustLayoutConstraint(
          for: [rule],
          alignment: Layout.Alignment(horizontal: .trailing(3), vertical: .bottom(multiplier: 0.1))),
        "by the content of UIImageView: custom, trailing 3, bottom height * 0.1"
      ),
    ]
    for (constraint, text) in constraints {
      #expect(words(.equal, [constraint]) == [text, "fills its room"])
    }
    // The frame is that of the constraint that was told.
    #expect(words(.equal, [Unknown()]).count == 2)
    #expect(text.frame == rect(0, 0, 300, 7))
  }

  @Test func `Every statement has the words it is written in`() {
    let other = picture.layoutAnchors
    typealias Own = LayoutAnchors<UILabel>
    let statements: [(text: String, state: (Own) -> Void)] = [
      ("left pull right", { $0.left.pull(to: other.right) }),
      ("centerX pull left + 2", { $0.centerX.pull(to: other.left, offset: 2) }),
      ("centerY align bottom - 3", { $0.centerY.align(by: other.bottom, offset: -3) }),
      ("leading limit trailing", { $0.leading.limit(by: other.trailing) }),
      ("trailing align centerX", { $0.trailing.align(by: other.centerX) }),
      ("baseline align bottom", { $0.baseline.align(by: other.bottom) }),
      ("baseline pull top", { $0.baseline.pull(to: other.top) }),
    ]
    for (text, state) in statements {
      let block = self.text.layoutBlock(with: .equal, constraints: state)
      #expect(words(of: block) == ["by UIImageView: \(text)", "fills its room"])
    }
    let ratio = text.layoutBlock(with: .equal) { own in
      own.width.equal(to: 40)
      own.aspectRatio(2)
    }
    #expect(
      words(of: ratio) == ["width equal 40", "height equal width * 0.5", "fills its room"])
    #expect(text.frame == rect(0, 0, 40, 20))
  }

  @Test func `Every part of a layout has the words it is written in`() {
    let layouts: [(layout: Layout, text: String)] = [
      (.nothing, "keeps its frame"), (.horizontal(.right(4)), "right 4"),
      (.vertical(.bottom(5)), "bottom 5"), (.horizontal(.center(-6)), "center x -6"),
      (.vertical(.center), "center y 0"), (.horizontal(.trailing), "trailing 0"),
      (.horizontal(.left(multiplier: 0.25)), "left width * 0.25"),
      (.vertical(.bottom(multiplier: 1)), "bottom height"),
      (.horizontal(.left(between: 1...8)), "left between 1 and 8"),
      (.vertical(.top(between: 1..<8)), "top between 1 and 8"),
      (.horizontal(.right(between: 2...9)), "right between 2 and 9"),
      (.vertical(.bottom(between: 2...9)), "bottom between 2 and 9"),
      (.left(5...), "left stretched from 5"), (.right(5...), "right stretched from 5"),
      (.top(6...), "top stretched from 6"), (.bottom(6...), "bottom stretched from 6"),
      (.width(.between(20...30)), "width between 20 and 30"), (.height(.content), "height content"),
      (.equal(rect(1, 2, 3, 4)), "closure"),
    ]
    for (layout, text) in layouts { #expect(words(layout) == [text]) }
    #expect(words(of: text.baselineElement.layoutBlock()) == ["baseline: fills its room"])
    #expect(
      words(of: text.baselineElement.layoutBlock(with: .vertical(.top(9)))) == ["baseline: top 9"])
  }

  @Test func `A stack says how its items get their lengths`() {
    let items: [any LayoutElement] = [text]
    var stack = StackLayoutScheme { items }
    stack.axis = .vertical
    stack.filling = .equal(12)
    stack.direction = .atTrailing
    let told = "item 1 of 1, vertical, spacing equally, filling "
    #expect(words(of: stack) == ["\(told)12, atTrailing"])
    stack.setLength(.weight(2), for: text)
    #expect(words(of: stack) == ["\(told)per item, atTrailing"])
  }

  @Test func `A condition may free an element while a trace is made`() {
    let holder = UIView()
    view.addSubview(holder)
    weak var freed: UIView?
    var frees = false
    func scheme() -> LayoutScheme {
      let child = UIView(frame: rect(1, 2, 3, 4))
      holder.addSubview(child)
      freed = child
      return LayoutScheme(blocks: [child.layoutBlock(), picture.layoutBlock()]).when { _ in
        if frees { freed?.removeFromSuperview() }
        return true
      }
    }
    view.schemes = [scheme()]
    view.layoutIfNeeded()
    frees = true
    let entries = view.layoutTrace().entries
    #expect(freed == nil)
    #expect(entries.map(\.element) == ["UIView", "UIImageView"])
    #expect(entries.map(\.frame) == [.zero, picture.frame])
  }

  @Test func `Within its own pass a view has no trace, and knows its conditions`() {
    var traces: [LayoutTrace] = []
    var widths: [[CGFloat]] = []
    let view = view
    let block = text.layoutBlock(
      with: .equal,
      constraints: [
        AnonymConstraint { room in
          traces.append(view.layoutTrace())
          widths.append(view.layoutBreakpoints.widths)
          room.size.height = 5
        }
      ])
    view.schemes = [LayoutScheme(blocks: [block]).when(.width(100...))]
    let issues = LayoutIssue.collecting { view.layoutIfNeeded() }
    #expect(issues.isEmpty)
    #expect(text.frame == rect(0, 0, 300, 5))
    #expect(traces.map(\.size) == [view.bounds.size])
    #expect(traces.map(\.entries.count) == [0])
    #expect(widths == [[100]])
  }
}
