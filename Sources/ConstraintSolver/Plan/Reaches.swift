/// What the changes of late reach.
struct Reaches: Sendable {
  private(set) var all = ArenaList<Reach>()
  private(set) var members = ArenaList<Int32>()
  /// The place of the last changes.
  private var last = 0

  /// How many are kept, those included that came only once so far.
  static let limit = 16

  mutating func take(_ room: PlanArena.Room, from cursor: inout PlanArena.Cursor) {
    all.take(Reaches.limit, from: &cursor)
    members.take(Reaches.largest(room), from: &cursor)
  }

  /// Room for anything that can be reached: all sources, steps, rows and components.
  private static func largest(_ room: PlanArena.Room) -> Int {
    3 * room.variables + 2 * room.rows
  }

  mutating func removeAll() {
    all.removeAll()
    members.removeAll()
    last = 0
  }

  /// The place of the reach of these sources. Where there is no room for new ones, all others are
  /// forgotten.
  @inline(__always)
  mutating func place(of sources: ArenaList<Int32>) -> (place: Int, isNew: Bool) {
    if last < all.count, has(sources, last) { return (last, false) }
    return otherPlace(of: sources)
  }

  @inline(never)
  private mutating func otherPlace(
    of sources: ArenaList<Int32>
  ) -> (place: Int, isNew: Bool) {
    if let known = all.indices.first(where: { has(sources, $0) }) {
      last = known
      return (known, false)
    }
    return (start(with: sources), true)
  }

  /// Adds the reach of new sources, of which nothing else is known. Returns its place.
  private mutating func start(with sources: ArenaList<Int32>) -> Int {
    if all.count == Reaches.limit || members.count + sources.count > members.capacity {
      removeAll()
    }
    let first = end
    append(sources)
    last = all.count
    all.append(Reach(firstSource: first, sourceEnd: end))
    return last
  }

  /// Sets what is reached from the last sources. Returns the place, which is another one where it
  /// takes the room of all others.
  mutating func setMembers(_ found: Reach.Members, of sources: ArenaList<Int32>) -> Int {
    if members.count + found.count > members.capacity {
      removeAll()
      last = start(with: sources)
    }
    var reach = all[last]
    reach.isKnown = true
    reach.firstKnown = end
    append(found.known)
    reach.knownEnd = end
    append(found.inner)
    reach.innerEnd = end
    append(found.rows)
    reach.rowEnd = end
    append(found.components)
    reach.componentEnd = end
    append(found.moved)
    reach.movedEnd = end
    all[last] = reach
    return last
  }

  private var end: Int32 { Int32(truncatingIfNeeded: members.count) }

  private mutating func append(_ list: some Sequence<Int32>) {
    for member in list { members.append(member) }
  }

  @inline(__always)
  private func has(_ sources: ArenaList<Int32>, _ place: Int) -> Bool {
    let own = all[place].sources
    guard own.count == sources.count else { return false }
    for index in sources.indices where members[own.lowerBound + index] != sources[index] {
      return false
    }
    return true
  }
}
