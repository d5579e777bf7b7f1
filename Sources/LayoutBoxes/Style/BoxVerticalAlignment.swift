/// Where a box puts its children vertically.
public enum BoxVerticalAlignment: Int, Hashable, Sendable, CaseIterable {
  /// From margin to margin; the raw values are Lima's.
  case fill = 0
  /// At the top margin.
  case top = 1
  /// At the bottom margin.
  case bottom = 2
  /// In the middle of the box, margins not considered. The children of a column are centered as a
  /// group.
  case center = 3
}
