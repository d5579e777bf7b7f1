/// The sides of anchors, in the order in which their statements run within a phase.
enum AnchorSide: Int {
  case left
  case right
  case leading
  case trailing
  case bottom
  case top
  case centerX
  case centerY
  case baseline

  /// The side as a step names it: which, along which axis, and whether it is mirrored.
  var step: (side: BlockStep.Side, isVertical: Bool, mirrors: Bool) {
    switch self {
    case .left: (.near, false, false)
    case .right: (.far, false, false)
    case .leading: (.near, false, true)
    case .trailing: (.far, false, true)
    case .bottom: (.far, true, false)
    case .top: (.near, true, false)
    case .centerX: (.center, false, false)
    case .centerY: (.center, true, false)
    case .baseline: (.baseline, true, false)
    }
  }
}
