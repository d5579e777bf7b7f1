import Foundation
import LayoutCore
import Testing

@Suite struct LayoutSnapshotInterpolationTests {
  private func leaf(_ name: String, _ x: CGFloat, hidden: Bool = false) -> LayoutSnapshot {
    LayoutSnapshot(
      name: name, frame: CGRect(x: x, y: 2 * x, width: 3 * x, height: 4 * x), isHidden: hidden)
  }

  @Test func `Elements in both move in a straight line`() {
    let start = leaf("a", 10)
    let end = leaf("a", 20)
    #expect(start.interpolated(to: end, fraction: 0.5) == leaf("a", 15))
    #expect(start.interpolated(to: end, fraction: 0.25) == leaf("a", 12.5))
    #expect(start.interpolated(to: end, fraction: -1) == leaf("a", 0))
    #expect(start.interpolated(to: end, fraction: 3) == leaf("a", 40))
    #expect(start.interpolated(to: end, fraction: .nan) == start)
  }

  @Test func `Elements in one only keep their frames`() {
    let start = LayoutSnapshot(
      name: "root", frame: .zero, children: [leaf("a", 0), leaf("old", 7), leaf("b", 10)])
    let inner = LayoutSnapshot(name: "new", frame: .zero, children: [leaf("x", 1), leaf("y", 2)])
    let end = LayoutSnapshot(
      name: "root", frame: .zero, children: [leaf("b", 20), inner, leaf("a", 10), leaf("z", 3)])
    let expected = LayoutSnapshot(
      name: "root", frame: .zero,
      children: [leaf("a", 5), leaf("old", 7), leaf("b", 15), inner, leaf("z", 3)])
    #expect(start.interpolated(to: end, fraction: 0.5) == expected)
  }

  @Test func `Roots correspond whatever their names`() {
    let result = leaf("phone", 0).interpolated(to: leaf("tablet", 10), fraction: 0.5)
    #expect(result == leaf("phone", 5))
  }

  @Test func `Hidden on the way means hidden at both ends`() {
    let shown = leaf("a", 1)
    let hidden = leaf("a", 1, hidden: true)
    #expect(shown.interpolated(to: hidden, fraction: 0.9) == shown)
    #expect(shown.interpolated(to: hidden, fraction: 1) == hidden)
    #expect(hidden.interpolated(to: shown, fraction: 0) == hidden)
    #expect(hidden.interpolated(to: hidden, fraction: 0.5) == hidden)
  }

  @Test func `Infinite frames stay what they are`() {
    let infinite = leaf("a", .infinity)
    #expect(infinite.interpolated(to: infinite, fraction: 0.5) == infinite)
    #expect(leaf("a", 1).interpolated(to: infinite, fraction: 0) == leaf("a", 1))
    #expect(leaf("a", 1).interpolated(to: infinite, fraction: 1) == infinite)
    #expect(infinite.interpolated(to: leaf("a", 1), fraction: 1) == leaf("a", 1))
  }
}
