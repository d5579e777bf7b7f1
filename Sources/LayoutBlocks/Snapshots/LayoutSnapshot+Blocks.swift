public import Foundation
public import LayoutCore

/// Frames as a value, to be applied to blocks: a snapshot, or a rect for a single block.
public protocol LayoutSnapshotProtocol: Sendable {
  /// The frame of it all.
  var frame: CGRect { get }

  /// The parts in their order, with frames in the same coordinates as ``frame``.
  var childSnapshots: [LayoutSnapshot] { get }

  /// The same as a tree.
  var layoutSnapshot: LayoutSnapshot { get }
}

extension LayoutSnapshotProtocol {
  /// The frame of it all, by its former name.
  @available(*, deprecated, renamed: "frame")
  public var snapshotFrame: CGRect { frame }
}

extension LayoutSnapshot: LayoutSnapshotProtocol {
  /// The frame of the topmost element or group.
  public var frame: CGRect { records[0].frame }

  /// The elements and groups right below the topmost one, with frames in its coordinates.
  ///
  /// - Complexity: O(elements).
  public var childSnapshots: [LayoutSnapshot] {
    var result: [LayoutSnapshot] = []
    var index = 1
    while index < records.count {
      let end = records[index].end
      result.append(
        LayoutSnapshot(
          records: records[index..<end].map { record in
            var copy = record
            copy.end -= index
            return copy
          }))
      index = end
    }
    return result
  }

  /// The snapshot itself.
  public var layoutSnapshot: LayoutSnapshot { self }
}

extension CGRect: LayoutSnapshotProtocol {
  /// The rect itself.
  public var frame: CGRect { self }

  /// None.
  public var childSnapshots: [LayoutSnapshot] { [] }

  /// A snapshot of one frame, without a name.
  public var layoutSnapshot: LayoutSnapshot { LayoutSnapshot(name: "", frame: self) }
}
