/// Where the lines of a text stand in their box.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// At both edges, save the last line of a paragraph.
  case justified = 3
  /// Where the writing direction begins lines.
  case natural = 4
}
