public import Foundation

/// A frame whose numbers are formulas: what a `CGRect` is to a closure that computes one.
///
/// ```swift
/// // Below the previous frame (0, 0, 320, 44).
/// FormulaRect(x: 0, y: previous.maxY + 8, width: previous.width, height: 44)   // (0, 52, 320, 44)
/// ```
public struct FormulaRect: Hashable, Sendable {
  /// The left edge, in points.
  public var x: LayoutFormula

  /// The top edge, in points.
  public var y: LayoutFormula

  /// The width, in points.
  public var width: LayoutFormula

  /// The height, in points.
  public var height: LayoutFormula

  /// Creates a frame of formulas and numbers of points.
  public init(
    x: some FormulaLength, y: some FormulaLength, width: some FormulaLength,
    height: some FormulaLength
  ) {
    self.x = x.layoutFormula
    self.y = y.layoutFormula
    self.width = width.layoutFormula
    self.height = height.layoutFormula
  }

  /// Creates a frame of an origin and a size.
  public init(origin: FormulaPoint, size: FormulaSize) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// Creates a frame of four constants.
  public init(_ rect: CGRect) {
    self.init(
      x: LayoutFormula(rect.origin.x), y: LayoutFormula(rect.origin.y),
      width: LayoutFormula(rect.size.width), height: LayoutFormula(rect.size.height))
  }

  package init(_ owner: FormulaTerm.Owner) {
    self.init(
      x: LayoutFormula(owner, .minX), y: LayoutFormula(owner, .minY),
      width: LayoutFormula(owner, .width), height: LayoutFormula(owner, .height))
  }
}

extension FormulaRect {
  /// The upper left corner.
  public var origin: FormulaPoint {
    get { FormulaPoint(x: x, y: y) }
    set { (x, y) = (newValue.x, newValue.y) }
  }

  /// The size.
  public var size: FormulaSize {
    get { FormulaSize(width: width, height: height) }
    set { (width, height) = (newValue.width, newValue.height) }
  }

  /// The left edge: ``x``.
  public var minX: LayoutFormula { x }

  /// The top edge: ``y``.
  public var minY: LayoutFormula { y }

  /// The middle between left and right.
  public var midX: LayoutFormula {
    side(x, width, .midX) { $0 + $1 / 2 }
  }

  /// The middle between top and bottom.
  public var midY: LayoutFormula {
    side(y, height, .midY) { $0 + $1 / 2 }
  }

  /// The right edge, of a frame whose width is not negative.
  public var maxX: LayoutFormula {
    side(x, width, .maxX) { $0 + $1 }
  }

  /// The bottom edge, of a frame whose height is not negative.
  public var maxY: LayoutFormula {
    side(y, height, .maxY) { $0 + $1 }
  }

  /// The frame moved to the right and down, in points.
  public func offsetBy(dx: some FormulaLength, dy: some FormulaLength) -> FormulaRect {
    let (dx, dy) = (dx.layoutFormula, dy.layoutFormula)
    return FormulaRect(
      x: dx.constant == 0 ? x : x + dx, y: dy.constant == 0 ? y : y + dy, width: width,
      height: height)
  }

  /// The frame with its edges moved inwards on both sides, in points.
  public func insetBy(dx: some FormulaLength, dy: some FormulaLength) -> FormulaRect {
    let (dx, dy) = (dx.layoutFormula, dy.layoutFormula)
    return FormulaRect(
      x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// A side of a given frame by its name; of a computed one by its numbers.
  private func side(
    _ start: LayoutFormula, _ length: LayoutFormula, _ side: FormulaTerm.Side,
    _ compute: (LayoutFormula, LayoutFormula) -> LayoutFormula
  ) -> LayoutFormula {
    guard start.terms.count == 1, case .side(let owner, let first) = start.terms[0],
      length.terms.count == 1, case .side(owner, let second) = length.terms[0],
      (first, second) == (.minX, .width) || (first, second) == (.minY, .height)
    else { return compute(start, length) }
    return LayoutFormula(owner, side)
  }
}

extension FormulaRect: CustomStringConvertible {
  /// The four formulas: `(0, height - 52, width, 52)`.
  public var description: String { "(\(x), \(y), \(width), \(height))" }
}
