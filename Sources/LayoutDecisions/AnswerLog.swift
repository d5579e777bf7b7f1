#if RECORDS_DECISIONS
/// The answers of a pass as they come, each with its difference and the reason for asking.
///
/// Memory of its own, as builds that record are not optimized, and appending to an array costs a
/// multiple there.
final class AnswerLog {
  @exclusivity(unchecked) private var answers = UnsafeMutablePointer<DecisionAnswer>.allocate(
    capacity: 1_024)
  @exclusivity(unchecked) private var differences = UnsafeMutablePointer<Double>.allocate(
    capacity: 1_024)
  @exclusivity(unchecked) private var reasons = UnsafeMutablePointer<Int32>.allocate(
    capacity: 1_024)
  @exclusivity(unchecked) private var count = 0
  @exclusivity(unchecked) private var capacity = 1_024

  deinit {
    answers.deallocate()
    differences.deallocate()
    reasons.deallocate()
  }

  /// Adds an answer.
  ///
  /// - Complexity: O(1) on average.
  func append(_ answer: DecisionAnswer, _ difference: Double, reason: Int32) {
    if count == capacity { grow() }
    (answers + count).initialize(to: answer)
    (differences + count).initialize(to: difference)
    (reasons + count).initialize(to: reason)
    count += 1
  }

  private func grow() {
    func grown<Value>(_ old: UnsafeMutablePointer<Value>) -> UnsafeMutablePointer<Value> {
      let new = UnsafeMutablePointer<Value>.allocate(capacity: capacity * 2)
      new.moveInitialize(from: old, count: count)
      old.deallocate()
      return new
    }
    (answers, differences, reasons) = (grown(answers), grown(differences), grown(reasons))
    capacity *= 2
  }

  /// Moves all answers into a pass.
  func move(to pass: inout RecordedPass) {
    pass.answers = Array(UnsafeBufferPointer(start: answers, count: count))
    pass.differences = Array(UnsafeBufferPointer(start: differences, count: count))
    pass.reasonIndices = Array(UnsafeBufferPointer(start: reasons, count: count))
    count = 0
  }
}
#endif
