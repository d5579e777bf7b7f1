#if RECORDS_DECISIONS
/// The answers of a pass as they come, each with its difference and the reason for asking.
///
/// Memory of its own, as builds that record are not optimized, and appending to an array costs a
/// multiple there. The places below `count` are initialized, and no one else has the memory; what
/// is stored is trivial, so nothing has to be deinitialized.
final class AnswerLog {
  // Unchecked: each access is one load or store.
  @exclusivity(unchecked) private var answers = UnsafeMutablePointer<DecisionAnswer>.allocate(
    capacity: 1_024)
  @exclusivity(unchecked) private var differences = UnsafeMutablePointer<Double>.allocate(
    capacity: 1_024)
  @exclusivity(unchecked) private var reasonIndices = UnsafeMutablePointer<Int32>.allocate(
    capacity: 1_024)
  @exclusivity(unchecked) private var count = 0
  @exclusivity(unchecked) private var capacity = 1_024

  private var reasons: [DecisionReason?] = []
  @exclusivity(unchecked) private var lastReason: Int32 = -1

  deinit {
    answers.deallocate()
    differences.deallocate()
    reasonIndices.deallocate()
  }

  /// Has a reason stand for the answers to come.
  func begin(_ reason: DecisionReason?) {
    reasons.append(reason)
    lastReason &+= 1
  }

  /// Adds an answer.
  ///
  /// - Complexity: O(1) on average.
  func append(_ answer: DecisionAnswer, _ difference: Double) {
    if count == capacity { grow() }
    (answers + count).initialize(to: answer)
    (differences + count).initialize(to: difference)
    (reasonIndices + count).initialize(to: lastReason)
    count += 1
  }

  private func grow() {
    func grown<Value>(_ old: UnsafeMutablePointer<Value>) -> UnsafeMutablePointer<Value> {
      let new = UnsafeMutablePointer<Value>.allocate(capacity: capacity * 2)
      new.moveInitialize(from: old, count: count)
      old.deallocate()
      return new
    }
    (answers, differences, reasonIndices) = (
      grown(answers), grown(differences), grown(reasonIndices)
    )
    capacity *= 2
  }

  /// All answers with their differences, the places of their reasons, and the reasons.
  var content: ([DecisionAnswer], [Double], [Int32], [DecisionReason?]) {
    (
      Array(UnsafeBufferPointer(start: answers, count: count)),
      Array(UnsafeBufferPointer(start: differences, count: count)),
      Array(UnsafeBufferPointer(start: reasonIndices, count: count)), reasons
    )
  }
}
#endif
