/// Whether there is much room in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// As unset.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Much room.
  case regular = 2
}
