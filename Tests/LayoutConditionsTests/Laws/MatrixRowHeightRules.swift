import Foundation
import HeadlessUIKit
import Testing

@testable import LayoutConditions

/// The heights of rows that were measured: what is kept of them, and what is estimated.
@Suite struct MatrixRowHeightRules {
  private typealias Row = MatrixRowHeights.Row

  private let limit = MatrixRowHeights.limit

  /// As many rows of 30 points as are asked for.
  private func heights(_ count: Int) -> MatrixRowHeights {
    var heights = MatrixRowHeights(estimate: 20)
    for row in 0..<count { _ = heights.set(30, of: Row(section: 0, row: row)) }
    return heights
  }

  @Test func `Of too many rows those around one are kept, half of them before it`() {
    for middle in [0, 100, limit, limit + 500, limit + 999] {
      var heights = heights(limit + 1_000)
      heights.trim(around: Row(section: 0, row: middle))
      let first = max(min(middle - limit / 2, 1_000), 0)
      #expect(heights.count == limit)
      #expect(heights.height(of: Row(section: 0, row: first)) == 30)
      #expect(heights.height(of: Row(section: 0, row: first + limit - 1)) == 30)
      #expect(heights.height(of: Row(section: 0, row: first - 1)) == nil)
      #expect(heights.height(of: Row(section: 0, row: first + limit)) == nil)
      // Each that is kept is 10 higher than estimated.
      #expect(heights.excess(before: Row(section: 1, row: 0)) == Double(10 * limit))
    }
    var few = heights(limit)
    few.trim(around: Row(section: 0, row: 0))
    #expect(few.count == limit)
  }

  @Test func `An estimate of a row does not replace what was measured`() {
    var geometry = SectionedMatrixGeometry(
      sections: [.init(count: 4)], measures: .init(width: 100, columns: 2, cellHeight: 20))
    geometry.estimate(50, ofRowAt: MatrixIndex(item: 1))
    #expect(geometry.frame(at: MatrixIndex(item: 0))?.height == 50)
    geometry.estimate(70, ofRowAt: MatrixIndex(item: 0))
    #expect(geometry.frame(at: MatrixIndex(item: 0))?.height == 50)
    #expect(geometry.contentSize.height == 70)
    // Nothing is known of an item that there is not.
    geometry.estimate(70, ofRowAt: MatrixIndex(item: 4))
    #expect(geometry.contentSize.height == 70)
  }

  @Test func `What stands behind items that are removed moves up, what is removed is gone`() {
    let edit = MatrixEdit.removeItems(2..<4, section: 1)
    func moved(_ item: Int, _ section: Int = 1) -> MatrixIndex? {
      edit.moved(MatrixIndex(section: section, item: item))
    }
    #expect(moved(1) == MatrixIndex(section: 1, item: 1))
    #expect(moved(2) == nil && moved(3) == nil)
    #expect(moved(4) == MatrixIndex(section: 1, item: 2))
    #expect(moved(4, 0) == MatrixIndex(section: 0, item: 4))
    #expect(
      MatrixEdit.removeSections(2..<4).moved(MatrixIndex(section: 4, item: 7))
        == MatrixIndex(section: 2, item: 7))
    // What takes the place of what is gone.
    #expect(edit.heir(of: MatrixIndex(section: 1, item: 3)) == MatrixIndex(section: 1, item: 2))
  }
}
