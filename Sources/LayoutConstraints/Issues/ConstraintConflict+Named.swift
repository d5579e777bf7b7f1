import ConstraintSolver

extension ConstraintConflict {
  /// How many rows an issue names, and how many sizes: a chain of thousands may contradict itself.
  static var mostNamed: Int { 100 }

  /// The rows that an issue names: the oldest ones, and the one that is left out.
  var namedRows: [ConstraintRow] {
    guard rows.count > Self.mostNamed else { return rows }
    return rows.prefix(Self.mostNamed - 1) + [suspended]
  }
}
