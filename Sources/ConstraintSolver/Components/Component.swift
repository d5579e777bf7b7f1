/// A part of a problem that has no unknown in common with any other: a few parameters, the steps
/// that follow from them, and the lines that decide them.
struct Component: Sendable {
  /// What of the last decision holds for the next one as well, as it depends on no input.
  enum Decided: UInt8, Sendable {
    case nothing
    /// The intervals of its parameters.
    case intervals
    /// The parameters themselves.
    case parameters
  }

  /// What is known of the values that its lines start from.
  enum Base: UInt8, Sendable {
    case unknown
    /// They are kept.
    case kept
    /// They are kept, and its variables have them.
    case restored
  }

  var firstStep: Int32 = 0
  var endStep: Int32 = 0
  var firstParameter: Int32 = 0
  var endParameter: Int32 = 0
  /// Its sizes among ``StepProgram/sizes`` and its rows among ``Components/rows``.
  var firstSize: Int32 = 0
  var endSize: Int32 = 0
  var firstRow: Int32 = 0
  var endRow: Int32 = 0
  /// Lines over several parameters, and lines over none.
  var firstShared: Int32 = -1
  var sharedCount: Int32 = 0
  var firstConstant: Int32 = -1
  /// Its decisions by a simplex among ``Regions``, the last used first.
  var firstRegion: Int32 = -1
  /// Its variable, if only inequalities between components mention it.
  var sole: Int32 = -1

  // Facts about its rows and lines.
  var hasEqualities = false
  var hasInequalities = false
  /// Whether a line needs variables that steps compute.
  var needsBase = false
  /// Whether no line but a shared one mentions more than its parameter.
  var hasOwnLinesOnly = true
  /// Whether it is known which of its variables follow one parameter.
  var hasSingles = false

  // Where solving stands.
  var decided = Decided.nothing
  /// Whether its parameters depend on values of its steps, not on its lines alone: where the
  /// lines leave a choice, or where steps are too inaccurate.
  var followsSteps = false
  /// Whether all its rows decided, with twice the digits.
  var isSolvedByRows = false
  /// Whether something in it changed.
  var isMarked = false
  /// What ``Bases`` keep of it.
  var base = Base.unknown
  /// Whether earlier answers left lines or regions, so that rounding may not be that of a new plan.
  var remembersAnswers = false
  /// Whether it ran out of the allowed work: its values are those of the last step.
  var isUnfinished = false
  /// Whether all values that were computed for it last are finite.
  var isFinite = true

  /// Whether its part was planned again, so that nothing is left of it.
  var isGone: Bool { parameterRange.isEmpty && rowRange.isEmpty }

  var stepRange: Range<Int> { Int(firstStep)..<Int(endStep) }
  var parameterRange: Range<Int> { Int(firstParameter)..<Int(endParameter) }
  var sizeRange: Range<Int> { Int(firstSize)..<Int(endSize) }
  var rowRange: Range<Int> { Int(firstRow)..<Int(endRow) }
}
