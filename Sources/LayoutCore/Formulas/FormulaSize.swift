public import Foundation

/// A size whose lengths are formulas: what a `CGSize` is to a closure that computes one.
public struct FormulaSize: Hashable, Sendable {
  /// The width, in points.
  public var width: LayoutFormula

  /// The height, in points.
  public var height: LayoutFormula

  /// Creates a size of formulas and numbers of points.
  public init(width: some FormulaLength, height: some FormulaLength) {
    self.width = width.layoutFormula
    self.height = height.layoutFormula
  }

  /// Creates a size of two constants.
  public init(_ size: CGSize) {
    self.init(width: LayoutFormula(size.width), height: LayoutFormula(size.height))
  }

  package init(_ owner: FormulaTerm.Owner) {
    self.init(width: LayoutFormula(owner, .width), height: LayoutFormula(owner, .height))
  }

  /// No size: asks an element for its smallest one, where it is a proposal.
  public static let zero = FormulaSize(width: 0, height: 0)
}

extension FormulaSize: CustomStringConvertible {
  /// The two formulas: `(width - 32, inf)`.
  public var description: String { "(\(width), \(height))" }
}
