#if RECORDS_DECISIONS
/// Why decisions are taken: the condition, box, statement, block or text that asks.
package struct DecisionReason {
  /// What asks, in words: `height >= 500`, `row "bar"`. Made when somebody reads it.
  package var text: () -> String

  /// Where it is stated; line 0 if that is not known.
  package var file: String
  package var line: Int

  package init(
    file: String = "", line: Int = 0, _ text: @escaping () -> String
  ) {
    self.file = file
    self.line = line
    self.text = text
  }
}
#endif
