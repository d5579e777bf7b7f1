/// What kind of content a view has, which decides whether it is mirrored.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The content follows the interface.
  case unspecified = 0
  /// Controls of a media player, never mirrored.
  case playback = 1
  /// Directions in space, never mirrored.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
  case forceRightToLeft = 4
}
