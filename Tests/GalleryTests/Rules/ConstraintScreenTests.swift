import Foundation
import Framewise
import TestSupport
import Testing

@testable import GalleryScreens

/// The screens that statements lay out, in numbers of their own.
@Suite struct ConstraintScreenTests {
  @Test(arguments: [CGFloat(216), 390]) func `The card keeps clear of the keyboard`(
    _ height: CGFloat
  ) throws {
    let screen = LoginScreen(frame: CGRect(x: 0, y: 0, width: 375, height: 700))
    let keyboard = screen.keyboardHeight(height)
    #expect(LayoutIssue.collecting { screen.layoutIfNeeded() } == [])
    let card = screen.card.frame
    let natural = screen.card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
    #expect(screen.keyboard.frame == CGRect(x: 0, y: 700 - height, width: 375, height: height))
    #expect(card.minX == 16 && card.width == 343 && card.height == natural)
    #expect(card.maxY <= 700 - height - 12 + 1e-6)
    // What is left above the card, less the gaps and the title, is the logo's.
    let title = screen.title.frame
    let room = 700 - height - 12 - natural - 16 - title.height - 8 - 12
    let logo = screen.logo.frame
    #expect(abs(logo.height - min(96, room)) < 1e-6)
    #expect(abs(logo.width - logo.height) < 1e-6)
    #expect(abs(title.minY - logo.maxY - 8) < 1e-6)
    #expect(abs(card.minY - title.maxY - 16) < 1e-6)
    // Another keyboard is another number.
    keyboard.constant = 330
    #expect(LayoutIssue.collecting { screen.layoutIfNeeded() } == [])
    #expect(screen.keyboard.frame.minY == 370)
    #expect(screen.card.frame.maxY <= 358 + 1e-6)
    #expect(screen.card.frame.height == natural)
  }

  @Test func `A small phone has no more than the card above the keyboard`() throws {
    let root = ScreenTests.layOut(.login, 320, 480)
    #expect(LayoutIssue.collecting { root.layoutIfNeeded() } == [])
    // 258 points of keyboard leave 222: the card takes them all but 12 at each end.
    let card = try root.frame(of: "card")
    #expect(card.minY >= 12 && card.maxY <= 210 + 1e-6 && card.height > 190)
    #expect(try root.frame(of: "logo").height == 0)
    #expect(try root.frame(of: "title").size == .zero)
    for name in ["name", "password", "button"] {
      #expect(try root.frame(of: name).height == 44, "\(name)")
    }
  }

  @Test func `A large phone has the card in the middle`() throws {
    let root = ScreenTests.layOut(.login, 430, 932)
    #expect(try root.frame(of: "keyboard") == CGRect(x: 0, y: 674, width: 430, height: 258))
    let card = try root.frame(of: "card")
    #expect(card.minX == 16)
    #expect(card.width == 398)
    #expect(abs(card.midY - 426) < 1e-6)
    #expect(try root.frame(of: "logo").width == 96)
  }

  @Test func `The film is as large as there is room`() throws {
    let phone = ScreenTests.layOut(.media, 430, 932)
    #expect(
      isClose(try phone.frame(of: "film"), rect(0, 59, 430, 241.875)))
    let tablet = ScreenTests.layOut(.media, 1024, 768)
    let height = 0.6 * (768 - 24 - 20)
    let width = height * 16 / 9
    #expect(
      isClose(try tablet.frame(of: "film"), rect(512 - width / 2, 24, width, height)))
    let low = ScreenTests.layOut(.media, 932, 430)
    let wide = 0.6 * (932 - 118)
    #expect(
      isClose(try low.frame(of: "film"), rect(59, (409 - wide * 9 / 16) / 2, wide, wide * 9 / 16)))
    #expect(try abs(low.frame(of: "panel").minX - 59 - wide) < 1e-6)
  }

  @Test func `The mail moves beside the list at 700 points`() throws {
    let narrow = ScreenTests.layOut(.mail, 699.5, 1000)
    #expect(
      isClose(try narrow.frame(of: "master"), rect(0, 0, 699.5, 420)))
    #expect(
      isClose(try narrow.frame(of: "detail"), rect(0, 421, 699.5, 579)))
    narrow.frame.size.width = 700
    narrow.layoutIfNeeded()
    #expect(
      isClose(try narrow.frame(of: "master"), rect(0, 0, 252, 1000)))
    #expect(
      isClose(try narrow.frame(of: "detail"), rect(253, 0, 447, 1000)))
    #expect(try narrow.frame(of: "text").width == 407)
  }
}
