/// A list in the memory of a plan. It does not grow: appending more than it has room for is an
/// error of the library.
///
/// Unlike an array it is not checked for other owners at every write, which in the loops that plan
/// a problem costs as much as the planning. What replaces the checks:
///
/// - *Memory.* The list points into the ``PlanArena`` of its plan, which lives as long as the plan.
///   It points nowhere only while it has no room; adding checks the room in every build, so where
///   there is an element there is memory. The pointer is not optional, as unwrapping one asks the
///   runtime for its type at every access in builds that are not optimized.
/// - *Indices.* Debug builds check them. They are positions of rows and variables, below the counts
///   that the plan was built for, or were counted while a list of the same plan was filled.
/// - *Threads.* A plan writes only while no other plan shares its arena, so a list that is read on
///   one thread is not written on another. That makes it `Sendable`.
struct ArenaList<Element: BitwiseCopyable>: @unchecked Sendable, RandomAccessCollection {
  private var base: UnsafeMutablePointer<Element>
  private var length: Int32 = 0
  private var room: Int32 = 0

  init() {
    base = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
  }

  var count: Int { Int(length) }
  var capacity: Int { Int(room) }
  var startIndex: Int { 0 }
  var endIndex: Int { Int(length) }
  var indices: Range<Int> { 0..<Int(length) }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    nonmutating _modify {
      assert(index >= 0 && index < count)
      yield &base[index]
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    precondition(length < room, "A list of a plan is longer than the problem allows.")
    base[Int(length)] = element
    length &+= 1
  }

  @inline(__always)
  mutating func popLast() -> Element? {
    guard length > 0 else { return nil }
    length &-= 1
    return base[Int(length)]
  }

  @inline(__always)
  mutating func removeAll() { length = 0 }

  /// Removes the last element, which has to be there.
  @inline(__always)
  mutating func removeLast() { setCount(count - 1) }

  /// Removes what a condition does not hold for.
  @inline(__always)
  mutating func keep(where isKept: (Element) -> Bool) {
    var count = 0
    for index in indices where isKept(base[index]) {
      base[count] = base[index]
      count += 1
    }
    setCount(count)
  }

  /// Reverses the order.
  func reverse() {
    var elements = UnsafeMutableBufferPointer(start: base, count: count)
    elements.reverse()
  }

  /// Makes it `count` times the same element.
  @inline(__always)
  mutating func fill(_ count: Int, with element: Element) {
    setCount(count)
    base.update(repeating: element, count: count)
  }

  /// Makes it `count` elements long; new ones are undefined until they are set.
  @inline(__always)
  mutating func setCount(_ count: Int) {
    precondition(count <= Int(room), "A list of a plan is longer than the problem allows.")
    length = Int32(truncatingIfNeeded: count)
  }

  /// Takes room for `capacity` elements at a cursor, which moves behind it. The elements are those
  /// that are there; nothing but lists of this element type is ever laid out at that place.
  @inline(__always)
  mutating func take(_ capacity: Int, from cursor: inout PlanArena.Cursor) {
    let mask = MemoryLayout<Element>.alignment - 1
    cursor.offset = (cursor.offset + mask) & ~mask
    if let arena = cursor.base {
      base = (arena + cursor.offset).assumingMemoryBound(to: Element.self)
      room = Int32(truncatingIfNeeded: capacity)
    }
    cursor.offset += capacity * MemoryLayout<Element>.stride
  }
}
