/// When layouts are written to golden files.
///
/// The environment variable `LAYOUT_TESTING_RECORD` sets it for all tests: `all`, `failed`,
/// `missing` or `never`. An argument comes before it. Whatever is written makes its test fail, so
/// that no file is accepted unseen.
public enum LayoutRecording: String, Hashable, Sendable, CaseIterable {
  /// Every file is written anew.
  case all

  /// A file that differs or is missing is written.
  case failed

  /// A file that is missing is written; so it is without a word from anyone.
  case missing

  /// Nothing is written: for continuous integration.
  case never

  /// What the environment says.
  static var current: LayoutRecording {
    CheckSettings.variable("LAYOUT_TESTING_RECORD").flatMap { LayoutRecording(rawValue: $0) }
      ?? .missing
  }
}
