import Foundation
import LayoutCore
import Testing

@Suite struct PixelGridTests {
  @Test func `Edges move to the nearest pixel`() {
    let grid = PixelGrid(scale: 2)
    // Edges 0.2, 0.3, 10.6 and 20.8 points are 0.4, 0.6, 21.2 and 41.6 pixels.
    let rect = CGRect(x: 0.2, y: 0.3, width: 10.4, height: 20.5)
    #expect(grid.snap(rect) == CGRect(x: 0, y: 0.5, width: 10.5, height: 20.5))
  }

  @Test func `Halves round up on both sides of zero`() {
    let grid = PixelGrid(scale: 1)
    #expect(
      grid.snap(CGRect(x: -0.5, y: 0.5, width: 1, height: 1))
        == CGRect(x: 0, y: 1, width: 1, height: 1))
    let almostHalf = CGRect(x: CGFloat(0.5).nextDown, y: 0.5 - 1e-5, width: 0, height: 0)
    #expect(grid.snap(almostHalf).origin == CGPoint(x: 1, y: 0))
    #expect(grid.snap(CGRect(x: -1.6, y: 0, width: 0, height: 0)).minX == -2)
  }

  @Test func `The origin decides where the pixels lie`() {
    let grid = PixelGrid(scale: 1, origin: CGPoint(x: 0.25, y: -0.25))
    // Absolute edges 0.75 and 10.75 round to 1 and 11; -0.25 + 0.5 rounds to 0.
    #expect(
      grid.snap(CGRect(x: 0.5, y: 0.5, width: 10, height: 10))
        == CGRect(x: 0.75, y: 0.25, width: 10, height: 10))
  }

  @Test func `A measured size rounds up`() {
    let grid = PixelGrid(scale: 2)
    // 10.2 points are 20.4 pixels: 20 between rounded edges, 21 when the size must fit.
    let rect = CGRect(x: 1, y: 1, width: 10.2, height: 10)
    #expect(grid.snap(rect).size == CGSize(width: 10, height: 10))
    #expect(grid.snap(rect, keepingMeasuredSize: true).size == CGSize(width: 10.5, height: 10))
  }

  /// The difference of two edges that were divided each is short in a third of all cases at @3x;
  /// one division of the whole difference never is.
  @Test func `Whole pixels at three times are never short`() {
    let grid = PixelGrid(scale: 3)
    var shortWithTwoDivisions = 0
    for left in 0..<120 {
      for right in left..<240 {
        let size = CGFloat(right - left) / 3
        let x = CGFloat(left) / 3
        if CGFloat(right) / 3 - x < size { shortWithTwoDivisions += 1 }
        for keeps in [false, true] {
          let snapped = grid.snap(
            CGRect(x: x, y: 0, width: size, height: 0), keepingMeasuredSize: keeps)
          #expect(snapped.size.width == size)
          #expect(snapped.origin.x == x)
        }
      }
    }
    #expect(shortWithTwoDivisions > 1000)
  }

  @Test(arguments: [0, -1, .nan, .infinity, -.infinity] as [CGFloat])
  func `A scale that is none snaps nothing`(scale: CGFloat) {
    let rect = CGRect(x: 0.3, y: 0.4, width: 1.7, height: 1.9)
    #expect(PixelGrid(scale: scale).snap(rect) == rect)
    #expect(PixelGrid(scale: scale).snap(rect, keepingMeasuredSize: true) == rect)
  }

  @Test func `Origins and rectangles that are not finite snap nothing`() {
    let rect = CGRect(x: 0.3, y: 0.4, width: 1.7, height: 1.9)
    for bad in [CGFloat.nan, .infinity, -.infinity] {
      #expect(PixelGrid(scale: 2, origin: CGPoint(x: bad, y: 0)).snap(rect) == rect)
      var wide = rect
      wide.size.width = bad
      let snapped = PixelGrid(scale: 2).snap(wide)
      #expect(snapped.origin == rect.origin)
      #expect(snapped.size.height == 1.9)
      #expect(snapped.size.width == bad || bad.isNaN && snapped.size.width.isNaN)
    }
  }

  @Test func `Huge coordinates stay as they are`() {
    let grid = PixelGrid(scale: 3)
    for huge in [1e16, -1e16, 1e300, CGFloat.greatestFiniteMagnitude] {
      let rect = CGRect(x: huge, y: 0.4, width: 1.7, height: 1.9)
      #expect(grid.snap(rect) == rect)
      #expect(grid.snap(rect, keepingMeasuredSize: true) == rect)
    }
    #expect(
      grid.snap(CGRect(x: 1e9 + 0.4, y: 0, width: 3, height: 3)).origin.x == CGFloat(3_000_000_001)
        / 3)
  }

  @Test func `A negative size stays negative`() {
    let snapped = PixelGrid(scale: 1).snap(
      CGRect(x: 10.2, y: 0, width: -4.4, height: 0), keepingMeasuredSize: true)
    // Edges 10.2 and 5.8 round to 10 and 6.
    #expect(snapped.origin.x == 10)
    #expect(snapped.size.width == -4)
  }

  @Test func `Next to no scale leaves nothing without end`() {
    let grid = PixelGrid(scale: .leastNonzeroMagnitude)
    let rect = CGRect(x: 0.4, y: 0, width: 1.7, height: 1.9)
    #expect(grid.snap(rect, keepingMeasuredSize: true) == rect)
  }

  @Test func `A rectangle that ends beyond all pixels is left as it is, on both axes`() {
    let grid = PixelGrid(scale: 2)
    let far = CGRect(x: 0.3, y: 0.3, width: 0x1p52, height: 10)
    #expect(grid.snap(far) == far)
    let deep = CGRect(x: 0.3, y: 0.3, width: 10, height: 0x1p52)
    #expect(grid.snap(deep) == deep)
    let near = CGRect(x: 0.3, y: 0.3, width: 10, height: 10)
    #expect(grid.snap(near) == CGRect(x: 0.5, y: 0.5, width: 10, height: 10))
  }
}
