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

/// What happens to a text that is wider than its box.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words; a word wider than the box breaks between characters.
  case byWordWrapping = 0
  /// Lines break between characters.
  case byCharWrapping = 1
  /// Lines are cut off at the edge.
  case byClipping = 2
  /// The last line shows its end, after an ellipsis.
  case byTruncatingHead = 3
  /// The last line shows its beginning, before an ellipsis.
  case byTruncatingTail = 4
  /// The last line shows its beginning and its end around an ellipsis.
  case byTruncatingMiddle = 5
}
