public import Foundation
import LayoutCore

/// The width or height of an element's room, to be set against lengths of others.
///
/// A length that would be negative is zero. CGLayout calls it `DimensionAnchor`, a name that
/// belongs to constraints here.
public struct LengthAnchor {
  let link: ElementLink
  let statements: AnchorStatements
  let isVertical: Bool

  /// Sets the room's length in points.
  public func equal(to length: CGFloat) {
    state(.constant, .setLength, nil, multiplier: 0, constant: length)
  }

  /// Sets the room's length to that of an element, times `multiplier` plus `offset`.
  public func equal(to other: LengthAnchor, multiplier: CGFloat = 1, offset: CGFloat = 0) {
    state(.relative, .setLength, other, multiplier: multiplier, constant: offset)
  }

  /// Sets the room's length to that of an element less `box`, the total of both sides.
  public func boxed(by other: LengthAnchor, box: CGFloat) {
    equal(to: other, offset: -box)
  }

  /// Sets the room's length to a multiple of an element's.
  public func scaled(by other: LengthAnchor, scale: CGFloat) {
    equal(to: other, multiplier: scale)
  }

  /// Makes the room at most so long.
  public func lessThanOrEqual(to length: CGFloat) {
    state(.bound, .limitLength, nil, multiplier: 0, constant: length)
  }

  /// Makes the room at most as long as an element, times `multiplier` plus `offset`.
  public func lessThanOrEqual(
    to other: LengthAnchor, multiplier: CGFloat = 1, offset: CGFloat = 0
  ) {
    state(.bound, .limitLength, other, multiplier: multiplier, constant: offset)
  }

  /// Makes the room at least so long.
  public func greaterThanOrEqual(to length: CGFloat) {
    state(.bound, .extendLength, nil, multiplier: 0, constant: length)
  }

  /// Makes the room at least as long as an element, times `multiplier` plus `offset`.
  public func greaterThanOrEqual(
    to other: LengthAnchor, multiplier: CGFloat = 1, offset: CGFloat = 0
  ) {
    state(.bound, .extendLength, other, multiplier: multiplier, constant: offset)
  }

  /// Sets the room's length to that of the element's own content in it, times `multiplier`.
  ///
  /// - Parameters:
  ///   - multiplier: What the content's length is multiplied by.
  ///   - alignment: Where the smaller room lies in the former; at the top left by default.
  public func equalIntrinsicSize(
    _ multiplier: CGFloat = 1, alignment: Layout.Alignment = .equal
  ) {
    statements.add(
      AnchorStatement(
        phase: .content, rank: isVertical ? 1 : 0, step: BlockStep(.measure), link: link,
        content: AnchorStatement.Content(
          size: LayoutAnchor.Size(isVertical: isVertical, multiplier: multiplier),
          alignment: alignment)))
  }

  private func state(
    _ phase: AnchorPhase, _ operation: BlockStep.Operation, _ other: LengthAnchor?,
    multiplier: CGFloat, constant: CGFloat
  ) {
    var step = BlockStep(operation, a: multiplier, b: constant)
    step.isVertical = isVertical
    step.isAcross = other.map { $0.isVertical != isVertical } ?? false
    statements.add(
      AnchorStatement(phase: phase, rank: isVertical ? 1 : 0, step: step, link: other?.link))
  }
}
