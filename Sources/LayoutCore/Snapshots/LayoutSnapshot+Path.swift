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
