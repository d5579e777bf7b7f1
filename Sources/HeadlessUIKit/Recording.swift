// The same file in every module that computes lengths: an operator of a module wins over an
// imported one, so that comparisons of lengths are recorded without a word in the engines.
#if RECORDS_DECISIONS
public import Foundation
import LayoutDecisions

@usableFromInline
func < (left: Double, right: Double) -> Bool {
  guard let recorder = DecisionRecorder.current else { return left.isLess(than: right) }
  return recorder.isLess(left, right, orEqual: false)
}

@usableFromInline
func <= (left: Double, right: Double) -> Bool {
  guard let recorder = DecisionRecorder.current else { return left.isLessThanOrEqualTo(right) }
  return recorder.isLess(left, right, orEqual: true)
}

@usableFromInline
func == (left: Double, right: Double) -> Bool {
  guard let recorder = DecisionRecorder.current else { return left.isEqual(to: right) }
  return recorder.isEqual(left, right)
}

@usableFromInline func > (left: Double, right: Double) -> Bool { right < left }
@usableFromInline func >= (left: Double, right: Double) -> Bool { right <= left }
@usableFromInline func != (left: Double, right: Double) -> Bool { !(left == right) }

@usableFromInline func < (left: CGFloat, right: CGFloat) -> Bool { left.native < right.native }
@usableFromInline func <= (left: CGFloat, right: CGFloat) -> Bool { left.native <= right.native }
@usableFromInline func == (left: CGFloat, right: CGFloat) -> Bool { left.native == right.native }
@usableFromInline func > (left: CGFloat, right: CGFloat) -> Bool { right.native < left.native }
@usableFromInline func >= (left: CGFloat, right: CGFloat) -> Bool { right.native <= left.native }
@usableFromInline func != (left: CGFloat, right: CGFloat) -> Bool { !(left == right) }

@usableFromInline func min(_ left: Double, _ right: Double) -> Double {
  guard let recorder = DecisionRecorder.current else { return Swift.min(left, right) }
  return recorder.isLess(right, left, orEqual: false) ? right : left
}

@usableFromInline func max(_ left: Double, _ right: Double) -> Double {
  guard let recorder = DecisionRecorder.current else { return Swift.max(left, right) }
  // As there, the left one if one of them is no number.
  return recorder.isLess(left, right, orEqual: true) ? right : left
}

@usableFromInline func min(_ left: CGFloat, _ right: CGFloat) -> CGFloat {
  CGFloat(min(left.native, right.native))
}

@usableFromInline func max(_ left: CGFloat, _ right: CGFloat) -> CGFloat {
  CGFloat(max(left.native, right.native))
}

@usableFromInline func min(_ first: Double, _ second: Double, _ rest: Double...) -> Double {
  rest.reduce(min(first, second)) { min($0, $1) }
}

@usableFromInline func max(_ first: Double, _ second: Double, _ rest: Double...) -> Double {
  rest.reduce(max(first, second)) { max($0, $1) }
}

@usableFromInline func min(_ first: CGFloat, _ second: CGFloat, _ rest: CGFloat...) -> CGFloat {
  rest.reduce(min(first, second)) { min($0, $1) }
}

@usableFromInline func max(_ first: CGFloat, _ second: CGFloat, _ rest: CGFloat...) -> CGFloat {
  rest.reduce(max(first, second)) { max($0, $1) }
}

@usableFromInline func abs(_ number: Double) -> Double {
  guard let recorder = DecisionRecorder.current else { return number.magnitude }
  return recorder.isLess(number, 0, orEqual: false) ? -number : number
}

@usableFromInline func abs(_ number: CGFloat) -> CGFloat { CGFloat(abs(number.native)) }

/// What an engine tells the recorder besides what it compares.
enum Recording {
  /// Whether this thread records a pass: such a pass keeps nothing and takes nothing kept.
  static var isOn: Bool { DecisionRecorder.current != nil }

  /// Runs what compares lengths without deciding about frames.
  static func without<Result>(_ work: () throws -> Result) rethrows -> Result {
    guard let recorder = DecisionRecorder.current else { return try work() }
    return try recorder.withoutDecisions(work)
  }

  /// Runs the pass of a container.
  static func pass<Result>(
    over container: AnyObject, _ work: () throws -> Result
  ) rethrows -> Result {
    guard let recorder = DecisionRecorder.current else { return try work() }
    return try recorder.pass(over: container, work)
  }

  /// Asks an element for a size.
  static func measuring<Result>(
    _ element: AnyObject, _ work: () throws -> Result
  ) rethrows -> Result {
    guard let recorder = DecisionRecorder.current else { return try work() }
    return try recorder.measuring(element, work)
  }

  /// Asks an element for a size of which only the height is read.
  static func readingHeight<Result>(
    of element: @autoclosure () -> AnyObject?, _ work: () throws -> Result
  ) rethrows -> Result {
    guard let recorder = DecisionRecorder.current else { return try work() }
    return try recorder.readingHeight(of: element(), work)
  }

  /// Asks a test that decides about the frame of an element.
  static func about<Result>(
    _ element: @autoclosure () -> AnyObject?, _ work: () throws -> Result
  ) rethrows -> Result {
    guard let recorder = DecisionRecorder.current else { return try work() }
    return try recorder.about(element(), work)
  }

  /// Puts back what a measuring changed.
  static func restoring(_ work: () -> Void) {
    guard let recorder = DecisionRecorder.current else { return work() }
    recorder.restoring(work)
  }

  /// Says that a pass placed an element, or left it where it was.
  static func notePlaced(_ element: @autoclosure () -> AnyObject?, _ isPlaced: Bool) {
    guard let recorder = DecisionRecorder.current, let element = element() else { return }
    recorder.notePlaced(element, isPlaced)
  }

  /// Says what is directly in a container that lays out; what nothing places is unplaced.
  static func noteHeld(_ elements: @autoclosure () -> [AnyObject]) {
    DecisionRecorder.current?.noteHeld(elements())
  }

  /// Says the same of an element that is no view: who else places it is not heard.
  static func noteHeldUnheard(_ element: AnyObject, name: @autoclosure () -> String) {
    DecisionRecorder.current?.noteHeldUnheard(element, name: name())
  }

  /// Says which of several alternatives an element takes, with the condition of each; nil for none.
  static func noteChoice(
    of element: AnyObject, _ taken: Int?, among noun: String, count: Int,
    _ alternative: @escaping (Int) -> (text: String, file: String, line: Int)
  ) {
    DecisionRecorder.current?.noteChoice(
      of: element, taken, among: RecordedChoice(noun, count: count, alternative))
  }

  /// Says which element of the snapshot an element is.
  static func noteEntry(_ element: AnyObject, at index: Int) {
    DecisionRecorder.current?.noteEntry(element, at: index)
  }

  /// Says that what decided about an element decides about another one as well.
  static func passOn(from element: AnyObject, to other: @autoclosure () -> AnyObject?) {
    guard let recorder = DecisionRecorder.current, let other = other() else { return }
    recorder.passOn(from: element, to: other)
  }

  // For types that have members of these names.
  static func larger(_ left: CGFloat, _ right: CGFloat) -> CGFloat { max(left, right) }
  static func smaller(_ left: CGFloat, _ right: CGFloat) -> CGFloat { min(left, right) }

  /// Says why the next decisions are taken, until somebody says otherwise.
  static func because(file: String = "", line: Int = 0, _ text: @escaping () -> String) {
    guard let recorder = DecisionRecorder.current else { return }
    recorder.standingReason = DecisionReason(file: file, line: line, text)
  }

  /// Runs an engine that knows by number why it decides.
  static func numbering<Result>(
    _ describe: @escaping (Int) -> (text: String, file: String, line: Int),
    _ work: () throws -> Result
  ) rethrows -> Result {
    guard let recorder = DecisionRecorder.current else { return try work() }
    let outer = recorder.numbered
    recorder.numbered = { number in
      let (_, file, line) = describe(number)
      return DecisionReason(file: file, line: line) { describe(number).text }
    }
    defer { recorder.numbered = outer }
    return try work()
  }

  /// Says why the next decisions are taken: the step of a number.
  static func because(number: Int) {
    guard let recorder = DecisionRecorder.current, let numbered = recorder.numbered else { return }
    recorder.standingReason = numbered(number)
  }

  /// Says that something cannot be looked into, and which elements it decides about, with all
  /// within them; `nil` for those that a test is asked for, or else all that the pass places.
  static func opaque(
    touching elements: @autoclosure () -> [AnyObject]?,
    advice remedy: @autoclosure () -> String = "", file: String = "", line: Int = 0,
    _ text: @autoclosure () -> String
  ) {
    guard let recorder = DecisionRecorder.current else { return }
    recorder.note(
      OpaqueEvent(text(), advice: remedy(), file: file, line: line), touching: elements())
  }
}

extension Recording {
  /// Writes down on which side of 0 a length is, which decided without being compared.
  ///
  /// - Parameter error: How far rounding may have moved it, where that is more than usual.
  static func noteSide(of length: Double, within error: Double = 0) {
    guard let recorder = DecisionRecorder.current else { return }
    let limit = Swift.max(error, DecisionRecorder.tolerance)
    let length = length.magnitude.isLessThanOrEqualTo(limit) ? 0 : length
    recorder.note(length, .sign(of: length))
  }

  /// Writes down between which lengths one has the same result, and which result that is. A limit
  /// may be infinite.
  ///
  /// - Parameter number: Differs from that of any other result.
  static func noteRange(
    from low: Double, until end: Double, of length: Double, number: Int
  ) {
    guard let recorder = DecisionRecorder.current else { return }
    var rest = UInt(bitPattern: number)
    repeat {
      recorder.note(0, .chosen(UInt8(rest & 127)))
      rest >>= 7
    } while rest > 0
    if low.isFinite { recorder.note(low - length, .lessOrEqual(true)) }
    if end.isFinite { recorder.note(length - end, .less(true)) }
  }
}
#else
/// What an engine tells the recorder of a pass; a build like this one has none.
enum Recording {
  @inline(__always) static var isOn: Bool { false }

  @inline(__always)
  static func without<Result>(_ work: () throws -> Result) rethrows -> Result { try work() }

  @inline(__always)
  static func pass<Result>(
    over container: AnyObject, _ work: () throws -> Result
  ) rethrows -> Result { try work() }

  @inline(__always)
  static func measuring<Result>(
    _ element: AnyObject, _ work: () throws -> Result
  ) rethrows -> Result { try work() }

  @inline(__always)
  static func about<Result>(
    _ element: @autoclosure () -> AnyObject?, _ work: () throws -> Result
  ) rethrows -> Result { try work() }

  @inline(__always)
  static func readingHeight<Result>(
    of element: @autoclosure () -> AnyObject?, _ work: () throws -> Result
  ) rethrows -> Result { try work() }

  @inline(__always) static func restoring(_ work: () -> Void) { work() }

  @inline(__always)
  static func notePlaced(_ element: @autoclosure () -> AnyObject?, _ isPlaced: Bool) {}

  @inline(__always) static func noteHeld(_ elements: @autoclosure () -> [AnyObject]) {}

  @inline(__always)
  static func noteHeldUnheard(_ element: AnyObject, name: @autoclosure () -> String) {}

  @inline(__always)
  static func noteChoice(
    of element: AnyObject, _ taken: Int?, among noun: String, count: Int,
    _ alternative: (Int) -> (text: String, file: String, line: Int)
  ) {}

  @inline(__always)
  static func noteEntry(_ element: AnyObject, at index: Int) {}

  @inline(__always)
  static func passOn(from element: AnyObject, to other: @autoclosure () -> AnyObject?) {}

  @inline(__always) static func larger<T: Comparable>(_ a: T, _ b: T) -> T { max(a, b) }
  @inline(__always) static func smaller<T: Comparable>(_ a: T, _ b: T) -> T { min(a, b) }

  @inline(__always)
  static func because(
    file: @autoclosure () -> String = "", line: @autoclosure () -> Int = 0, _ text: () -> String
  ) {}

  @inline(__always)
  static func numbering<Result>(
    _ describe: (Int) -> (text: String, file: String, line: Int),
    _ work: () throws -> Result
  ) rethrows -> Result { try work() }

  @inline(__always) static func because(number: Int) {}

  @inline(__always)
  static func opaque(
    touching elements: @autoclosure () -> [AnyObject]?,
    advice: @autoclosure () -> String = "", file: @autoclosure () -> String = "",
    line: @autoclosure () -> Int = 0, _ text: @autoclosure () -> String
  ) {}
}

extension Recording {
  @inline(__always)
  static func noteSide(of length: @autoclosure () -> Double, within error: Double = 0) {}

  @inline(__always)
  static func noteRange(
    from low: @autoclosure () -> Double, until end: @autoclosure () -> Double, of length: Double,
    number: @autoclosure () -> Int
  ) {}
}
#endif
