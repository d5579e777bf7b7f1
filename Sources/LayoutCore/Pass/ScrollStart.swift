package import Foundation

/// Keeps what a scroll view shows at its distance from the edge where its content begins: the right
/// one where the content is laid out from right to left, so that it shows the beginning at first.
package struct ScrollStart {
  /// The widths of a content that begins at its right edge, no narrower than the view, and of the
  /// view.
  package struct Widths {
    var content: CGFloat
    var view: CGFloat

    package init(content: CGFloat, view: CGFloat) {
      self.content = max(content, view)
      self.view = view
    }

    /// An offset as a distance from the right edge, and the other way round.
    func flipped(_ offset: CGFloat) -> CGFloat { content - view - offset }
  }

  /// The widths of the last pass; `nil` where the content began at the left.
  package var last: Widths?

  /// Creates the state of a content that begins at the left.
  package init() {}

  /// Notes the widths of a pass. Returns the offset to show, `nil` where the content begins at the
  /// left as before.
  package mutating func offset(from offset: CGFloat, _ widths: Widths?) -> CGFloat? {
    let distance = last?.flipped(offset) ?? offset
    let wasOrIsFlipped = last != nil || widths != nil
    last = widths
    guard wasOrIsFlipped, distance.isFinite else { return nil }
    return widths?.flipped(distance) ?? distance
  }
}
