/// When layouts are written to golden files.
///
/// The environment variable `LAYOUT_TESTING_RECORD` sets it for all tests: `all`, `failed`,
/// `missing` or `never`. The trait `.layoutRecording(_:)` of a test comes before it, that of a
/// suite too, and an argument before all. Whatever is written makes its test fail, so that no file
/// is accepted unseen.
public enum LayoutRecording: String, Hashable, Sendable, CaseIterable {
  /// Every file is written anew.
  case all

  /// A file that differs or is missing is written.
  case failed

  /// A file that is missing is written; so it is without a word from anyone.
  case missing

  /// Nothing is written: for continuous integration.
  case never

  /// What the traits of the running test say.
  @TaskLocal static var ofTrait: LayoutRecording?

  /// What holds where no argument says anything: the traits of the running test, the environment,
  /// or ``missing``.
  static var current: LayoutRecording {
    ofTrait
      ?? CheckSettings.variable("LAYOUT_TESTING_RECORD").flatMap { LayoutRecording(rawValue: $0) }
      ?? .missing
  }
}
