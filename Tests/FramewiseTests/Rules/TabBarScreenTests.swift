import Foundation
import Framewise
import Testing

/// A screen in NotAutoLayout's idiom. Frames are computed by hand.
@Suite struct TabBarScreenTests {
  private func frames(
    _ width: CGFloat, _ height: CGFloat
  ) -> (content: CGRect, bar: CGRect, items: [CGRect], badge: CGRect) {
    let screen = TabBarScreen(frame: CGRect(x: 0, y: 0, width: width, height: height))
    screen.bar.items = (0..<4).map { _ in UIView() }
    let issues = LayoutIssue.collecting { screen.layoutIfNeeded() }
    #expect(issues.isEmpty)
    return (
      screen.content.frame, screen.bar.frame, screen.bar.items.map(\.frame),
      screen.bar.badge.frame
    )
  }

  @Test func `On a phone the tabs share the width of the bar at the bottom`() {
    let (content, bar, items, badge) = frames(320, 480)
    #expect(content == CGRect(x: 0, y: 0, width: 320, height: 431))
    #expect(bar == CGRect(x: 0, y: 431, width: 320, height: 49))
    for (index, item) in items.enumerated() {
      #expect(item == CGRect(x: 80 * CGFloat(index), y: 0, width: 80, height: 49))
    }
    #expect(badge == CGRect(x: 304, y: 4, width: 12, height: 12))
  }

  @Test func `On a tablet they stand in a column beside the content`() {
    let (content, bar, items, badge) = frames(1024, 768)
    #expect(content == CGRect(x: 80, y: 0, width: 944, height: 768))
    #expect(bar == CGRect(x: 0, y: 0, width: 80, height: 768))
    for (index, item) in items.enumerated() {
      #expect(item == CGRect(x: 0, y: 20 + 68 * CGFloat(index), width: 80, height: 60))
    }
    #expect(badge == CGRect(x: 64, y: 228, width: 12, height: 12))
  }
}
