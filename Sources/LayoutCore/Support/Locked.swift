import Foundation

/// A value that one thread at a time may touch.
package final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  // Unchecked, as the lock sees to it; a body that locks again waits for itself in any case.
  @exclusivity(unchecked) private var value: Value

  package init(_ value: Value) {
    self.value = value
  }

  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
