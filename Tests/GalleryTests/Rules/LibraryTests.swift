import Foundation
import Framewise
import Testing

@testable import GalleryScreens

/// The library of ten million pictures.
@Suite struct LibraryTests {
  private func matrix(_ width: CGFloat, _ height: CGFloat) throws -> MatrixView {
    let root = ScreenTests.layOut(.library, width, height)
    return try #require(root.view("matrix") as? MatrixView)
  }

  @Test(arguments: [(599, 3), (600, 5), (899, 5), (900, 8)])
  func `Columns change at the breakpoints, and fill the width`(
    _ width: CGFloat, _ columns: Int
  ) throws {
    let matrix = try matrix(width, 800)
    let first = matrix.visibleItems.prefix(columns).compactMap { matrix.viewOfItem(at: $0)?.frame }
    // Frames are read from centers and sizes.
    #expect(first.count == columns)
    #expect(first.allSatisfy { abs($0.minY - 36) < 1e-9 })
    #expect(abs(try #require(first.last).maxX - width) < 1e-9)
    let next = try #require(matrix.frameOfItem(at: MatrixIndex(item: columns)))
    #expect(next.minX == 0)
    #expect(next.minY > 36)
  }

  @Test func `Only what is in sight exists, wherever the library is scrolled to`() throws {
    let matrix = try matrix(320, 568)
    // A bare screen: squares of 105.33, rows of 107.33, a header of 36; 524 points below the bar.
    #expect(matrix.subviews.count == 1 + 3 * 5)
    // 333,334 rows of each year.
    #expect(abs(matrix.contentSize.height - 10 * (36 + 333_334 * (316.0 / 3 + 2) - 2)) < 1e-3)
    matrix.scrollToItem(at: MatrixIndex(section: 9, item: 999_999), position: .bottom)
    matrix.layoutIfNeeded()
    #expect(matrix.visibleItems.last == MatrixIndex(section: 9, item: 999_999))
    #expect(matrix.subviews.count <= 1 + 3 * 6)
    matrix.scrollToItem(at: MatrixIndex(section: 4, item: 0), position: .center)
    matrix.layoutIfNeeded()
    #expect((matrix.viewOfHeader(in: 4) as? UILabel)?.text == "2020")
  }

  @Test func `Right to left the first picture stands at the right`() throws {
    let root = ScreenTests.layOut(.library, 320, 568, .rightToLeft)
    #expect(abs(try root.frame(of: "2016.1").maxX - 320) < 1e-9)
    #expect(abs(try root.frame(of: "2016.3").minX) < 1e-9)
  }
}
