import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

/// A whole screen in CGLayout's idiom; all numbers are added up by hand.
@Suite struct ProfileTests {
  private func screen(_ width: CGFloat, _ height: CGFloat) -> ProfileViewController {
    let controller = ProfileViewController()
    controller.view.frame = rect(0, 0, width, height)
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
    return controller
  }

  @Test func `A profile page stands below its header`() {
    var profile: ProfileViewController!
    let issues = LayoutIssue.collecting { profile = screen(320, 480) }
    #expect(issues.isEmpty)
    #expect(profile.header.frame == rect(0, 0, 320, 64))
    #expect(profile.scroll.frame == rect(0, 64, 320, 416))
    // From 64: 20 above, in the middle.
    #expect(profile.avatar.frame == rect(120, 84, 80, 80))
    // 164 + 10, and 160 - 100/2.
    #expect(profile.name.frame == rect(110, 174, 100, 24))
    // 198 + 12.
    #expect(profile.about.frame == rect(16, 210, 288, 90))
    // 300 + 20; of 320 - 2 · 15 points, less 2 · 10, a third.
    #expect(profile.buttonGroup.frame == rect(0, 320, 320, 40))
    #expect(
      profile.buttons.map(\.frame)
        == [rect(15, 320, 90, 40), rect(115, 320, 90, 40), rect(215, 320, 90, 40)])
    #expect(profile.line.frame == rect(0, 370, 320, 1))
    // 371 + 10, then every 45.
    #expect(profile.rows.map(\.frame.origin.y) == [381, 426, 471, 516])
    #expect(profile.rows.allSatisfy { $0.frame.size == CGSize(width: 320, height: 44) })
    #expect(profile.buttons.allSatisfy { $0.superview === profile.view })
  }

  @Test func `Its page scrolls, and its header does not`() {
    let profile = screen(320, 480)
    profile.scroll.contentOffset.y = 100
    #expect(profile.header.frame == rect(0, 0, 320, 64))
    #expect(profile.avatar.frame == rect(120, -16, 80, 80))
    #expect(profile.buttons[1].frame == rect(115, 220, 90, 40))
    #expect(profile.line.frame == rect(0, 270, 320, 1))
    #expect(profile.rows[3].frame == rect(0, 416, 320, 44))
    profile.drag(from: CGPoint(x: 0, y: 100), by: CGPoint(x: 0, y: -50))
    #expect(profile.scroll.contentOffset == CGPoint(x: 0, y: 150))
    #expect(profile.about.frame == rect(16, 60, 288, 90))
    // The page is laid out where it stands.
    profile.view.setNeedsLayout()
    profile.view.layoutIfNeeded()
    #expect(profile.about.frame == rect(16, 60, 288, 90))
  }

  @Test func `It turns with the screen`() {
    let profile = screen(320, 480)
    profile.view.frame = rect(0, 0, 500, 320)
    profile.view.layoutIfNeeded()
    #expect(profile.scroll.frame == rect(0, 64, 500, 256))
    #expect(profile.avatar.frame == rect(210, 84, 80, 80))
    #expect(profile.name.frame == rect(200, 174, 100, 24))
    #expect(profile.about.frame == rect(16, 210, 468, 90))
    #expect(profile.buttons.map(\.frame.origin.x) == [15, 175, 335])
    #expect(profile.rows[0].frame == rect(0, 381, 500, 44))
  }
}
