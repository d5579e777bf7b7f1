/// A point whose coordinates are formulas.
public struct FormulaPoint: Hashable, Sendable {
  /// The distance from the left, in points.
  public var x: LayoutFormula

  /// The distance from the top, in points.
  public var y: LayoutFormula

  /// Creates a point of formulas and numbers of points.
  public init(x: some FormulaLength, y: some FormulaLength) {
    self.x = x.layoutFormula
    self.y = y.layoutFormula
  }

  /// The upper left corner.
  public static let zero = FormulaPoint(x: 0, y: 0)
}

extension FormulaPoint: CustomStringConvertible {
  /// The two formulas: `(16, height - 52)`.
  public var description: String { "(\(x), \(y))" }
}
