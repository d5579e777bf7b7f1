#if RECORDS_DECISIONS
import Foundation

/// Writes down what the engines decide while a pass is recorded.
///
/// There is one per thread at a time, so passes that run in parallel do not hear each other.
/// Only builds with `RECORDS_DECISIONS` have it, which the manifest defines for debug builds.
package final class DecisionRecorder {
  /// What was written down so far.
  package private(set) var pass = RecordedPass()

  /// Why the present decisions are taken; written down with the first of them.
  package var reason: DecisionReason? {
    didSet { isReasonKnown = false }
  }
  private var isReasonKnown = false

  /// The containers that measure at the moment, the outermost first.
  private var measuring: [ObjectIdentifier] = []

  /// How many engines place elements at the moment; frames written otherwise are not theirs.
  package var placingDepth = 0

  /// What has to live as long as its identity is in use.
  private var kept: [AnyObject] = []
  private var entries: [ObjectIdentifier: Int] = [:]
  private var unplaced: Set<ObjectIdentifier> = []
  private var pending: [(event: OpaqueEvent, touched: [ObjectIdentifier])] = []

  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  /// The recorder of this thread, if it records.
  package static var current: DecisionRecorder? {
    guard let key, let pointer = pthread_getspecific(key) else { return nil }
    return Unmanaged<DecisionRecorder>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Runs a pass and returns what it decided.
  ///
  /// A pass recorded within another one is written down apart from it.
  package static func record<Result>(
    _ body: () throws -> Result
  ) rethrows -> (result: Result, pass: RecordedPass) {
    let recorder = DecisionRecorder()
    let outer = key.flatMap { pthread_getspecific($0) }
    if let key { pthread_setspecific(key, Unmanaged.passUnretained(recorder).toOpaque()) }
    defer { if let key { pthread_setspecific(key, outer) } }
    let result = try withExtendedLifetime(recorder) { try body() }
    recorder.finish()
    return (result, recorder.pass)
  }

  /// Runs something of which nothing is written down, as it does not decide about lengths.
  package static func withoutRecording<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let key, let outer = pthread_getspecific(key) else { return try body() }
    pthread_setspecific(key, nil)
    defer { pthread_setspecific(key, outer) }
    return try body()
  }

  /// Lengths closer than this count as equal: two ways of adding up the same lengths must not
  /// take different paths.
  package static let tolerance = 1e-9

  /// Answers whether a number is below another one, or equal to it.
  package func isLess(_ left: Double, _ right: Double, orEqual: Bool) -> Bool {
    let difference = left - right
    guard difference.isFinite else {
      let answer = orEqual ? left.isLessThanOrEqualTo(right) : left.isLess(than: right)
      note(difference, .constant(answer))
      return answer
    }
    let limit = orEqual ? Self.tolerance : -Self.tolerance
    let answer = orEqual ? difference.isLessThanOrEqualTo(limit) : difference.isLess(than: limit)
    note(difference, orEqual ? .lessOrEqual(answer) : .less(answer))
    return answer
  }

  /// Answers whether two numbers are equal.
  package func isEqual(_ left: Double, _ right: Double) -> Bool {
    let difference = left - right
    guard difference.isFinite else {
      let answer = left.isEqual(to: right)
      note(difference, .constant(answer))
      return answer
    }
    if difference.magnitude.isLessThanOrEqualTo(Self.tolerance) {
      note(difference, .equal)
      return true
    }
    note(difference, difference.isLess(than: 0) ? .below : .above)
    return false
  }

  /// Writes down an answer that was found otherwise.
  package func note(_ difference: Double, _ answer: DecisionAnswer) {
    if !isReasonKnown {
      isReasonKnown = true
      pass.reasons.append(reason)
    }
    pass.answers.append(answer)
    pass.differences.append(difference)
    pass.reasonIndices.append(Int32(truncatingIfNeeded: pass.reasons.count - 1))
  }

  /// Writes down something that cannot be looked into.
  ///
  /// - Parameters:
  ///   - event: What it was.
  ///   - elements: The elements whose frames it decides, with all within them; `nil` for all.
  package func note(_ event: OpaqueEvent, touching elements: [AnyObject]?) {
    var event = event
    event.touchesAll = elements == nil
    kept += elements ?? []
    var touched = (elements ?? []).map { ObjectIdentifier($0) }
    // What was asked for a size decides about all that the asking containers place.
    if let outermost = measuring.first { touched.append(outermost) }
    pending.append((event, touched))
  }

  /// Remembers which element of the snapshot an element is.
  package func noteEntry(_ element: AnyObject, at index: Int) {
    kept.append(element)
    entries[ObjectIdentifier(element)] = index
  }

  /// Remembers that a pass left an element where it was, or placed it after all.
  package func notePlaced(_ element: AnyObject, _ isPlaced: Bool) {
    kept.append(element)
    if isPlaced {
      unplaced.remove(ObjectIdentifier(element))
    } else {
      unplaced.insert(ObjectIdentifier(element))
    }
  }

  /// Runs what a container does to learn sizes of what is in it.
  package func measuring<Result>(
    _ container: AnyObject, _ body: () throws -> Result
  ) rethrows -> Result {
    kept.append(container)
    measuring.append(ObjectIdentifier(container))
    defer { measuring.removeLast() }
    return try body()
  }

  private func finish() {
    for (pendingEvent, touched) in pending {
      var event = pendingEvent
      event.touched = touched.compactMap { entries[$0] }
      // An element that is not part of the snapshot may have decided about any of its elements.
      if event.touched.count < touched.count { event.touchesAll = true }
      pass.opaqueEvents.append(event)
    }
    pass.unplaced = Set(unplaced.compactMap { entries[$0] })
    pending = []
    kept = []
  }
}
#endif
