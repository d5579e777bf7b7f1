/// What depends on inputs and constants that change together, as the structure of a plan says.
///
/// A container that is resized changes the same inputs every time, so what they reach is looked up
/// once. It is computed from the rows and in the order of the program, so that an answer has the
/// bits of one that computes everything.
struct Reach: Sendable {
  /// Inputs, and -1 minus the positions of rows whose constants change, in the order of changes.
  var sources: [Int32] = []
  /// When its sources changed last after others had, by ``Reaches/clock``.
  var lastUse = 0
  /// Whether the members are known, which they are from the second time on.
  var isKnown = false

  /// All that is reached, one kind after the other.
  var members: [Int32] = []
  var parts = Parts()

  /// Sets the members, each kind as ``Parts`` describes it.
  mutating func set(
    _ known: [Int32], _ inner: [Int32], _ rows: [Int32], components: [Int32], moved: [Int32]
  ) {
    members = known + inner + rows + components + moved
    parts.knownEnd = known.count
    parts.innerEnd = parts.knownEnd + inner.count
    parts.rowEnd = parts.innerEnd + rows.count
    parts.componentEnd = parts.rowEnd + components.count
    parts.end = members.count
    isKnown = true
  }

  /// Makes it that of other sources, whose members are not known.
  mutating func start(with sources: ArenaList<Int32>) {
    self.sources.removeAll(keepingCapacity: true)
    self.sources.append(contentsOf: sources)
    isKnown = false
  }

  /// Whether it is that of these sources.
  @inline(__always)
  func has(_ other: ArenaList<Int32>) -> Bool {
    guard sources.count == other.count else { return false }
    for index in sources.indices where sources[index] != other[index] { return false }
    return true
  }

  /// Where each kind of members is.
  struct Parts: Sendable {
    var knownEnd = 0
    var innerEnd = 0
    var rowEnd = 0
    var componentEnd = 0
    var end = 0

    /// Steps that follow from inputs alone, in their order.
    var known: Range<Int> { 0..<knownEnd }
    /// Steps of components that have no line about what changes, in their order.
    var inner: Range<Int> { knownEnd..<innerEnd }
    /// Rows that are neither steps nor lines.
    var rows: Range<Int> { innerEnd..<rowEnd }
    /// Components with lines about what changes.
    var components: Range<Int> { rowEnd..<componentEnd }
    /// The steps of these that are reached, in their order.
    var moved: Range<Int> { componentEnd..<end }
  }
}

/// What the changes of late reach.
struct Reaches: Sendable {
  private var all: [Reach] = []
  /// The place of the last changes.
  private var last = 0
  /// How often other sources changed than the time before.
  private var clock = 0

  /// How many are kept.
  static let limit = 4

  mutating func removeAll() { all.removeAll(keepingCapacity: true) }

  /// The place of the reach of these sources. New ones take the place of those that did not change
  /// for longest.
  @inline(__always)
  mutating func place(of sources: ArenaList<Int32>) -> (place: Int, isNew: Bool) {
    if last < all.count, all[last].has(sources) { return (last, false) }
    return otherPlace(of: sources)
  }

  @inline(never)
  private mutating func otherPlace(
    of sources: ArenaList<Int32>
  ) -> (place: Int, isNew: Bool) {
    clock &+= 1
    let known = all.firstIndex { $0.has(sources) }
    if let known {
      last = known
    } else if all.count < Reaches.limit {
      last = all.count
      all.append(Reach(sources: Array(sources)))
    } else {
      last = all.indices.min { all[$0].lastUse < all[$1].lastUse } ?? 0
      all[last].start(with: sources)
    }
    all[last].lastUse = clock
    return (last, known == nil)
  }

  @inline(__always)
  subscript(place: Int) -> Reach {
    _read { yield all[place] }
    _modify { yield &all[place] }
  }
}
