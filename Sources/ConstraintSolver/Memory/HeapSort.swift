extension Array {
  /// Sorts in place without room of its own, which the standard sort needs from 64 elements on.
  ///
  /// Not stable. Complexity: n log n; linear for elements that are in order, or in reverse order.
  mutating func sortInPlace(_ isBefore: (Element, Element) -> Bool) {
    guard count > 1 else { return }
    let isSorted = indices.dropFirst().allSatisfy { !isBefore(self[$0], self[$0 - 1]) }
    if isSorted { return }
    if indices.dropFirst().allSatisfy({ isBefore(self[$0], self[$0 - 1]) }) {
      reverse()
      return
    }
    for root in (0..<(count / 2)).reversed() { sift(root, count, isBefore) }
    for end in (1..<count).reversed() {
      swapAt(0, end)
      sift(0, end, isBefore)
    }
  }

  private mutating func sift(_ start: Int, _ end: Int, _ isBefore: (Element, Element) -> Bool) {
    var root = start
    while 2 * root + 1 < end {
      var child = 2 * root + 1
      if child + 1 < end, isBefore(self[child], self[child + 1]) { child += 1 }
      guard isBefore(self[root], self[child]) else { return }
      swapAt(root, child)
      root = child
    }
  }
}
