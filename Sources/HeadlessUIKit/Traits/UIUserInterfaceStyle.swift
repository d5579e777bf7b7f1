/// Whether colors are light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// As unset.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}
