/// The variables and rows of a problem, rows in the order of their statement.
struct RowStore: Sendable {
  var variables: [StoredVariable] = []
  var rows: [StoredRow] = []
  var cells: [StoredCell] = []
  var removedRows = 0

  /// The share of its largest term by which an answer may miss a required row that did not decide
  /// it.
  var missed = Tolerance.conflict

  mutating func reserveCapacity(variables: Int, rows: Int, terms: Int) {
    self.variables.reserveCapacity(variables)
    self.rows.reserveCapacity(rows)
    cells.reserveCapacity(terms)
  }

  /// Lends the lists and the values of the variables, to read and write without ownership.
  @inline(__always)
  func withView<Result>(_ values: inout [Double], _ body: (ProblemView) -> Result) -> Result {
    values.withUnsafeMutableBufferPointer { withView(of: $0, body) }
  }

  /// The same for values that are lent already.
  @inline(__always)
  func withView<Result>(
    of values: UnsafeMutableBufferPointer<Double>, _ body: (ProblemView) -> Result
  ) -> Result {
    variables.withUnsafeBufferPointer { variables in
      rows.withUnsafeBufferPointer { rows in
        cells.withUnsafeBufferPointer { cells in
          body(
            ProblemView(
              variables: variables, rows: rows, cells: cells, values: values, missed: missed))
        }
      }
    }
  }
}
