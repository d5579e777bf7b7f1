public import Foundation

extension LayoutSnapshot {
  /// A snapshot on the way from this one to another.
  ///
  /// Elements at the same path in both move in a straight line; the roots correspond whatever
  /// their names. An element in only one of them keeps its frame: one that only the other has
  /// stands behind the children that its parent has here.
  ///
  ///     let halfway = portrait.interpolated(to: landscape, fraction: 0.5)
  ///
  /// - Parameters:
  ///   - other: Where the way ends.
  ///   - fraction: How far to go: 0 for the frames here, 1 for those of `other`. Less or more goes
  ///     beyond them on the same line; `nan` counts as 0.
  /// - Returns: A snapshot with the names of this one. An element that both have is hidden at the
  ///   ends as it is there, and between them when it is hidden in both.
  /// - Complexity: O(elements of both).
  public func interpolated(to other: LayoutSnapshot, fraction: CGFloat) -> LayoutSnapshot {
    let fraction = fraction.isNaN ? 0 : fraction
    let matches = SnapshotPaths(records).matches(
      in: SnapshotPaths(other.records), matchesRoots: true)
    var isMatched = [Bool](repeating: false, count: other.count)
    for case .some(let match) in matches { isMatched[match] = true }

    var result: [Record] = []
    result.reserveCapacity(count)
    var open: [(index: Int, place: Int)] = []
    func close() {
      let (index, place) = open.removeLast()
      if let match = matches[index] {
        other.appendChildren(of: match, to: &result) { !isMatched[$0] }
      }
      result[place].end = result.count
    }
    for (index, record) in records.enumerated() {
      while let last = open.last, records[last.index].end <= index { close() }
      open.append((index, result.count))
      guard let match = matches[index] else {
        result.append(record)
        continue
      }
      result.append(record.interpolated(to: other.records[match], fraction))
    }
    while !open.isEmpty { close() }
    return LayoutSnapshot(records: result)
  }

  /// Appends the subtrees of those children of an element that pass a test.
  private func appendChildren(
    of parent: Int, to result: inout [Record], where isIncluded: (Int) -> Bool
  ) {
    var child = parent + 1
    while child < records[parent].end {
      let end = records[child].end
      if isIncluded(child) {
        let shift = result.count - child
        for var record in records[child..<end] {
          record.end += shift
          result.append(record)
        }
      }
      child = end
    }
  }
}

extension LayoutSnapshot.Record {
  fileprivate func interpolated(to other: Self, _ fraction: CGFloat) -> Self {
    func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat {
      // The ends are exact, and equal infinities have nothing between them.
      if fraction == 0 || start == end { return start }
      return fraction == 1 ? end : start + (end - start) * fraction
    }
    var result = self
    result.frame = CGRect(
      x: between(frame.origin.x, other.frame.origin.x),
      y: between(frame.origin.y, other.frame.origin.y),
      width: between(frame.size.width, other.frame.size.width),
      height: between(frame.size.height, other.frame.size.height))
    result.isHidden =
      fraction <= 0
      ? isHidden : fraction >= 1 ? other.isHidden : isHidden && other.isHidden
    return result
  }
}
