import Foundation
import LayoutCore
import TestSupport
import Testing

@Suite struct PixelGridLaws {
  private static let scales: [CGFloat] = [1, 2, 3, 1.5, 2.75, 10 / 3]

  private func forRandomStretches(
    _ body: (PixelGrid, _ start: CGFloat, _ length: CGFloat, inout SeededGenerator) -> Void
  ) {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<3000 {
      let grid = PixelGrid(
        scale: generator.pick(Self.scales),
        origin: CGPoint(x: CGFloat.random(in: -50...50, using: &generator), y: 0))
      let start = CGFloat.random(in: -500...500, using: &generator)
      let length = CGFloat.random(in: 0...500, using: &generator)
      body(grid, start, length, &generator)
    }
  }

  private func isWhole(_ number: CGFloat) -> Bool {
    abs(number - number.rounded()) < 1e-6
  }

  @Test func `Edges land on pixels`() {
    forRandomStretches { grid, start, length, _ in
      let rect = CGRect(x: start, y: start, width: length, height: length)
      for keeps in [false, true] {
        let snapped = grid.snap(rect, keepingMeasuredSize: keeps)
        #expect(isWhole((grid.origin.x + snapped.origin.x) * grid.scale))
        #expect(isWhole(snapped.size.width * grid.scale))
        #expect(isWhole(snapped.origin.y * grid.scale))
        #expect(isWhole(snapped.size.height * grid.scale))
      }
    }
  }

  @Test func `Edges move by half a pixel at most`() {
    forRandomStretches { grid, start, length, _ in
      let snapped = grid.snap(CGRect(x: start, y: 0, width: length, height: 0))
      let half = 0.5 / grid.scale + 1e-6
      #expect(abs(snapped.origin.x - start) <= half)
      #expect(abs(snapped.origin.x + snapped.size.width - (start + length)) <= half)
    }
  }

  /// On the edges of pixels rounding could take the pixel before. A far edge is a sum, which itself
  /// is rounded, so points on it are left out.
  @Test func `A point is in a snapped rectangle if its probe is in the rectangle`() {
    forRandomStretches { grid, start, length, generator in
      let rect = CGRect(x: start, y: start / 2, width: length, height: 100)
      let snapped = grid.snap(rect)
      let pixel = CGFloat(Int.random(in: -2000...2000, using: &generator))
      let points = [
        snapped.origin,
        CGPoint(x: pixel / grid.scale - grid.origin.x, y: snapped.minY),
        CGPoint(x: CGFloat.random(in: -500...500, using: &generator), y: snapped.minY),
      ]
      for point in points where abs(point.x - snapped.maxX) > 1e-6 {
        #expect(snapped.contains(point) == rect.contains(grid.probe(at: point)), "\(point)")
      }
    }
  }

  @Test func `Neighbors keep touching`() {
    forRandomStretches { grid, start, length, generator in
      let edge = start + length
      let next = CGFloat.random(in: 0...500, using: &generator)
      let left = grid.pixels(start, length, offset: grid.origin.x, keepsLength: false)
      let right = grid.pixels(edge, next, offset: grid.origin.x, keepsLength: false)
      #expect(left?.far == right?.near)
      #expect(left != nil)
    }
  }

  @Test func `Snapping twice changes nothing`() {
    forRandomStretches { grid, start, length, _ in
      let rect = CGRect(x: start, y: start, width: length, height: length)
      for keeps in [false, true] {
        let once = grid.snap(rect, keepingMeasuredSize: keeps)
        let twice = grid.snap(once, keepingMeasuredSize: keeps)
        #expect(twice.size == once.size)
        #expect(abs(twice.origin.x - once.origin.x) < 1e-9)
      }
    }
  }

  @Test func `A measured size never loses and grows by less than a pixel`() {
    forRandomStretches { grid, start, length, _ in
      let rect = CGRect(x: start, y: 0, width: length, height: length / 3)
      let snapped = grid.snap(rect, keepingMeasuredSize: true)
      #expect(snapped.size.width >= rect.size.width)
      #expect(snapped.size.height >= rect.size.height)
      #expect(snapped.size.width < rect.size.width + 1 / grid.scale)
      #expect(snapped.size.height < rect.size.height + 1 / grid.scale)
    }
  }

  /// A size a rounding error above whole pixels, times the scale, may round to whole pixels.
  @Test func `A measured size keeps even a rounding error`() {
    var generator = SeededGenerator(seed: 12)
    var swallowed = 0
    for _ in 0..<20_000 {
      let grid = PixelGrid(scale: CGFloat.random(in: 1...4, using: &generator))
      let pixels = CGFloat(1 << generator.int(0...10))
      let length = (pixels / grid.scale).nextUp
      if length * grid.scale == pixels { swallowed += 1 }
      let rect = CGRect(x: 0, y: 0, width: length, height: 0)
      #expect(grid.snap(rect, keepingMeasuredSize: true).size.width >= length)
    }
    #expect(swallowed > 0)
  }
}
