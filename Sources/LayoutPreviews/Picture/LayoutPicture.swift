public import Foundation

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// A picture of a laid-out tree as a value: the elements, their frames, and what placed them.
///
/// Make one from a view (`layoutPicture(title:describe:)`), from any element
/// (``init(title:of:describe:)``) or from a snapshot alone (``init(_:title:)``), then write it.
///
/// ```swift
/// let picture = screen.layoutPicture(title: "cart")
/// try Data(picture.svg().utf8).write(to: file)             // as users see it
/// try Data(picture.svg(.laidOut).utf8).write(to: other)    // frames, names and conditions
/// print(picture.text())
/// ```
///
/// Any number is accepted. An element whose frame is not finite cannot be drawn; a note below the
/// drawing names it.
public struct LayoutPicture: Equatable, Sendable {
  /// What the picture shows, for its heading and its alternative text.
  public var title: String

  /// The size of the outermost element, in points.
  public var size: CGSize

  /// The safe area within ``size``, drawn as bands along the edges.
  public var safeAreaInsets: UIEdgeInsets = .zero

  /// The margins within ``size``, drawn as a dotted line. None by default, also for a view: set
  /// them where they are of interest.
  public var layoutMargins: UIEdgeInsets = .zero

  /// The direction of the layout.
  public var direction: UIUserInterfaceLayoutDirection = .leftToRight

  /// Where the elements within the outermost one belong: a scroll view's content. `nil`, the
  /// default, for all of ``size``. The coordinates of elements without a parent start at its
  /// origin.
  public var contentFrame: CGRect?

  /// Whether the elements within the outermost one are cut off at ``size``.
  public var clipsContent = false

  /// The color behind all elements; `nil`, the default, for white, or for black where ``isDark``.
  public var background: Color?

  /// Whether what has no color of its own is dark, as the paper behind the screen. A picture of a
  /// view is dark where the view's traits are.
  public var isDark = false

  /// What a drawing shows. A picture of a view shows what users see; one of a snapshot, which has
  /// no colors and no text, shows what is laid out.
  public var look = Look.seen

  /// The elements within the outermost one, each before its descendants, back to front.
  public var items: [Item]

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - title: What the picture shows.
  ///   - size: The size of the outermost element, in points.
  ///   - items: The elements within it, each before its descendants.
  public init(title: String, size: CGSize, items: [Item] = []) {
    self.title = title
    self.size = size
    self.items = items
  }
}
