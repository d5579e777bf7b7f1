public import Foundation

extension LayoutSnapshot {
  /// What changed from another snapshot to this one.
  ///
  /// Elements correspond when they have the same path; see ``subscript(_:)``.
  ///
  ///     print(after.difference(from: before))
  ///     // root/title moved by (4, 0): (16, 20, 288, 24) -> (20, 20, 288, 24)
  ///     // root/badge added: (300, 8, 12, 12)
  ///
  /// - Parameters:
  ///   - other: The snapshot of before.
  ///   - tolerance: By how much, in points, each number of a frame may differ without being
  ///     reported; a negative one or `nan` counts as zero.
  /// - Returns: An entry for each changed or added element in the order of this snapshot, then one
  ///   for each removed element. Of an added or removed subtree only the topmost element has one.
  /// - Complexity: O(elements of both).
  public func difference(from other: LayoutSnapshot, tolerance: CGFloat = 0) -> Difference {
    guard self != other else { return Difference(entries: []) }
    let tolerance = tolerance > 0 ? tolerance : 0
    lazy var paths = SnapshotPaths(records)
    lazy var otherPaths = SnapshotPaths(other.records)
    // Of equal trees, as most are, each element corresponds to the one at its index.
    let matches =
      hasTree(of: other)
      ? records.indices.map { Optional($0) } : paths.matches(in: otherPaths, matchesRoots: false)

    var entries: [Difference.Entry] = []
    var isMatched = [Bool](repeating: false, count: other.count)
    for (index, record) in records.enumerated() {
      func entry(_ kind: Difference.Kind, from old: CGRect? = nil) -> Difference.Entry {
        Difference.Entry(
          kind: kind, oldFrame: old, newFrame: record.frame, elementCount: record.end - index,
          paths: paths, index: index)
      }
      guard let match = matches[index] else {
        let isTopmost = index == 0 || matches[paths.parents[index]] != nil
        if isTopmost { entries.append(entry(.added)) }
        continue
      }
      isMatched[match] = true
      let old = other.records[match]
      let isMoved =
        old.frame.origin.x.differs(from: record.frame.origin.x, tolerance)
        || old.frame.origin.y.differs(from: record.frame.origin.y, tolerance)
      let isResized =
        old.frame.size.width.differs(from: record.frame.size.width, tolerance)
        || old.frame.size.height.differs(from: record.frame.size.height, tolerance)
      if isMoved || isResized {
        let kind: Difference.Kind =
          isMoved ? isResized ? .movedAndResized : .moved : .resized
        entries.append(entry(kind, from: old.frame))
      }
      if old.isHidden != record.isHidden {
        entries.append(entry(record.isHidden ? .hidden : .shown, from: old.frame))
      }
      if old.isGroup != record.isGroup {
        entries.append(entry(record.isGroup ? .grouped : .ungrouped, from: old.frame))
      }
    }
    for (index, record) in other.records.enumerated() where !isMatched[index] {
      guard index == 0 || isMatched[otherPaths.parents[index]] else { continue }
      entries.append(
        Difference.Entry(
          kind: .removed, oldFrame: record.frame, newFrame: nil,
          elementCount: record.end - index, paths: otherPaths, index: index))
    }
    return Difference(entries: entries)
  }

  /// Whether another snapshot has the same names, nested alike.
  private func hasTree(of other: LayoutSnapshot) -> Bool {
    guard count == other.count else { return false }
    for index in records.indices {
      guard records[index].end == other.records[index].end,
        records[index].name == other.records[index].name
      else { return false }
    }
    return true
  }

  /// What changed between two snapshots.
  public struct Difference: Equatable, Sendable {
    /// The changes, in the order of the new snapshot; removed elements at the end.
    public let entries: [Entry]

    /// Whether nothing changed.
    public var isEmpty: Bool {
      entries.isEmpty
    }
  }
}

extension LayoutSnapshot.Difference {
  /// How an element changed.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// The origin of its frame is another.
    case moved

    /// The size of its frame is another.
    case resized

    /// Origin and size of its frame are others.
    case movedAndResized

    /// It is new, with all that is inside.
    case added

    /// It is gone, with all that was inside.
    case removed

    /// It is hidden now.
    case hidden

    /// It is no longer hidden.
    case shown

    /// It is a group now: the frames in it are in the coordinates of what is around it.
    case grouped

    /// It is no longer a group.
    case ungrouped
  }

  /// The change of one element.
  public struct Entry: Sendable {
    /// How the element changed.
    public let kind: Kind

    /// The frame in the old snapshot, or nil for an added element.
    public let oldFrame: CGRect?

    /// The frame in the new snapshot, or nil for a removed element.
    public let newFrame: CGRect?

    /// The number of elements in the subtree, with this one.
    public let elementCount: Int

    let paths: SnapshotPaths
    let index: Int

    /// The element's path, as ``LayoutSnapshot/subscript(_:)`` takes it.
    ///
    /// - Complexity: O(depth).
    public var path: String {
      paths.path(of: index)
    }

    /// The new frame less the old one, number by number; nil for an added or removed element.
    public var delta: (x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)? {
      guard let oldFrame, let newFrame else { return nil }
      return (
        newFrame.origin.x.less(oldFrame.origin.x), newFrame.origin.y.less(oldFrame.origin.y),
        newFrame.size.width.less(oldFrame.size.width),
        newFrame.size.height.less(oldFrame.size.height)
      )
    }
  }
}

extension LayoutSnapshot.Difference.Entry: Equatable {
  /// Whether two entries say the same of the same path, with `nan` equal to itself.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    func isSame(_ lhs: CGRect?, _ rhs: CGRect?) -> Bool {
      guard let lhs, let rhs else { return lhs == nil && rhs == nil }
      return lhs.isSame(as: rhs)
    }
    return lhs.kind == rhs.kind && lhs.elementCount == rhs.elementCount
      && isSame(lhs.oldFrame, rhs.oldFrame) && isSame(lhs.newFrame, rhs.newFrame)
      && lhs.path == rhs.path
  }
}

extension LayoutSnapshot.Difference.Entry: CustomStringConvertible {
  /// The change in a line: `root/title moved by (4, 0): (16, 20, 288, 24) -> (20, 20, 288, 24)`.
  public var description: String {
    let old = oldFrame.map(\.text) ?? ""
    let new = newFrame.map(\.text) ?? ""
    let inside = elementCount > 1 ? ", with \(elementCount - 1) inside" : ""
    let move = delta.map { "(\(Double($0.x).fixedText), \(Double($0.y).fixedText))" } ?? ""
    let growth =
      delta.map { "(\(Double($0.width).fixedText), \(Double($0.height).fixedText))" } ?? ""
    return switch kind {
    case .moved: "\(path) moved by \(move): \(old) -> \(new)"
    case .resized: "\(path) resized by \(growth): \(old) -> \(new)"
    case .movedAndResized:
      "\(path) moved by \(move) and resized by \(growth): \(old) -> \(new)"
    case .added: "\(path) added: \(new)\(inside)"
    case .removed: "\(path) removed: \(old)\(inside)"
    case .hidden: "\(path) hidden"
    case .shown: "\(path) shown"
    case .grouped: "\(path) is a group now"
    case .ungrouped: "\(path) is no longer a group"
    }
  }
}

extension LayoutSnapshot.Difference: CustomStringConvertible {
  /// The entries in lines, a hundred at most, or `no difference`.
  public var description: String {
    guard !entries.isEmpty else { return "no difference" }
    var lines = entries.prefix(100).map(\.description)
    if entries.count > lines.count { lines.append("and \(entries.count - lines.count) more") }
    return lines.joined(separator: "\n")
  }
}

extension CGFloat {
  fileprivate func differs(from other: CGFloat, _ tolerance: CGFloat) -> Bool {
    // Comparing "not at most" counts a difference that is not a number as one.
    !isSame(as: other) && !((self - other).magnitude <= tolerance)
  }

  /// The difference, zero for equal infinities.
  fileprivate func less(_ other: CGFloat) -> CGFloat {
    isSame(as: other) ? 0 : self - other
  }
}
