extension Sequence {
  /// The elements in the order of a number of each; those of one number stay as they are.
  ///
  /// What is sorted are the numbers, so there is one copy of the standard sort for all lists: for
  /// each comparison that it is called with, the compiler makes another of two kilobytes.
  ///
  /// - Complexity: n log n; linear, without room for numbers, where the order is right already.
  @inlinable
  package func inOrder(of number: (Element) -> Int) -> [Element] {
    let elements = Array(self)
    let isSorted = elements.indices.dropFirst().allSatisfy {
      number(elements[$0 - 1]) <= number(elements[$0])
    }
    if isSorted { return elements }
    return sortedPlaces(elements.map(number)).map { elements[$0] }
  }
}

/// The places of numbers in their order.
@inline(never) @usableFromInline
package func sortedPlaces(_ numbers: [Int]) -> [Int] {
  numbers.indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }
}
