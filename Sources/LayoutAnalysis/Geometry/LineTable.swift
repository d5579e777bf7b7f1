/// The lines of a map: one per border, so that both sides speak of the same numbers.
struct LineTable: Sendable {
  private(set) var lines: [Line] = []

  /// The numbers of the lines whose constants begin with the same thousandths.
  private var buckets: [Double: [Int32]] = [:]

  subscript(index: Int32) -> Line { lines[Int(index)] }

  /// The number of a line; that of one that is as good as the same, if there is one.
  ///
  /// - Complexity: O(1), and lines with nearly the same constant.
  mutating func index(of line: Line) -> Int32 {
    let settled = line.settled
    return near(line) ?? near(settled) ?? append(settled)
  }

  /// The number of a line that is used as it is.
  mutating func index(ofExact line: Line) -> Int32 {
    lines.firstIndex(of: line).map { Int32($0) } ?? append(line)
  }

  private func near(_ line: Line) -> Int32? {
    let (low, high) = (Self.bucket(line.c - Line.tolerance), Self.bucket(line.c + Line.tolerance))
    let numbers = (buckets[low] ?? []) + (low == high ? [] : buckets[high] ?? [])
    return numbers.filter { lines[Int($0)].isNear(line) }.min()
  }

  private mutating func append(_ line: Line) -> Int32 {
    let index = Int32(lines.count)
    lines.append(line)
    buckets[Self.bucket(line.c), default: []].append(index)
    return index
  }

  private static func bucket(_ constant: Double) -> Double { (constant * 1e3).rounded(.down) }
}
