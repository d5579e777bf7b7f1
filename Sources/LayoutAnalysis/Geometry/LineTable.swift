/// The lines of a map: one per border, so that both sides speak of the same numbers.
struct LineTable: Sendable {
  private(set) var lines: [Line] = []

  subscript(index: Int32) -> Line { lines[Int(index)] }

  /// The number of a line; that of one that is as good as the same, if there is one.
  mutating func index(of line: Line) -> Int32 {
    for index in lines.indices where lines[index].isNear(line) { return Int32(index) }
    let settled = line.settled
    for index in lines.indices where lines[index].isNear(settled) { return Int32(index) }
    lines.append(settled)
    return Int32(lines.count - 1)
  }

  /// The number of a line that is used as it is.
  mutating func index(ofExact line: Line) -> Int32 {
    if let index = lines.firstIndex(of: line) { return Int32(index) }
    lines.append(line)
    return Int32(lines.count - 1)
  }
}
