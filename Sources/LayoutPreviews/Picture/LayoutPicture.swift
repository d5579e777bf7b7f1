public import Foundation

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// A picture of a laid-out tree as a value: what is where, and why.
///
/// Make one from a view (`layoutPicture(title:describe:)`), from any element
/// (``init(title:of:describe:)``) or from a snapshot alone (``init(_:title:)``), then write it.
///
/// ```swift
/// let picture = screen.layoutPicture(title: "cart")
/// try Data(picture.svg().utf8).write(to: file)
/// print(picture.text())
/// ```
///
/// Any number is accepted. What cannot be drawn, a frame that is not finite, is left out of the
/// drawing and named below it.
public struct LayoutPicture: Equatable, Sendable {
  /// What the picture shows, for its heading and its alternative text.
  public var title: String

  /// The size of the outermost element, in points.
  public var size: CGSize

  /// The safe area within ``size``, drawn as bands along the edges.
  public var safeAreaInsets: UIEdgeInsets = .zero

  /// The margins within ``size``, drawn as a dotted line. None by default, also for a view, whose
  /// margins are seldom of interest: set them where they are.
  public var layoutMargins: UIEdgeInsets = .zero

  /// Which way the user reads.
  public var direction: UIUserInterfaceLayoutDirection = .leftToRight

  /// What lies behind all elements; nothing by default.
  public var background: Color?

  /// The elements within the outermost one, each before what is within it, back to front.
  public var items: [Item]

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - title: What the picture shows.
  ///   - size: The size of the outermost element, in points.
  ///   - items: The elements within it, each before what is within it.
  public init(title: String, size: CGSize, items: [Item] = []) {
    self.title = title
    self.size = size
    self.items = items
  }
}

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

    /// Why the element is where it is: the condition of its active method, printed.
    public var caption: String?

    /// Whether no method placed the element, so that its frame is what was left of earlier times.
    public var isUnplaced = false

    /// Whether the element, with all that is within it, does not show.
    public var isHidden = false

    /// Whether what is within the element is cut off at its frame.
    public var clipsContent = false

    /// Where the element's children belong, in the coordinates of the picture: a scroll view's
    /// content. `nil` for the frame itself. The coordinates of children start at its origin.
    public var contentFrame: CGRect?

    /// What the element is filled with.
    public var fill: Color?

    /// Whether the element shows an image, drawn as a crossed field.
    public var isImage = false

    /// What the element draws itself, back to front, below its ``lines``: the knob of a switch.
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
    /// Where it stands, in the coordinates of the picture.
    public var frame: CGRect

    /// How round its corners are, in points; half its height makes a pill.
    public var cornerRadius: CGFloat

    /// What it is filled with.
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
    /// What the line shows.
    public var text: String

    /// Where the line begins on its baseline, in the coordinates of the picture.
    public var origin: CGPoint

    /// The width of the line as it was measured, in points.
    public var width: CGFloat

    /// The size of an em, in points.
    public var fontSize: CGFloat

    /// Whether the bold face is meant.
    public var isBold = false

    /// Whether the slanted face is meant.
    public var isItalic = false

    /// Which point of the line keeps its place if a viewer's font is wider or narrower.
    public var anchor = Anchor.start

    /// The colour of the text.
    public var color = Color(red: 0, green: 0, blue: 0)

    /// Creates a black line in the regular face.
    ///
    /// - Parameters:
    ///   - text: What it shows.
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
      case start, middle, end
    }
  }

  /// A colour in sRGB with an opacity, all parts from 0 to 1.
  public struct Color: Hashable, Sendable {
    /// The part of red.
    public var red: Double
    /// The part of green.
    public var green: Double
    /// The part of blue.
    public var blue: Double
    /// The opacity.
    public var alpha: Double

    /// Creates a colour. Parts beyond 0 to 1 are drawn as the nearest of both, ones that are not
    /// numbers as 0.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }
}
