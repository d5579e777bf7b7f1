/// A page of pictures: one HTML file that shows and links SVG files beside it.
///
/// ```swift
/// var index = LayoutPictureIndex(title: "Shop")
/// index.entries.append(.init(picture, group: "cart", file: "cart-320x568.svg"))
/// try Data(index.html().utf8).write(to: folder.appending(path: "index.html"))
/// ```
///
/// Groups are in the order of their first pictures, and so are the sizes within a group; pictures
/// of one size are side by side. Where entries have files of both looks, the page lets its reader
/// choose one of them. It loads nothing from a network and follows the viewer's
/// light or dark setting.
public struct LayoutPictureIndex: Equatable, Sendable {
  /// The heading of the page.
  public var title: String

  /// The text below the heading; empty by default.
  public var introduction = ""

  /// The text below the heading of a group, by the group's name.
  public var groupNotes: [String: String] = [:]

  /// The file of a ``LayoutPictureSheet`` with an overview of a group, by the group's name, as a
  /// path relative to the page.
  public var groupSheets: [String: String] = [:]

  /// The pictures.
  public var entries: [Entry] = []

  /// The largest number of elements in the table of a picture; 80 by default.
  public var tableLimit = 80

  /// Creates a page without pictures.
  ///
  /// - Parameter title: The heading of the page.
  public init(title: String) {
    self.title = title
  }

  /// One picture of a page.
  public struct Entry: Equatable, Sendable {
    /// What the file shows, for the alternative text and the table of elements.
    public var picture: LayoutPicture

    /// The name of the group, such as that of the screen.
    public var group: String

    /// The SVG file, as a path relative to the page.
    public var file: String

    /// The SVG file of the same picture in the look ``LayoutPicture/Look/laidOut``, as a path
    /// relative to the page; `nil` by default. With it, ``file`` is what users see, and whoever
    /// reads the page chooses between the two for all pictures.
    public var laidOutFile: String?

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - picture: What the file shows.
    ///   - group: The name of the group, such as that of the screen.
    ///   - file: The SVG file, as a path relative to the page.
    public init(_ picture: LayoutPicture, group: String, file: String) {
      self.picture = picture
      self.group = group
      self.file = file
    }
  }
}
