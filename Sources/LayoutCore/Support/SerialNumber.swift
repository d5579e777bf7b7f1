import Synchronization

/// Numbers that are never used twice in a process.
package enum SerialNumber {
  /// A number above all that were returned before, whatever thread asked for them.
  package static func next() -> Int {
    if #available(macOS 15, iOS 18, tvOS 18, visionOS 2, *) { return AtomicCount.next() }
    return last.withLock { last in
      last += 1
      return last
    }
  }

  /// For systems without atomic values.
  private static let last = Locked(0)
}

/// Counted without a lock, which takes longer than making what is numbered.
@available(macOS 15, iOS 18, tvOS 18, visionOS 2, *)
private enum AtomicCount {
  static let last = Atomic(0)

  static func next() -> Int { last.wrappingAdd(1, ordering: .relaxed).newValue }
}
