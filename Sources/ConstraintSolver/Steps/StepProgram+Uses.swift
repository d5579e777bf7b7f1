/// Rows that come to those that mention a variable, or leave them.
extension StepProgram {
  /// Adds a row to those that mention a variable, if it is not among them. Returns `false` if there
  /// is no room.
  ///
  /// Complexity: linear in the rows behind it, and amortized O(1) for the newest row.
  mutating func addUse(of variable: Int, by position: Int32) -> Bool {
    var place = useRanges[variable].places.upperBound
    while place > useRanges[variable].start, uses[place - 1] > position { place -= 1 }
    if place > useRanges[variable].start, uses[place - 1] == position { return true }
    let end = useRanges[variable].places.upperBound
    if end >= uses.count || uses[end] != UseRange.free(variable) {
      let offset = place - Int(useRanges[variable].start)
      guard moveUses(of: variable) else { return false }
      place = Int(useRanges[variable].start) + offset
    }
    var index = useRanges[variable].places.upperBound
    useRanges[variable].end += 1
    while index > place {
      uses[index] = uses[index - 1]
      index -= 1
    }
    uses[place] = position
    return true
  }

  /// Moves the rows that mention a variable to where there is room for as many again.
  private mutating func moveUses(of variable: Int) -> Bool {
    let old = useRanges[variable].places
    let room = max(2 * old.count, 4)
    let start = uses.count
    guard start + room <= uses.capacity else { return false }
    uses.setCount(start + room)
    for (offset, place) in old.enumerated() { uses[start + offset] = uses[place] }
    for place in start + old.count..<start + room { uses[place] = UseRange.free(variable) }
    useRanges[variable] = UseRange(
      start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: start + old.count))
    return true
  }

  /// Takes a row from those that mention a variable, if it is among them.
  ///
  /// Complexity: linear in the rows behind it, logarithmic in those before.
  mutating func removeUse(of variable: Int, by position: Int32) {
    var (low, high) = (useRanges[variable].places.lowerBound, useRanges[variable].places.upperBound)
    let end = high
    while low < high {
      let middle = (low + high) / 2
      if uses[middle] < position { low = middle + 1 } else { high = middle }
    }
    guard low < end, uses[low] == position else { return }
    for place in low + 1..<end { uses[place - 1] = uses[place] }
    uses[end - 1] = UseRange.free(variable)
    useRanges[variable].end -= 1
  }
}
