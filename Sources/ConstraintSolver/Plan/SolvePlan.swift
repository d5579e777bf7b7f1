/// What the structure of a problem determines: an ordered program that computes most variables one
/// after the other, and components, each with a few parameters that its program starts from.
///
/// 1. A required equality with one unknown determines it; that makes others known, and so on.
/// 2. The rest falls apart into components without common unknowns. In each, an unknown is named
///    (a parameter) and the others follow from it; where that stalls, another is named.
/// 3. What remains of a component are rows over its parameters (lines): equalities that close a
///    loop, and wishes. Inequalities become lines only when an answer violates them.
///
/// Numbers are not part of it: another input or constant replays the program.
struct SolvePlan: Sendable {
  /// A variable computed from a row and the variables before it.
  struct Step: Sendable {
    var pivot: Int32
    var row: Int32
    var firstCell: Int32
    var endCell: Int32
    var constant: Double
    var inverse: Double
  }

  /// What is known of a variable.
  struct VariablePlace: Sendable {
    var step: Int32 = -1
    var component: Int32 = -1
    var parameter: Int32 = -1
    var isDetermined = false
    /// Whether the bound of a computed size is a line.
    var isBoundLine = false
  }

  /// What is known of a row.
  struct RowPlace: Sendable {
    /// Unknowns without a place so far.
    var unknowns: Int32 = 0
    /// The step that the row became.
    var step: Int32 = -1
    var component: Int32 = -1
    var isLine = false
    /// Whether an answer violated the row, so that it joins components.
    var isJoined = false
    /// Whether all its unknowns are in one component.
    var isJoining = false
    /// Whether it may become a step.
    var isEquality = false
    /// Whether it is part of what was not solved to its end.
    var isUnfinished = false
  }

  struct Component: Sendable {
    var firstStep: Int32
    var endStep: Int32 = 0
    var firstParameter: Int32
    var endParameter: Int32 = 0
    /// Its sizes among ``sizes`` and its rows among ``componentRows``.
    var firstSize: Int32
    var endSize: Int32 = 0
    var firstRow: Int32
    var endRow: Int32
    /// Lines over several parameters, and lines over none.
    var firstShared: Int32 = -1
    var sharedCount: Int32 = 0
    var firstConstant: Int32 = -1
    /// Its decisions by a simplex among ``regions``, the last used first.
    var firstRegion: Int32 = -1
    /// Its variable, if only inequalities between components mention it.
    var sole: Int32 = -1
    var hasEqualities = false
    /// Whether a line needs variables that steps compute.
    var needsBase = false
    /// Whether it is known which of its variables follow one parameter.
    var hasSingles = false
    /// Whether no line but a shared one mentions more than its parameter.
    var hasOwnLinesOnly = true
    /// Whether the intervals of its parameters are known and depend on no input.
    var isNarrowed = false
    /// Whether the parameters themselves are known and depend on no input.
    var isSettled = false
    /// Whether its parameters depend on values of its steps, not on its lines alone: where the
    /// lines leave a choice, or where steps are too inaccurate.
    var followsSteps = false
    /// Whether something in it changed.
    var isMarked = false
    /// Whether the work allowed did not do for it: its values are those of the last step.
    var isUnfinished = false
  }

  struct Parameter: Sendable {
    var variable: Int32
    var component: Int32
    var isSize: Bool
    /// Its lines: required ones first, then by falling priority, then in the order of statement.
    var firstLine: Int32 = -1
  }

  /// A row over parameters.
  struct Line: Sendable {
    /// The position of the row, or -1 minus the variable whose bound it is.
    var source: Int32
    var relation: ConstraintRelation
    /// Whether the row mentions nothing but a parameter.
    var isAlone = false
    var priority: Int16
    /// The factor of the only parameter.
    var coefficient: Double
    /// The cells where there are several.
    var firstCell: Int32 = 0
    var endCell: Int32 = 0
    var next: Int32 = -1
    /// Of the first line of a parameter with its priority: the last one.
    var last: Int32 = -1
  }

  var arena: PlanArena?
  var room = Room()

  /// For every variable the rows that mention it.
  var useStart = ArenaList<Int32>()
  var uses = ArenaList<Int32>()

  var variablePlaces = ArenaList<VariablePlace>()
  var rowPlaces = ArenaList<RowPlace>()

  var steps = ArenaList<Step>()
  var stepCells = ArenaList<StoredCell>()
  /// Steps before this one depend on inputs only.
  var knownEnd = 0
  var sizes = ArenaList<Int32>()
  var knownSizeEnd = 0
  /// Required rows that only mention known variables and are no step.
  var knownChecks = ArenaList<Int32>()
  /// Rows with unknowns after all known steps.
  var openRows = ArenaList<Int32>()

  var components = ArenaList<Component>()
  var componentRows = ArenaList<Int32>()
  var parameters = ArenaList<Parameter>()
  var lines = ArenaList<Line>()
  var lineCells: [StoredCell] = []
  /// Required rows that are lines over variables that steps compute.
  var closingRows = ArenaList<Int32>()
  /// Required inequalities between components.
  var crossRows = ArenaList<Int32>()

  /// For every parameter where its own lines want it.
  var intervals = ArenaList<ParameterInterval>()
  var regions: [Region] = []
  /// What took much work, the last used first.
  var longDecisions: [LongDecision] = []
  var firstFreeRegion: Int32 = -1
  var expansion = Expansion()
  var marks = StepMarks()
  var scratch = SolveScratch()
}

/// Lists that planning and solving need for a while.
struct SolveScratch: Sendable {
  /// Rows that had one unknown when they were added.
  var queue = ArenaList<Int32>()
  /// Rows of a component that had two unknowns when they were added.
  var pairs = ArenaList<Int32>()
  var deferred = ArenaList<Int32>()
  var groups = ArenaList<Int32>()
  var componentOfRoot = ArenaList<Int32>()
  var breaks: [LevelBreak] = []
  var segments: [GreedySegment] = []
  var rates: [GreedyRate] = []
  var order: [Int32] = []
  /// The component that the segments and their order are of, if they hold for the next time.
  var segmentOwner: Int32 = -1
  var segmentSign: Int32 = 0
  var markedComponents = ArenaList<Int32>()
  var markedChecks: [Int32] = []
  var rightSides: [Double] = []
  /// The work allowed for one answer and what is left of it, the share of each component, and what
  /// is left of that of the one being solved.
  var workLimit = LevelSimplex.largestWork
  var workLeft = LevelSimplex.largestWork
  var totalWeight = 0.0
  var budget = 0
  var budgetOwner: Int32 = -1
  /// Whether the work did not do for some component.
  var hasUnfinished = false
  /// Per parameter its factor in the shared line.
  var sharedCoefficients = ArenaList<Double>()
}
