public import Foundation

/// A text broken into lines, one below the other at a distance of ``lineHeight``.
public struct TextLines: Hashable, Sendable {
  /// The lines from top to bottom; none for an empty text.
  public var lines: [TextLine]

  /// The distance from the top of a line to its baseline, in points.
  public var ascender: CGFloat

  /// The distance from one baseline to the next, in points.
  public var lineHeight: CGFloat

  /// Whether there is more text than the lines show.
  public var isTruncated: Bool

  /// Creates a broken text.
  public init(
    lines: [TextLine], ascender: CGFloat, lineHeight: CGFloat, isTruncated: Bool = false
  ) {
    self.lines = lines
    self.ascender = ascender
    self.lineHeight = lineHeight
    self.isTruncated = isTruncated
  }

  /// The width of the widest line, in points, not rounded; 0 without lines.
  public var width: CGFloat {
    // Which line it is has no influence: these are the text's own lengths.
    Recording.without { lines.reduce(0) { max($0, $1.width) } }
  }

  /// The height of all lines, in points, not rounded.
  public var height: CGFloat { CGFloat(lines.count) * lineHeight }

  /// The distance from the top of the first line to the baseline of the line at an index.
  public func baseline(at index: Int) -> CGFloat { CGFloat(index) * lineHeight + ascender }
}
