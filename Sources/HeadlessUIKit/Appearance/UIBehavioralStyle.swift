/// Whether a control looks and behaves as on an iPad or as on a Mac.
public enum UIBehavioralStyle: UInt, Sendable {
  /// The default of the platform.
  case automatic = 0
  /// As on an iPad.
  case pad = 1
  /// As on a Mac.
  case mac = 2
}
