/// The places of the rows that mention a variable among ``StepProgram/uses``.
///
/// Places behind the end are free for more of its rows as long as they hold its ``free`` mark.
struct UseRange: Sendable, BitwiseCopyable {
  var start: Int32 = 0
  var end: Int32 = 0

  var places: Range<Int> { Int(start)..<Int(end) }

  /// What stands at a free place of a variable, where a row would be.
  static func free(_ variable: Int) -> Int32 { -1 - Int32(truncatingIfNeeded: variable) }
}
