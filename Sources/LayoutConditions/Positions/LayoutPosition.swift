public import Foundation
public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// A recipe for an element's frame.
///
/// An *individual* position depends on the bounds alone. A *sequential* one continues from the
/// element before it in the controller's flow, a *matrical* one from the elements one column and
/// one row before it. The cases can be written directly; the static makers
/// (``makeAbsolute(frame:)`` and its siblings) read better.
///
/// ```swift
/// // Bounds 320 × 568.
/// LayoutPosition.makeInsets(insets: UIEdgeInsets(top: 20, left: 8, bottom: 8, right: 8))
/// // (8, 20, 304, 540)
/// LayoutPosition.makeRelative(frame: CGRect(x: 0.5, y: 0, width: 0.5, height: 1))
/// // (160, 0, 160, 568)
/// ```
///
/// A closure of a custom position may read frames of elements placed earlier in the pass: they are
/// stored before it runs. A negative width or height keeps the frame's center and counts by its
/// amount; a frame that is not finite is refused with an issue and the element stays where it is.
///
/// A position is `Sendable`, so that a program names the ones it repeats; of one with closures the
/// closures decide where it may be used, see ``makeSendableCustom(frame:)``.
///
/// Source: NotAutoLayout, `LayoutPosition`.
public enum LayoutPosition: Sendable {
  /// A position that depends on the bounds alone.
  case individual(Individual)
  /// A position that continues from the element before it in the flow.
  case sequential(Sequential)
  /// A position that continues from the elements one column and one row before it.
  case matrical(Matrical)
}

extension LayoutPosition {
  /// The nine points of a rectangle that an offset can be measured from.
  public enum OffsetOrigin: Hashable, Sendable, CaseIterable {
    /// The upper left corner.
    case topLeft
    /// The middle of the top edge.
    case topCenter
    /// The upper right corner.
    case topRight
    /// The middle of the left edge.
    case middleLeft
    /// The center.
    case middleCenter
    /// The middle of the right edge.
    case middleRight
    /// The lower left corner.
    case bottomLeft
    /// The middle of the bottom edge.
    case bottomCenter
    /// The lower right corner.
    case bottomRight
  }

  /// The rect that a position is computed in.
  ///
  /// `.makeInsets(insets: .zero, in: .safeArea)` fills the safe area; the frame is in the
  /// coordinates of the container whichever it is.
  public enum Reference: UInt8, Hashable, Sendable, CaseIterable {
    /// The controller's bounds, from (0, 0).
    case bounds
    /// The bounds inside the layout margins of the input.
    case layoutMargins
    /// The bounds inside the safe area of the input.
    case safeArea
  }

  /// A position that depends on the bounds alone. W and H are the width and height of the bounds.
  ///
  /// Sent unchecked: closures of the plain cases may read views; see ``LayoutPosition``.
  public enum Individual: @unchecked Sendable {
    /// The frame as it is, in points.
    case absolute(CGRect)
    /// The frame in fractions of the bounds: (x·W, y·H, width·W, height·H).
    case relative(CGRect)
    /// The bounds less the insets: (left, top, W − left − right, H − top − bottom).
    case insets(UIEdgeInsets)
    /// A size whose point `from` lies `value` away from the same point of the bounds.
    case offset(value: UIOffset, from: OffsetOrigin, size: CGSize)
    /// The closure's frame.
    case customByFrame(frame: SizeToFrame)
    /// The closures' origin and size.
    case customByOriginSize(origin: SizeToPoint, size: SizeToSize)
    /// The closures' coordinates and lengths.
    case customByXYWidthHeight(
      x: SizeToFloat, y: SizeToFloat, width: SizeToFloat, height: SizeToFloat)
    /// The closure's frame for the size that fits a fixed proposal.
    case customByFittingSizeFrame(fitting: CGSize, frame: FittingSizeAndSizeToFrame)
    /// The closure's frame for the size that fits a proposal computed from the bounds.
    case customByFittingComputedSizeFrame(fitting: SizeToSize, frame: FittingSizeAndSizeToFrame)
    /// The largest centered rectangle of a width to height ratio within the bounds; without a ratio
    /// that of the element's size that fits zero.
    case aspectFit(ratio: CGFloat?)
    /// The smallest centered rectangle of a ratio around the bounds; see ``aspectFit(ratio:)``.
    case aspectFill(ratio: CGFloat?)
    /// A place beside another element; see ``LayoutPosition/after(_:_:align:width:height:)``.
    case beside(SiblingPosition)
    /// The frame by formula, with the size that fits a proposal if there is one; see
    /// ``LayoutPosition/makeFormula(in:frame:)``.
    case formula(fitting: FormulaSize?, frame: FormulaRect)
    /// The frame by that of another element; see ``LayoutPosition/makeFormula(by:in:frame:)``.
    case formulaBeside(SiblingFormula)
    /// Another position with a part of the bounds as its bounds; see ``within(_:)``.
    indirect case referring(Individual, to: Reference)
  }

  /// A position that continues from the element before it in the flow.
  ///
  /// The first element of a flow takes `initial`. Every other one takes size and cross coordinate
  /// from its predecessor and starts `margin` behind it; its own `initial` plays no part. Relative
  /// initials and margins are fractions of the bounds.
  ///
  /// Sent unchecked, as ``Individual`` is.
  public enum Sequential: @unchecked Sendable {
    /// Left to right, in points.
    case horizontallyEqualSizedAbsolute(initial: CGRect, margin: CGFloat)
    /// Top to bottom, in points.
    case verticallyEqualSizedAbsolute(initial: CGRect, margin: CGFloat)
    /// Left to right, in fractions of the bounds; the margin is a fraction of the width.
    case horizontallyEqualSizedRelative(initial: CGRect, margin: CGFloat)
    /// Top to bottom, in fractions of the bounds; the margin is a fraction of the height.
    case verticallyEqualSizedRelative(initial: CGRect, margin: CGFloat)
    /// The frames by formula, with the size that fits a proposal if there is one: `initial` for the
    /// first, `rest` for the others.
    case formulas(fitting: FormulaSize?, initial: FormulaRect, rest: FormulaRect)
    /// The closures' frames: `initial` for the first, `rest` for the others.
    case customByFrame(initial: SizeToFrame, rest: PreviousFrameAndSizeToFrame)
    /// As ``customByFrame(initial:rest:)``, with the size that fits a fixed proposal.
    case customByFittingSizeFrame(
      fitting: CGSize, initial: FittingSizeAndSizeToFrame,
      rest: FittingSizeAndPreviousFrameAndSizeToFrame)
    /// As ``customByFrame(initial:rest:)``, with the size that fits a computed proposal.
    case customByFittingComputedSizeFrame(
      fitting: SizeToSize, initial: FittingSizeAndSizeToFrame,
      rest: FittingSizeAndPreviousFrameAndSizeToFrame)
  }

  /// A position in a matrix of `colsPerRow` cells a row
  /// (``LayoutOptimization/matrix(colsPerRow:)``).
  ///
  /// The names say along which axis *rows follow each other*: with `vertically…` a row runs to the
  /// right and the next lies below it; with `horizontally…` a row runs **down** and the next lies
  /// to its right. A cell has the size of its own `initial`. Without a matrix, cells behave as a
  /// sequence in the direction of the name.
  ///
  /// Sent unchecked, as ``Individual`` is.
  public enum Matrical: @unchecked Sendable {
    /// Rows run down, the next to the right, in points.
    case horizontallyEqualSizedAbsolute(initial: CGRect, margin: CGVector)
    /// Rows run to the right, the next below, in points.
    case verticallyEqualSizedAbsolute(initial: CGRect, margin: CGVector)
    /// Rows run down, the next to the right, in fractions of the bounds.
    case horizontallyEqualSizedRelative(initial: CGRect, margin: CGVector)
    /// Rows run to the right, the next below, in fractions of the bounds.
    case verticallyEqualSizedRelative(initial: CGRect, margin: CGVector)
    /// Cells that share the width; see ``LayoutPosition/makeMatrixCells(_:)``.
    case cells(FormulaCells)
    /// The frames by formula, with the size that fits a proposal if there is one, for the cells of
    /// ``customByFrame(initial:firstInCol:firstInRow:rest:)``.
    case formulas(
      fitting: FormulaSize?, initial: FormulaRect, firstInCol: FormulaRect,
      firstInRow: FormulaRect, rest: FormulaRect)
    /// The closures' frames: `initial` for the first cell, `firstInCol` for the others of the
    /// first row (which start a column), `firstInRow` for the first of every other row, `rest`
    /// for all others.
    case customByFrame(
      initial: SizeToFrame, firstInCol: PreviousColFrameAndSizeToFrame,
      firstInRow: PreviousRowFrameAndSizeToFrame, rest: PreviousRowColFrameAndSizeToFrame)
    /// As ``customByFrame(initial:firstInCol:firstInRow:rest:)``, with the size that fits a fixed
    /// proposal.
    case customByFittingSizeFrame(
      fitting: CGSize, initial: FittingSizeAndSizeToFrame,
      firstInCol: FittingSizeAndPreviousFrameAndSizeToFrame,
      firstInRow: FittingSizeAndPreviousFrameAndSizeToFrame,
      rest: FittingSizeAndPreviousRowColFrameAndSizeToFrame)
    /// As ``customByFrame(initial:firstInCol:firstInRow:rest:)``, with the size that fits a
    /// computed proposal.
    case customByFittingComputedSizeFrame(
      fitting: SizeToSize, initial: FittingSizeAndSizeToFrame,
      firstInCol: FittingSizeAndPreviousFrameAndSizeToFrame,
      firstInRow: FittingSizeAndPreviousFrameAndSizeToFrame,
      rest: FittingSizeAndPreviousRowColFrameAndSizeToFrame)
  }
}

extension LayoutPosition.Individual {
  /// The frame of a closure, under its former name.
  @available(*, deprecated, renamed: "customByFrame(frame:)")
  public static func custom(_ frame: @escaping (CGSize) -> CGRect) -> Self {
    .customByFrame(frame: frame)
  }

  /// The same position with a part of the bounds as its bounds.
  ///
  /// ```swift
  /// // Bounds 320 × 568, safe area top 44.
  /// LayoutPosition.Individual.insets(.zero).within(.safeArea)   // (0, 44, 320, 524)
  /// ```
  ///
  /// The position sees the size of the part; its frame is moved by the part's origin. The outermost
  /// reference counts where several are nested.
  public func within(_ reference: LayoutPosition.Reference) -> Self {
    .referring(self, to: reference)
  }
}
