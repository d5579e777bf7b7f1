/// What tells passes of the changes of blocks.
///
/// Blocks that are declared together share one, so that a block costs no object of its own. Only
/// the pass they are declared for observes that, or it would be told of blocks that it does not
/// have. A block that other passes have, too, gets a mark of its own for those.
package final class BlockMark: ChangeMark {
  /// The shared mark that the block had; `nil` for a shared one.
  private let shared: BlockMark?

  /// Creates a mark that blocks share, or that of one block besides the one it shares.
  package init(besides shared: BlockMark? = nil) {
    self.shared = shared
  }

  package var isShared: Bool { shared == nil }

  /// Whether a pass knew the blocks that share the mark, and has left it. A block keeps a mark of
  /// its own: others may have taken that in for a pass that does not observe it yet.
  package var isForgotten: Bool { isShared && isAbandoned }

  /// Tells all passes that know the block.
  package func noteBlockChange() {
    noteChange()
    shared?.noteChange()
  }
}
