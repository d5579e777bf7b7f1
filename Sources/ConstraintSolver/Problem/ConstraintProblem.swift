/// Linear equations and inequalities with priorities, and the numbers that meet them best.
///
/// For layouts: the edges and sizes of elements are variables, statements are rows, the size of the
/// container is an input. It knows no element, so it serves any such problem, off the main thread
/// and without views.
///
/// ```swift
/// var problem = ConstraintProblem()
/// let total = problem.addInput(320)
/// let label = problem.addVariable(isSize: true)
/// let field = problem.addVariable(isSize: true)
/// // label + field + 24 == total
/// problem.add(.init(label), .init(field), .init(total, -1), is: .equal, -24)
/// problem.add(.init(label), is: .equal, 80, priority: 750)
/// problem.add(.init(field), is: .atLeast, 250)
/// problem.solve()
/// problem[label]  // 46: the field needs 250 of 296
/// problem.suggest(400, for: total)
/// problem.solve()
/// problem[label]  // 80
/// ```
///
/// **What the answer is.** Rows of priority 1000 hold, and sizes are never negative. The others are
/// met level by level: a higher priority is never traded for any number of lower ones, and inside
/// one priority the sum of the absolute violations is minimal. If that leaves a choice, the answer
/// is the one closest to the previous values; then the one whose sizes without a previous value are
/// smallest; then the one that violates earlier rows less; then the one whose variables, in the
/// order of their addition, are closest to their previous values, or to 0 where they have none.
///
/// **What never happens.** Neither the order of calls nor addresses nor earlier answers have an
/// influence on values or on which rows are left out: equal rows, inputs and previous values have
/// equal answers. Only which older rows a conflict names may depend on earlier answers, see
/// ``ConstraintConflict``. Rows that contradict each other do not spoil the rest, see ``issues``.
/// Nothing traps, whatever the numbers are, and no answer is NaN.
///
/// **What it costs.** Equalities that determine one variable after the other, loops of them and
/// wishes about single variables are linear, or n log n where costs have to be sorted. So are long
/// chains of limits, `right >= left + gap`, and the conflicts of those, as long as every wish can
/// have what is best for it. One row that shares out room among many variables takes the square of
/// their number, about a millisecond for 400 that have wishes. A sum of variables without wishes,
/// and several rows that several open variables have in common, otherwise go to a dense simplex:
/// some ten such variables take microseconds, hundreds up to a tenth of a second. The steps that it
/// may take are limited, so that every call returns; what it does not finish is an issue.
///
/// **How exact it is.** A required row is missed by at most a hundred-millionth of its largest term
/// (or of 1), and a size is below zero by no more than that. Where coefficients or right sides are
/// of very different sizes, it computes with 32 digits, some twenty times as slow.
///
/// A problem is a value: a copy is solved and changed on its own.
///
/// **Where to find what.** `Problem` is what a caller sees, `Rows` what it stores. `Plan` orders
/// the solving: `Steps` computes what follows from inputs, `Components` splits the rest,
/// `Decisions` sets its parameters, from `Intervals`, or with `Simplex` where nothing simpler does.
/// `Numbers` says what counts as different, `Memory` keeps lists without allocating.
///
/// *Source:* the rules of priorities, conflicts and ambiguity are those of Auto Layout, made exact.
public struct ConstraintProblem: Sendable {
  /// An input, which is given, or an unknown, which is solved for.
  public typealias Variable = ConstraintVariable
  /// A row, to change or remove it.
  public typealias Row = ConstraintRow
  /// A variable times a coefficient.
  public typealias Term = ConstraintTerm
  /// How the left side of a row relates to its constant.
  public typealias Relation = ConstraintRelation

  /// The priority of a row that has to hold: 1000.
  public static let required = 1000

  var values: [Double] = []
  var store = RowStore()
  var removedVariables: [Int32] = []

  /// A handle finds its row through its slot.
  var slots: [Slot] = []
  var removedSlots: [Int32] = []
  var nextSerial = 1
  var nextVariableSerial: Int32 = 1

  /// What the structure determines, as long as it stays the same.
  var plan = SolvePlan()
  var state = State.unplanned

  /// Whether the stages before the simplex are used. Without them one simplex solves everything,
  /// which is the reference that they are tested against.
  var usesPresolve = true

  /// The most cells that simplexes compute for one answer, each component its share.
  var workLimit = WorkBudget.largest

  var foundIssues: [ConstraintIssue] = []
  /// The conflicts among the issues, to be checked when inputs change.
  var standing: [StandingConflict] = []
  /// The rounds of all searches in which rows were left out.
  var suspensionCount = 0
  /// Per row what it has in common with rows that share unknowns; empty if not known.
  var rowGroups: [Int32] = []
  /// Per row whether an issue may depend on it; empty if there is none, or if all may.
  var disturbedRows: [Bool] = []
  /// The positions of rows that the one simplex did not finish.
  var unfinishedRows: [Int] = []

  /// Creates an empty problem.
  public init() {}

  /// How much of the last answer still holds.
  enum State: UInt8, Sendable {
    /// Rows or coefficients changed.
    case unplanned
    /// Numbers changed.
    case stale
    /// Constants and inputs changed that are noted.
    case marked
    case solved
  }

  struct Slot: Sendable {
    var position: Int32
    var serial: Int
  }
}
