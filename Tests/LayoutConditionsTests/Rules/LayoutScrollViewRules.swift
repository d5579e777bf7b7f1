import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore
import Testing

/// A scroll view whose content is as large as its elements.
@Suite struct LayoutScrollViewRules {
  /// Ten squares of 48, 8 apart, from (8, 8) to the right, as in a tab bar.
  private func tabs(_ count: Int = 10) -> LayoutScrollView {
    let view = LayoutScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 64))
    for _ in 0..<count {
      view.addSubview(
        UIView(),
        constantPosition: .makeAbsolute(
          initialFrame: CGRect(x: 8, y: 8, width: 48, height: 48), margin: 8,
          direction: .horizontal))
    }
    view.layoutIfNeeded()
    return view
  }

  @Test func `The content reaches to the last element`() {
    let view = tabs()
    #expect(view.contentSize == CGSize(width: 560, height: 56))
    #expect(view.subviews[9].frame == CGRect(x: 512, y: 8, width: 48, height: 48))
    view.subviews[9].removeFromSuperview()
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 504, height: 56))
    let badge = UIView(frame: CGRect(x: 900, y: 900, width: 10, height: 10))
    view.addSubview(badge)
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 504, height: 56))
    for subview in view.subviews { subview.removeFromSuperview() }
    view.layoutIfNeeded()
    #expect(view.contentSize == .zero)
  }

  @Test func `Conditions and positions see the view, not the content`() {
    let view = tabs()
    let page = UIView()
    view.setLayoutMethods(
      [
        LayoutMethod(
          condition: .width(400...), position: .makeAbsolute(frame: .spot(1))),
        LayoutMethod(
          constantPosition: .makeRelative(frame: CGRect(x: 1, y: 1, width: 2, height: 3))),
      ], for: page)
    view.addSubview(page)
    view.layoutIfNeeded()
    #expect(page.frame == CGRect(x: 320, y: 64, width: 640, height: 192))
    #expect(view.contentSize == CGSize(width: 960, height: 256))
    view.frame.size.width = 400
    view.layoutIfNeeded()
    #expect(page.frame == .spot(1))
    #expect(view.contentSize == CGSize(width: 560, height: 56))
    #expect(view.layoutBreakpoints.widths == [400])
  }

  @Test func `An element that no condition places does not count`() {
    let view = tabs(1)
    view.addSubview(
      UIView(frame: CGRect(x: 0, y: 0, width: 999, height: 999)),
      layoutMethods: [LayoutMethod(condition: .never, position: .spot(1))])
    _ = LayoutIssue.collecting { view.layoutIfNeeded() }
    #expect(view.contentSize == CGSize(width: 56, height: 56))
  }

  @Test func `Right to left the content begins at its right edge, and shows it`() {
    let view = tabs()
    view.mirrorsForRightToLeft = true
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 560, height: 56))
    #expect(view.subviews[0].frame == CGRect(x: 504, y: 8, width: 48, height: 48))
    #expect(view.subviews[9].frame == CGRect(x: 0, y: 8, width: 48, height: 48))
    // 560 - 320
    #expect(view.contentOffset.x == 240)
    view.contentOffset.x = 200
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == 200)
    // Two more at the end: 112 points wider, and what was in sight is further to the right.
    for _ in 0..<2 {
      view.addSubview(UIView(), layoutMethods: view.layoutInfo[ObjectIdentifier(view.subviews[0])])
    }
    view.layoutIfNeeded()
    #expect(view.subviews[0].frame.minX == 616)
    #expect(view.contentOffset.x == 312)
    view.semanticContentAttribute = .forceLeftToRight
    view.layoutIfNeeded()
    #expect(view.subviews[0].frame.minX == 8)
    // 40 points from the beginning, as before.
    #expect(view.contentOffset.x == 40)
  }

  @Test(arguments: [300, 300.25, 300.5], [100, 100.25, 100.375, 100.5])
  func `On whole pixels the content is as wide right to left as left to right`(
    width: CGFloat, cell: CGFloat
  ) {
    func row(_ direction: UISemanticContentAttribute) -> LayoutScrollView {
      let view = LayoutScrollView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
      view.snapsToPixelGrid = true
      view.mirrorsForRightToLeft = true
      view.semanticContentAttribute = direction
      for _ in 0..<5 {
        view.addSubview(
          UIView(),
          constantPosition: .makeAbsolute(
            initialFrame: CGRect(x: 0, y: 0, width: cell, height: 50), margin: 0,
            direction: .horizontal))
      }
      view.layoutIfNeeded()
      return view
    }
    let content = (5 * cell).rounded()
    #expect(row(.forceLeftToRight).contentSize.width == content)
    let view = row(.forceRightToLeft)
    #expect(view.contentSize.width == content)
    #expect(view.subviews[0].frame.maxX == content)
    #expect(view.contentOffset.x == content - width)
  }

  @Test func `Content that fits is mirrored within the view`() {
    let view = tabs(2)
    view.mirrorsForRightToLeft = true
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(view.subviews.map(\.frame.minX) == [264, 208])
    #expect(view.contentOffset.x == 0)
  }

  @Test func `A snapshot right to left at another size leaves the offset`() {
    let view = tabs()
    view.mirrorsForRightToLeft = true
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    view.contentOffset.x = 200
    view.layoutIfNeeded()
    let wide = LayoutSnapshot(
      of: view,
      in: LayoutInput(size: CGSize(width: 1_000, height: 64), direction: .rightToLeft))
    #expect(wide.root.children[0].frame.minX == 944)
    #expect(view.contentOffset.x == 200)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == 200)
    #expect(view.subviews[0].frame.minX == 504)
  }

  @Test func `The size that fits is that of the content with the inset`() {
    let view = tabs()
    view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.sizeThatFits(CGSize(width: 10, height: 10)) == CGSize(width: 566, height: 60))
    #expect(view.contentSize == CGSize(width: 560, height: 56))
  }

  @Test func `Its size is that at the proposal, however wide its content was last`() {
    let scroll = LayoutScrollView(), part = UIView()
    (scroll.snapsToPixelGrid, scroll.mirrorsForRightToLeft) = (true, true)
    scroll.semanticContentAttribute = .forceRightToLeft
    scroll.addSubview(
      part, constantPosition: .makeAbsolute(frame: CGRect(x: 48.4, y: 0, width: 30, height: 10)))
    // Mirrored in 100 points it is at 21.6 to 51.6, on pixels at 22 to 52: 78 from the right edge.
    let proposal = CGSize(width: 100, height: 100)
    #expect(scroll.sizeThatFits(proposal).width == 78)
    scroll.frame = CGRect(x: 0, y: 0, width: 58.357, height: 50)
    scroll.layoutIfNeeded()
    #expect(scroll.sizeThatFits(proposal).width == 78)
  }

  @Test func `What a delegate changes while the offset is set counts from the next pass`() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      var body: () -> Void = {}
      func scrollViewDidScroll(_ scrollView: UIScrollView) { body() }
    }
    let view = tabs()
    let delegate = Delegate()
    view.delegate = delegate
    delegate.body = {
      delegate.body = {}
      view.setConstantPosition(.spot(3), for: view.subviews[0])
    }
    view.mirrorsForRightToLeft = true
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    // The content is that of the nine others, which begin anew at (8, 8).
    #expect(view.contentSize.width == 504)
    #expect(view.subviews[0].frame == CGRect(x: 504 - 70, y: 3, width: 10, height: 10))
  }

  @Test func `An element whose frame is refused does not count`() {
    let view = tabs(2)
    let badge = UIView(frame: CGRect(x: 900, y: 900, width: 10, height: 10))
    view.addSubview(
      badge,
      constantPosition: .makeAbsolute(frame: CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1))
    )
    let issues = LayoutIssue.collecting { view.layoutIfNeeded() }
    #expect(issues.map(\.rule) == [.nonFiniteFrame])
    #expect(badge.frame == CGRect(x: 900, y: 900, width: 10, height: 10))
    #expect(view.contentSize == CGSize(width: 112, height: 56))
  }

  @Test func `A closure in a mirrored scroll view sees places in the whole content`() {
    let view = LayoutScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.mirrorsForRightToLeft = true
    view.semanticContentAttribute = .forceRightToLeft
    let (reader, read, wide) = (UIView(), UIView(), UIView())
    view.addSubview(
      reader,
      constantPosition: .makeCustom { [unowned read] _ in
        CGRect(x: read.frame.maxX, y: 0, width: 5, height: 5)
      })
    view.addSubview(
      read, constantPosition: .makeAbsolute(frame: CGRect(x: 20, y: 0, width: 30, height: 5)))
    view.addSubview(
      wide, constantPosition: .makeAbsolute(frame: CGRect(x: 0, y: 10, width: 400, height: 5)))
    for _ in 0..<4 {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    // From the left the closure's element would follow at 50.
    #expect(view.contentSize == CGSize(width: 400, height: 15))
    #expect(read.frame == CGRect(x: 350, y: 0, width: 30, height: 5))
    #expect(reader.frame == CGRect(x: 345, y: 0, width: 5, height: 5))
  }

  @Test func `Insets that take more than there is leave no size`() {
    let view = tabs(1)
    view.contentInset = UIEdgeInsets(top: -90, left: -90, bottom: 0, right: 0)
    #expect(view.sizeThatFits(CGSize(width: 10, height: 10)) == .zero)
  }

  private final class Follower: NSObject, UIScrollViewDelegate {
    var scrolled: () -> Void = {}
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled() }
  }

  /// Right to left, wider content moves the offset; then the delegate makes the badge larger.
  @Test func `What a delegate changes while the content is shown is laid out next`() {
    let view = LayoutScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.mirrorsForRightToLeft = true
    view.semanticContentAttribute = .forceRightToLeft
    let (wide, badge) = (UIView(), UIView())
    view.addSubview(
      wide, constantPosition: .makeAbsolute(frame: CGRect(x: 0, y: 0, width: 300, height: 10)))
    view.addSubview(
      badge, constantPosition: .makeAbsolute(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    let follower = Follower()
    var count = 0
    follower.scrolled = { [unowned view, unowned badge] in
      count += 1
      view.setConstantPosition(
        .makeAbsolute(frame: CGRect(x: 0, y: 0, width: 20, height: 10)), for: badge)
    }
    view.delegate = follower
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(count > 0)
    #expect(badge.frame == CGRect(x: 280, y: 0, width: 20, height: 10))
  }
}
