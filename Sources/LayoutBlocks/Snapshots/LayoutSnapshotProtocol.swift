public import Foundation
public import LayoutCore

/// Frames as a value, to be applied to blocks: a snapshot, or a rect for a single block.
public protocol LayoutSnapshotProtocol: Sendable {
  /// The frame of it all.
  var frame: CGRect { get }

  /// The parts in their order, with frames in the same coordinates as ``frame``.
  var childSnapshots: [LayoutSnapshot] { get }

  /// The frame and all parts as one value.
  var layoutSnapshot: LayoutSnapshot { get }
}

extension LayoutSnapshotProtocol {
  /// The frame of it all, by its former name.
  @available(*, deprecated, renamed: "frame")
  public var snapshotFrame: CGRect { frame }
}

extension CGRect: LayoutSnapshotProtocol {
  /// The rect itself.
  public var frame: CGRect { self }

  /// None.
  public var childSnapshots: [LayoutSnapshot] { [] }

  /// A snapshot of one frame, without a name.
  public var layoutSnapshot: LayoutSnapshot { LayoutSnapshot(name: "", frame: self) }
}
