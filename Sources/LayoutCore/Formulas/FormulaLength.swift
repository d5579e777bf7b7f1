public import Foundation

/// What may stand for a length where formulas are written: a formula or a number of points.
///
/// ```swift
/// FormulaRect(x: 16, y: $0.height - 52, width: $0.width - 32, height: 44)
/// ```
public protocol FormulaLength {
  /// The length as a formula.
  var layoutFormula: LayoutFormula { get }
}

extension LayoutFormula: FormulaLength {
  /// The formula itself.
  public var layoutFormula: LayoutFormula { self }
}

extension CGFloat: FormulaLength {
  /// A constant, in points.
  public var layoutFormula: LayoutFormula { LayoutFormula(self) }
}

extension Double: FormulaLength {
  /// A constant, in points.
  public var layoutFormula: LayoutFormula { LayoutFormula(CGFloat(self)) }
}

extension Int: FormulaLength {
  /// A constant, in points.
  public var layoutFormula: LayoutFormula { LayoutFormula(CGFloat(self)) }
}

extension FormulaLength where Self == LayoutFormula {
  /// The width of what a position is computed in.
  public static var width: LayoutFormula { LayoutFormula(.bounds, .width) }

  /// The height of what a position is computed in.
  public static var height: LayoutFormula { LayoutFormula(.bounds, .height) }

  /// A length without end, for the proposal of a measured size.
  public static var infinity: LayoutFormula { LayoutFormula(CGFloat.infinity) }
}
