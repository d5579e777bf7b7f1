/// What depends on inputs and constants that change together, as the structure of a plan says.
///
/// A container that is resized changes the same inputs every time, so what they reach is looked up
/// once. It is computed from the rows and in the order of the program, so that an answer has the
/// bits of one that computes everything.
///
/// Its ranges are places in ``Reaches/members``.
struct Reach: Sendable, BitwiseCopyable {
  var firstSource: Int32
  var sourceEnd: Int32
  /// Whether the rest is known, which it is from the second time on.
  var isKnown = false
  var firstKnown: Int32 = 0
  var knownEnd: Int32 = 0
  var innerEnd: Int32 = 0
  var rowEnd: Int32 = 0
  var componentEnd: Int32 = 0
  var movedEnd: Int32 = 0

  /// Inputs, and -1 minus the positions of rows whose constants change, in the order of changes.
  var sources: Range<Int> { range(firstSource, sourceEnd) }
  /// The steps that run: those that follow from inputs alone, then ``inner``, each in their order.
  var steps: Range<Int> { range(firstKnown, innerEnd) }
  /// Steps of components that have no line about what changes, in their order.
  var inner: Range<Int> { range(knownEnd, innerEnd) }
  /// Rows that are neither steps nor lines.
  var rows: Range<Int> { range(innerEnd, rowEnd) }
  /// Components with lines about what changes.
  var components: Range<Int> { range(rowEnd, componentEnd) }
  /// The steps of these that are reached, in their order.
  var moved: Range<Int> { range(componentEnd, movedEnd) }

  /// Whether rows that are no steps are reached.
  var hasRows: Bool { innerEnd != movedEnd }

  /// A range whose ends are in order, as they are counts of a list that only grew meanwhile.
  @inline(__always)
  private func range(_ first: Int32, _ end: Int32) -> Range<Int> {
    Range(uncheckedBounds: (Int(first), Int(end)))
  }

  /// The same as it is found.
  struct Members {
    var known: [Int32] = []
    var inner: [Int32] = []
    var rows: [Int32] = []
    var components: [Int32] = []
    var moved: [Int32] = []

    var count: Int { known.count + inner.count + rows.count + components.count + moved.count }
  }
}
