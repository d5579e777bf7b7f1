import Foundation

/// Parents and path steps of all elements of a snapshot, by index.
package struct SnapshotPaths: Sendable {
  /// The index of each element's parent; -1 for the root.
  private(set) var parents: [Int] = []
  private(set) var steps: [PathStep] = []

  /// A child's step below its parent; unique in a snapshot.
  struct Key: Hashable {
    var parent: Int
    var step: PathStep
  }

  package init(_ records: [LayoutSnapshot.Record]) {
    parents.reserveCapacity(records.count)
    steps.reserveCapacity(records.count)
    var open: [Int] = []
    var occurrences: [Key: Int] = [:]
    for (index, record) in records.enumerated() {
      while let last = open.last, records[last].end <= index { open.removeLast() }
      let parent = open.last ?? -1
      open.append(index)
      var step = PathStep(name: record.name, occurrence: 1)
      step.occurrence += occurrences[Key(parent: parent, step: step), default: 0]
      occurrences[Key(parent: parent, step: PathStep(name: record.name, occurrence: 1))] =
        step.occurrence
      parents.append(parent)
      steps.append(step)
    }
  }

  /// How many elements there are.
  package var count: Int { steps.count }

  /// The path of an element.
  ///
  /// - Complexity: O(depth).
  package subscript(index: Int) -> String { path(of: index) }

  /// The path of an element.
  ///
  /// - Complexity: O(depth).
  func path(of index: Int) -> String {
    var texts: [String] = []
    var index = index
    while index >= 0 {
      texts.append(steps[index].text)
      index = parents[index]
    }
    return texts.reversed().joined(separator: "/")
  }

  /// For each element the index of the element at the same path of another snapshot, or nil.
  ///
  /// - Parameter matchesRoots: Whether the roots correspond whatever their names.
  package func matches(in other: SnapshotPaths, matchesRoots: Bool) -> [Int?] {
    let indices = other.indicesOfSteps
    var matches: [Int?] = []
    matches.reserveCapacity(steps.count)
    for index in steps.indices {
      if index == 0 {
        matches.append(matchesRoots || steps[0] == other.steps[0] ? 0 : nil)
      } else {
        matches.append(
          matches[parents[index]].flatMap { indices[Key(parent: $0, step: steps[index])] })
      }
    }
    return matches
  }

  /// For each path the index of the element at it, or nil.
  ///
  /// - Complexity: O(elements + letters of the paths).
  package func indices(of paths: [String]) -> [Int?] {
    let indices = indicesOfSteps
    return paths.map { path in
      var index = -1
      for step in PathStep.steps(of: path) {
        guard let next = indices[Key(parent: index, step: step)] else { return nil }
        index = next
      }
      return index
    }
  }

  /// The index of the element at each step.
  private var indicesOfSteps: [Key: Int] {
    var indices: [Key: Int] = [:]
    indices.reserveCapacity(steps.count)
    for index in steps.indices {
      indices[Key(parent: parents[index], step: steps[index])] = index
    }
    return indices
  }
}
