public import Foundation
public import LayoutCore

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
