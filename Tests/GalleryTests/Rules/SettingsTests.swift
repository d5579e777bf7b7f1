import Foundation
import Framewise
import Testing

@testable import GalleryScreens

@Suite struct SettingsTests {
  @Test(arguments: GalleryDevice.all.map(\.size))
  func `Captions and fields stand in two columns`(_ size: CGSize) throws {
    let root = GalleryScreen.settings.layOut(
      on: GalleryDevice(size: size), direction: .leftToRight)
    let card = try #require(root.view("card Account"))
    let captions = card.subviews.compactMap(\.subviews.first)
    let fields = card.subviews.compactMap(\.subviews.last)
    #expect(captions.count == 4)
    // As wide as the widest caption; the fields take the rest of the card.
    let widest = captions.map(\.intrinsicContentSize.width).max()
    #expect(Set(captions.map(\.frame.width)) == Set([widest]))
    #expect(Set(fields.map(\.frame.minX)) == [captions[0].frame.width + 12])
    #expect(Set(fields.map(\.frame.maxX)) == [card.bounds.width - 24])
  }

  @Test func `A caption stands on the baseline of its field`() throws {
    let root = ScreenTests.layOut(.settings, 430, 932)
    for name in ["Name", "E-mail", "Floor", "Passphrase"] {
      let caption = try #require(root.view("caption \(name)") as? UILabel)
      let field = try #require(root.view("field \(name)") as? UITextField)
      #expect(field.frame.height == 44)
      // One line each, which a field shows in the middle of its height.
      let font = try #require(field.font)
      let line = (field.frame.height - font.lineHeight) / 2 + font.ascender
      let difference =
        caption.frame.minY + caption.font.ascender - (field.frame.minY + line)
      #expect(abs(difference) <= 0.5, "\(name): \(difference)")
    }
  }

  @Test(arguments: [(699.5, false), (700, true)])
  func `Sections stand in two columns from 700 points on`(
    _ width: CGFloat, _ isWide: Bool
  ) throws {
    let root = ScreenTests.layOut(.settings, width, 900)
    let halves = try #require(root.view("sections")).subviews
    #expect(halves.count == 2)
    #expect((halves[1].frame.minY == halves[0].frame.minY) == isWide)
    #expect((halves[1].frame.minX == halves[0].frame.minX) != isWide)
    if isWide { #expect(halves[0].frame.width == (width - 40 - 24) / 2) }
    let stepper = try #require(root.view("control Columns"))
    #expect(stepper.frame.size == CGSize(width: 94, height: 32))
  }
}
