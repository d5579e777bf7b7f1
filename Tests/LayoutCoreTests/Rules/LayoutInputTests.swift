import Foundation
import LayoutCore
import Testing

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

@Suite struct LayoutInputTests {
  private let size = CGSize(width: 320, height: 480)

  @Test func `Defaults are neutral`() {
    let input = LayoutInput(size: size)
    #expect(input.width == 320)
    #expect(input.height == 480)
    #expect(input.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
    #expect(input.layoutMargins == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
    #expect(input.direction == .leftToRight)
    #expect(input.scale == 1)
    #expect(input.traits.isEmpty)
  }

  @Test func `Another size keeps everything else`() {
    let input = LayoutInput(
      size: size, safeAreaInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
      layoutMargins: UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8),
      direction: .rightToLeft, scale: 3, traits: ["a": "b"])
    var expected = input
    expected.size = CGSize(width: 1, height: 2)
    #expect(input.with(size: CGSize(width: 1, height: 2)) == expected)
    #expect(input.with(size: size) == input)
  }

  @Test func `Every part counts for equality`() {
    let input = LayoutInput(size: size)
    var changed = Array(repeating: input, count: 6)
    changed[0].size.width = 1
    changed[1].safeAreaInsets.top = 1
    changed[2].layoutMargins.left = 1
    changed[3].direction = .rightToLeft
    changed[4].scale = 2
    changed[5].traits["a"] = "b"
    for other in changed {
      #expect(other != input)
    }
  }
}
