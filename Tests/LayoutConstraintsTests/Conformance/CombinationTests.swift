import Foundation
import Framewise
import Testing

/// Combinations in the order of their statements, as GetLaid documents it.
@Suite struct CombinationTests {
  let a = UIView().called("a")
  let b = UIView().called("b")

  private func edges(_ combination: ItemPositionTargetCombination) -> [String] {
    text(a >> combination).map { $0.components(separatedBy: " == b.")[1] }
  }

  @Test func `Two numbers are a width and a height`() {
    #expect(text(a.constrain(to: 100, 50)) == ["a.width == 100", "a.height == 50"])
  }

  @Test func `Leading and trailing`() {
    #expect(
      edges(b.all(topOffset: 1, leadingOffset: 2, bottomOffset: 3, trailingOffset: 4))
        == ["top + 1", "bottom + 3", "leading + 2", "trailing + 4"])
    #expect(
      edges(b.allButTop(leadingOffset: 2, bottomOffset: 3, trailingOffset: 4))
        == ["bottom + 3", "leading + 2", "trailing + 4"])
    #expect(
      edges(b.allButLeading(topOffset: 1, bottomOffset: 3, trailingOffset: 4))
        == ["top + 1", "bottom + 3", "trailing + 4"])
    #expect(
      edges(b.allButBottom(topOffset: 1, leadingOffset: 2, trailingOffset: 4))
        == ["top + 1", "leading + 2", "trailing + 4"])
    #expect(
      edges(b.allButTrailing(topOffset: 1, leadingOffset: 2, bottomOffset: 3))
        == ["top + 1", "bottom + 3", "leading + 2"])
    #expect(edges(b.center(xOffset: 1, yOffset: 2)) == ["centerY + 2", "centerX + 1"])
  }

  @Test func `Left and right`() {
    #expect(
      edges(b.all(topOffset: 1, leftOffset: 2, bottomOffset: 3, rightOffset: 4))
        == ["top + 1", "bottom + 3", "left + 2", "right + 4"])
    #expect(
      edges(b.allButTop(leftOffset: 2, bottomOffset: 3, rightOffset: 4))
        == ["bottom + 3", "left + 2", "right + 4"])
    #expect(
      edges(b.allButLeft(topOffset: 1, bottomOffset: 3, rightOffset: 4))
        == ["top + 1", "bottom + 3", "right + 4"])
    #expect(
      edges(b.allButBottom(topOffset: 1, leftOffset: 2, rightOffset: 4))
        == ["top + 1", "left + 2", "right + 4"])
    #expect(
      edges(b.allButRight(topOffset: 1, leftOffset: 2, bottomOffset: 3))
        == ["top + 1", "bottom + 3", "left + 2"])
  }

  @Test func `Without offsets`() {
    #expect(edges(b.allButTop) == ["bottom", "leading", "trailing"])
    #expect(edges(b.allButLeading) == ["top", "bottom", "trailing"])
    #expect(edges(b.allButLeft) == ["top", "bottom", "right"])
    #expect(edges(b.allButBottom) == ["top", "leading", "trailing"])
    #expect(edges(b.allButTrailing) == ["top", "bottom", "leading"])
    #expect(edges(b.allButRight) == ["top", "bottom", "left"])
    #expect(edges(b.all(bottomOffset: -5)) == ["top", "bottom - 5", "leading", "trailing"])
  }
}
