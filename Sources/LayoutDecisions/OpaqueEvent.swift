#if RECORDS_DECISIONS
/// Something in a pass that cannot be looked into: code that is not the library's.
package struct OpaqueEvent {
  /// What happened, in words: `chart is placed by a closure`.
  package var text: String

  /// What would help, in words; empty if nothing does.
  package var advice: String

  /// Where it is stated; line 0 if that is not known.
  package var file: String
  package var line: Int

  /// The elements whose frames it decides, with all within them, by their places in the
  /// snapshot.
  package internal(set) var touched: [Int] = []

  /// Whether it may decide about any element.
  package internal(set) var touchesAll = false

  package init(_ text: String, advice: String = "", file: String = "", line: Int = 0) {
    self.text = text
    self.advice = advice
    self.file = file
    self.line = line
  }
}
#endif
