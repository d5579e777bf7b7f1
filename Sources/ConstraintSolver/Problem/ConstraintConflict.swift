/// Required rows that cannot hold together.
///
/// The core is minimal: without any one of its rows or bounds the others agree. Where several cores
/// overlap, each is reported with its own suspended row.
///
/// While inputs change, a core may stay as long as its rows contradict each other, so that a
/// conflict is not another one at every size. A new problem leaves out the same rows, but where
/// several cores explain why, it may name another.
public struct ConstraintConflict: Hashable, Sendable {
  /// The rows of the core, in the order of their statement; only the suspended one if the conflict
  /// is not complete.
  public var rows: [ConstraintRow]

  /// The sizes whose bound, not to be negative, belongs to the core.
  public var sizes: [ConstraintVariable]

  /// The newest row of the core, which is left out as long as the conflict lasts.
  public var suspended: ConstraintRow

  /// Whether all of the core is listed.
  ///
  /// It is, unless hundreds of rows contradict a chain of hundreds. Then the first of these
  /// conflicts list it and the others do not, as otherwise the lists grew with the square of the
  /// rows: among n rows that share unknowns, lists end when they have 16n + 32,768 entries.
  public var isComplete = true
}
