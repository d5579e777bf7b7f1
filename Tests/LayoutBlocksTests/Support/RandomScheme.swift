import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import TestSupport
import TreeGenerators

/// A random tree of boxes with a random scheme over it: nested schemes, alternatives, stacks,
/// guides, other containers, all kinds of constraints.
struct RandomScheme {
  let root = Box("root", rect(3, 5, 400, 400))
  private(set) var boxes: [Box] = []
  private(set) var guides: [StackLayoutGuide<Box>] = []
  private(set) var scheme = LayoutScheme(blocks: [])
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let inner = Box("inner", rect(20, 30, 200, 100), in: root)
    inner.layoutBoundsOrigin = CGPoint(x: 4, y: -7)
    for index in 0..<random.int(4...10) {
      let box = Box("\(index)", frame(), in: random.int(0...3) == 0 ? inner : root)
      let length = number(0...300)
      box.fitting = { size in
        CGSize(
          width: min(length, size.width),
          height: size.width > 0 ? (length / size.width).rounded(.up) * 12 : 12)
      }
      box.baseline = number(0...12)
      box.direction = random.int(0...4) == 0 ? .rightToLeft : .leftToRight
      if random.int(0...5) == 0 { box.layoutContentSize = frame().size }
      boxes.append(box)
    }
    boxes.append(inner)
    scheme = makeScheme(depth: 0)
  }

  private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    (CGFloat.random(in: range, using: &random) * 4).rounded() / 4
  }

  private mutating func frame() -> CGRect {
    rect(number(0...200), number(0...200), number(0...90), number(0...90))
  }

  private mutating func makeScheme(depth: Int) -> LayoutScheme {
    var blocks: [any LayoutBlockProtocol] = []
    for _ in 0..<random.int(1...4) {
      switch random.int(0...11) {
      case 0 where depth < 3: blocks.append(makeScheme(depth: depth + 1))
      case 1 where depth < 3:
        let wide = makeScheme(depth: depth + 1).when(.width(number(100...400)...))
        blocks.append(LayoutScheme(firstOf: [wide, makeScheme(depth: depth + 1)]))
      case 2:
        blocks.append(stack(random.int(0...2) == 0 ? [] : boxes.filter { $0.layoutName < "3" }))
      case 3: blocks.append(makeGuide())
      case 4: blocks.append(random.pick(boxes).baselineElement.layoutBlock(with: layout()))
      case 5: blocks.append(statements(random.pick(boxes), random.pick(boxes)))
      default:
        var constraints: [any LayoutConstraintProtocol] = []
        for _ in 0..<random.int(0...3) { constraints.append(constraint()) }
        blocks.append(random.pick(boxes).layoutBlock(with: layout(), constraints: constraints))
      }
    }
    var result = LayoutScheme(blocks: blocks)
    if random.int(0...5) == 0 { result.direction = .rightToLeft }
    return result
  }

  private mutating func stack(_ items: [Box]) -> StackLayoutScheme {
    var stack = StackLayoutScheme { items }
    stack.axis = random.pick([.horizontal, .vertical])
    stack.spacing = random.pick([.equally, .equal(number(0...20))])
    stack.filling = random.pick([.equally, .equal(number(0...50)), .content])
    stack.crossFilling = random.pick([.equally, .equal(number(0...50)), .content])
    stack.direction = random.pick([.fromLeading, .fromTrailing, .fromCenter, .atTrailing])
    stack.alignment = random.pick([.leading(2), .trailing(3), .center()])
    if let first = items.first, random.int(0...1) == 0 {
      stack.setLength(random.pick([.weight(2), .fixed(17), .content(atMost: 40)]), for: first)
    }
    return stack
  }

  private mutating func makeGuide() -> any LayoutBlockProtocol {
    let items = boxes.filter { $0.layoutContainer === root && $0.layoutName > "4" }
    let guide = StackLayoutGuide<Box>(items: items.map { .init($0) })
    guide.scheme.spacing = .equal(number(0...9))
    guide.contentInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    guide.add(to: root)
    guides.append(guide)
    return guide.layoutBlock(with: layout())
  }

  private mutating func layout() -> Layout {
    Layout(
      x: random.pick([
        .equal, .left(number(-9...30)), .right(number(-9...30)), .center, .leading(7),
        .trailing(5), .left(multiplier: 0.25), .right(between: 3...40), .left(4...),
      ]),
      y: random.pick([
        .equal, .top(number(-9...30)), .bottom(number(-9...30)), .center(3),
        .top(between: 0...50, step: 3), .bottom(5...),
      ]),
      width: random.pick([
        .equal, .fixed(number(0...120)), .scaled(0.5), .boxed(number(0...50)), .upTo(100),
        .between(20...150), .content,
      ]),
      height: random.pick([.equal, .fixed(number(0...60)), .boxed(12), .from(30), .content]))
  }

  private mutating func constraint() -> any LayoutConstraintProtocol {
    let element = random.pick(boxes)
    let anchors = (0..<random.int(1...2)).map { _ in random.anchor() }
    switch random.int(0...8) {
    case 0: return element.contentLayoutConstraint(for: anchors)
    case 1: return element.adjustLayoutConstraint(for: [.width(), .height()], alignment: .center)
    case 2: return AnonymConstraint(anchors: anchors)
    case 3: return AnonymConstraint { $0 = $0.insetBy(dx: 1, dy: 2) }
    case 4: return element.baselineLayoutConstraint(for: anchors)
    case 5 where !guides.isEmpty:
      return random.pick(guides).contentLayoutConstraint(for: anchors)
    case 6: return root.contentLayoutConstraint(for: anchors).active(random.int(0...2) > 0)
    default: return element.layoutConstraint(for: anchors)
    }
  }

  private mutating func statements(_ box: Box, _ other: Box) -> any LayoutBlockProtocol {
    let choices = (0..<8).map { _ in random.int(0...2) == 0 }
    return box.layoutBlock { anchors in
      if choices[0] { anchors.left.align(by: other.layoutAnchors.right, offset: 3) }
      if choices[1] { anchors.trailing.limit(by: other.layoutAnchors.leading) }
      if choices[2] { anchors.centerX.pull(to: other.layoutAnchors.left) }
      if choices[3] { anchors.baseline.align(by: other.layoutAnchors.baseline) }
      if choices[4] { anchors.width.scaled(by: other.layoutAnchors.height, scale: 2) }
      if choices[5] { anchors.height.equalIntrinsicSize() }
      if choices[6] { anchors.bottom.nearerThanOrEqual(to: other.layoutAnchors.centerY) }
      if choices[7] { anchors.width.lessThanOrEqual(to: 70) }
    }
  }

  /// All elements and guides with their frames.
  var frames: [CGRect] { boxes.map(\.layoutFrame) + guides.map(\.frame) }
}
