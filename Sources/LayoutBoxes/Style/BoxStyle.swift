/// What a box does with its children and where it puts them.
///
/// ```swift
/// var style = BoxStyle(.row, spacing: 4)
/// style.vertical = .center
/// style.margins = BoxMargins(8)
/// ```
///
/// Numbers are points. One that is infinite counts as 0, one longer than 10^15 as so many; `nan`
/// counts as 0 too, except for the spacing, where it counts as `nil`.
public struct BoxStyle: Equatable, Sendable {
  /// How children are arranged.
  public var kind: Kind

  /// Where children are placed horizontally.
  public var horizontal: BoxHorizontalAlignment

  /// Where children are placed vertically.
  public var vertical: BoxVerticalAlignment

  /// The room between neighbors of a row or column, in points; `nil` for the system's (8).
  public var spacing: Double? {
    didSet { spacing = BoxStyle.known(spacing) }
  }

  /// The room between the box's edges and its children, in points.
  public var margins: BoxMargins

  /// The baseline that aligns the children of a row, or one after the other those of a column.
  public var baseline: BoxBaseline?

  /// Whether the cells of a column's rows form columns of equal width.
  public var isGrid: Bool

  /// Whether what is centered is so between the margins instead of the edges.
  public var centersBetweenMargins: Bool

  /// The direction of the box and of all in it; that of the box around it if `nil`.
  public var direction: Direction?

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - kind: How children are arranged.
  ///   - horizontal: Where children are placed horizontally.
  ///   - vertical: Where children are placed vertically.
  ///   - spacing: The room between neighbors, in points; `nil` for the system's.
  ///   - margins: The room around the children in points.
  ///   - baseline: The baseline that aligns the children, or `nil`.
  ///   - isGrid: Whether the cells of a column's rows form columns.
  ///   - direction: The direction, or `nil` for that of the box around it.
  ///   - centersBetweenMargins: Whether the center is that of the room between the margins.
  public init(
    _ kind: Kind,
    horizontal: BoxHorizontalAlignment = .fill,
    vertical: BoxVerticalAlignment = .fill,
    spacing: Double? = nil,
    margins: BoxMargins = BoxMargins(0),
    baseline: BoxBaseline? = nil,
    isGrid: Bool = false,
    direction: Direction? = nil,
    centersBetweenMargins: Bool = false
  ) {
    self.kind = kind
    self.horizontal = horizontal
    self.vertical = vertical
    self.spacing = BoxStyle.known(spacing)
    self.margins = margins
    self.baseline = baseline
    self.isGrid = isGrid
    self.direction = direction
    self.centersBetweenMargins = centersBetweenMargins
  }

  // What is no number would differ from itself.
  private static func known(_ spacing: Double?) -> Double? {
    spacing.flatMap { $0.isNaN ? nil : $0 }
  }

  /// How a box arranges its children.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// One beside the other, in reading direction.
    case row
    /// One below the other.
    case column
    /// Each by its own anchor; see ``BoxAnchor``.
    case anchors
    /// Each fills the room inside the margins.
    case root
    /// Like ``root``, with the priorities of a table's cell.
    case cell
    /// The content of a scroll view that takes its natural size in both directions. The content
    /// starts at (0, 0); margins are insets, which shrink what a fitted content gets.
    case scroll
    /// A scroll view's content as wide as the view.
    case scrollFittingWidth
    /// A scroll view's content as high as the view.
    case scrollFittingHeight
    /// A scroll view's content as large as the view.
    case scrollFittingBoth

    var isScroll: Bool { rawValue >= Kind.scroll.rawValue }
  }

  /// Which way the user reads.
  public enum Direction: UInt8, Hashable, Sendable {
    /// As in English.
    case leftToRight
    /// As in Arabic: what is said about leading and trailing is mirrored.
    case rightToLeft
  }
}

extension BoxStyle {
  /// Whether a box is no grid, aligns on no baseline and sets no direction, as most.
  @inline(__always)
  var isPlain: Bool { !isGrid && baseline == nil && direction == nil }

  private static let systemSpacing = 8.0

  /// The room between neighbors, in points, the system's where none is set; never -0, so that the
  /// sign tells whether children overlap.
  @inline(__always)
  var usableSpacing: Double { spacing.map { $0.usableLength + 0 } ?? BoxStyle.systemSpacing }
}
