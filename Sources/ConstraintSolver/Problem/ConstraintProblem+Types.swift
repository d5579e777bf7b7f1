extension ConstraintProblem {
  /// A number of a problem: an input, which is given, or an unknown, which is solved for.
  ///
  /// Made by ``addVariable(isSize:previous:)`` and ``addInput(_:)``; it means nothing to another
  /// problem.
  public struct Variable: Hashable, Sendable {
    var index: Int32
    var serial: Int32
  }

  /// A row of a problem, made by ``add(_:_:_:_:is:_:priority:)``.
  public struct Row: Hashable, Sendable, Comparable {
    var slot: Int32
    var serial: Int

    /// Whether a row was added before another.
    public static func < (a: Row, b: Row) -> Bool { a.serial < b.serial }
  }

  /// A variable times a coefficient, part of the left side of a row.
  public struct Term: Hashable, Sendable {
    /// The variable that is multiplied.
    public var variable: Variable
    /// The factor.
    public var coefficient: Double

    /// Creates a term; without a coefficient it is the variable itself.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }

    /// No term, for the places of ``ConstraintProblem/add(_:_:_:_:is:_:priority:)`` not needed.
    public static var none: Term { Term(Variable(index: -1, serial: 0), 0) }
  }

  /// How the left side of a row relates to its constant.
  public enum Relation: UInt8, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    /// Left side == constant.
    case equal
    /// Left side <= constant.
    case atMost
    /// Left side >= constant.
    case atLeast
  }

  /// The priority of a row that has to hold: 1000.
  public static let required = 1000
}

/// Something wrong with a problem, found while solving.
///
/// Read ``ConstraintProblem/issues`` after solving. Each one names the rows that have to change.
public enum ConstraintIssue: Hashable, Sendable {
  /// Required rows contradict each other. The problem is solved as if the suspended row were not
  /// there; once the contradiction is gone, the row counts again.
  case conflict(ConstraintConflict)

  /// A coefficient or constant of a row is NaN or infinite, or one of its variables was removed
  /// before the row was added: the row does not count.
  case invalid(ConstraintProblem.Row)

  /// Several rows that hundreds of open variables share would take too long: sorted, the rows whose
  /// answer is not finished, of which even required ones may not hold. Fewer rows about several
  /// variables at once help, or required ones instead of wishes.
  case unfinished([ConstraintProblem.Row])

  /// The value of a variable is too large for a floating-point number: it is 0 instead.
  case overflow(ConstraintProblem.Variable)
}

/// Required rows that cannot hold together.
///
/// The core is minimal: without any one of its rows or bounds the others agree. Where several cores
/// overlap, each is reported with its own suspended row.
public struct ConstraintConflict: Hashable, Sendable {
  /// The rows of the core, in the order of their statement.
  public var rows: [ConstraintProblem.Row]

  /// The sizes whose bound, not to be negative, belongs to the core.
  public var sizes: [ConstraintProblem.Variable]

  /// The newest row of the core, which is left out as long as the conflict lasts.
  public var suspended: ConstraintProblem.Row
}
