/// What a simplex decided, and all that it was asked.
///
/// The same question has the same answer, whatever happened in between, so an answer that took much
/// work is used again: while a conflict stands, or while something takes too long, changes
/// elsewhere plan the problem anew.
struct LongDecision: Sendable {
  private var program: LevelProgram
  private var priorities: [Int]
  private var budget: Int
  /// The choices that were offered, if the rows left one.
  private(set) var choices: [SimplexQuestion.Choice]?

  /// The rules for choosing that decided, as indices of ``choices``.
  private(set) var chosen: [Int] = []
  private(set) var values: [Double] = []
  private(set) var isFinished = false
  /// A contradiction, if there was one; then there are no values.
  private(set) var core: LevelProgram.Contradiction?
  private(set) var region: Region?
  /// How much of the budget it took.
  private(set) var work = 0

  /// How many are kept, from how much work on, and the most cells of one.
  static let limit = 4
  static let leastWork = 1 << 16
  static let largest = 1 << 20

  /// A question yet to be decided with at most `budget` of work.
  init(_ question: SimplexQuestion, _ budget: Int) {
    program = question.program
    priorities = question.priorities
    self.budget = budget
  }

  /// Solves the levels of the question. Returns `false` if that leaves a choice.
  mutating func solve(_ answer: inout SimplexAnswer<some SimplexNumber>) -> Bool {
    answer.simplex.budget = budget
    switch answer.solve() {
    case .optimal: isFinished = true
    case .unfinished: break
    case .infeasible(let contradiction): core = answer.simplex.minimal(contradiction)
    }
    return !isFinished || answer.simplex.isUnique
  }

  /// Chooses where the levels leave a choice.
  mutating func choose(
    among offered: [SimplexQuestion.Choice], _ answer: inout SimplexAnswer<some SimplexNumber>
  ) {
    choices = offered
    isFinished = answer.solve(choosing: offered)
    chosen = answer.chosen
  }

  /// Takes over what was decided.
  mutating func finish(_ answer: SimplexAnswer<some SimplexNumber>) {
    if core == nil { values = answer.simplex.values }
    if isFinished { region = answer.simplex.region }
    work = budget - answer.simplex.budget
  }

  /// Whether it is about a question, but for its choices.
  func isAbout(_ question: SimplexQuestion, _ budget: Int) -> Bool {
    self.budget == budget && program == question.program && priorities == question.priorities
  }

  /// Whether finding it again would take long.
  var isWorthKeeping: Bool {
    (work >= LongDecision.leastWork || !isFinished && core == nil)
      && program.cells.count <= LongDecision.largest
  }
}
