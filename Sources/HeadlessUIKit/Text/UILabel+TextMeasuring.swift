import Foundation

extension UILabel {
  /// The measuring of labels that set none of their own; ``LiberationSansMeasuring`` by default.
  ///
  /// May be read and set from any thread. Labels are not told of a change, so set it before
  /// the first layout.
  public nonisolated static var defaultTextMeasuring: any TextMeasuring {
    get { sharedMeasuring.value }
    set { sharedMeasuring.value = newValue }
  }

  private nonisolated static let sharedMeasuring = SharedMeasuring()
}

/// The process-wide default behind a lock.
///
/// The conformance is unchecked because the compiler does not see that `lock` guards every access
/// to `current`, the only mutable state.
private final class SharedMeasuring: @unchecked Sendable {
  private let lock = NSLock()
  private var current: any TextMeasuring = LiberationSansMeasuring()

  var value: any TextMeasuring {
    get { lock.withLock { current } }
    set { lock.withLock { current = newValue } }
  }
}
