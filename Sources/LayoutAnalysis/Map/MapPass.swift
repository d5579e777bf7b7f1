#if RECORDS_DECISIONS
import LayoutDecisions
#endif

/// What runs within a pass that is recorded.
enum MapPass {
  /// Runs what decides nothing about frames.
  static func withoutDecisions<Result>(_ body: () -> Result) -> Result {
    #if RECORDS_DECISIONS
    if let recorder = DecisionRecorder.current { return recorder.withoutDecisions(body) }
    #endif
    return body()
  }
}
