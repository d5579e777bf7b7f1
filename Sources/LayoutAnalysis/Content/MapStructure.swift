import Foundation
import LayoutCore

/// The elements of a layout, without frames.
struct MapStructure: Sendable {
  /// The elements in preorder; their frames are zero.
  var records: [LayoutSnapshot.Record]

  /// The index of each element's parent; -1 for the root.
  var parents: [Int32]

  init(_ snapshot: LayoutSnapshot) {
    records = snapshot.records
    parents = []
    parents.reserveCapacity(records.count)
    var open: [Int] = []
    for index in records.indices {
      records[index].frame = .zero
      records[index].element = 0
      while let last = open.last, records[last].end <= index { open.removeLast() }
      parents.append(Int32(open.last ?? -1))
      open.append(index)
    }
  }

  /// The elements directly within another one.
  func children(of parent: Int) -> [Int] {
    var result: [Int] = []
    var child = parent + 1
    while child < records[parent].end {
      result.append(child)
      child = records[child].end
    }
    return result
  }

  /// Whether an element is hidden, by itself or by what it is in.
  func isHidden(_ element: Int) -> Bool {
    var next = element
    while next >= 0 {
      if records[next].isHidden { return true }
      next = Int(parents[next])
    }
    return false
  }

  /// Whether a view that scrolls is anywhere around an element.
  func isInScrolling(_ element: Int) -> Bool {
    var parent = parents[element]
    while parent >= 0 {
      if records[Int(parent)].isScrolling { return true }
      parent = parents[Int(parent)]
    }
    return false
  }

  func matches(_ snapshot: LayoutSnapshot) -> Bool {
    guard records.count == snapshot.records.count else { return false }
    return zip(records, snapshot.records).allSatisfy { $0.hasSameElement(as: $1) }
  }

  /// A number that all snapshots have which one structure matches.
  static func hash(of snapshot: LayoutSnapshot) -> Int {
    var hasher = Hasher()
    for record in snapshot.records { record.hashElement(into: &hasher) }
    return hasher.finalize()
  }
}
