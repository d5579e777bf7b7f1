import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@Suite struct ScrollTests {
  /// Of all offsets within the content and its insets, the nearest that shows the whole interval;
  /// of an interval larger than the view, its beginning.
  private func nearest(
    _ offset: Int, _ start: Int, _ length: Int, room: Int, content: Int, _ before: Int, _ after: Int
  ) -> Int {
    let offsets = -before...max(-before, content + after - room)
    let inside = room - before - after
    let goal = { (place: Int) in
      // How much of the interval is out of sight, what is at its beginning counting more.
      let (top, bottom) = (place + before, place + room - after)
      let shownLength = min(length, inside)
      return max(0, top - start) + max(0, start + shownLength - bottom)
    }
    let best = offsets.map(goal).min() ?? 0
    return offsets.filter { goal($0) == best }.min { abs($0 - offset) < abs($1 - offset) } ?? 0
  }

  @Test func `A rectangle is shown by scrolling no farther than it takes`() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<400 {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 60, height: 80))
      let (width, height) = (generator.int(80...300), generator.int(90...300))
      view.contentSize = CGSize(width: width, height: height)
      let insets = (0..<4).map { _ in generator.int(0...9) }
      view.contentInset = UIEdgeInsets(
        top: CGFloat(insets[0]), left: CGFloat(insets[1]), bottom: CGFloat(insets[2]),
        right: CGFloat(insets[3]))
      let x = generator.int(-insets[1]...(width + insets[3] - 60))
      let y = generator.int(-insets[0]...(height + insets[2] - 80))
      view.contentOffset = CGPoint(x: x, y: y)
      let size = (generator.int(1...40), generator.int(1...60))
      let start = (generator.int(0...(width - size.0)), generator.int(0...(height - size.1)))
      view.scrollRectToVisible(
        CGRect(x: start.0, y: start.1, width: size.0, height: size.1), animated: true)
      let expected = (
        nearest(x, start.0, size.0, room: 60, content: width, insets[1], insets[3]),
        nearest(y, start.1, size.1, room: 80, content: height, insets[0], insets[2])
      )
      #expect(view.contentOffset == CGPoint(x: expected.0, y: expected.1))
    }
  }

  @Test func `Of a rectangle larger than the view, the top left shows`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 60, height: 80))
    view.contentSize = CGSize(width: 500, height: 500)
    view.contentInset = UIEdgeInsets(top: 7, left: 5, bottom: 0, right: 0)
    view.scrollRectToVisible(CGRect(x: 100, y: 110, width: 300, height: 300), animated: false)
    #expect(view.contentOffset == CGPoint(x: 95, y: 103))
    view.scrollRectToVisible(CGRect(x: -50, y: -50, width: 1, height: 1), animated: false)
    #expect(view.contentOffset == CGPoint(x: -5, y: -7))
  }

  @Test func `Content smaller than the view stays at the top left`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 60, height: 80))
    view.contentSize = CGSize(width: 40, height: 50)
    view.contentInset = UIEdgeInsets(top: 7, left: 5, bottom: 0, right: 0)
    view.scrollRectToVisible(CGRect(x: 30, y: 40, width: 10, height: 10), animated: false)
    #expect(view.contentOffset == CGPoint(x: -5, y: -7))
  }

  private typealias Behavior = UIScrollView.ContentInsetAdjustmentBehavior

  @Test func `The safe area counts in the directions that scroll`() {
    let safe = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    for behavior in [Behavior.automatic, .scrollableAxes, .never, .always] {
      for (content, bounces) in [
        (CGSize(width: 100, height: 100), false), (CGSize(width: 101, height: 100), false),
        (CGSize(width: 100, height: 101), false), (CGSize(width: 200, height: 200), false),
        (.zero, true),
      ] {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.hostSafeAreaInsets = safe
        view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        view.contentSize = content
        view.alwaysBounceVertical = bounces
        view.contentInsetAdjustmentBehavior = behavior
        let isFixed = behavior == .never
        let across = behavior == .always || !isFixed && content.width > 100
        let down = behavior == .always || !isFixed && (bounces || content.height > 100)
        #expect(
          view.adjustedContentInset
            == UIEdgeInsets(
              top: down ? 11 : 1, left: across ? 22 : 2, bottom: down ? 33 : 3,
              right: across ? 44 : 4))
        view.alwaysBounceHorizontal = true
        #expect(view.adjustedContentInset.left == (isFixed ? 2 : 22))
      }
    }
  }

  @Test func `A scroll view begins clipped and unscrolled`() {
    let view = UIScrollView()
    #expect(view.clipsToBounds && view.contentOffset == .zero && view.contentSize == .zero)
    #expect(view.contentInset == .zero && view.contentInsetAdjustmentBehavior == .automatic)
    #expect(view.isScrollEnabled && view.bounces && !view.isPagingEnabled)
    #expect(!view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
    #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
    #expect(view.scrollsToTop && view.delaysContentTouches && view.keyboardDismissMode == .none)
    #expect(view.frameLayoutGuide === view.frameLayoutGuide)
    #expect(view.contentLayoutGuide === view.contentLayoutGuide)
    #expect(view.contentLayoutGuide.owningView === view)
  }

  @Test func `A rectangle is shown whichever of its corners is its origin`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 60, height: 80))
    view.contentSize = CGSize(width: 500, height: 500)
    view.scrollRectToVisible(CGRect(x: 110, y: 220, width: -10, height: -20), animated: false)
    // From (100, 200) to (110, 220), at the bottom right of 60 by 80 points.
    #expect(view.contentOffset == CGPoint(x: 50, y: 140))
  }

  @Test(arguments: [
    CGRect.null, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
    CGRect(x: 0, y: CGFloat.infinity, width: 1, height: 1),
    CGRect(x: 0, y: 0, width: 1, height: CGFloat.nan),
  ])
  func `A rectangle that is nowhere does not scroll`(_ rect: CGRect) {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 60, height: 80))
    view.contentSize = CGSize(width: 500, height: 500)
    view.contentOffset = CGPoint(x: 7, y: 9)
    view.scrollRectToVisible(rect, animated: false)
    #expect(view.contentOffset == CGPoint(x: 7, y: 9))
  }

  @Test func `The delegate is told of each new offset`() {
    final class Told: NSObject, UIScrollViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
      }
    }
    final class Silent: NSObject, UIScrollViewDelegate {}
    let (view, told, silent) = (UIScrollView(), Told(), Silent())
    view.delegate = told
    view.contentOffset.y = 5
    view.contentOffset.y = 5
    view.setContentOffset(CGPoint(x: 0, y: 8), animated: true)
    #expect(told.offsets == [5, 8])
    view.delegate = silent
    view.contentOffset.y = 9
    #expect(view.bounds.origin.y == 9 && told.offsets == [5, 8])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `Nothing is hit in a view that is scrolled to no place`(_ offset: CGFloat) {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 60, height: 80))
    #expect(view.hitTest(CGPoint(x: 3, y: 3), with: nil) === view)
    view.contentOffset.x = offset
    #expect(view.hitTest(CGPoint(x: 3, y: 3), with: nil) == nil)
    #expect(!view.point(inside: CGPoint(x: CGFloat.nan, y: 3), with: nil))
  }

  @Test func `The areas of a scroll view are its bounds and its content`() {
    let view = UIScrollView(frame: CGRect(x: 1, y: 2, width: 60, height: 80))
    view.contentSize = CGSize(width: 500, height: 400)
    view.contentOffset = CGPoint(x: 3, y: 4)
    #expect(view.frameLayoutGuide.layoutFrame == CGRect(x: 3, y: 4, width: 60, height: 80))
    #expect(view.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 500, height: 400))
    view.contentSize = CGSize(width: -10, height: 400)
    #expect(view.contentLayoutGuide.layoutFrame.size.width == 0)
  }
}
