/// A sum of rows whose left sides cancel, and whose right side does not: over inputs, so that a
/// conflict of thousands of rows is looked at in a few steps when an input changes.
struct ConflictSum: Sendable {
  /// An input with its factor on the left side, and the largest factor in one row.
  private struct Part: Sendable {
    var input: Int32
    var factor: Double
    var largest: Double
  }

  private var constant = 0.0
  private var largest = 0.0
  private var parts: [Part] = []
  /// The sign of the right side when rows were found to contradict each other.
  private var sign = 0.0

  /// The sum of rows, each times its multiplier; `nil` if its right side is 0.
  ///
  /// Complexity: linear in the cells of the rows; n log n in those of inputs.
  init?(
    _ positions: [Int], times multipliers: [Double], in store: RowStore, _ values: [Double]
  ) {
    guard positions.count == multipliers.count else { return nil }
    for (position, multiplier) in zip(positions, multipliers) {
      let row = store.rows[position]
      constant += multiplier * row.constant
      largest = max(largest, abs(multiplier) * max(1, abs(row.constant)))
      for index in row.cellRange {
        let cell = store.cells[index]
        guard store.variables[Int(cell.variable)].kind == .input else { continue }
        add(cell.variable, multiplier * cell.coefficient)
      }
    }
    merge()
    let sum = rightSide(values).sum
    guard sum != 0 else { return nil }
    sign = sum < 0 ? -1 : 1
  }

  /// Whether the right side is still on the same side of 0, and that clearly.
  func stands(_ values: [Double]) -> Bool {
    let (sum, largest) = rightSide(values)
    return sum * sign > 2 * Tolerance.conflict * largest
  }

  /// The right side, and its largest part.
  private func rightSide(_ values: [Double]) -> (sum: Double, largest: Double) {
    var (sum, largest) = (constant, largest)
    for part in parts {
      let value = values[Int(part.input)]
      sum -= part.factor * value
      largest = max(largest, abs(part.largest * value))
    }
    return (sum, largest)
  }

  /// Adds an input; neighbors in a chain are mostly about the same one.
  private mutating func add(_ input: Int32, _ factor: Double) {
    if let last = parts.indices.last, parts[last].input == input {
      parts[last].factor += factor
      parts[last].largest = max(parts[last].largest, abs(factor))
    } else {
      parts.append(Part(input: input, factor: factor, largest: abs(factor)))
    }
  }

  /// Makes one part of all those of an input.
  private mutating func merge() {
    guard parts.count > 1 else { return }
    parts.sortInPlace { $0.input < $1.input }
    var count = 1
    for part in parts.dropFirst() {
      if parts[count - 1].input == part.input {
        parts[count - 1].factor += part.factor
        parts[count - 1].largest = max(parts[count - 1].largest, part.largest)
      } else {
        parts[count] = part
        count += 1
      }
    }
    parts.removeSubrange(count...)
  }
}
