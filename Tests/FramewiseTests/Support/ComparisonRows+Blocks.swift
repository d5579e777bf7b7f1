import Framewise

extension ComparisonRow {
  private static func scheme(
    _ x: Layout.Alignment.Horizontal, _ width: Layout.Filling.Horizontal = .fixed(80),
    _ constraints: (UIView, SchemeView) -> [any LayoutConstraintProtocol] = { _, _ in [] }
  ) -> UIView {
    let view = SchemeView()
    let (other, it) = (UIView(), named("it"))
    for child in [other, it] { view.addSubview(child) }
    view.schemes = [
      LayoutScheme(blocks: [
        other.layoutBlock(
          with: Layout(x: .left(100), y: .top, width: .fixed(60), height: .fixed(20))),
        it.layoutBlock(
          with: Layout(x: x, y: .top, width: width, height: .fixed(20)),
          constraints: constraints(other, view)),
      ])
    ]
    return view
  }

  /// A room as large as the container of which something is said, beside a view from 100 to 160.
  private static func said(
    _ say: @escaping (LayoutAnchors<UIView>, LayoutAnchors<UIView>, SchemeView) -> Void
  ) -> UIView {
    let view = SchemeView()
    let (other, it) = (UIView(), named("it"))
    for child in [other, it] { view.addSubview(child) }
    view.schemes = [
      LayoutScheme(blocks: [
        other.layoutBlock(
          with: Layout(x: .left(100), y: .top, width: .fixed(60), height: .fixed(20))),
        it.layoutBlock { say($0, other.layoutAnchors, view) },
      ])
    ]
    return view
  }

  /// A stack from top to bottom, with a square of a length in the middle.
  private static func contents(_ length: StackLayoutScheme.ItemLength) -> UIView {
    stack(around: square("it")) { stack, it in
      stack.axis = .vertical
      stack.spacing = .equal(0)
      stack.filling = .equal(20)
      stack.setLength(length, for: it)
    }
  }

  /// Two blocks, one half as long as the container and one of 100 points.
  private static func sized(isTurned: Bool) -> UIView {
    let view = SchemeView()
    let children = [UIView(), UIView()]
    for child in children { view.addSubview(child) }
    view.schemes = [
      LayoutScheme(blocks: [
        children[0].layoutBlock(
          with: isTurned
            ? Layout(x: .left, y: .top, width: .fixed(20), height: .scaled(0.5))
            : Layout(x: .left, y: .top, width: .scaled(0.5), height: .fixed(20))),
        children[1].layoutBlock(
          with: isTurned
            ? Layout(x: .left, y: .top, width: .fixed(20), height: .fixed(100))
            : Layout(x: .left, y: .top, width: .fixed(100), height: .fixed(20))),
      ])
    ]
    return view
  }

  private static func stack(
    around it: UIView = named("it"), _ change: (inout StackLayoutScheme, UIView) -> Void
  ) -> UIView {
    let view = SchemeView()
    let views = [named("first"), it, named("last")]
    for child in views { view.addSubview(child) }
    var stack = StackLayoutScheme { views }
    change(&stack, views[1])
    view.schemes = [LayoutScheme(blocks: [stack])]
    return view
  }

  /// What layouts, anchors and stacks of blocks compare.
  static let blocks = [
    ComparisonRow(
      "a length less an amount", at: 200,
      [190: [95, 0, 0, 20], 200: [100, 0, 0, 20], 210: [100, 0, 10, 20]]
    ) { scheme(.center, .boxed(200)) },
    ComparisonRow(
      "a length up to a number", at: 150,
      [140: [0, 0, 140, 20], 150: [0, 0, 150, 20], 160: [0, 0, 150, 20]]
    ) { scheme(.left, .upTo(150)) },
    ComparisonRow(
      "a length from a number on", at: 150,
      [140: [0, 0, 150, 20], 150: [0, 0, 150, 20], 160: [0, 0, 160, 20]]
    ) { scheme(.left, .from(150)) },
    ComparisonRow(
      "the low end of a range of lengths", at: 60,
      [50: [0, 0, 60, 20], 60: [0, 0, 60, 20], 70: [0, 0, 70, 20]]
    ) { scheme(.left, .between(60...200)) },
    ComparisonRow(
      "the high end of a range of lengths", at: 200,
      [190: [0, 0, 190, 20], 200: [0, 0, 200, 20], 210: [0, 0, 200, 20]]
    ) { scheme(.left, .between(60...200)) },
    ComparisonRow(
      "the low end of a range of places", at: 110,
      [100: [30, 0, 80, 20], 110: [30, 0, 80, 20], 120: [40, 0, 80, 20]]
    ) { scheme(.left(between: 30...100)) },
    ComparisonRow(
      "the high end of a range of places", at: 180,
      [170: [90, 0, 80, 20], 180: [100, 0, 80, 20], 190: [100, 0, 80, 20]]
    ) { scheme(.left(between: 30...100)) },
    ComparisonRow(
      "whole steps", at: 120,
      [119: [30, 0, 80, 20], 120: [40, 0, 80, 20], 121: [40, 0, 80, 20]], reach: 4
    ) { scheme(.left(between: 0...100, step: 10)) },
    ComparisonRow(
      "the first whole step", at: 90,
      [89: [0, 0, 80, 20], 90: [10, 0, 80, 20], 91: [10, 0, 80, 20]], reach: 4
    ) { scheme(.left(between: 0...100, step: 10)) },
    ComparisonRow(
      "the last whole step", at: 177,
      [176: [90, 0, 80, 20], 177: [97, 0, 80, 20], 178: [97, 0, 80, 20]], reach: 2
    ) { scheme(.left(between: 0...97, step: 10)) },
    ComparisonRow(
      "the edge of another one ends the room", at: 100,
      [90: [75, 0, 50, 20], 100: [75, 0, 50, 20], 110: [80, 0, 50, 20]]
    ) {
      scheme(.center, .fixed(50)) { other, _ in
        [other.layoutConstraint(for: [.left(.limit(on: .inner))])]
      }
    },
    ComparisonRow(
      "equal parts with no room", at: 20,
      [10: [10, 0, 0, 300], 20: [10, 0, 0, 300], 23: [11, 0, 1, 300]], reach: 10
    ) { stack { stack, _ in stack.spacing = .equal(10) } },
    ComparisonRow(
      "no room between parts", at: 150,
      [140: [50, 0, 50, 300], 150: [50, 0, 50, 300], 160: [55, 0, 50, 300]]
    ) {
      stack { stack, _ in
        stack.spacing = .equally
        stack.filling = .equal(50)
      }
    },
    ComparisonRow(
      "no room for a weight", at: 100,
      [90: [50, 0, 0, 300], 100: [50, 0, 0, 300], 110: [50, 0, 10, 300]]
    ) {
      stack { stack, it in
        stack.spacing = .equal(0)
        stack.filling = .equal(50)
        stack.setLength(.weight(1), for: it)
      }
    },
    ComparisonRow(
      "the far edge of another one ends the room", at: 160,
      [150: [50, 0, 50, 20], 160: [55, 0, 50, 20], 170: [55, 0, 50, 20]]
    ) {
      scheme(.center, .fixed(50)) { other, _ in
        [other.layoutConstraint(for: [.right(.limit(on: .inner))])]
      }
    },
    ComparisonRow(
      "the edge of another one pulls the room", at: 100,
      [90: [75, 0, 50, 20], 100: [75, 0, 50, 20], 110: [80, 0, 50, 20]]
    ) {
      scheme(.center, .fixed(50)) { other, _ in
        [other.layoutConstraint(for: [.left(.pull(from: .inner))])]
      }
    },
    ComparisonRow(
      "insets that leave no room", at: 100,
      [90: [55, 0, 50, 20], 100: [60, 0, 50, 20], 110: [60, 0, 50, 20]]
    ) {
      scheme(.left, .fixed(50)) { _, view in
        [
          view.contentLayoutConstraint(for: [
            .insets(UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 40))
          ])
        ]
      }
    },
    ComparisonRow(
      "a room that is limited from the left", at: 300,
      [290: [100, 0, 50, 300], 300: [100, 0, 50, 300], 310: [110, 0, 50, 300]]
    ) {
      said { it, other, view in
        it.left.pull(to: view.layoutAnchors.right, offset: -200)
        it.left.limit(by: other.left)
        it.width.equal(to: 50)
      }
    },
    ComparisonRow(
      "a room that is limited from the right", at: 160,
      [150: [-50, 0, 200, 300], 160: [-40, 0, 200, 300], 170: [-30, 0, 190, 300]]
    ) {
      said { it, other, view in
        it.left.pull(to: view.layoutAnchors.right, offset: -200)
        it.right.limit(by: other.right)
      }
    },
    ComparisonRow(
      "an edge that is not before another one", at: 300,
      [290: [100, 0, 200, 300], 300: [100, 0, 200, 300], 310: [110, 0, 200, 300]]
    ) {
      said { it, other, view in
        it.left.pull(to: view.layoutAnchors.right, offset: -200)
        it.left.fartherThanOrEqual(to: other.left)
      }
    },
    ComparisonRow(
      "an edge that is not behind another one", at: 160,
      [150: [-50, 0, 200, 300], 160: [-40, 0, 200, 300], 170: [-40, 0, 200, 300]]
    ) {
      said { it, other, view in
        it.left.pull(to: view.layoutAnchors.right, offset: -200)
        it.right.nearerThanOrEqual(to: other.right)
      }
    },
    ComparisonRow(
      "a middle that is pulled", at: 200,
      [190: [10, 0, 180, 300], 200: [0, 0, 200, 300], 210: [0, 0, 200, 300]]
    ) { said { it, other, _ in it.centerX.pull(to: other.left) } },
    ComparisonRow(
      "a room that is at most so wide", at: 150,
      [140: [0, 0, 140, 300], 150: [0, 0, 150, 300], 160: [0, 0, 150, 300]]
    ) { said { it, _, _ in it.width.lessThanOrEqual(to: 150) } },
    ComparisonRow(
      "a room that is at least so wide", at: 150,
      [140: [0, 0, 150, 300], 150: [0, 0, 150, 300], 160: [0, 0, 160, 300]]
    ) { said { it, _, _ in it.width.greaterThanOrEqual(to: 150) } },
    ComparisonRow(
      "content of at most a length", at: 100,
      [90: [0, 20, 90, 90], 100: [0, 20, 100, 100], 110: [0, 20, 110, 100]]
    ) { contents(.content(atMost: 100)) },
    ComparisonRow(
      "content of at least a length", at: 100,
      [90: [0, 20, 90, 100], 100: [0, 20, 100, 100], 110: [0, 20, 110, 110]]
    ) { contents(.content(atLeast: 100)) },
    ComparisonRow(
      "content that is higher than a stack", at: 900,
      [870: [290, 5, 290, 290], 900: [300, 0, 300, 300], 930: [310, 0, 310, 300]], reach: 30
    ) {
      stack(around: square("it")) { stack, _ in
        stack.spacing = .equal(0)
        stack.crossFilling = .content
      }
    },
    ComparisonRow(
      "a width that fits several blocks", at: 200,
      [190: [0, 0, 100, 20], 200: [0, 0, 100, 20], 210: [0, 0, 105, 20]]
    ) { fitted(sized(isTurned: false)) },
    ComparisonRow(
      "a height that fits several blocks", at: 200,
      [190: [0, 0, 20, 100], 200: [0, 0, 20, 100], 210: [0, 0, 20, 105]], isTurned: true
    ) { fitted(sized(isTurned: true)) },
    ComparisonRow(
      "content that is wider than a mirrored scroll view of schemes", at: 200,
      [190: [100, 0, 100, 20], 200: [100, 0, 100, 20], 210: [110, 0, 100, 20]],
      direction: .rightToLeft
    ) {
      let view = SchemeScrollView()
      view.mirrorsForRightToLeft = true
      let children = [named("it"), UIView()]
      for child in children { view.addSubview(child) }
      view.schemes = [
        LayoutScheme(
          blocks: zip(children, [100, 200] as [CGFloat]).map {
            $0.layoutBlock(
              with: Layout(x: .left, y: .top, width: .fixed($1), height: .fixed(20)))
          })
      ]
      return view
    },
  ]
}
