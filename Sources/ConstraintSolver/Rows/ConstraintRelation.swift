/// How the left side of a row relates to its constant.
public enum ConstraintRelation: UInt8, Hashable, Sendable, CaseIterable, BitwiseCopyable {
  /// Left side == constant.
  case equal
  /// Left side <= constant.
  case atMost
  /// Left side >= constant.
  case atLeast

  /// The relation after both sides changed their sign.
  var mirrored: ConstraintRelation {
    switch self {
    case .equal: .equal
    case .atMost: .atLeast
    case .atLeast: .atMost
    }
  }
}
