#if canImport(Testing)
public import Testing

/// Says when golden files are written in a test of Swift Testing, or in all tests of a suite; made
/// by `.layoutRecording(_:)`.
public struct LayoutRecordingTrait: TestTrait, SuiteTrait, TestScoping {
  /// When files are written.
  public let recording: LayoutRecording

  /// Whether it counts for suites and tests in a suite; it does.
  public var isRecursive: Bool { true }

  /// Runs a test, in which `expectLayout` writes files as the trait says.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await LayoutRecording.$ofTrait.withValue(recording) { try await function() }
  }
}

extension Trait where Self == LayoutRecordingTrait {
  /// Says when golden files are written in a test, or in all tests of a suite.
  ///
  /// ```swift
  /// @Suite(.layoutRecording(.never)) struct LoginLayouts {
  ///   @Test(.layoutRecording(.failed)) @MainActor func card() {   // while you redesign it
  ///     expectLayout(LayoutSnapshot(of: CardView(title: "One", tags: 2)), matches: "card")
  ///   }
  /// }
  /// ```
  ///
  /// The trait of a test comes before that of its suite, and both before the environment; an
  /// argument of `expectLayout` comes before all of them. Tests of XCTest have no traits: there
  /// are the argument and the environment.
  ///
  /// - Parameter recording: When files are written.
  public static func layoutRecording(_ recording: LayoutRecording) -> Self {
    LayoutRecordingTrait(recording: recording)
  }
}
#endif
