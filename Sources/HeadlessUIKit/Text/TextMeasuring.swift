public import Foundation

/// Breaks texts into lines and measures them.
///
/// ``UILabel`` uses ``UILabel/defaultTextMeasuring`` unless its own is set.
public protocol TextMeasuring: Sendable {
  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - text: Any text; an empty one has no lines.
  ///   - font: The font of the whole text.
  ///   - width: The room for a line in points. A width that is NaN, infinite or not above 0 sets
  ///     no limit.
  ///   - lineBreakMode: Where lines break, and how text beyond the last line is handled.
  ///   - maximumLines: The largest number of lines; 0 or less sets no limit.
  func lines(
    of text: String, font: TextFont, width: CGFloat, lineBreakMode: NSLineBreakMode,
    maximumLines: Int
  ) -> TextLines
}
