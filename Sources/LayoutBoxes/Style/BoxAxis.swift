/// Which way the children of a box follow each other.
public enum BoxAxis: Hashable, Sendable {
  /// One beside the other.
  case horizontal
  /// One below the other.
  case vertical
}
