/// How a text is handled that is wider than its box.
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
