import LayoutCore

/// What tells passes of the changes of a block.
struct BlockMarks {
  /// The mark of all blocks that were declared together, so that a block costs no object of its
  /// own. Only the pass they were declared for observes it, or others would be told of blocks that
  /// they do not have.
  var shared: ChangeMark?

  /// That of the block alone, for all other passes that have it. The block keeps it: a pass may
  /// have taken it in that does not observe it yet.
  var own: ChangeMark?

  func noteChange() {
    shared?.noteChange()
    own?.noteChange()
  }
}
