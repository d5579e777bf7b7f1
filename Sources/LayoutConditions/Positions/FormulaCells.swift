public import LayoutCore

/// Equal cells that share the width of their container, as formulas.
///
/// As many cells stand in a row as the container has columns; each is as wide as that leaves room
/// for, and no narrower than nothing.
///
/// ```swift
/// // 320 points wide, in three columns: cells of 96 × 116, the next row 124 below.
/// FormulaCells(gap: 8, height: .cellWidth + 20)
/// ```
///
/// See ``LayoutPosition/makeMatrixCells(_:)``.
public struct FormulaCells: Hashable, Sendable {
  /// The distance of the first column from the left edge, in points.
  public var left: LayoutFormula

  /// The distance of the first row from the top edge, in points.
  public var top: LayoutFormula

  /// The distance of the last column from the right edge, in points.
  public var right: LayoutFormula

  /// The distance between columns, in points.
  public var columnSpacing: LayoutFormula

  /// The distance between rows, in points.
  public var rowSpacing: LayoutFormula

  /// The height of a cell, in points; `.cellWidth` stands for its width.
  public var height: LayoutFormula

  /// Creates cells of formulas and numbers of points.
  ///
  /// - Parameters:
  ///   - left: The distance of the first column from the left edge.
  ///   - top: The distance of the first row from the top edge.
  ///   - right: The distance of the last column from the right edge.
  ///   - columnSpacing: The distance between columns.
  ///   - rowSpacing: The distance between rows.
  ///   - height: The height of a cell; its width unless said otherwise.
  public init(
    left: some FormulaLength = 0, top: some FormulaLength = 0, right: some FormulaLength = 0,
    columnSpacing: some FormulaLength = 0, rowSpacing: some FormulaLength = 0,
    height: some FormulaLength = LayoutFormula.cellWidth
  ) {
    self.left = left.layoutFormula
    self.top = top.layoutFormula
    self.right = right.layoutFormula
    self.columnSpacing = columnSpacing.layoutFormula
    self.rowSpacing = rowSpacing.layoutFormula
    self.height = height.layoutFormula
  }

  /// Creates cells with one distance from the edges and between each other.
  public init(
    gap: some FormulaLength, height: some FormulaLength = LayoutFormula.cellWidth
  ) {
    self.init(
      left: gap, top: gap, right: gap, columnSpacing: gap, rowSpacing: gap, height: height)
  }
}

extension FormulaLength where Self == LayoutFormula {
  /// The width of a cell: for the height of ``FormulaCells``. Elsewhere it is no number.
  public static var cellWidth: LayoutFormula { LayoutFormula(.matrixCell, .width) }
}

extension FormulaCells: CustomStringConvertible {
  /// The cells in words: `cells 8 from the left, 8 from the top, …`.
  public var description: String {
    "cells \(left) from the left, \(top) from the top, \(right) from the right, spacing "
      + "(\(columnSpacing), \(rowSpacing)), height \(height)"
  }
}
