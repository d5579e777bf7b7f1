#if RECORDS_DECISIONS
/// Which of several alternatives, such as the methods of an element, passes took.
package struct RecordedChoice {
  /// What an alternative is called: `method`, `scheme`, `statement`.
  package var noun: String

  /// How many alternatives there are.
  package var count: Int

  /// Those that were taken: one by a pass, several if the element was measured besides; of
  /// statements, those that kept the element from being otherwise.
  package var taken: Set<Int> = []

  /// The condition of an alternative, and where it is stated; line 0 if that is not known.
  package var alternative: (Int) -> (text: String, file: String, line: Int)

  package init(
    _ noun: String, count: Int,
    _ alternative: @escaping (Int) -> (text: String, file: String, line: Int)
  ) {
    self.noun = noun
    self.count = count
    self.alternative = alternative
  }
}

/// What tells the choices of a pass apart.
struct ChoiceKey: Hashable {
  var element: ObjectIdentifier
  var noun: String
}
#endif
