import Foundation
import LayoutCore

/// The tree of a snapshot, to be filled in: memory of a program and a state, lent for one call
/// without ownership, so that a walk over it counts no references.
struct SnapshotTree {
  private let nodes: UnsafeBufferPointer<BlockNode>
  private let frames: UnsafeBufferPointer<CGRect>
  private let taken: UnsafeBufferPointer<Bool>
  private let origin: CGPoint

  /// What a snapshot says of an element besides its frame.
  struct Mark: Sendable {
    var serial: Int
    var isHidden: Bool
  }

  /// The snapshot; `describe` returns what it says of the element of a number. Nodes and
  /// state stay as they are; they are passed inout so as not to be retained.
  ///
  /// - Complexity: O(nodes), with one allocation where there are no conditions.
  @inline(__always)
  static func snapshot(
    _ nodes: inout [BlockNode], _ state: inout BlockState, from origin: CGPoint,
    _ describe: (Int) -> Mark
  ) -> LayoutSnapshot {
    nodes.withUnsafeBufferPointer { nodes in
      state.frames.withUnsafeBufferPointer { frames in
        state.taken.withUnsafeBufferPointer { taken in
          SnapshotTree(nodes: nodes, frames: frames, taken: taken, origin: origin)
            .snapshot(describe)
        }
      }
    }
  }

  @inline(__always)
  private func snapshot(
    _ describe: (Int) -> Mark
  ) -> LayoutSnapshot {
    guard !nodes.isEmpty else {
      return LayoutSnapshot(name: "", frame: CGRect(origin: origin, size: .zero))
    }
    // Where nodes are left out, the place of each in the records.
    var places: [Int] = []
    let hasBranches = !taken.isEmpty
    if hasBranches { places.reserveCapacity(nodes.count + 1) }
    var records = [LayoutSnapshot.Record](unsafeUninitializedCapacity: nodes.count) {
      memory, count in
      for index in nodes.indices {
        if hasBranches {
          places.append(count)
          if !isTaken(index) { continue }
        }
        let number = Int(nodes[index].element)
        // A group is unknown as long as nothing is in it.
        var frame = CGRect(x: origin.x, y: origin.y, width: -1, height: 0)
        var description = Mark(serial: 0, isHidden: false)
        if number >= 0 {
          frame = frames[number]
          description = describe(number)
        }
        (memory.baseAddress! + count).initialize(
          to: LayoutSnapshot.Record(
            name: nodes[index].name, frame: frame, isHidden: description.isHidden,
            isGroup: nodes[index].isGroup, element: description.serial, end: nodes[index].end))
        count += 1
      }
    }
    records.withUnsafeMutableBufferPointer { records in
      if hasBranches {
        places.append(records.count)
        for index in records.indices { records[index].end = places[records[index].end] }
      }
      unite(records, places)
      for index in records.indices where records[index].frame.size.width < 0 {
        records[index].frame.size.width = 0
      }
    }
    return LayoutSnapshot(records: records)
  }

  private func isTaken(_ index: Int) -> Bool {
    nodes[index].branch < 0 || taken[Int(nodes[index].branch)]
  }

  /// Sets the frame of each group to the union of those right below it, from the innermost group.
  private func unite(
    _ records: UnsafeMutableBufferPointer<LayoutSnapshot.Record>, _ places: [Int]
  ) {
    for index in nodes.indices.reversed() {
      let above = Int(nodes[index].parent)
      guard above >= 0, nodes[above].element < 0, isTaken(index) else { continue }
      let own = places.isEmpty ? index : places[index]
      let parent = places.isEmpty ? above : places[above]
      let frame = records[own].frame
      // A group without elements is nowhere.
      guard frame.size.width >= 0 else { continue }
      if records[parent].frame.size.width < 0 {
        records[parent].frame = frame
      } else {
        records[parent].frame.cover(frame)
      }
    }
  }
}
