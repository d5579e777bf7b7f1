/// What a view's content means, which decides whether it is mirrored.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The content follows the interface.
  case unspecified = 0
  /// Controls of a player, never mirrored.
  case playback = 1
  /// Something about directions in space, never mirrored.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
  case forceRightToLeft = 4
}
