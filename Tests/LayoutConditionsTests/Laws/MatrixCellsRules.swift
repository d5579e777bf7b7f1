import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore
import TestSupport
import Testing

/// Equal cells that share the width, by hand.
@Suite struct MatrixCellsRules {
  private let grid = LayoutView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

  private func frames(_ position: LayoutPosition, count: Int, columns: Int?) -> [CGRect] {
    grid.layoutOptimization = columns.map { .matrix(colsPerRow: $0) } ?? .sequence
    for view in grid.subviews { view.removeFromSuperview() }
    for _ in 0..<count {
      grid.addSubview(UIView(), withAssociatedConstantPosition: position)
    }
    grid.layoutIfNeeded()
    return grid.subviews.map(\.frame)
  }

  @Test func `Cells share the width less the insets and the distances between them`() {
    let insets = UIEdgeInsets(top: 10, left: 8, bottom: 99, right: 8)
    // 320 - 16 - 2 × 8 are 288, a third of which is 96.
    #expect(
      frames(.makeMatrixCells(insets: insets, spacing: 8), count: 4, columns: 3)
        == [
          rect(8, 10, 96, 96), rect(112, 10, 96, 96), rect(216, 10, 96, 96), rect(8, 114, 96, 96),
        ])
    #expect(
      frames(.makeMatrixCells(insets: insets, spacing: 8, height: 44), count: 4, columns: 3)[3]
        == rect(8, 62, 96, 44))
    #expect(
      frames(.makeMatrixCells(spacing: 20, height: 0.5 * .cellWidth + 5), count: 3, columns: 2)
        == [rect(0, 0, 150, 80), rect(170, 0, 150, 80), rect(0, 100, 150, 80)])
    #expect(frames(.makeMatrixCells(), count: 1, columns: 1) == [rect(0, 0, 320, 320)])
  }

  @Test func `Distances may depend on the bounds`() {
    #expect(
      frames(.makeMatrixCells { FormulaCells(gap: $0.width / 32) }, count: 3, columns: 2)
        == [rect(10, 10, 145, 145), rect(165, 10, 145, 145), rect(10, 165, 145, 145)])
    let uneven = LayoutPosition.makeMatrixCells {
      FormulaCells(
        left: 20, top: $0.height / 10, right: 30, columnSpacing: 10, rowSpacing: 4,
        height: max(60, 0.1 * $0.height))
    }
    #expect(
      frames(uneven, count: 3, columns: 2)
        == [rect(20, 20, 130, 60), rect(160, 20, 130, 60), rect(20, 84, 130, 60)])
  }

  @Test func `One position serves every number of columns`() {
    _ = frames(.makeMatrixCells(spacing: 20, height: 10), count: 3, columns: nil)
    grid.responsiveOptimization = Responsive(.matrix(colsPerRow: 1))
      .when(.width(600...), .matrix(colsPerRow: 3)).when(.width(400...), .matrix(colsPerRow: 2))
    for (width, cell) in [(320, 320), (400, 190), (640, 200)] as [(CGFloat, CGFloat)] {
      grid.bounds.size.width = width
      grid.layoutIfNeeded()
      #expect(grid.subviews.map(\.frame.width) == [cell, cell, cell])
    }
  }

  @Test func `Without columns the cells stand below each other`() {
    #expect(
      frames(.makeMatrixCells(spacing: 5, height: 40), count: 2, columns: nil)
        == [rect(0, 0, 320, 40), rect(0, 45, 320, 40)])
  }

  @Test func `Cells are mirrored from right to left`() {
    grid.mirrorsForRightToLeft = true
    grid.semanticContentAttribute = .forceRightToLeft
    #expect(
      frames(
        .makeMatrixCells { _ in FormulaCells(left: 20, columnSpacing: 10, height: 40) }, count: 2,
        columns: 2)
        == [rect(155, 0, 145, 40), rect(0, 0, 145, 40)])
  }

  @Test func `Where there is no room the cells have no width`() {
    let position = LayoutPosition.makeMatrixCells(spacing: 200, height: 40)
    #expect(frames(position, count: 3, columns: 3).map(\.width) == [0, 0, 0])
  }

  @Test func `Cells continue behind others of another size`() {
    _ = frames(.makeMatrixCells(spacing: 20, height: 30), count: 2, columns: 2)
    for _ in 0..<2 {
      grid.addSubview(
        UIView(), withAssociatedConstantPosition: .makeMatrixCells(spacing: 10, height: 50))
    }
    grid.layoutIfNeeded()
    #expect(
      grid.subviews.map(\.frame)
        == [
          rect(0, 0, 150, 30), rect(170, 0, 150, 30), rect(0, 40, 155, 50), rect(165, 40, 155, 50),
        ])
  }
}
