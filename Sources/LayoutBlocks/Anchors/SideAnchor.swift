public import Foundation
import LayoutCore

/// A side of an element's room, to be set against sides of others.
///
/// A target's position is that of its side in the element's frame, in the coordinates of what holds
/// the element to be placed, times `multiplier` plus `offset`, in points. For leading and trailing
/// sides an offset counts from left to right for readers from left to right, and backwards for
/// others.
public struct SideAnchor<Side: LayoutSide> {
  let link: ElementLink
  let statements: AnchorStatements
  let side: AnchorSide

  /// Moves the room so that this side is at the target; its size stays.
  public func align<Other: LayoutSide>(
    by other: SideAnchor<Other>, offset: CGFloat = 0, multiplier: CGFloat = 1
  ) where Other.Axis == Side.Axis {
    state(.align, .moveSide, by: other, offset: offset, multiplier: multiplier)
  }

  /// The same as ``align(by:offset:multiplier:)``.
  public func equal<Other: LayoutSide>(
    to other: SideAnchor<Other>, offset: CGFloat = 0, multiplier: CGFloat = 1
  ) where Other.Axis == Side.Axis {
    align(by: other, offset: offset, multiplier: multiplier)
  }

  /// Stretches or shortens the room so that this side is at the target and the other edge stays.
  ///
  /// An edge that is passed leaves length zero, at the target. A center moves the edge it is
  /// nearer to. A baseline moves the room.
  public func pull<Other: LayoutSide>(
    to other: SideAnchor<Other>, offset: CGFloat = 0, multiplier: CGFloat = 1
  ) where Other.Axis == Side.Axis {
    state(.pull, .pullSide, by: other, offset: offset, multiplier: multiplier)
  }

  private func state<Other: LayoutSide>(
    _ phase: AnchorPhase, _ operation: BlockStep.Operation,
    by other: SideAnchor<Other>, offset: CGFloat, multiplier: CGFloat
  ) {
    var step = BlockStep(operation, a: multiplier, b: offset)
    (step.side, step.isVertical, step.mirrors) = side.step
    (step.target, _, step.targetMirrors) = other.side.step
    statements.add(
      AnchorStatement(
        phase: phase, rank: side.rawValue, step: step, link: other.link,
        takesBaseline: step.target == .baseline))
  }
}

extension SideAnchor where Side: LayoutEdgeSide {
  /// Cuts off what of the room lies beyond the target: before it for a near edge, behind it for a
  /// far one. Several limits may hold.
  public func limit<Other: LayoutSide>(
    by other: SideAnchor<Other>, offset: CGFloat = 0, multiplier: CGFloat = 1
  ) where Other.Axis == Side.Axis {
    state(.limit, .limitSide, by: other, offset: offset, multiplier: multiplier)
  }
}

extension SideAnchor where Side: LayoutNearSide {
  /// Moves the room, once its size is settled, if this edge would lie before the target.
  public func fartherThanOrEqual<Other: LayoutSide>(
    to other: SideAnchor<Other>, offset: CGFloat = 0, multiplier: CGFloat = 1
  ) where Other.Axis == Side.Axis {
    state(.keep, .keepSide, by: other, offset: offset, multiplier: multiplier)
  }
}

extension SideAnchor where Side: LayoutFarSide {
  /// Moves the room, once its size is settled, if this edge would lie behind the target.
  public func nearerThanOrEqual<Other: LayoutSide>(
    to other: SideAnchor<Other>, offset: CGFloat = 0, multiplier: CGFloat = 1
  ) where Other.Axis == Side.Axis {
    state(.keep, .keepSide, by: other, offset: offset, multiplier: multiplier)
  }
}
