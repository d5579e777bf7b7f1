/// Where a component was decided by a simplex, and for which right sides the same decision holds.
///
/// As long as every row stays on the side of its constant where it was, the parameters are sums of
/// the right sides with the same factors: another size or constant is a matter of adding up.
struct Region: Sendable {
  /// The rows of the simplex, in the order of its rows.
  var rows: [Row] = []
  /// Factors of rows: those of each parameter, then those of each check.
  var cells: [StoredCell] = []
  /// Where the cells of each parameter end.
  var parameterEnds: [Int32] = []
  var checks: [Check] = []
  /// The next region of the same component, or the next unused one.
  var next: Int32 = -1

  /// Whether rules for choosing decided; their rows are the last.
  var isChoice: Bool { (rows.last?.line ?? 0) < 0 }

  /// A line, or a rule for choosing: a variable and the value that it is to be close to.
  struct Row: Sendable {
    var line: Int32
    var variable: Int32 = -1
    var target = 0.0
  }

  /// A sum that must not pass the right side of its row, or 0 where it is that of a parameter.
  struct Check: Sendable {
    var row: Int32
    var endCell: Int32
    var canRise: Bool
    var canFall: Bool
  }

  /// How many are kept of one component.
  static let limit = 4
  /// The most factors that are worth keeping.
  static let largest = 1 << 16
}
