/// Required rows that cannot hold together.
///
/// The core is minimal: without any one of its rows or bounds the others agree. Where several cores
/// overlap, each is reported with its own suspended row.
public struct ConstraintConflict: Hashable, Sendable {
  /// The rows of the core, in the order of their statement.
  public var rows: [ConstraintRow]

  /// The sizes whose bound, not to be negative, belongs to the core.
  public var sizes: [ConstraintVariable]

  /// The newest row of the core, which is left out as long as the conflict lasts.
  public var suspended: ConstraintRow
}
