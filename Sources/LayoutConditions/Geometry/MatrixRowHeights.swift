/// The heights of rows that were measured, and how much higher they make everything before a row.
///
/// Sorted by row. Asking is O(log rows kept); adding behind all others O(1), elsewhere O(rows
/// kept).
struct MatrixRowHeights: Equatable, Sendable {
  struct Row: Comparable, Hashable, Sendable {
    var section: Int
    var row: Int

    static func < (lhs: Row, rhs: Row) -> Bool {
      lhs.section != rhs.section ? lhs.section < rhs.section : lhs.row < rhs.row
    }
  }

  /// How many rows are remembered.
  static let limit = 4096

  private(set) var estimate: Double
  private var rows: [Row] = []
  private var heights: [Double] = []

  /// What the rows before each add to their estimates; one more than there are rows.
  private var sums: [Double] = [0]

  init(estimate: Double) {
    self.estimate = estimate
  }

  var isEmpty: Bool { rows.isEmpty }
  var count: Int { rows.count }

  /// What the rows before one add to their estimates.
  func excess(before row: Row) -> Double {
    rows.isEmpty ? 0 : sums[place(of: row)]
  }

  /// The height of a row, if it was measured.
  func height(of row: Row) -> Double? {
    guard !rows.isEmpty else { return nil }
    let place = place(of: row)
    return place < rows.count && rows[place] == row ? heights[place] : nil
  }

  /// Remembers a height. Returns whether it differs from what was known.
  mutating func set(_ height: Double, of row: Row) -> Bool {
    let place = place(of: row)
    if place < rows.count, rows[place] == row {
      guard heights[place] != height else { return false }
      heights[place] = height
    } else {
      rows.insert(row, at: place)
      heights.insert(height, at: place)
      sums.append(0)
    }
    addUp(from: place)
    return true
  }

  /// Forgets a row and all behind it.
  mutating func removeAll(from row: Row) {
    keep(0..<place(of: row))
  }

  /// Forgets what is beyond the limit, the rows farthest from one first.
  mutating func trim(around row: Row) {
    guard rows.count > Self.limit else { return }
    let first = max(min(place(of: row) - Self.limit / 2, rows.count - Self.limit), 0)
    keep(first..<(first + Self.limit))
  }

  private mutating func keep(_ range: Range<Int>) {
    guard range != rows.indices else { return }
    rows = Array(rows[range])
    heights = Array(heights[range])
    sums = Array(repeating: 0, count: rows.count + 1)
    addUp(from: 0)
  }

  private mutating func addUp(from place: Int) {
    for index in place..<rows.count { sums[index + 1] = sums[index] + (heights[index] - estimate) }
  }

  /// The number of rows before one.
  private func place(of row: Row) -> Int {
    if let last = rows.last, last < row { return rows.count }
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = low + (high - low) / 2
      if rows[middle] < row { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
