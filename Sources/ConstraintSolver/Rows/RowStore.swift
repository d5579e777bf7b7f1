/// The variables and rows of a problem, rows in the order of their statement.
struct RowStore: Sendable {
  var variables: [StoredVariable] = []
  var rows: [StoredRow] = []
  var cells: [StoredCell] = []
  var removedRows = 0

  /// Gives the lists to read without any ownership.
  @inline(__always)
  func withView<Result>(_ body: (ProblemView) -> Result) -> Result {
    variables.withUnsafeBufferPointer { variables in
      rows.withUnsafeBufferPointer { rows in
        cells.withUnsafeBufferPointer { cells in
          body(ProblemView(variables: variables, rows: rows, cells: cells))
        }
      }
    }
  }
}
