import Foundation
import Framewise
import Testing

/// Safe areas and margins of views that the same pass places.
@Suite struct AreaRules {
  let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

  init() {
    screen.hostSafeAreaInsets = UIEdgeInsets(top: 50, left: 40, bottom: 30, right: 20)
  }

  private func makeInner(_ inner: UIView) -> UIView {
    screen.addForAutoLayout(inner)
    // From (15, 40) to (392, 275): the insets reach 10 points into it from above, 25 from the left,
    // 5 from below, and 12 from the right.
    inner
      >> screen.all(
        topOffset: 40, leadingOffset: 15, bottomOffset: -25, trailingOffset: -8)
    return inner
  }

  @Test(arguments: [false, true])
  func `The first pass takes the safe area of an inner view where the view will be`(
    _ isPlain: Bool
  ) {
    let inner = makeInner(isPlain ? UIView() : ConstraintView())
    let safe = inner.addForAutoLayout(UIView())
    safe >> inner.safeArea
    #expect(LayoutIssue.collecting { screen.layoutSubviews() } == [])
    #expect(inner.frame == CGRect(x: 15, y: 40, width: 377, height: 235))
    #expect(safe.frame == CGRect(x: 25, y: 10, width: 340, height: 220))
    screen.layoutSubviews()
    #expect(safe.frame == CGRect(x: 25, y: 10, width: 340, height: 220))
    // A larger screen moves the far edges only.
    screen.bounds.size = CGSize(width: 500, height: 350)
    screen.layoutSubviews()
    #expect(safe.frame == CGRect(x: 25, y: 10, width: 440, height: 270))
  }

  /// The insets of 30 points that it had at the bottom do not fit into the new height of 20.
  @Test(arguments: [false, true])
  func `A view that becomes lower than its insets were is as low as stated`(_ isPlain: Bool) {
    let panel = isPlain ? UIView() : ConstraintView()
    panel.frame = CGRect(x: 0, y: 60, width: 400, height: 240)
    screen.addForAutoLayout(panel)
    panel.left >> screen.left
    panel.right >> screen.right
    panel.top >> screen.top.offset(60)
    let height = panel.height.constrain(to: 240)
    let safe = panel.addForAutoLayout(UIView())
    safe >> panel.safeArea
    for (length, inner) in [(240, 210), (20, 20), (240, 210)] as [(CGFloat, CGFloat)] {
      height.constant = length
      #expect(LayoutIssue.collecting { screen.layoutSubviews() } == [])
      #expect(panel.frame == CGRect(x: 0, y: 60, width: 400, height: length))
      #expect(safe.frame == CGRect(x: 40, y: 0, width: 340, height: inner))
    }
  }

  @Test func `So it takes margins that include the safe area`() {
    let inner = makeInner(UIView())
    inner.insetsLayoutMarginsFromSafeArea = true
    inner.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let own = inner.addForAutoLayout(UIView())
    own >> inner.layoutMarginsGuide
    screen.layoutSubviews()
    #expect(own.frame == CGRect(x: 27, y: 11, width: 334, height: 216))
    screen.layoutSubviews()
    #expect(own.frame == CGRect(x: 27, y: 11, width: 334, height: 216))
  }

  @Test func `Margins without the safe area stay as they are`() {
    let inner = makeInner(UIView())
    inner.insetsLayoutMarginsFromSafeArea = false
    inner.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let own = inner.addForAutoLayout(UIView())
    own >> inner.layoutMarginsGuide
    for _ in 0..<2 {
      screen.layoutSubviews()
      #expect(own.frame == CGRect(x: 2, y: 1, width: 371, height: 231))
    }
  }

  @Test(arguments: [
    (UIEdgeInsets(top: 60, left: 40, bottom: 30, right: 20), [40, 60, 340, 210]),
    (UIEdgeInsets(top: 50, left: 50, bottom: 30, right: 20), [50, 50, 330, 220]),
    (UIEdgeInsets(top: 50, left: 40, bottom: 40, right: 20), [40, 50, 340, 210]),
    (UIEdgeInsets(top: 50, left: 40, bottom: 30, right: 30), [40, 50, 330, 220]),
  ]) func `An area follows each of its edges alone`(_ insets: UIEdgeInsets, _ frame: [CGFloat]) {
    let safe = screen.addForAutoLayout(UIView())
    safe >> screen.safeArea
    screen.layoutIfNeeded()
    #expect(safe.frame == CGRect(x: 40, y: 50, width: 340, height: 220))
    screen.hostSafeAreaInsets = insets
    screen.layoutIfNeeded()
    #expect(safe.frame == CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
  }

  @Test func `A snapshot at an input takes the margins of the input`() {
    screen.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let own = screen.addForAutoLayout(UIView())
    own >> screen.layoutMarginsGuide
    let input = LayoutInput(
      size: CGSize(width: 400, height: 300),
      layoutMargins: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let frames = LayoutSnapshot(of: screen, in: input).nodes.map(\.frame)
    #expect(frames[1] == CGRect(x: 2, y: 1, width: 394, height: 296))
  }

  @Test func `It follows the safe area through views and mirrored frames`() {
    screen.semanticContentAttribute = .forceRightToLeft
    screen.mirrorsForRightToLeft = true
    // 100 points from the right as written, so from the left as it reads.
    let outer = screen.addForAutoLayout(UIView())
    outer.left >> screen.left.offset(200)
    outer.right >> screen.right.offset(-10)
    outer.top >> screen.top
    outer.height >> 100
    let inner = outer.addForAutoLayout(UIView())
    inner.left >> outer.left.offset(20)
    inner.right >> outer.right.offset(-5)
    inner.top >> outer.top.offset(20)
    inner.bottom >> outer.bottom
    let safe = inner.addForAutoLayout(UIView())
    safe.top >> inner.safeArea.top
    safe.bottom >> inner.safeArea.bottom
    safe.left >> inner.safeArea.left
    safe.right >> inner.safeArea.right
    screen.layoutSubviews()
    #expect(outer.frame == CGRect(x: 10, y: 0, width: 190, height: 100))
    #expect(inner.frame == CGRect(x: 5, y: 20, width: 165, height: 80))
    // It begins 15 points from the left and 20 from above, where 25 and 30 of the insets are left.
    let expected = CGRect(x: 25, y: 30, width: 140, height: 50)
    #expect(safe.frame == expected)
    screen.layoutSubviews()
    #expect(safe.frame == expected)
  }

  @Test func `Measuring takes the safe area of an inner view where the view would be`() {
    let inner = screen.addForAutoLayout(UIView())
    inner >> screen.all(topOffset: 40)
    let safe = inner.addForAutoLayout(UIView())
    safe >> inner.safeArea
    safe >> (100, 60)
    // 40 from the left and 20 from the right; 40 and 10 from above, and 30 from below.
    #expect(screen.sizeThatFits(.zero) == CGSize(width: 160, height: 140))
  }

  @Test func `What scrolls reaches into the safe area by where it is shown`() {
    let scroll = screen.addForAutoLayout(UIScrollView())
    scroll >> screen
    let inner = scroll.addForAutoLayout(UIView())
    inner >> scroll.all(topOffset: 10, leadingOffset: 10)
    inner >> (200, 100)
    let safe = inner.addForAutoLayout(UIView())
    safe >> inner.safeArea
    scroll.contentOffset = CGPoint(x: 5, y: 20)
    screen.layoutSubviews()
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 200, height: 100))
    // It begins above the upper edge, so it has all 50 of that; 5 behind the left one, which 40
    // reach.
    #expect(safe.frame == CGRect(x: 35, y: 50, width: 165, height: 50))
    screen.layoutSubviews()
    #expect(safe.frame == CGRect(x: 35, y: 50, width: 165, height: 50))
  }

  @Test func `What scrolls may come out of the safe area`() {
    let scroll = screen.addForAutoLayout(UIScrollView())
    scroll >> screen
    let inner = scroll.addForAutoLayout(UIView())
    inner >> scroll.all(topOffset: 60, leadingOffset: 43)
    inner >> (200, 100)
    let safe = inner.addForAutoLayout(UIView())
    safe >> inner.safeArea
    scroll.contentOffset = CGPoint(x: 5, y: 20)
    screen.layoutSubviews()
    // 40 points below the upper edge, which 50 reach below; 38 behind the left one, which 40 reach.
    #expect(safe.frame == CGRect(x: 2, y: 10, width: 198, height: 90))
    screen.layoutSubviews()
    #expect(safe.frame == CGRect(x: 2, y: 10, width: 198, height: 90))
  }

  /// In its own coordinates the inner view keeps its left edge at 10, so 30 points of the left
  /// inset reach into it, and of the others all from above.
  @Test func `A safe area in a mirrored view is by the place that no statement decides`() {
    screen.semanticContentAttribute = .forceRightToLeft
    screen.mirrorsForRightToLeft = true
    let inner = screen.addForAutoLayout(UIView())
    inner.frame = CGRect(x: 10, y: 0, width: 100, height: 100)
    inner >> screen.top
    inner >> (100, 100)
    let safe = inner.addForAutoLayout(UIView())
    safe >> inner.safeArea
    for _ in 0..<2 {
      screen.layoutSubviews()
      #expect(inner.frame == CGRect(x: 10, y: 0, width: 100, height: 100))
      #expect(safe.frame == CGRect(x: 30, y: 50, width: 70, height: 50))
    }
  }

  @Test func `A snapshot takes the safe area and the margins of its input`() {
    let safe = screen.addForAutoLayout(UIView().called("safe"))
    let own = screen.addForAutoLayout(UIView().called("own"))
    safe >> screen.safeArea
    own >> screen.layoutMarginsGuide
    screen.layoutSubviews()
    #expect(safe.frame == CGRect(x: 40, y: 50, width: 340, height: 220))
    let input = LayoutInput(
      size: CGSize(width: 400, height: 300),
      safeAreaInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
      layoutMargins: UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
    let snapshot = LayoutSnapshot(of: screen, in: input)
    #expect(snapshot.frames(named: "safe") == [CGRect(x: 2, y: 1, width: 394, height: 296)])
    #expect(snapshot.frames(named: "own") == [CGRect(x: 6, y: 5, width: 386, height: 288)])
  }
}
