/// The columns of a grid, collected row by row.
///
/// The cells at the same place of consecutive rows have one width. A row that is too short ends
/// its columns; rows below begin new ones there. Storage is kept between passes.
struct BoxGridScratch: Sendable {
  /// The grid that was collected last in the pass, or -1.
  var node = -1

  /// The rows.
  private(set) var rows: [Row] = []

  /// The columns of the rows' cells, place by place; rows with the same columns share them.
  private(set) var columns: [Int] = []

  /// The profile of each column.
  private(set) var profiles: [BoxProfile] = []

  /// The width that a filled row gave a column; below 0 before.
  var widths: [Double] = []

  private var votes: [BoxColumnVote] = []

  struct Row {
    /// The record of the row.
    var record: Int
    var count: Int
    /// Where its columns begin in ``columns``.
    var firstColumn: Int
    var hasWeights = false
  }

  mutating func removeAll() {
    rows.removeAll(keepingCapacity: true)
    columns.removeAll(keepingCapacity: true)
    profiles.removeAll(keepingCapacity: true)
    widths.removeAll(keepingCapacity: true)
    votes.removeAll(keepingCapacity: true)
  }

  /// Starts to decide widths over.
  mutating func forgetWidths() {
    for column in widths.indices { widths[column] = -1 }
  }

  /// Goes on to a row with a number of cells.
  mutating func beginRow(_ record: Int, cells: Int) {
    if let last = rows.last, last.count == cells {
      rows.append(Row(record: record, count: cells, firstColumn: last.firstColumn))
      return
    }
    let first = columns.count
    let shared = min(rows.last?.count ?? 0, cells)
    for place in 0..<shared { columns.append(columns[(rows.last?.firstColumn ?? 0) + place]) }
    for _ in shared..<cells {
      columns.append(votes.count)
      votes.append(BoxColumnVote())
    }
    rows.append(Row(record: record, count: cells, firstColumn: first))
  }

  /// Calls a closure with the columns of the current row, by place.
  @inline(__always)
  mutating func withColumns(_ body: (ColumnAccess) -> Void) {
    let first = rows[rows.count - 1].firstColumn
    columns.withUnsafeBufferPointer { columns in
      votes.withUnsafeMutableBufferPointer { votes in
        guard let columns = columns.baseAddress, let votes = votes.baseAddress else { return }
        body(ColumnAccess(columns: columns + first, votes: votes))
      }
    }
  }

  mutating func endRow(hasWeights: Bool) {
    rows[rows.count - 1].hasWeights = hasWeights
  }

  /// Computes the profiles.
  mutating func finish() {
    for vote in votes {
      profiles.append(vote.profile)
      widths.append(-1)
    }
  }

  /// Sets the columns that no filled row decided to their preferred widths.
  mutating func decideRest() {
    for column in widths.indices where widths[column] < 0 {
      widths[column] = profiles[column].preferred
    }
  }

  /// The columns of a row, by place; valid within ``withColumns(_:)`` only, for the places of the
  /// row's cells, of which ``beginRow(_:cells:)`` made room for all.
  struct ColumnAccess {
    fileprivate let columns: UnsafePointer<Int>
    fileprivate let votes: UnsafeMutablePointer<BoxColumnVote>

    subscript(place: Int) -> BoxColumnVote {
      @inline(__always) get { votes[columns[place]] }
      @inline(__always) nonmutating _modify { yield &votes[columns[place]] }
    }
  }
}
