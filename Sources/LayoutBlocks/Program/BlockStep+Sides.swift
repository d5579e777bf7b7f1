import Foundation

/// The steps of the anchors DSL; see ``LayoutAnchors``.
///
/// Formulas: CGLayout 0.7, SideAnchor, with lengths of zero at the target where the other edge is
/// passed.
extension BlockStep {
  @inline(__always)
  func applySide(to s: inout CGRect, by r: CGRect, isMirrored: Bool, baseline: CGFloat) {
    if isVertical {
      applySide(
        &s.origin.y, &s.size.height, by: r.origin.y, extent: r.size.height, isMirrored: false,
        baseline: baseline)
    } else {
      applySide(
        &s.origin.x, &s.size.width, by: r.origin.x, extent: r.size.width, isMirrored: isMirrored,
        baseline: 0)
    }
  }

  @inline(__always)
  private func applySide(
    _ min: inout CGFloat, _ length: inout CGFloat, by start: CGFloat, extent: CGFloat,
    isMirrored: Bool, baseline: CGFloat
  ) {
    let flips = mirrors && isMirrored
    let goal =
      Self.position(target, start, extent, flips: targetMirrors && isMirrored) * a
      + (flips ? -b : b)
    let own = flips ? side.opposite : side
    switch operation {
    case .moveSide: Self.move(own, &min, length, to: goal, baseline: baseline)
    case .pullSide: Self.pull(own, &min, &length, to: goal, baseline: baseline)
    case .limitSide:
      if own == .near ? min < goal : min + length > goal {
        Self.pull(own, &min, &length, to: goal, baseline: baseline)
      }
    default:
      if own == .near ? min < goal : min + length > goal {
        Self.move(own, &min, length, to: goal, baseline: baseline)
      }
    }
  }

  private static func position(
    _ side: Side, _ start: CGFloat, _ extent: CGFloat, flips: Bool
  ) -> CGFloat {
    switch flips ? side.opposite : side {
    case .near, .baseline: start
    case .far: start + extent
    case .center: start + extent / 2
    }
  }

  private static func move(
    _ side: Side, _ min: inout CGFloat, _ length: CGFloat, to goal: CGFloat, baseline: CGFloat
  ) {
    switch side {
    case .near: min = goal
    case .far: min = goal - length
    case .center: min = goal - length / 2
    case .baseline: min = goal - baseline
    }
  }

  private static func pull(
    _ side: Side, _ min: inout CGFloat, _ length: inout CGFloat, to goal: CGFloat,
    baseline: CGFloat
  ) {
    let end = min + length
    switch side {
    case .near:
      length = Recording.larger(0, end - goal)
      min = goal
    case .far:
      length = Recording.larger(0, goal - min)
      min = Recording.smaller(min, goal)
    case .center:
      if min + length / 2 > goal {
        length = Recording.larger(0, 2 * (goal - min))
        min = Recording.smaller(min, goal)
      } else {
        length = Recording.larger(0, 2 * (end - goal))
        min = length > 0 ? end - length : goal
      }
    case .baseline:
      // A baseline has nothing to stretch from: the room moves.
      min = goal - baseline
    }
  }

  /// Sets, limits or extends a length.
  @inline(__always)
  func applyLength(to s: inout CGRect, by r: CGRect) {
    let isOtherVertical = isVertical != isAcross
    let goal = ((isOtherVertical ? r.size.height : r.size.width) * a + b).clampedToLength
    let own = isVertical ? s.size.height : s.size.width
    let length: CGFloat =
      switch operation {
      case .limitLength: Recording.smaller(own, goal)
      case .extendLength: Recording.larger(own, goal)
      default: goal
      }
    if isVertical { s.size.height = length } else { s.size.width = length }
  }
}

extension BlockStep {
  /// Sets the width or the height to the other length times `a`.
  @inline(__always)
  func applyAspect(to s: inout CGRect) {
    if isVertical {
      s.size.height = (s.size.width * a).clampedToLength
    } else {
      s.size.width = (s.size.height * a).clampedToLength
    }
  }
}

extension BlockStep.Side {
  var opposite: BlockStep.Side {
    switch self {
    case .near: .far
    case .far: .near
    default: self
    }
  }
}
