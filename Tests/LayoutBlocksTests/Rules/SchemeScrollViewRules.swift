import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

/// A scroll view whose content is what its schemes take up.
@Suite struct SchemeScrollViewRules {
  private let view = SchemeScrollView(frame: rect(5, 6, 100, 50))
  private let a = UIView()
  private let b = UIView()

  init() {
    view.addSubview(a)
    view.addSubview(b)
  }

  private func blocks(_ x: CGFloat, _ y: CGFloat = 0) -> LayoutScheme {
    LayoutScheme(blocks: [
      a.layoutBlock(with: Layout(width: 40, height: 20)),
      b.layoutBlock(with: Layout(x: .left(x), y: .top(y), width: 50, height: 30)),
    ])
  }

  @Test func `The content reaches to the end of the last frame`() {
    view.schemes = [
      LayoutScheme(blocks: [
        a.layoutBlock(with: Layout(height: .fixed(180))),
        b.layoutBlock(
          with: Layout(y: .top(10), height: .fixed(100)),
          constraints: [a.layoutConstraint(for: [.bottom(.align(by: .outer))])]),
      ])
    ]
    view.layoutIfNeeded()
    #expect(b.frame == rect(0, 190, 100, 100))
    #expect(view.contentSize == CGSize(width: 100, height: 290))
    #expect(view.contentOffset == .zero)
  }

  @Test func `What is in sight stays there, and the room does not scroll along`() {
    view.schemes = [blocks(10, 200)]
    view.layoutIfNeeded()
    view.contentOffset.y = 70
    view.layoutIfNeeded()
    #expect(view.contentOffset == CGPoint(x: 0, y: 70))
    #expect(b.frame == rect(10, 200, 50, 30))
    #expect(view.contentSize == CGSize(width: 60, height: 230))
  }

  @Test func `Conditions see the size of the view itself`() {
    view.schemes = [blocks(300).when(.width(150...)), blocks(10)]
    view.layoutIfNeeded()
    #expect(view.contentSize.width == 60)
    view.frame.size.width = 150
    view.layoutIfNeeded()
    #expect(view.contentSize.width == 350)
    #expect(view.layoutBreakpoints.widths.contains(150))
  }

  @Test func `What is in a guide counts as far as the guide does`() {
    let scroll = ScrollLayoutGuide<UIView>(layout: b.layoutBlock(with: Layout(height: 500)))
    scroll.add(to: view)
    view.schemes = [
      LayoutScheme(blocks: [a.layoutBlock(with: Layout(height: 10)), scroll.layoutBlock()])
    ]
    view.layoutIfNeeded()
    #expect(b.frame.size.height == 500)
    #expect(view.contentSize == CGSize(width: 100, height: 50))
  }

  @Test func `Layers count, and elements of other containers do not`() {
    let panel = UIView()
    let line = CALayer()
    view.addSubview(panel)
    panel.addSubview(b)
    view.layer.addSublayer(line)
    view.schemes = [
      LayoutScheme(blocks: [
        panel.layoutBlock(with: Layout(x: .left(20), width: 30, height: 30)),
        b.layoutBlock(with: Layout(x: .left(500), width: 30)),
        line.layoutBlock(with: Layout(y: .top(80), width: 10, height: 1)),
      ])
    ]
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 50, height: 81))
  }

  @Test func `From right to left the content begins at its right edge`() {
    view.semanticContentAttribute = .forceRightToLeft
    view.mirrorsForRightToLeft = true
    view.schemes = [blocks(200)]
    view.layoutIfNeeded()
    // Of a width of 250: 250 - 0 - 40 and 250 - 200 - 50.
    #expect(a.frame == rect(210, 0, 40, 20))
    #expect(b.frame == rect(0, 0, 50, 30))
    #expect(view.contentSize == CGSize(width: 250, height: 30))
    #expect(view.contentOffset == CGPoint(x: 150, y: 0))
    view.schemes = [blocks(300)]
    view.layoutIfNeeded()
    #expect(a.frame == rect(310, 0, 40, 20))
    #expect(view.contentOffset.x == 250)
    // 30 points from the beginning, before and after.
    view.contentOffset.x = 220
    view.schemes = [blocks(200)]
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == 120)
  }

  @Test func `Content narrower than the view begins at the view's right edge`() {
    view.semanticContentAttribute = .forceRightToLeft
    view.mirrorsForRightToLeft = true
    view.schemes = [blocks(10)]
    view.layoutIfNeeded()
    #expect(a.frame == rect(60, 0, 40, 20))
    #expect(b.frame == rect(40, 0, 50, 30))
    #expect(view.contentOffset == .zero)
    #expect(view.contentSize == CGSize(width: 60, height: 30))
  }

  @Test func `A snapshot at another size leaves what is in sight as it was`() {
    view.semanticContentAttribute = .forceRightToLeft
    view.mirrorsForRightToLeft = true
    view.schemes = [blocks(300).when(.width(150...)), blocks(200)]
    view.layoutIfNeeded()
    view.contentOffset.x = 120
    view.layoutIfNeeded()
    _ = LayoutSnapshot(of: view, in: LayoutInput(size: CGSize(width: 160, height: 50)))
    #expect(view.contentOffset.x == 120)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == 120)
    #expect(a.frame == rect(210, 0, 40, 20))
  }

  /// The content is 60 points wide in a view of 100, and in one of 160 in the snapshot.
  @Test func `A snapshot at another size leaves content narrower than the view where it was`() {
    view.semanticContentAttribute = .forceRightToLeft
    view.mirrorsForRightToLeft = true
    view.schemes = [blocks(10)]
    view.layoutIfNeeded()
    _ = LayoutSnapshot(of: view, in: LayoutInput(size: CGSize(width: 160, height: 50)))
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.contentOffset == .zero)
    #expect(a.frame == rect(60, 0, 40, 20))
  }

  @Test func `A snapshot of a view that does not mirror leaves it where it was scrolled to`() {
    view.schemes = [blocks(250)]
    view.layoutIfNeeded()
    view.contentOffset.x = 70
    _ = LayoutSnapshot(of: view, in: LayoutInput(size: CGSize(width: 160, height: 50)))
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.contentSize.width == 300 && view.contentOffset.x == 70)
  }

  @Test func `A view that begins to snap or to mirror is laid out again`() {
    view.schemes = [
      LayoutScheme(blocks: [a.layoutBlock(with: Layout(x: .left(10.25), width: 20, height: 10))])
    ]
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(a.frame == rect(10.25, 0, 20, 10))
    view.snapsToPixelGrid = true
    view.layoutIfNeeded()
    #expect(a.frame == rect(10, 0, 20, 10))
    view.snapsToPixelGrid = false
    view.mirrorsForRightToLeft = true
    view.layoutIfNeeded()
    #expect(a.frame == rect(69.75, 0, 20, 10))
    view.mirrorsForRightToLeft = false
    view.layoutIfNeeded()
    #expect(a.frame == rect(10.25, 0, 20, 10))
  }

  @Test func `The size that fits is the content with its inset`() {
    view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.schemes = [blocks(10, 7)]
    #expect(view.sizeThatFits(CGSize(width: 500, height: 500)) == CGSize(width: 66, height: 41))
    #expect(a.frame == .zero)
  }

  @Test func `A pass marks nothing, so it is the only one`() {
    let around = SchemeView(frame: rect(0, 0, 200, 200))
    around.addSubview(view)
    around.schemes = [
      LayoutScheme(blocks: [view.layoutBlock(with: Layout(width: .content, height: .content))])
    ]
    view.schemes = [blocks(200)]
    around.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 250, 30))
    #expect(view.contentSize == CGSize(width: 250, height: 30))
    view.schemes = [blocks(100)]
    around.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 150, 30))
  }

  @Test func `Why an element is where it is can be asked`() {
    view.schemes = [blocks(10)]
    view.layoutIfNeeded()
    #expect(view.layoutTrace().entries.count == 2)
    let issues = LayoutIssue.collecting {
      view.schemes = [blocks(10).when(.never)]
      view.layoutIfNeeded()
    }
    #expect(issues.map(\.rule) == [.unplaced])
    #expect(view.contentSize == .zero)
  }

  @Test func `Insets that take more than there is leave no size`() {
    view.schemes = [blocks(10)]
    view.contentInset = UIEdgeInsets(top: -90, left: -90, bottom: 0, right: 0)
    #expect(view.sizeThatFits(CGSize(width: 500, height: 500)) == .zero)
  }

  @Test func `A view made of schemes reads them back, and other conditions take their place`() {
    let view = SchemeScrollView(
      blocks(300).when(.width(150...)),
      LayoutScheme(blocks: [LayoutScheme(blocks: [blocks(10)]).when(.height(1...))]))
    view.addSubview(a)
    view.addSubview(b)
    view.frame = rect(0, 0, 100, 50)
    view.layoutIfNeeded()
    #expect(view.schemes.count == 2)
    #expect(view.contentSize == CGSize(width: 60, height: 30))
    #expect(view.declaredLists.map(\.conditions.count) == [2])
    #expect(
      view.declaredConditions.map(\.description) == ["width >= 150", "height >= 1"])
    view.replaceConditions { list in list.conditions.map { _ in .width(50...) } }
    #expect(
      view.declaredConditions.map(\.description) == ["width >= 50", "width >= 50", "width >= 50"])
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 350, height: 30))
  }
}
