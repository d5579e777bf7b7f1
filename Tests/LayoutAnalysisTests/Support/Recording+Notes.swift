#if RECORDS_DECISIONS
import Foundation
import LayoutCore
import LayoutDecisions

/// Something that stands for an element, for the recorder.
final class Token {}

extension SyntheticLayout {
  /// Says that code that is not the library's decides about an element, or about all.
  mutating func addOpaqueEvent(
    _ text: String, advice: String = "", line: Int = 0, touching index: Int?
  ) {
    let former = note
    note = { input in
      former?(input)
      guard let recorder = DecisionRecorder.current else { return }
      let token = Token()
      if let index { recorder.noteEntry(token, at: index) }
      recorder.note(
        OpaqueEvent(text, advice: advice, file: "App/Card.swift", line: line),
        touching: index == nil ? nil : [token])
    }
  }

  /// Says that an element has no frame of its own where a length is in a range.
  mutating func leaveUnplaced(
    _ index: Int, where length: Length, isFrom low: Double, upTo high: Double
  ) {
    let former = note
    note = { input in
      former?(input)
      let value = length.value(input.size)
      let isUnplaced = low <= value && value <= high
      guard let recorder = DecisionRecorder.current else { return }
      let token = Token()
      recorder.noteEntry(token, at: index)
      recorder.notePlaced(token, !isUnplaced)
    }
  }

  /// Says which of some methods an element takes, and whether code that is not seen decides
  /// besides.
  func takeMethod(of index: Int, _ taken: Int, among methods: [String], isSeen: Bool) {
    guard let recorder = DecisionRecorder.current else { return }
    let token = Token()
    recorder.noteEntry(token, at: index)
    Recording.noteChoice(of: token, taken, among: "method", count: methods.count) {
      (text: methods[$0], file: "", line: 0)
    }
    if !isSeen { recorder.note(OpaqueEvent("a closure decides"), touching: [token]) }
  }

  /// Whether a pass is recorded at the moment.
  static var isRecording: Bool { Recording.isOn }

  /// Says why the comparisons of what follows are made.
  static func because(_ text: String, line: Int) {
    Recording.because(file: "App/LoginScreen.swift", line: line) { text }
  }
}
#endif
