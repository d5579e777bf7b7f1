import Foundation
import LayoutAnalysis
public import LayoutCore

/// The frames of a layout at one input, as properties look at them.
///
/// ```swift
/// .holds("price stands below title") { $0["price"].frame.minY >= $0["title"].frame.maxY }
/// .holds("half of it is a picture") { $0["picture"].frame.width * 2 == $0.input.width }
/// ```
public struct LayoutFrames {
  /// The frames of all elements.
  public let snapshot: LayoutSnapshot

  /// What the layout depended on.
  public let input: LayoutInput

  private let unknown = UnknownNames()

  init(_ snapshot: LayoutSnapshot, _ input: LayoutInput) {
    self.snapshot = snapshot
    self.input = input
  }

  /// The element with a path, or with a name that no other one has.
  ///
  /// If there is none, the check fails with the names near it; the rest of the property sees the
  /// root instead.
  ///
  /// - Parameter name: The path or name.
  /// - Complexity: O(elements).
  public subscript(name: String) -> LayoutSnapshot.Node {
    let found = snapshot.element(name)
    if let node = found.node { return node }
    if let issue = found.issue { unknown.issues.append(issue) }
    return snapshot.root
  }

  /// Whether there is an element with a path, or exactly one with a name.
  ///
  /// - Parameter name: The path or name.
  /// - Complexity: O(elements).
  public func contains(_ name: String) -> Bool { snapshot.element(name).node != nil }

  /// What was wrong with the names that were asked for.
  var issues: [LayoutIssue] { unknown.issues }

  private final class UnknownNames {
    var issues: [LayoutIssue] = []
  }
}
