import ConstraintSolver

/// A layout as numbers: n views of x, y, width and height in a parent whose size is given.
enum SolverShape: String, CaseIterable {
  /// Four edges to the parent's.
  case flat
  /// Each right of the one before, with a fixed width.
  case chain
  /// Each inside the one before.
  case nest
  /// Labels with their own size, and fields that take the rest of the width.
  case form
  /// As many columns as rows, all cells of one size.
  case grid
  /// One row of equal widths that fill the parent.
  case equal
  /// One row of labels, in a parent too narrow for all of them from 30 on.
  case intr

  /// What a shape made: its variables and what can be changed.
  struct Built {
    var frames: [ConstraintProblem.Variable] = []
    var width: ConstraintProblem.Variable
    var height: ConstraintProblem.Variable
    /// The row whose constant places the first view.
    var first: ConstraintProblem.Row?
  }

  /// The columns of a grid of about n cells, and the number of views there are.
  func columns(_ n: Int) -> Int {
    var columns = 1
    while (columns + 1) * (columns + 1) <= n { columns += 1 }
    return columns
  }

  func count(_ n: Int) -> Int {
    switch self {
    case .grid: columns(n) * columns(n)
    case .form: n / 2 * 2
    default: n
    }
  }

  static func labelWidth(_ index: Int) -> Double { Double(20 + index * 7 % 30) }

  func build(_ n: Int, _ problem: inout ConstraintProblem, _ width: Double, _ height: Double)
    -> Built
  {
    let count = count(n)
    problem.reserveCapacity(variables: 4 * count + 2, rows: 8 * count + 2, terms: 16 * count)
    var built = Built(width: problem.addInput(width), height: problem.addInput(height))
    built.frames.reserveCapacity(4 * count)
    for _ in 0..<count {
      built.frames.append(problem.addVariable())
      built.frames.append(problem.addVariable())
      built.frames.append(problem.addVariable(isSize: true))
      built.frames.append(problem.addVariable(isSize: true))
    }
    switch self {
    case .flat: addFlat(count, &problem, &built)
    case .chain: addChain(count, &problem, &built)
    case .nest: addNest(count, &problem, &built)
    case .form: addForm(count, &problem, &built)
    case .grid: addGrid(count, &problem, &built)
    case .equal: addEqual(count, &problem, &built)
    case .intr: addLabels(count, &problem, &built)
    }
    return built
  }
}

extension SolverShape.Built {
  func x(_ index: Int) -> ConstraintProblem.Term { .init(frames[4 * index]) }
  func y(_ index: Int) -> ConstraintProblem.Term { .init(frames[4 * index + 1]) }
  func w(_ index: Int) -> ConstraintProblem.Term { .init(frames[4 * index + 2]) }
  func h(_ index: Int) -> ConstraintProblem.Term { .init(frames[4 * index + 3]) }
}

extension ConstraintProblem.Term {
  static prefix func - (term: Self) -> Self { Self(term.variable, -term.coefficient) }
  static func * (factor: Double, term: Self) -> Self {
    Self(term.variable, factor * term.coefficient)
  }
}
