extension LayoutPicture {
  /// The words in which an element's place was said. In the look ``LayoutPicture/Look/laidOut``
  /// each has a hue of its own.
  public enum Vocabulary: String, Hashable, Sendable, CaseIterable {
    /// Methods: a position under a condition, matrices among them.
    case conditions
    /// Rows, columns and anchors.
    case boxes
    /// Statements of one item about another.
    case constraints
    /// Blocks of a scheme, one after the other.
    case blocks
  }
}
