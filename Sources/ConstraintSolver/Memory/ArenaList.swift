/// A list in the memory of a plan. It does not grow: appending more than it has room for is an
/// error of the library.
///
/// Unlike an array it is not checked for other owners at every write, which in the loops that plan
/// a problem costs as much as the planning.
struct ArenaList<Element: BitwiseCopyable>: @unchecked Sendable, RandomAccessCollection {
  private var base: UnsafeMutablePointer<Element>?
  private var length: Int32 = 0
  private var room: Int32 = 0

  init() {}

  var count: Int { Int(length) }
  var startIndex: Int { 0 }
  var endIndex: Int { Int(length) }
  var indices: Range<Int> { 0..<Int(length) }

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
    precondition(length < room, "A list of a plan is longer than the problem allows.")
    base.unsafelyUnwrapped[Int(length)] = element
    length &+= 1
  }

  @inline(__always)
  mutating func popLast() -> Element? {
    guard length > 0 else { return nil }
    length &-= 1
    return base.unsafelyUnwrapped[Int(length)]
  }

  @inline(__always)
  mutating func removeAll() { length = 0 }

  /// Turns the order around.
  func reverse() {
    var elements = UnsafeMutableBufferPointer(start: base, count: count)
    elements.reverse()
  }

  /// Makes it `count` times the same element.
  @inline(__always)
  mutating func fill(_ count: Int, with element: Element) {
    setCount(count)
    base?.update(repeating: element, count: count)
  }

  /// Makes it `count` elements long; those that were not there before are whatever was in memory.
  @inline(__always)
  mutating func setCount(_ count: Int) {
    precondition(count <= Int(room), "A list of a plan is longer than the problem allows.")
    length = Int32(truncatingIfNeeded: count)
  }

  /// Takes room for `capacity` elements at `offset` of an arena, which moves behind it; without an
  /// arena it only measures. What the list contains is what is there.
  @inline(__always)
  mutating func take(_ capacity: Int, at offset: inout Int, of arena: UnsafeMutableRawPointer?) {
    let mask = MemoryLayout<Element>.alignment - 1
    offset = (offset + mask) & ~mask
    if let arena {
      base = (arena + offset).assumingMemoryBound(to: Element.self)
      room = Int32(truncatingIfNeeded: capacity)
    }
    offset += capacity * MemoryLayout<Element>.stride
  }
}
