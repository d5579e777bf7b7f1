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
}
