#if RECORDS_DECISIONS
/// What a pass decided: its decisions in order, and what could not be looked into.
package struct RecordedPass {
  /// The answers in the order in which they were given: the path of the pass.
  package internal(set) var answers: [DecisionAnswer] = []

  /// What the decisions looked at, by decision: the left length minus the right one, in points; 0
  /// where that is not finite.
  package internal(set) var differences: [Double] = []

  /// The reason of each decision, by its place in ``reasons``.
  package internal(set) var reasonIndices: [Int32] = []
  package internal(set) var reasons: [DecisionReason?] = []

  package internal(set) var opaqueEvents: [OpaqueEvent] = []

  /// The elements that have no frame of their own in this pass, by their places in the snapshot.
  package internal(set) var unplaced: Set<Int> = []

  /// How elements are moved to whole pixels, by their places in the snapshot. The pass has the
  /// frames as they are before.
  package internal(set) var pixelRules: [Int: PixelRule] = [:]

  /// What elements took of several alternatives, by their places in the snapshot.
  package internal(set) var choices: [(element: Int, choice: RecordedChoice)] = []

  /// Whether an answer of a measuring would have been another one on whole pixels.
  package internal(set) var measuresPixels = false

  package init() {}

  /// Why a decision was taken.
  package func reason(of decision: Int) -> DecisionReason? {
    reasons[Int(reasonIndices[decision])]
  }
}
#endif
