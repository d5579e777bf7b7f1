public import Foundation

/// Breaks texts into lines and measures them.
///
/// ``UILabel`` asks one; ``UILabel/defaultTextMeasuring`` is used where a label names no other.
public protocol TextMeasuring: Sendable {
  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - text: Any text; an empty one has no lines.
  ///   - font: The font of the whole text.
  ///   - width: The room for a line in points. A width that is NaN, infinite or not above 0 sets
  ///     no limit.
  ///   - lineBreakMode: Where lines break, and what becomes of text beyond the last line.
  ///   - maximumLines: How many lines there may be; 0 or less sets no limit.
  func lines(
    of text: String, font: TextFont, width: CGFloat, lineBreakMode: NSLineBreakMode,
    maximumLines: Int
  ) -> TextLines
}

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
