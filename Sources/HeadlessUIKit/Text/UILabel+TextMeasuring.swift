import Foundation

extension UILabel {
  /// How labels measure that name no measuring of their own; ``LiberationSansMeasuring`` at first.
  ///
  /// May be read and set from any thread. Labels do not hear of a change, so set it before the
  /// first layout.
  public nonisolated static var defaultTextMeasuring: any TextMeasuring {
    get { sharedMeasuring.value }
    set { sharedMeasuring.value = newValue }
  }

  private nonisolated static let sharedMeasuring = SharedMeasuring()
}

/// The process-wide default behind a lock.
private final class SharedMeasuring: @unchecked Sendable {
  private let lock = NSLock()
  private var current: any TextMeasuring = LiberationSansMeasuring()

  var value: any TextMeasuring {
    get { lock.withLock { current } }
    set { lock.withLock { current = newValue } }
  }
}
