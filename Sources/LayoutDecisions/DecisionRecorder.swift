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
  package var standingReason: DecisionReason? {
    didSet { isReasonKnown = false }
  }
  // Unchecked, as each answer reads it; so is whether the recorder is paused.
  @exclusivity(unchecked) private var isReasonKnown = false

  private let log = AnswerLog()

  /// The reasons of steps that an engine knows by number.
  package var numbered: ((Int) -> DecisionReason)?

  /// Whether nothing is to be written down of what is compared at the moment.
  @exclusivity(unchecked) private var isPaused = false

  /// The containers whose passes run at the moment, the outermost first.
  private var containers: [ObjectIdentifier] = []

  /// How many elements are asked for a size at the moment, each by the one before.
  private var measuringDepth = 0

  /// The elements that a test is asked for, where it is known whose frames it decides.
  private var subjects: [AnyObject]?

  /// The element that is asked for its height at a given width, if one is.
  private var heightSubject: ObjectIdentifier?

  /// Whether what is written at the moment is written by an engine.
  private var isRestoring = false

  /// The element that is asked for a size, the innermost one.
  private var measured: ObjectIdentifier?

  private var pixelRules: [ObjectIdentifier: PixelRule] = [:]
  private var choices: [ChoiceKey: RecordedChoice] = [:]

  /// What has to live as long as its identity is in use.
  private var kept: [AnyObject] = []
  private var entries: [ObjectIdentifier: Int] = [:]
  private var entryIndices: Set<Int> = []

  /// What passes left where it was, what they placed, and what something else placed meanwhile.
  private var unplaced: Set<ObjectIdentifier> = []
  private var placed: Set<ObjectIdentifier> = []
  private var written: Set<ObjectIdentifier> = []

  /// What is directly in containers whose passes ran.
  private var held: Set<ObjectIdentifier> = []

  /// The same of elements that nobody hears of if code of an app's places them, with their names.
  private var unheard: [(element: AnyObject, name: String)] = []

  /// Whether several snapshots were taken in one pass: the places of elements are not known.
  private var isPutTogether = false

  private var pending: [(event: OpaqueEvent, touched: Set<ObjectIdentifier>)] = []

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

  /// Runs something of which nothing is written down but what cannot be looked into, as it does not
  /// decide about lengths.
  package func withoutDecisions<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = isPaused
    isPaused = true
    defer { isPaused = outer }
    return try body()
  }

  /// Lengths closer than this count as equal: two ways of adding up the same lengths must not
  /// take different paths.
  package static let tolerance = 1e-9

  /// Answers whether a number is below another one, or equal to it.
  package func isLess(_ left: Double, _ right: Double, orEqual: Bool) -> Bool {
    let difference = left - right
    guard difference.isFinite, !isPaused else {
      let answer = orEqual ? left.isLessThanOrEqualTo(right) : left.isLess(than: right)
      note(0, .constant(answer))
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
    guard difference.isFinite, !isPaused else {
      let answer = left.isEqual(to: right)
      note(0, .constant(answer))
      return answer
    }
    let answer = difference.magnitude.isLessThanOrEqualTo(Self.tolerance)
    note(difference, .sign(of: answer ? 0 : difference))
    return answer
  }

  /// Writes down an answer that was found otherwise.
  package func note(_ difference: Double, _ answer: DecisionAnswer) {
    if isPaused { return }
    if !isReasonKnown {
      isReasonKnown = true
      log.begin(standingReason)
    }
    log.append(answer, difference)
  }

  /// Writes down something that cannot be looked into.
  ///
  /// - Parameters:
  ///   - event: What it was.
  ///   - elements: The elements whose frames it decides, with all within them; `nil` for those that
  ///     the present test is asked for, or else all that the present pass places.
  package func note(_ event: OpaqueEvent, touching elements: [AnyObject]?) {
    let elements = elements ?? subjects ?? []
    kept += elements
    var touched = Set(elements.map { ObjectIdentifier($0) })
    // What is asked for a size decides about all that the pass places.
    if measuringDepth > 0 || touched.isEmpty, let container = containers.last {
      touched.insert(container)
    }
    pending.append((event, touched))
  }

  /// Writes down that what decided about an element decides about another one as well, if anything
  /// did.
  package func passOn(from element: AnyObject, to other: AnyObject) {
    let source = ObjectIdentifier(element)
    kept.append(other)
    for index in pending.indices where pending[index].touched.contains(source) {
      pending[index].touched.insert(ObjectIdentifier(other))
    }
  }

  /// Writes down that something other than an engine wrote a frame, if it did so within a pass.
  package func noteWrite(_ element: AnyObject, _ text: () -> String) {
    if isRestoring { return }
    written.insert(ObjectIdentifier(element))
    note(
      OpaqueEvent(text(), advice: "Leave frames to the containers."), touching: [element])
  }

  /// Remembers which element of the snapshot an element is.
  package func noteEntry(_ element: AnyObject, at index: Int) {
    kept.append(element)
    entries[ObjectIdentifier(element)] = index
    if !entryIndices.insert(index).inserted { isPutTogether = true }
  }

  /// Remembers how a pass moves an element to whole pixels.
  package func notePixels(_ element: AnyObject, _ rule: PixelRule) {
    // A measuring places nothing.
    if measuringDepth > 0 { return }
    kept.append(element)
    pixelRules[ObjectIdentifier(element)] = rule
  }

  /// Whether an element is asked for a size at the moment, so that what is rounded may count; nil
  /// if none is.
  package var readsWidthOfMeasured: Bool? {
    measuringDepth > 0 ? measured == nil || measured != heightSubject : nil
  }

  /// Remembers that an answer depends on pixels.
  package func noteMeasuredPixels() { pass.measuresPixels = true }

  /// Remembers which of several alternatives an element took; none if nil.
  package func noteChoice(of element: AnyObject, _ taken: Int?, among choice: RecordedChoice) {
    kept.append(element)
    let key = ChoiceKey(element: ObjectIdentifier(element), noun: choice.noun)
    if choices[key]?.count != choice.count { choices[key] = choice }
    if let taken { choices[key]?.taken.insert(taken) }
  }

  /// Remembers that a pass left an element where it was, or placed it after all.
  package func notePlaced(_ element: AnyObject, _ isPlaced: Bool) {
    kept.append(element)
    if isPlaced {
      unplaced.remove(ObjectIdentifier(element))
      placed.insert(ObjectIdentifier(element))
    } else {
      unplaced.insert(ObjectIdentifier(element))
    }
  }

  /// Remembers that an engine stored a frame, whatever asked for it.
  package func noteStored(_ element: AnyObject) {
    if isRestoring || !placed.insert(ObjectIdentifier(element)).inserted { return }
    kept.append(element)
  }

  /// Remembers what is directly in a container that lays out: it is unplaced if nothing is heard of
  /// that places it.
  package func noteHeld(_ elements: [AnyObject]) {
    kept += elements
    held.formUnion(elements.map { ObjectIdentifier($0) })
  }

  /// Remembers what is directly in a controller where writing its frame is not heard: nobody knows
  /// whether something places it if no engine does.
  package func noteHeldUnheard(_ element: AnyObject, name: String) {
    unheard.append((element, name))
  }

  /// Whether what is done at the moment is part of a container's pass.
  package var isInPass: Bool { !containers.isEmpty }

  /// Runs the pass of a container.
  package func pass<Result>(
    over container: AnyObject, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = (measuringDepth, subjects, standingReason)
    kept.append(container)
    containers.append(ObjectIdentifier(container))
    (measuringDepth, subjects) = (0, nil)
    defer {
      containers.removeLast()
      (measuringDepth, subjects, standingReason) = outer
    }
    return try body()
  }

  /// Asks an element for a size.
  package func measuring<Result>(
    _ element: AnyObject, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = (measured, standingReason)
    measured = ObjectIdentifier(element)
    measuringDepth += 1
    defer {
      measuringDepth -= 1
      (measured, standingReason) = outer
    }
    return try body()
  }

  /// Asks an element for a size of which only the height is read.
  package func readingHeight<Result>(
    of element: AnyObject?, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = heightSubject
    heightSubject = element.map { ObjectIdentifier($0) }
    defer { heightSubject = outer }
    return try body()
  }

  /// Whether the width that an element answers is not read.
  package func readsOnlyHeight(of element: AnyObject) -> Bool {
    heightSubject == ObjectIdentifier(element)
  }

  /// Asks a test that decides about the frame of an element.
  package func about<Result>(_ element: AnyObject?, _ body: () throws -> Result) rethrows -> Result
  {
    let outer = subjects
    subjects = element.map { [$0] }
    defer { subjects = outer }
    return try body()
  }

  /// Puts back what a measuring changed.
  package func restoring(_ body: () -> Void) {
    let outer = isRestoring
    isRestoring = true
    defer { isRestoring = outer }
    withoutDecisions(body)
  }

  private func finish() {
    (pass.answers, pass.differences, pass.reasonIndices, pass.reasons) = log.content
    if isPutTogether {
      entries = [:]
      let text = "the frames are put together from several snapshots"
      pending.append((OpaqueEvent(text), []))
    }
    for (element, name) in unheard {
      let identity = ObjectIdentifier(element)
      guard entries[identity] != nil, !placed.contains(identity) else { continue }
      let event = OpaqueEvent(
        "nothing is heard of what places \(name)", advice: "a method could be proved")
      pending.append((event, [identity]))
    }
    for (pendingEvent, touched) in pending {
      var event = pendingEvent
      event.touched = touched.compactMap { entries[$0] }.sorted()
      // An element that is not part of the snapshot may have decided about any of its elements.
      if event.touched.count < touched.count { event.touchesAll = true }
      pass.opaqueEvents.append(event)
    }
    let left = unplaced.union(held.subtracting(placed)).subtracting(written)
    pass.unplaced = Set(left.compactMap { entries[$0] })
    for (element, rule) in pixelRules {
      if let index = entries[element] { pass.pixelRules[index] = rule }
    }
    for (key, choice) in choices {
      if let index = entries[key.element] { pass.choices.append((index, choice)) }
    }
    pending = []
    unheard = []
    kept = []
  }
}
#endif
