#if RECORDS_DECISIONS
import Foundation
import Framewise
import TestSupport
import Testing

/// A map has the frames of a pass also where a container moves them to whole pixels, whichever
/// engine it has and whatever stands in it.
@Suite struct SnappedMapLaws {
  enum Vocabulary: CaseIterable, Sendable { case conditions, boxes, statements, blocks }

  private static func text(_ name: String) -> UILabel {
    let label = UILabel()
    label.accessibilityIdentifier = name
    label.text = "Walnut, oak and ash: what is dry by now"
    label.font = .systemFont(ofSize: 13.3)
    label.numberOfLines = 0
    return label
  }

  /// Three views side by side at shares of the width, or almost; the one in the middle is given.
  private static func make(
    _ vocabulary: Vocabulary, around inner: UIView, snaps: Bool
  ) -> UIView {
    let (left, right) = (named("left"), named("right"))
    switch vocabulary {
    case .conditions:
      let view = LayoutView()
      view.snapsToPixelGrid = snaps
      for (child, x, width) in [(left, 0.013, 0.21), (inner, 0.25, 0.41), (right, 0.67, 0.3)] {
        view.addSubview(
          child,
          withAssociatedConstantPosition: .makeFormula {
            FormulaRect(
              x: x * $0.width, y: 3.3, width: width * $0.width, height: 0.77 * $0.height)
          })
      }
      return view
    case .boxes:
      let below = named("below")
      (below.weight, left.weight, inner.weight, right.weight) = (0.3, 1, 2, 1.3)
      let column = ColumnView(spacing: 1.3, weight: 3) {
        RowView(spacing: 1.7, weight: 2) {
          left
          inner
        }
        below
      }
      let view = RowView(margin: 3.3, spacing: 2.2) {
        column
        right
      }
      view.snapsToPixelGrid = snaps
      return view
    case .statements:
      let view = ConstraintView()
      view.snapsToPixelGrid = snaps
      let holder = view.addForAutoLayout(ConstraintView())
      holder.snapsToPixelGrid = snaps
      holder >> view.allButTrailing(topOffset: 0.3, leadingOffset: 3.375)
      holder.width >> view.width.at(0.61)
      holder.addForAutoLayout(left)
      holder.addForAutoLayout(inner)
      left >> holder.allButTrailing(leadingOffset: 1.2)
      left.width >> holder.width.at(0.37)
      inner >> holder.allButLeading
      inner.left >> left.right.offset(2.7)
      view.addForAutoLayout(right)
      right >> view.allButLeading
      right.left >> holder.right.offset(1.1)
      return view
    case .blocks:
      let view = SchemeView()
      view.snapsToPixelGrid = snaps
      for child in [left, inner, right] { view.addSubview(child) }
      view.schemes = [
        LayoutScheme(blocks: [
          left.layoutBlock(
            with: Layout(x: .leading(1.3), y: 0.4, width: .scaled(0.23), height: .scaled(0.7))),
          inner.layoutBlock(
            with: Layout(x: .center, y: 2.2, width: .scaled(0.31), height: .scaled(0.83))),
          right.layoutBlock(
            with: Layout(x: .trailing(0.6), y: 1.1, width: .scaled(0.17), height: .scaled(0.5))),
        ])
      ]
      return view
    }
  }

  /// The inner container has a text and stands in the outer one.
  private static func tree(
    _ outer: Vocabulary, _ inner: Vocabulary, innerSnaps: Bool
  ) -> UIView {
    make(outer, around: make(inner, around: text("text"), snaps: innerSnaps), snaps: true)
  }

  @Test(
    arguments: [SiblingPosition.Alignment.start, .center, .end, .fill],
    [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `An element stands beside where another one was moved to`(
    _ alignment: SiblingPosition.Alignment, _ direction: UIUserInterfaceLayoutDirection
  ) throws {
    func tree() -> LayoutView {
      let (view, first, second) = (LayoutView(), named("first"), Self.text("second"))
      view.snapsToPixelGrid = true
      view.mirrorsForRightToLeft = true
      view.addSubview(
        first,
        withAssociatedConstantPosition: .makeRelative(
          frame: CGRect(x: 0, y: 0, width: 0.5, height: 0.53)))
      view.addSubview(
        second, withAssociatedConstantPosition: .after(first, 23, align: alignment, width: 30))
      return view
    }
    let domain = LayoutDomain.sizes(100...200, 100...200, direction: direction)
    let map = LayoutMap(over: domain) { tree() }
    for step in 0..<28 {
      let size = CGSize(
        width: 101 + 3.4 * Double(step), height: 101 + 3.3 * Double(step * 5 % 28))
      let plain = LayoutSnapshot(of: tree(), in: domain.input(at: size))
      let frames = try #require(map.frames(at: size))
      #expect(frames == plain, "\(size)")
    }
  }

  /// A third of 100 points is 33 on the grid, and two are 66, not 67.
  @Test(arguments: [false, true])
  func `An element is as long as another one was made`(_ isBelow: Bool) throws {
    func tree() -> LayoutView {
      let (view, first, second) = (LayoutView(), named("first"), named("second"))
      view.snapsToPixelGrid = true
      view.addSubview(
        first,
        constantPosition: .makeRelative(
          frame: CGRect(x: 0, y: 0, width: 1.0 / 3, height: 1.0 / 3)))
      view.addSubview(
        second,
        constantPosition: isBelow
          ? .below(first, align: .fill, height: .sibling)
          : .after(first, align: .fill, width: .sibling))
      return view
    }
    let domain = LayoutDomain.sizes(100...200, 100...200)
    let map = LayoutMap(over: domain) { tree() }
    for length in 100...200 {
      let size = CGSize(width: length, height: 300 - length)
      let frames = try #require(map.frames(at: size))
      #expect(frames == LayoutSnapshot(of: tree(), in: domain.input(at: size)), "\(size)")
    }
  }

  @Test(arguments: Vocabulary.allCases, Vocabulary.allCases)
  func `A map has frames on whole pixels`(_ outer: Vocabulary, _ inner: Vocabulary) throws {
    var generator = SeededGenerator(seed: 15)
    for (scale, direction, innerSnaps) in [
      (CGFloat(1), UIUserInterfaceLayoutDirection.leftToRight, false), (3, .leftToRight, true),
      (2, .rightToLeft, true),
    ] {
      let domain = LayoutDomain.sizes(
        300...520, 200...300, direction: direction, scale: scale)
      nonisolated(unsafe) var passes = 0
      let map = LayoutMap(over: domain) {
        passes += 1
        return Self.tree(outer, inner, innerSnaps: innerSnaps)
      }
      #expect(map.unexplored.share == 0)
      passes = 0
      for _ in 0..<30 {
        let size = CGSize(
          width: CGFloat.random(in: 300...520, using: &generator),
          height: CGFloat.random(in: 200...300, using: &generator))
        let frames = try #require(map.frames(at: size))
        let plain = LayoutSnapshot(
          of: Self.tree(outer, inner, innerSnaps: innerSnaps), in: domain.input(at: size))
        for (a, b) in zip(frames.nodes, plain.nodes) {
          let isSame = [
            a.frame.minX - b.frame.minX, a.frame.minY - b.frame.minY,
            a.frame.width - b.frame.width, a.frame.height - b.frame.height,
          ].allSatisfy { abs($0) < 1e-6 }
          #expect(isSame, "\(a.name) at \(size), \(scale): \(a.frame), not \(b.frame)")
        }
      }
      // These ask the inner container for its natural size, which depends on pixels. Elsewhere a
      // pass has to be run at the edges of the domain only.
      if innerSnaps, outer == .boxes || outer == .statements { continue }
      #expect(passes <= 8, "\(scale)")
    }
  }
}
#endif
