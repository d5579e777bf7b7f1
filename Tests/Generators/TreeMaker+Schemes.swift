import Framewise
import TestSupport

extension TreeMaker {
  mutating func scheme(_ children: [UIView]) -> UIView {
    let view = SchemeView()
    for child in children { view.addSubview(child) }
    view.schemes = (0..<dice.int(1...2)).map { _ in scheme(of: children, in: view) }
    // What no scheme places keeps its frame, which counts in what the view measures.
    view.schemes.append(LayoutScheme(blocks: children.map { $0.layoutBlock(with: layout()) }))
    return view
  }

  private mutating func scheme(of children: [UIView], in view: SchemeView) -> LayoutScheme {
    var blocks: [any LayoutBlockProtocol] = []
    for (index, child) in children.enumerated() {
      // One that is placed later stands where the last pass put it.
      let others = Array(children.prefix(index))
      if isProvable, !others.isEmpty, dice.once(in: 4) {
        blocks.append(statements(of: child, dice.pick(others)))
        continue
      }
      var constraints: [any LayoutConstraintProtocol] = []
      if isProvable, dice.once(in: 2) {
        constraints = [constraint(others, view)]
      } else if !others.isEmpty, dice.once(in: 2) {
        let other = dice.pick(others)
        constraints = [
          other.layoutConstraint(for: [
            dice.pick([.left(.align(by: .inner)), .right(.limit(on: .outer)), .width(0.5)])
          ])
        ]
      }
      blocks.append(child.layoutBlock(with: layout(), constraints: constraints))
    }
    if dice.once(in: 3) { blocks.append(stack(of: children, in: view)) }
    let scheme = LayoutScheme(blocks: blocks)
    return dice.once(in: 3) ? scheme.when(dice.condition()) : scheme
  }

  private mutating func stack(of children: [UIView], in view: SchemeView) -> StackLayoutScheme {
    var stack = StackLayoutScheme { [unowned view] in view.subviews }
    stack.axis = dice.pick([.horizontal, .vertical])
    stack.spacing = dice.pick([.equally, .equal(dice.length(0...20))])
    stack.filling = dice.pick([.equally, .equal(dice.length(0...50)), .content])
    guard isProvable else { return stack }
    stack.crossFilling = dice.pick([.equally, .equal(dice.length(0...50)), .content])
    stack.direction = dice.pick([.fromLeading, .fromTrailing, .fromCenter, .atTrailing])
    stack.alignment = dice.pick([.leading(2), .trailing(3), .center()])
    for child in children where dice.once(in: 3) {
      stack.setLength(
        dice.pick([.weight(2), .fixed(17), .content(atMost: 40), .content(atLeast: 30)]),
        for: child)
    }
    return stack
  }

  private mutating func constraint(
    _ others: [UIView], _ view: SchemeView
  ) -> any LayoutConstraintProtocol {
    let anchors = (0..<dice.int(1...2)).map { _ in dice.anchor() }
    guard !others.isEmpty else { return view.contentLayoutConstraint(for: anchors) }
    let other = dice.pick(others)
    switch dice.int(0...5) {
    case 0: return view.contentLayoutConstraint(for: anchors)
    case 1: return other.adjustLayoutConstraint(for: [.width(), .height()], alignment: .center)
    case 2: return AnonymConstraint(anchors: anchors)
    case 3: return other.baselineLayoutConstraint(for: anchors)
    default: return other.layoutConstraint(for: anchors)
    }
  }

  private mutating func statements(of child: UIView, _ other: UIView) -> any LayoutBlockProtocol {
    let choices = (0..<8).map { _ in dice.once(in: 3) }
    let length = dice.length(20...150)
    return child.layoutBlock { anchors in
      if choices[0] { anchors.left.align(by: other.layoutAnchors.right, offset: 3) }
      if choices[1] { anchors.trailing.limit(by: other.layoutAnchors.leading) }
      if choices[2] { anchors.centerX.pull(to: other.layoutAnchors.left) }
      if choices[3] { anchors.baseline.align(by: other.layoutAnchors.baseline) }
      if choices[4] { anchors.width.scaled(by: other.layoutAnchors.height, scale: 2) }
      if choices[5] { anchors.height.equalIntrinsicSize() }
      if choices[6] { anchors.bottom.nearerThanOrEqual(to: other.layoutAnchors.centerY) }
      if choices[7] { anchors.width.lessThanOrEqual(to: length) }
    }
  }

  private mutating func layout() -> Layout {
    let offset = dice.length(-9...30)
    guard isProvable else {
      return Layout(
        x: dice.pick([.equal, .left(offset), .right(dice.length(-9...30)), .center, .leading(7)]),
        y: dice.pick([.equal, .top(dice.length(-9...30)), .center(3)]),
        width: dice.pick([
          .equal, .fixed(dice.length()), .scaled(0.5), .boxed(dice.length(0...50)), .content,
        ]),
        height: dice.pick([.equal, .fixed(dice.length()), .boxed(12), .content]))
    }
    return Layout(
      x: dice.pick([
        .equal, .left(offset), .right(offset), .center, .leading(7), .trailing(5),
        .left(multiplier: 0.25), .right(between: 3...40), .left(4...),
      ]),
      y: dice.pick([
        .equal, .top(offset), .bottom(offset), .center(3), .top(between: 0...50, step: 3),
        .bottom(5...),
      ]),
      width: dice.pick([
        .equal, .fixed(dice.length()), .scaled(0.5), .boxed(dice.length(0...50)), .upTo(100),
        .between(20...150), .content,
      ]),
      height: dice.pick([.equal, .fixed(dice.length()), .boxed(12), .from(30), .content]))
  }
}
