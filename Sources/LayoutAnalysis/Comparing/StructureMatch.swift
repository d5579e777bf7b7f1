import LayoutCore

/// The elements that two structures have in common, by their paths.
struct StructureMatch {
  private(set) var pairs: [(first: Int, second: Int)] = []
  private(set) var added: [String] = []
  private(set) var removed: [String] = []

  init(_ first: SnapshotPaths, _ second: SnapshotPaths) {
    let matches = first.matches(in: second, matchesRoots: false)
    var isMatched = [Bool](repeating: false, count: second.count)
    for (index, match) in matches.enumerated() {
      if let match {
        pairs.append((index, match))
        isMatched[match] = true
      } else {
        removed.append(first[index])
      }
    }
    for index in isMatched.indices where !isMatched[index] { added.append(second[index]) }
  }
}
