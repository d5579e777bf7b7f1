import Foundation

/// A process-wide default behind a lock.
///
/// The conformance is unchecked because the compiler does not see that `lock` guards every access
/// to `current`, the only mutable state.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var current: Value

  init(_ value: Value) {
    current = value
  }

  var value: Value {
    get { lock.withLock { current } }
    set { lock.withLock { current = newValue } }
  }
}
