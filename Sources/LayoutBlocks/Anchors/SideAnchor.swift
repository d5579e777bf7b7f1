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

  /// Moves the room so that this side is at the target; its size stays.
  public func align<Other: LayoutSide>(
    by other: SideAnchor<Other>, offset: CGFloat = 0, multiplier: CGFloat = 1
  ) where Other.Axis == Side.Axis {
    state(.align, .moveSide, other, offset, multiplier)
  }

  /// The same as ``align(by:offset:multiplier:)``.
  public func equal<Other: LayoutSide>(
    to other: SideAnchor<Other>, offset: CGFloat = 0, multiplier: CGFloat = 1
  ) where Other.Axis == Side.Axis {
    align(by: other, offset: offset, multiplier: multiplier)
  }

  /// Stretches or shortens the room so that this side is at the target and the other edge stays.
  ///
  /// An edge that is passed leaves length zero, at the target. A centre moves the edge it is
  /// nearer to. A baseline moves the room.
  public func pull<Other: LayoutSide>(
    to other: SideAnchor<Other>, offset: CGFloat = 0, multiplier: CGFloat = 1
  ) where Other.Axis == Side.Axis {
    state(.pull, .pullSide, other, offset, multiplier)
  }

  private func state<Other: LayoutSide>(
    _ phase: AnchorStatements.Phase, _ operation: BlockStep.Operation, _ other: SideAnchor<Other>,
    _ offset: CGFloat, _ multiplier: CGFloat
  ) {
    var step = BlockStep(operation, a: multiplier, b: offset)
    (step.side, step.isVertical, step.mirrors) = Self.step
    (step.target, _, step.targetMirrors) = SideAnchor<Other>.step
    statements.add(
      AnchorStatement(
        phase: phase, rank: Side.rank, step: step, link: other.link,
        takesBaseline: step.target == .baseline))
  }

  private static var step: (BlockStep.Side, isVertical: Bool, mirrors: Bool) {
    let side: BlockStep.Side =
      Side.rank == 8
      ? .baseline
      : Side.self is any LayoutNearSide.Type
        ? .near : Side.self is any LayoutFarSide.Type ? .far : .center
    return (side, Side.Axis.isVertical, (2...3).contains(Side.rank))
  }
}

extension SideAnchor where Side: LayoutEdgeSide {
  /// Cuts off what of the room lies beyond the target: before it for a near edge, behind it for a
  /// far one. Several limits may hold.
  public func limit<Other: LayoutSide>(
    by other: SideAnchor<Other>, offset: CGFloat = 0, multiplier: CGFloat = 1
  ) where Other.Axis == Side.Axis {
    state(.limit, .limitSide, other, offset, multiplier)
  }
}

extension SideAnchor where Side: LayoutNearSide {
  /// Moves the room, once its size is settled, if this edge would lie before the target.
  public func fartherThanOrEqual<Other: LayoutSide>(
    to other: SideAnchor<Other>, offset: CGFloat = 0, multiplier: CGFloat = 1
  ) where Other.Axis == Side.Axis {
    state(.keep, .keepSide, other, offset, multiplier)
  }
}

extension SideAnchor where Side: LayoutFarSide {
  /// Moves the room, once its size is settled, if this edge would lie behind the target.
  public func nearerThanOrEqual<Other: LayoutSide>(
    to other: SideAnchor<Other>, offset: CGFloat = 0, multiplier: CGFloat = 1
  ) where Other.Axis == Side.Axis {
    state(.keep, .keepSide, other, offset, multiplier)
  }
}
