/// The horizontal alignment of the lines of a text.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// At both edges, except the last line of a paragraph.
  case justified = 3
  /// At the edge where lines begin.
  case natural = 4
}
