public import Foundation

extension LayoutPicture {
  /// The text that an element shows, whole, and how: what is needed to break it in another width.
  ///
  /// The lines of an item are the label's as broken in the item's frame.
  public struct Label: Hashable, Sendable {
    /// The characters, all of them.
    public var text: String

    /// The size of an em, in points.
    public var fontSize: CGFloat

    /// The height of a line, in points.
    public var lineHeight: CGFloat

    /// Whether the face is bold.
    public var isBold = false

    /// Whether the face is slanted.
    public var isItalic = false

    /// The color of the text.
    public var color = Color(red: 0, green: 0, blue: 0)

    /// Where lines stand that are narrower than the element.
    public var anchor = TextLine.Anchor.start

    /// The largest number of lines; 0 for as many as have room.
    public var lineLimit = 1

    /// Creates a black label in the regular face.
    ///
    /// - Parameters:
    ///   - text: Its characters.
    ///   - fontSize: The size of an em, in points.
    ///   - lineHeight: The height of a line, in points.
    public init(_ text: String, fontSize: CGFloat, lineHeight: CGFloat) {
      self.text = text
      self.fontSize = fontSize
      self.lineHeight = lineHeight
    }
  }
}
