public import Foundation
public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension LayoutPosition {
  /// A sequence by formula.
  ///
  /// ```swift
  /// // Bounds 320 × 568.
  /// LayoutPosition.makeFormula(
  ///   initialFrame: { FormulaRect(x: 16, y: 16, width: $0.width - 32, height: 44) },
  ///   restFrame: { previous, _ in previous.offsetBy(dx: 0, dy: previous.height + 8) })
  /// // [(16, 16, 288, 44), (16, 68, 288, 44), (16, 120, 288, 44)]
  /// ```
  ///
  /// - Parameters:
  ///   - initialFrame: The frame of the first element; called once, at once.
  ///   - restFrame: The frame of every other one, by that of its predecessor; called once, at once.
  /// - Complexity: In a pass linear in the terms, for each element.
  public static func makeFormula(
    initialFrame: (_ bounds: FormulaSize) -> FormulaRect,
    restFrame: (_ previous: FormulaRect, _ bounds: FormulaSize) -> FormulaRect
  ) -> LayoutPosition {
    .sequential(
      .formulas(fitting: nil, initial: initialFrame(.bounds), rest: restFrame(.previous, .bounds)))
  }

  /// A sequence by formula from the sizes that fit a proposal.
  ///
  /// ```swift
  /// // Paragraphs below each other, each as high as its text.
  /// LayoutPosition.makeFormula(
  ///   fitting: { FormulaSize(width: $0.width, height: .infinity) },
  ///   initialFrame: { fitted, bounds in
  ///     FormulaRect(x: 0, y: 0, width: bounds.width, height: fitted.height)
  ///   },
  ///   restFrame: { fitted, previous, bounds in
  ///     FormulaRect(x: 0, y: previous.maxY + 12, width: bounds.width, height: fitted.height)
  ///   })
  /// ```
  public static func makeFormula(
    fitting proposal: (_ bounds: FormulaSize) -> FormulaSize,
    initialFrame: (_ fitted: FormulaSize, _ bounds: FormulaSize) -> FormulaRect,
    restFrame: (
      _ fitted: FormulaSize, _ previous: FormulaRect, _ bounds: FormulaSize
    ) -> FormulaRect
  ) -> LayoutPosition {
    .sequential(
      .formulas(
        fitting: proposal(.bounds), initial: initialFrame(.fitted, .bounds),
        rest: restFrame(.fitted, .previous, .bounds)))
  }

  /// A sequence by formula from the sizes that fit a constant proposal.
  public static func makeFormula(
    fitting proposal: CGSize,
    initialFrame: (_ fitted: FormulaSize, _ bounds: FormulaSize) -> FormulaRect,
    restFrame: (
      _ fitted: FormulaSize, _ previous: FormulaRect, _ bounds: FormulaSize
    ) -> FormulaRect
  ) -> LayoutPosition {
    makeFormula(
      fitting: { _ in FormulaSize(proposal) }, initialFrame: initialFrame, restFrame: restFrame)
  }

  /// Cells of a matrix by formula.
  ///
  /// Of equal cells ``makeMatrixCells(insets:spacing:height:)`` says more with less.
  ///
  /// - Parameters:
  ///   - initialFrame: The frame of the first cell; called once, at once, like the others.
  ///   - firstInCol: The frame of the other cells of the first row, by that of the column before.
  ///   - firstInRow: The frame of the first cell of every other row, by that of the row before.
  ///   - rest: The frame of all others, by those of the row and the column before, in this order.
  public static func makeFormula(
    initialFrame: (_ bounds: FormulaSize) -> FormulaRect,
    firstInCol: (_ previousCol: FormulaRect, _ bounds: FormulaSize) -> FormulaRect,
    firstInRow: (_ previousRow: FormulaRect, _ bounds: FormulaSize) -> FormulaRect,
    rest: (
      _ previousRow: FormulaRect, _ previousCol: FormulaRect, _ bounds: FormulaSize
    ) -> FormulaRect
  ) -> LayoutPosition {
    .matrical(
      .formulas(
        fitting: nil, initial: initialFrame(.bounds),
        firstInCol: firstInCol(.previousColumn, .bounds),
        firstInRow: firstInRow(.previousRow, .bounds),
        rest: rest(.previousRow, .previousColumn, .bounds)))
  }

  /// Cells of a matrix by formula from the sizes that fit a proposal.
  public static func makeFormula(
    fitting proposal: (_ bounds: FormulaSize) -> FormulaSize,
    initialFrame: (_ fitted: FormulaSize, _ bounds: FormulaSize) -> FormulaRect,
    firstInCol: (
      _ fitted: FormulaSize, _ previousCol: FormulaRect, _ bounds: FormulaSize
    ) -> FormulaRect,
    firstInRow: (
      _ fitted: FormulaSize, _ previousRow: FormulaRect, _ bounds: FormulaSize
    ) -> FormulaRect,
    rest: (
      _ fitted: FormulaSize, _ previousRow: FormulaRect, _ previousCol: FormulaRect,
      _ bounds: FormulaSize
    ) -> FormulaRect
  ) -> LayoutPosition {
    .matrical(
      .formulas(
        fitting: proposal(.bounds), initial: initialFrame(.fitted, .bounds),
        firstInCol: firstInCol(.fitted, .previousColumn, .bounds),
        firstInRow: firstInRow(.fitted, .previousRow, .bounds),
        rest: rest(.fitted, .previousRow, .previousColumn, .bounds)))
  }

  /// Cells of a matrix by formula from the sizes that fit a constant proposal.
  public static func makeFormula(
    fitting proposal: CGSize,
    initialFrame: (_ fitted: FormulaSize, _ bounds: FormulaSize) -> FormulaRect,
    firstInCol: (
      _ fitted: FormulaSize, _ previousCol: FormulaRect, _ bounds: FormulaSize
    ) -> FormulaRect,
    firstInRow: (
      _ fitted: FormulaSize, _ previousRow: FormulaRect, _ bounds: FormulaSize
    ) -> FormulaRect,
    rest: (
      _ fitted: FormulaSize, _ previousRow: FormulaRect, _ previousCol: FormulaRect,
      _ bounds: FormulaSize
    ) -> FormulaRect
  ) -> LayoutPosition {
    makeFormula(
      fitting: { _ in FormulaSize(proposal) }, initialFrame: initialFrame,
      firstInCol: firstInCol, firstInRow: firstInRow, rest: rest)
  }
}

extension LayoutPosition {
  /// Equal cells that share the width between as many as the container has columns.
  ///
  /// The number of columns is stated once, in ``LayoutOptimization/matrix(colsPerRow:)``, and may
  /// depend on conditions there; one position serves them all. Without columns the cells stand
  /// below each other.
  ///
  /// ```swift
  /// // Bounds 320 × 568, .matrix(colsPerRow: 3).
  /// LayoutPosition.makeMatrixCells(
  ///   insets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8), spacing: 8)
  /// // [(8, 8, 96, 96), (112, 8, 96, 96)]: squares
  /// LayoutPosition.makeMatrixCells(height: 44)                     // rows of 44 points
  /// LayoutPosition.makeMatrixCells(height: 0.75 * .cellWidth)      // three quarters of the width
  /// ```
  ///
  /// - Parameters:
  ///   - insets: The distance of the cells from the edges, in points. The lower one has no effect.
  ///   - spacing: The distance between columns and between rows, in points.
  ///   - height: The height of a cell, in points; its width unless said otherwise.
  /// - Complexity: In a pass that of a matrix in points.
  public static func makeMatrixCells(
    insets: UIEdgeInsets = .zero, spacing: CGFloat = 0,
    height: some FormulaLength = LayoutFormula.cellWidth
  ) -> LayoutPosition {
    makeMatrixCells { _ in
      FormulaCells(
        left: insets.left, top: insets.top, right: insets.right, columnSpacing: spacing,
        rowSpacing: spacing, height: height)
    }
  }

  /// Equal cells whose distances depend on the bounds: see
  /// ``makeMatrixCells(insets:spacing:height:)``.
  ///
  /// ```swift
  /// // Squares with gaps of a hundredth of the width.
  /// LayoutPosition.makeMatrixCells { FormulaCells(gap: $0.width / 100) }
  /// ```
  ///
  /// - Parameter cells: The cells; called once, at once.
  public static func makeMatrixCells(
    _ cells: (_ bounds: FormulaSize) -> FormulaCells
  ) -> LayoutPosition {
    .matrical(.cells(cells(.bounds)))
  }
}
