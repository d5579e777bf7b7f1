public import Foundation
public import LayoutCore

// Makers whose closures write formulas. A closure runs here, once; the position is data.
extension LayoutPosition {
  /// A frame by formula.
  ///
  /// For what ``makeCustom(frame:)`` computes, where it is made of sums and multiples of lengths,
  /// `min`, `max` and rounding. The closure gets the lengths of the bounds as terms, runs once, and
  /// what it returns is laid out without a call: on any thread, mirrored, in a plan of its own, and
  /// open to proofs.
  ///
  /// ```swift
  /// // Bounds 320 × 568.
  /// LayoutPosition.makeFormula {
  ///   FormulaRect(x: 0, y: $0.height - 52, width: $0.width, height: 52)
  /// }
  /// // (0, 516, 320, 52)
  /// LayoutPosition.makeFormula {
  ///   let width = min(288, 0.8 * $0.width)
  ///   return FormulaRect(x: ($0.width - width) / 2, y: 20, width: width, height: 44)
  /// }
  /// // (32, 20, 256, 44)
  /// ```
  ///
  /// A frame that comes out not finite is refused with an issue, a negative size counts by its
  /// amount, as with every position.
  ///
  /// - Parameters:
  ///   - reference: What the closure sees as the bounds and counts from; all of them by default.
  ///   - frame: The frame; called once, at once.
  /// - Complexity: In a pass that of an absolute frame, where the formulas have no `min`, `max` and
  ///   rounding; else linear in their terms. Elements with one formula in a row compute it once.
  public static func makeFormula(
    in reference: Reference = .bounds, frame: (_ bounds: FormulaSize) -> FormulaRect
  ) -> LayoutPosition {
    formula(in: reference, nil, frame(.bounds))
  }

  /// A frame of an origin and a size by formula: see ``makeFormula(in:frame:)``.
  public static func makeFormula(
    origin: (_ bounds: FormulaSize) -> FormulaPoint, size: (_ bounds: FormulaSize) -> FormulaSize
  ) -> LayoutPosition {
    formula(nil, FormulaRect(origin: origin(.bounds), size: size(.bounds)))
  }

  /// A frame of four formulas: see ``makeFormula(in:frame:)``.
  public static func makeFormula<
    X: FormulaLength, Y: FormulaLength, Width: FormulaLength, Height: FormulaLength
  >(
    x: (_ bounds: FormulaSize) -> X, y: (_ bounds: FormulaSize) -> Y,
    width: (_ bounds: FormulaSize) -> Width, height: (_ bounds: FormulaSize) -> Height
  ) -> LayoutPosition {
    formula(
      nil,
      FormulaRect(
        x: x(.bounds), y: y(.bounds), width: width(.bounds), height: height(.bounds)))
  }

  /// A frame by formula from the size that fits a proposal.
  ///
  /// ```swift
  /// // Bounds 320 × 44, text of 60 × 20: at the right, in the middle of the height.
  /// LayoutPosition.makeFormula(fitting: .zero) { fitted, bounds in
  ///   FormulaRect(
  ///     x: bounds.width - 12 - fitted.width, y: (bounds.height - fitted.height) / 2,
  ///     width: fitted.width, height: fitted.height)
  /// }
  /// // (248, 12, 60, 20)
  /// ```
  public static func makeFormula(
    fitting proposal: CGSize, in reference: Reference = .bounds,
    frame: (_ fitted: FormulaSize, _ bounds: FormulaSize) -> FormulaRect
  ) -> LayoutPosition {
    formula(in: reference, FormulaSize(proposal), frame(.fitted, .bounds))
  }

  /// A frame by formula from the size that fits a proposal, which is a formula too.
  ///
  /// ```swift
  /// // A text across the bounds, as high as it needs to be.
  /// LayoutPosition.makeFormula(
  ///   fitting: { FormulaSize(width: $0.width - 32, height: .infinity) },
  ///   frame: { fitted, bounds in
  ///     FormulaRect(x: 16, y: 20, width: bounds.width - 32, height: fitted.height)
  ///   })
  /// ```
  public static func makeFormula(
    fitting proposal: (_ bounds: FormulaSize) -> FormulaSize, in reference: Reference = .bounds,
    frame: (_ fitted: FormulaSize, _ bounds: FormulaSize) -> FormulaRect
  ) -> LayoutPosition {
    formula(in: reference, proposal(.bounds), frame(.fitted, .bounds))
  }

  /// A frame by formula from that of another element of the container.
  ///
  /// For what ``after(_:_:align:width:height:)`` and its siblings do not say. The other element may
  /// stand anywhere in the order of the flow, as there.
  ///
  /// ```swift
  /// // 320 × 200; title is at (16, 20, 100, 30).
  /// screen.setConstantPosition(.makeFormula(by: title) { title, bounds in
  ///   FormulaRect(x: 16, y: title.maxY + 8, width: bounds.width - 32, height: 1)
  /// }, for: line)   // line.frame is (16, 58, 288, 1)
  /// ```
  ///
  /// - Parameters:
  ///   - sibling: The other element. It is not kept alive.
  ///   - reference: What the closure sees as the bounds and counts from; all of them by default.
  ///   - frame: The frame; called once, at once.
  public static func makeFormula(
    by sibling: any LayoutElement, in reference: Reference = .bounds,
    frame: (_ sibling: FormulaRect, _ bounds: FormulaSize) -> FormulaRect
  ) -> LayoutPosition {
    formula(in: reference, by: sibling, nil, frame(.sibling, .bounds))
  }

  /// A frame by formula from that of another element and the size that fits a proposal: see
  /// ``makeFormula(by:in:frame:)``.
  public static func makeFormula(
    by sibling: any LayoutElement,
    fitting proposal: (_ sibling: FormulaRect, _ bounds: FormulaSize) -> FormulaSize,
    in reference: Reference = .bounds,
    frame: (
      _ fitted: FormulaSize, _ sibling: FormulaRect, _ bounds: FormulaSize
    ) -> FormulaRect
  ) -> LayoutPosition {
    formula(
      in: reference, by: sibling, proposal(.sibling, .bounds),
      frame(.fitted, .sibling, .bounds))
  }

  private static func formula(
    in reference: Reference = .bounds, by sibling: (any LayoutElement)? = nil,
    _ fitting: FormulaSize?, _ frame: FormulaRect
  ) -> LayoutPosition {
    let position: Individual =
      if let sibling {
        .formulaBeside(SiblingFormula(sibling, fitting: fitting, frame: frame))
      } else {
        .formula(fitting: fitting, frame: frame)
      }
    return .individual(reference == .bounds ? position : position.within(reference))
  }
}

extension FormulaSize {
  static let bounds = FormulaSize(.bounds)
  static let fitted = FormulaSize(.fitted)
}

extension FormulaRect {
  static let previous = FormulaRect(.previous)
  static let previousRow = FormulaRect(.previousRow)
  static let previousColumn = FormulaRect(.previousColumn)
  static let sibling = FormulaRect(.sibling)
}
