import Foundation

extension LayoutSnapshot {
  /// The element at a path, or nil when there is none.
  ///
  /// A path names the elements from the root down: `root/header/title`. Of several siblings with
  /// one name the first has the plain name, the second `name#2`, and so on. A slash, a number sign
  /// or a backslash that belongs to a name is written behind a backslash.
  ///
  ///     snapshot["list/cell#3/title"]?.frame
  ///
  /// - Complexity: O(siblings along the path).
  public subscript(path: String) -> Node? {
    var node: Node?
    for step in PathStep.steps(of: path) {
      let candidates = node?.children ?? [root]
      var occurrence = 0
      node = candidates.first { candidate in
        if candidate.name == step.name { occurrence += 1 }
        return occurrence == step.occurrence && candidate.name == step.name
      }
      if node == nil { return nil }
    }
    return node
  }
}

/// One element in a path: its name, and which of the siblings with that name it is, from 1.
struct PathStep: Hashable, Sendable {
  var name: String
  var occurrence: Int

  /// The step as a path shows it.
  var text: String {
    var text = ""
    for scalar in name.unicodeScalars {
      if scalar == "/" || scalar == "#" || scalar == "\\" { text.unicodeScalars.append("\\") }
      text.unicodeScalars.append(scalar)
    }
    return occurrence == 1 ? text : "\(text)#\(occurrence)"
  }

  /// The steps of a path; one with a number that is none has an occurrence that matches nothing.
  static func steps(of path: String) -> [PathStep] {
    var steps: [PathStep] = []
    var name = String.UnicodeScalarView()
    var number: String.UnicodeScalarView?
    var isEscaped = false

    func step() -> PathStep {
      let occurrence = number.map { Int(String($0)) ?? 0 } ?? 1
      return PathStep(name: String(name), occurrence: occurrence)
    }
    for scalar in path.unicodeScalars {
      if !isEscaped, scalar == "\\" {
        isEscaped = true
      } else if !isEscaped, scalar == "/" {
        steps.append(step())
        name = String.UnicodeScalarView()
        number = nil
      } else if !isEscaped, scalar == "#", number == nil {
        number = String.UnicodeScalarView()
      } else {
        if number == nil { name.append(scalar) } else { number?.append(scalar) }
        isEscaped = false
      }
    }
    return steps + [step()]
  }
}

/// Parents and path steps of all elements of a snapshot, by index.
struct SnapshotPaths: Sendable {
  /// The index of each element's parent; -1 for the root.
  private(set) var parents: [Int] = []
  private(set) var steps: [PathStep] = []

  /// A child's step below its parent; unique in a snapshot.
  struct Key: Hashable {
    var parent: Int
    var step: PathStep
  }

  init(_ records: [LayoutSnapshot.Record]) {
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
  func matches(in other: SnapshotPaths, matchesRoots: Bool) -> [Int?] {
    var indices: [Key: Int] = [:]
    indices.reserveCapacity(other.steps.count)
    for index in other.steps.indices {
      indices[Key(parent: other.parents[index], step: other.steps[index])] = index
    }
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
}
