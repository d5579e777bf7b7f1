/// One piece of memory for all lists of a plan: their lengths are bounded by the numbers of
/// variables, rows and cells, so one allocation serves a whole problem.
///
/// Copies of a plan share it until one of them changes; see ``SolvePlan/makeUnique()``.
final class PlanArena: @unchecked Sendable {
  let base: UnsafeMutableRawPointer
  let byteCount: Int

  init(byteCount: Int) {
    self.byteCount = byteCount
    base = .allocate(byteCount: max(byteCount, 1), alignment: 16)
  }

  convenience init(copying other: PlanArena) {
    self.init(byteCount: other.byteCount)
    base.copyMemory(from: other.base, byteCount: byteCount)
  }

  deinit { base.deallocate() }
}

/// A list in the memory of a plan. It does not grow: appending more than it has room for is an
/// error of the library.
///
/// Unlike an array it is not checked for other owners at every write, which in the loops that plan
/// a problem costs as much as the planning.
struct ArenaList<Element: BitwiseCopyable>: @unchecked Sendable, RandomAccessCollection {
  private var base: UnsafeMutablePointer<Element>?
  private(set) var count = 0
  private(set) var capacity = 0

  init() {}

  var startIndex: Int { 0 }
  var endIndex: Int { count }
  var indices: Range<Int> { 0..<count }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base.unsafelyUnwrapped[index]
    }
    nonmutating _modify {
      assert(index >= 0 && index < count)
      yield &base.unsafelyUnwrapped[index]
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    precondition(count < capacity, "A list of a plan is longer than the problem allows.")
    base.unsafelyUnwrapped[count] = element
    count += 1
  }

  @inline(__always)
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return base.unsafelyUnwrapped[count]
  }

  @inline(__always)
  mutating func removeAll() { count = 0 }

  /// Turns the order around.
  func reverse() {
    var elements = UnsafeMutableBufferPointer(start: base, count: count)
    elements.reverse()
  }

  /// Makes it `count` times the same element.
  @inline(__always)
  mutating func fill(_ count: Int, with element: Element) {
    precondition(count <= capacity, "A list of a plan is longer than the problem allows.")
    self.count = count
    for index in 0..<count { base.unsafelyUnwrapped[index] = element }
  }

  /// Makes it `count` elements long; those that were not there before are whatever was in memory.
  @inline(__always)
  mutating func setCount(_ count: Int) {
    precondition(count <= capacity, "A list of a plan is longer than the problem allows.")
    self.count = count
  }

  /// Takes room for `capacity` elements at `offset` of an arena, which moves behind it; without an
  /// arena it only measures. What the list contains is what is there.
  mutating func take(_ capacity: Int, at offset: inout Int, of arena: PlanArena?) {
    let alignment = MemoryLayout<Element>.alignment
    offset = (offset + alignment - 1) / alignment * alignment
    if let arena {
      base = (arena.base + offset).assumingMemoryBound(to: Element.self)
      self.capacity = capacity
    }
    offset += capacity * MemoryLayout<Element>.stride
  }
}
