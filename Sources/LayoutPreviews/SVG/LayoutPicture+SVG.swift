import Foundation

extension LayoutPicture {
  /// The picture as an SVG file of its own, in which a unit is a point and (0, 0) the top left of
  /// the outermost element.
  ///
  /// As users see it, the file shows the screen and nothing around it. As laid out, it shows the
  /// outer size, the safe area and margins, and every element with its fill, its text as measured,
  /// its name, its frame in its parent's coordinates and its caption. A name never covers what it
  /// names: an element without room for it has a number, or nothing where not even that has room,
  /// and the name stands in a list beside the screen. Elements that no method placed are dashed;
  /// parts beyond the parent are hatched in red with the amount. A legend and notes are below.
  ///
  /// Each element is a group with an `id` made from its name, `item-title`; of several with one
  /// name, the second is `item-title-2`. Its tooltip contains everything known of it. The paper
  /// around the picture follows the viewer's light or dark setting.
  ///
  /// - Parameter look: What to show; the picture's ``look`` by default.
  /// - Returns: A well-formed XML document for any names and frames.
  /// - Complexity: O(items), and the square of the number of labels that are shown.
  public func svg(_ look: Look? = nil) -> String {
    var drawing = SVGDrawing(self, look: look)
    drawing.draw()
    return drawing.look == .seen ? drawing.seenDocument : drawing.document
  }
}
