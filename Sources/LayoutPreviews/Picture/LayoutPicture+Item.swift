public import Foundation

extension LayoutPicture {
  /// One element of a picture.
  public struct Item: Equatable, Sendable {
    /// The element's name.
    public var name: String

    /// The element's frame in the coordinates of the picture, in points.
    public var frame: CGRect

    /// The number of items the element lies within. The parent of an item is the nearest one
    /// before it with a smaller depth.
    public var depth: Int

    /// What placed the element: the condition of its active method, printed.
    public var caption: String?

    /// Whether no method placed the element, so that its frame is left over from an earlier pass.
    public var isUnplaced = false

    /// The words in which the element's place was said; `nil`, the default, if it is not known.
    public var vocabulary: Vocabulary?

    /// Whether the element and its descendants are hidden.
    public var isHidden = false

    /// Whether the element's descendants are cut off at its frame.
    public var clipsContent = false

    /// Where the element's children belong, in the coordinates of the picture: a scroll view's
    /// content. `nil` for the frame itself. The coordinates of children start at its origin.
    public var contentFrame: CGRect?

    /// Whether the element is a group, whose children are in the coordinates of what is around it.
    var isGroup = false

    /// The color that fills the element.
    public var fill: Color?

    /// The radius of its round corners, in points.
    public var cornerRadius: CGFloat = 0

    /// The corners that ``cornerRadius`` rounds; all by default.
    public var roundCorners = Corners.all

    /// The line inside its edges, drawn above its content; `nil` by default.
    public var border: Border?

    /// How much of the element and its descendants shows: 1, the default, for all, 0 for nothing.
    public var opacity = 1.0

    /// What the element is to a user, with its state.
    public var kind = Kind.plain

    /// The color of the part of a control that is on, done or selected; `nil` by default.
    public var tint: Color?

    /// Whether a user can do something with the element, if it is a control.
    public var isEnabled = true

    /// Whether the element shows an image, drawn as a landscape or, as laid out, as a crossed
    /// field. Setting it sets ``kind``.
    public var isImage: Bool {
      get { kind == .image }
      set { if newValue != isImage { kind = newValue ? .image : .plain } }
    }

    /// The whole text of a label, a button or a field, whatever its size is; `nil` by default.
    public var label: Label?

    /// The shapes that the element draws, such as the knob of a switch, back to front, below its
    /// ``lines``.
    public var shapes: [Shape] = []

    /// The lines of text the element shows.
    public var lines: [TextLine] = []

    /// Whether there is more text than ``lines`` show.
    public var isTruncated = false

    /// Creates an item without content.
    ///
    /// - Parameters:
    ///   - name: The element's name.
    ///   - frame: Its frame in the coordinates of the picture, in points.
    ///   - depth: The number of items it lies within.
    public init(name: String, frame: CGRect, depth: Int = 0) {
      self.name = name
      self.frame = frame
      self.depth = depth
    }
  }

  /// A filled rectangle, whose corners may be round.
  public struct Shape: Equatable, Sendable {
    /// Its frame in the coordinates of the picture, in points.
    public var frame: CGRect

    /// The radius of its corners, in points; half its height makes a pill.
    public var cornerRadius: CGFloat

    /// The color that fills it.
    public var fill: Color

    /// Creates a shape. One whose frame is not finite is not drawn.
    public init(frame: CGRect, cornerRadius: CGFloat = 0, fill: Color) {
      self.frame = frame
      self.cornerRadius = cornerRadius
      self.fill = fill
    }
  }

  /// A line of text.
  public struct TextLine: Equatable, Sendable {
    /// The characters of the line.
    public var text: String

    /// Where the line begins on its baseline, in the coordinates of the picture.
    public var origin: CGPoint

    /// The width of the line as it was measured, in points.
    public var width: CGFloat

    /// The size of an em, in points.
    public var fontSize: CGFloat

    /// Whether the face is bold.
    public var isBold = false

    /// Whether the face is slanted.
    public var isItalic = false

    /// The point of the line that stays in place if a viewer's font is wider or narrower.
    public var anchor = Anchor.start

    /// The color of the text.
    public var color = Color(red: 0, green: 0, blue: 0)

    /// Creates a black line in the regular face.
    ///
    /// - Parameters:
    ///   - text: Its characters.
    ///   - origin: Where it begins on its baseline.
    ///   - width: Its width in points.
    ///   - fontSize: The size of an em, in points.
    public init(_ text: String, at origin: CGPoint, width: CGFloat, fontSize: CGFloat) {
      self.text = text
      self.origin = origin
      self.width = width
      self.fontSize = fontSize
    }

    /// A point of a line.
    public enum Anchor: Hashable, Sendable {
      /// Where the line begins.
      case start
      /// Its middle.
      case middle
      /// Where it ends.
      case end
    }
  }
}
