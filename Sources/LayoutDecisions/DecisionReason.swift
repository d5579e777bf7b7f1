#if RECORDS_DECISIONS
/// Why decisions are taken: the condition, box, statement, block or text that asks.
package struct DecisionReason {
  package enum Kind: String, Sendable {
    case condition, position, box, statement, block, text, scrolling, input
  }

  package var kind: Kind

  /// What asks, in words: `height >= 500`, `row "bar"`. Made when somebody reads it.
  package var text: () -> String

  /// Where it is stated; line 0 if that is not known.
  package var file: String
  package var line: Int

  package init(
    _ kind: Kind, file: String = "", line: Int = 0, _ text: @escaping () -> String
  ) {
    self.kind = kind
    self.file = file
    self.line = line
    self.text = text
  }
}

/// Something in a pass that cannot be looked into: code that is not the library's.
package struct OpaqueEvent {
  package enum Kind: String, Sendable {
    /// A position is computed by a closure.
    case closure

    /// A condition is a closure.
    case condition

    /// A class of the app's own measures or lays out by itself.
    case override

    /// Text is measured by something of the app's own.
    case textMeasurer

    /// A frame was written, or an element marked, by something that is no engine.
    case write

    /// The solver ended without an answer that it could explain.
    case solver
  }

  package var kind: Kind

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

  package init(
    _ kind: Kind, _ text: String, advice: String = "", file: String = "", line: Int = 0
  ) {
    self.kind = kind
    self.text = text
    self.advice = advice
    self.file = file
    self.line = line
  }
}
#endif
