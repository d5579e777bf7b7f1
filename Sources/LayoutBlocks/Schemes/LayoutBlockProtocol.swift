public import Foundation
public import LayoutCore

/// What lays out elements within a rect: a block, a scheme of blocks, a stack.
///
/// ```swift
/// let scheme = LayoutScheme(blocks: [logo.layoutBlock(with: corner), title.layoutBlock()])
/// scheme.layout(in: view.bounds)                       // places the elements
/// let snapshot = scheme.snapshot(for: view.bounds)     // or returns their frames as a value,
/// scheme.apply(snapshot: snapshot)                     // to be applied later
/// ```
///
/// Both ways run the same program, so they give the same frames. Everything is done once, in the
/// order it is listed: a constraint on an element that a later block places sees its old frame.
/// Closures see the elements as they were before the pass.
///
/// A conforming type of your own is made of blocks: it declares them in ``declareBlocks(in:)``.
public protocol LayoutBlockProtocol {
  /// Whether there is something to lay out that has a container.
  var isActive: Bool { get }

  /// Adds what the block is made of.
  func declareBlocks(in declaration: inout BlockDeclaration)

  /// What keeps the block's program from pass to pass. Default: a new one for each pass.
  var blockFront: BlockPass { get }

  /// Places the elements.
  ///
  /// Complexity: linear in the blocks and their constraints; no memory is allocated from the
  /// second pass on, or from the third on of a ``StackLayoutScheme`` by itself.
  ///
  /// - Parameter sourceRect: The room of every block, in the coordinates of what holds its element,
  ///   in points. An axis without end is as long as what is in it.
  func layout(in sourceRect: CGRect)
}

extension LayoutBlockProtocol {
  /// Whether any declared element has a container.
  public var isActive: Bool { blockFront.isActive(self) }

  /// A new one for each pass.
  public var blockFront: BlockPass { BlockPass() }

  /// Lays out in what holds the first element: its bounds, or a scroll view's content.
  public func layout() {
    blockFront.layOutInContainer(self)
  }

  /// Places the elements.
  public func layout(in sourceRect: CGRect) {
    blockFront.layOut(self, in: sourceRect)
  }

  /// The frames that ``layout(in:)`` would give, as a tree of the blocks; nothing is placed.
  ///
  /// The frame of the snapshot itself is the union of its frames, empty ones included. Frames are
  /// in the coordinates of what holds their elements. The size that fits a proposal is
  /// `snapshot(for: proposal).frame.size`.
  public func snapshot(for sourceRect: CGRect) -> LayoutSnapshot {
    blockFront.snapshot(of: self, for: sourceRect)
  }

  /// The frames as a snapshot, where those of some elements outside the block are given.
  ///
  /// - Parameters:
  ///   - sourceRect: The room of every block.
  ///   - completedRects: Frames by element; those of the block's elements are added.
  public func snapshot(
    for sourceRect: CGRect, completedRects: inout [ObjectIdentifier: CGRect]
  ) -> LayoutSnapshot {
    blockFront.snapshot(of: self, for: sourceRect, completedRects: &completedRects)
  }

  /// The frames as a snapshot, where those of some elements outside the block are given.
  public func snapshot(
    for sourceRect: CGRect, constrainRects: [ObjectIdentifier: CGRect]
  ) -> LayoutSnapshot {
    var rects = constrainRects
    return blockFront.snapshot(of: self, for: sourceRect, completedRects: &rects)
  }

  /// The frames that the elements have now, as a tree of the blocks.
  public var currentSnapshot: LayoutSnapshot { blockFront.currentSnapshot(of: self) }

  /// The union of the frames that the elements have now; empty without elements.
  public var currentRect: CGRect { currentSnapshot.frame }

  /// Places the elements by the frames of a snapshot, matched by element.
  ///
  /// A snapshot that was stored and read again knows no elements and is matched by place, if it has
  /// the shape of the block: where conditions decide, the shape in what holds the first element, as
  /// in ``layout()``. Elements it has no frame for keep theirs, and an issue is reported.
  public func apply(snapshot: any LayoutSnapshotProtocol) {
    blockFront.apply(snapshot.layoutSnapshot, to: self)
  }
}
