import Foundation
import Framewise
import TestSupport
import Testing

@testable import GalleryScreens

@Suite struct ScreenTests {
  static func layOut(
    _ screen: GalleryScreen, _ width: CGFloat, _ height: CGFloat,
    _ direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) -> UIView {
    screen.layOut(
      on: GalleryDevice(size: CGSize(width: width, height: height)), direction: direction)
  }

  @Test func `The README sample has its numbers`() throws {
    let root = Self.layOut(.readmeSample, 320, 568)
    #expect(try root.frame(of: "title") == rect(0, 0, 320, 60))
    #expect(try root.frame(of: "content") == rect(0, 60, 320, 444))
    #expect(try root.frame(of: "tab bar") == rect(0, 504, 320, 64))
    #expect(try root.frame(of: "title label") == rect(60, 10, 200, 40))
    for index in 0..<10 {
      let x = 8 + 56 * CGFloat(index)
      #expect(try root.frame(of: "tab \(index + 1)") == rect(x, 8, 48, 48))
    }
    let tabBar = try #require(root.view("tab bar") as? UIScrollView)
    #expect(tabBar.contentSize == CGSize(width: 568, height: 64))
    #expect(root.view("content") is UITableView)
    // The bars were added around the table and lie in front of it.
    #expect(root.subviews.map(\.accessibilityIdentifier) == ["content", "title", "tab bar"])
  }

  @Test(arguments: [
    (399.5, 2), (400, 3), (699.5, 3), (700, 4), (999.5, 4), (1000, 6),
  ])
  func `Photos change their columns at the breakpoints`(_ width: CGFloat, _ columns: Int) throws {
    let root = Self.layOut(.photos, width, 800)
    let grid = try #require(root.view("grid"))
    let firstRow = grid.subviews.filter { $0.frame.minY == grid.subviews[0].frame.minY }
    #expect(grid.subviews.count == 240)
    #expect(firstRow.count == columns)
    let gap = width / 100
    let right = try #require(firstRow.last?.frame.maxX)
    #expect(abs(right + gap - width) < 1e-6)
  }

  @Test func `Photos scroll over all rows, and every photo is whole within its cell`() throws {
    let root = Self.layOut(.photos, 320, 568)
    let scroll = try #require(root.view("scroll") as? UIScrollView)
    let grid = try #require(root.view("grid"))
    let last = try #require(grid.subviews.last)
    #expect(abs(scroll.contentSize.height - (last.frame.maxY + 12)) < 1e-6)
    #expect(scroll.contentSize.width == 320)
    for cell in grid.subviews {
      let photo = try #require(cell.subviews.first as? UIImageView)
      let image = try #require(photo.image)
      let ratio = image.size.width / image.size.height
      #expect(abs(photo.frame.width / photo.frame.height - ratio) < 1e-6)
      #expect(cell.bounds.insetBy(dx: -1e-6, dy: -1e-6).contains(photo.frame))
      let touches =
        abs(photo.frame.width - cell.bounds.width) < 1e-6
        || abs(photo.frame.height - cell.bounds.height) < 1e-6
      #expect(touches)
    }
  }

  @Test func `The aside moves beside the text at 700 points`() throws {
    for (width, isBeside) in [(699.5, false), (700.0, true)] {
      let root = Self.layOut(.article, width, 1000)
      let aside = try root.frame(of: "aside")
      let first = try root.frame(of: "paragraph 1")
      let last = try root.frame(of: "paragraph 4")
      #expect((aside.minX > first.maxX) == isBeside)
      #expect((aside.minY == first.minY) == isBeside)
      #expect((aside.minY >= last.maxY) == !isBeside)
    }
  }

  @Test func `Paragraphs are as high as their text and follow each other`() throws {
    let root = Self.layOut(.article, 375, 667)
    var bottom = try root.frame(of: "byline").maxY
    for number in 1...4 {
      let label = try #require(root.view("paragraph \(number)") as? UILabel)
      let size = label.sizeThatFits(CGSize(width: label.frame.width, height: .infinity))
      #expect(label.frame.height == size.height)
      #expect(label.frame.minY == bottom + (number == 1 ? 18 : 12))
      bottom = label.frame.maxY
    }
  }

  @Test(arguments: [(559.5, 1), (560, 2), (779.5, 2), (780, 3)])
  func `Cards change their columns at the breakpoints`(_ width: CGFloat, _ columns: Int) throws {
    let grid = DashboardScreen.grid()
    grid.frame = rect(0, 0, width, 600)
    grid.layoutIfNeeded()
    let cards = grid.subviews.dropFirst()
    let firstRow = cards.filter { $0.frame.minY == cards.first?.frame.minY }
    #expect(firstRow.count == columns)
    #expect(grid.subviews[0].frame.width == width - 28)
  }

  @Test func `The navigation moves to the side in wide landscape`() throws {
    let wide = Self.layOut(.dashboard, 1024, 768)
    #expect(try wide.frame(of: "navigation") == rect(0, 24, 190, 724))
    let tall = Self.layOut(.dashboard, 1024, 1366)
    #expect(try tall.frame(of: "navigation").height == 52)
    let narrow = Self.layOut(.dashboard, 899, 600)
    #expect(try narrow.frame(of: "navigation").height == 52)
  }
}

extension UIView {
  func view(_ name: String) -> UIView? {
    withDescendants.first { $0.accessibilityIdentifier == name }
  }

  func frame(of name: String) throws -> CGRect {
    try #require(view(name), "\(name)").frame
  }
}

@Suite struct FeedTests {
  @Test(
    arguments: GalleryDevice.all.map(\.size),
    [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `The feed has the same frames as boxes and as conditions`(
    _ size: CGSize, _ direction: UIUserInterfaceLayoutDirection
  ) throws {
    let device = GalleryDevice(size: size)
    let boxes = Self.frames(of: GalleryScreen.feed.layOut(on: device, direction: direction))
    let methods = Self.frames(
      of: GalleryScreen.feedAsConditions.layOut(on: device, direction: direction))
    #expect(boxes.count == 2 + 8 * 9)
    #expect(boxes.keys.sorted() == methods.keys.sorted())
    for (name, frame) in boxes {
      let other = try #require(methods[name])
      #expect(frame.isNear(other), "\(name): \(frame), \(other)")
    }
  }

  /// The frames of cards and of all that shows, by the names of card and view, in the screen.
  private static func frames(of root: UIView) -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    for view in root.withDescendants where view is UILabel || view.isCardOrPicture {
      var card: UIView? = view
      while let outer = card, !outer.layoutName.hasPrefix("card ") { card = outer.superview }
      let name = "\(card?.layoutName ?? "bar"), \(view.layoutName)"
      #expect(frames[name] == nil)
      frames[name] = view.convert(view.bounds, to: root)
    }
    return frames
  }

  @Test(
    arguments: GalleryDevice.all.map(\.size),
    [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `A card has the same frames in all vocabularies`(
    _ size: CGSize, _ direction: UIUserInterfaceLayoutDirection
  ) throws {
    let root = GalleryScreen.cards.layOut(on: GalleryDevice(size: size), direction: direction)
    let methods = try #require(root.view("card conditions"))
    for name in ["boxes", "constraints", "blocks"] {
      let card = try #require(root.view("card \(name)"))
      #expect(abs(card.bounds.width - methods.bounds.width) < 1e-9)
      #expect(abs(card.bounds.height - methods.bounds.height) < 1e-9, "\(name)")
      for part in ["picture", "avatar", "name", "time", "text"]
        + ["Like", "Comment", "Share"].map({ "action \($0)" })
      {
        let expected = try #require(methods.view(part))
        let view = try #require(card.view(part))
        let frame = view.convert(view.bounds, to: card)
        #expect(
          frame.isNear(expected.convert(expected.bounds, to: methods)), "\(name), \(part)")
      }
    }
  }

  @Test(arguments: [(599.5, true), (600, false)])
  func `A card turns at its breakpoint`(_ width: CGFloat, _ isColumn: Bool) throws {
    let root = ScreenTests.layOut(.feed, width, 800)
    let card = try #require(root.view("card 1"))
    let picture = try #require(card.view("picture"))
    let details = try #require(card.view("details"))
    #expect(picture.frame.height == 140)
    #expect((details.frame.minY == picture.frame.maxY + 10) == isColumn)
    #expect((details.frame.minX == picture.frame.maxX + 10) != isColumn)
    // Shares of one and two in what is left of the card's width.
    let room = width - 4 * 12
    let expected = isColumn ? room : (room - 10) / 3
    #expect(abs(picture.frame.width - expected) < 1e-9)
  }

  @Test func `The controls of the player hold on to their edges`() throws {
    let root = GalleryScreen.player.layOut(on: GalleryDevice.all[1], direction: .leftToRight)
    let header = try root.frame(of: "header")
    let footer = try root.frame(of: "footer")
    // Within the safe area; the middle is that of the whole screen.
    #expect((header.minX, header.minY, header.width) == (0, 59, 430))
    #expect((footer.minX, footer.maxY, footer.width) == (0, 932 - 34, 430))
    let transport = try root.frame(of: "transport")
    #expect((transport.midX, transport.midY) == (215, 466))
    let played = try root.frame(of: "played")
    #expect(abs(played.width - (430 - 24) * 0.27) < 1e-9)
  }
}

extension UIView {
  fileprivate var isCardOrPicture: Bool {
    layoutName.hasPrefix("card ") || ["picture", "avatar"].contains(layoutName)
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    let differences = [
      minX - other.minX, minY - other.minY, width - other.width, height - other.height,
    ]
    return differences.allSatisfy { abs($0) < 1e-9 }
  }
}
