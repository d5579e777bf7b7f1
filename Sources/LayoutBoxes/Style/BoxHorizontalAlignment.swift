/// Where a box puts its children horizontally.
public enum BoxHorizontalAlignment: Int, Hashable, Sendable, CaseIterable {
  /// From margin to margin; the raw values are Lima's.
  case fill = 0
  /// At the edge where lines begin.
  case leading = 1
  /// At the edge where lines end.
  case trailing = 2
  /// In the middle of the box, margins not considered. The children of a row are centered as a
  /// group.
  case center = 3
}
