public import LayoutCore

/// What a box does with its children and where it puts them.
///
/// ```swift
/// var style = BoxStyle(.row, spacing: 4)
/// style.vertical = .center
/// style.margins = BoxMargins(8)
/// ```
///
/// Numbers are points. One that is infinite counts as 0; `nan` counts as 0 too, except for the
/// spacing, where it stands for the system's (8).
public struct BoxStyle: Equatable, Sendable {
  /// How children are arranged.
  public var kind: Kind

  /// Where children stand horizontally.
  public var horizontal: BoxHorizontalAlignment

  /// Where children stand vertically.
  public var vertical: BoxVerticalAlignment

  /// The room between neighbours of a row or column, in points.
  public var spacing: Double

  /// The room between the box's edges and its children, in points.
  public var margins: BoxMargins

  /// The baseline on which the children of a row, or one after the other those of a column, stand.
  public var baseline: BoxBaseline?

  /// Whether the cells of a column's rows stand in columns of equal width.
  public var isGrid: Bool

  /// The direction of the box and of all in it; that of the box around it if `nil`.
  public var direction: Direction?

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - kind: How children are arranged.
  ///   - horizontal: Where children stand horizontally.
  ///   - vertical: Where children stand vertically.
  ///   - spacing: The room between neighbours in points, or `nan` for the system's.
  ///   - margins: The room around the children in points.
  ///   - baseline: The baseline on which children stand, or `nil`.
  ///   - isGrid: Whether the cells of a column's rows stand in columns.
  ///   - direction: The direction, or `nil` for that of the box around it.
  public init(
    _ kind: Kind,
    horizontal: BoxHorizontalAlignment = .fill,
    vertical: BoxVerticalAlignment = .fill,
    spacing: Double = .nan,
    margins: BoxMargins = BoxMargins(0),
    baseline: BoxBaseline? = nil,
    isGrid: Bool = false,
    direction: Direction? = nil
  ) {
    self.kind = kind
    self.horizontal = horizontal
    self.vertical = vertical
    self.spacing = spacing
    self.margins = margins
    self.baseline = baseline
    self.isGrid = isGrid
    self.direction = direction
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

/// Where a box puts its children horizontally.
public enum BoxHorizontalAlignment: Int, Hashable, Sendable, CaseIterable {
  /// From margin to margin; the raw values are Lima's.
  case fill = 0
  /// At the edge where lines begin.
  case leading = 1
  /// At the edge where lines end.
  case trailing = 2
  /// In the middle of the box, margins not considered. The children of a row are centred as a
  /// group.
  case center = 3
}

/// Where a box puts its children vertically.
public enum BoxVerticalAlignment: Int, Hashable, Sendable, CaseIterable {
  /// From margin to margin; the raw values are Lima's.
  case fill = 0
  /// At the top margin.
  case top = 1
  /// At the bottom margin.
  case bottom = 2
  /// In the middle of the box, margins not considered. The children of a column are centred as a
  /// group.
  case center = 3
}

/// Which of an element's lines stands on the common baseline.
public enum BoxBaseline: Int, Hashable, Sendable, CaseIterable {
  /// The first; raw values are Lima's.
  case first = 0
  /// The last.
  case last = 1
}

/// The edges of a box on which an element holds in an anchor box.
public typealias BoxAnchor = LayoutTraits.Anchor

/// The room between a box's edges and its children, in points.
public struct BoxMargins: Equatable, Sendable {
  /// At the upper edge.
  public var top: Double
  /// At the edge where lines begin.
  public var leading: Double
  /// At the lower edge.
  public var bottom: Double
  /// At the edge where lines end.
  public var trailing: Double

  /// Creates margins, in points.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates equal margins, in points.
  public init(_ all: Double) {
    self.init(top: all, leading: all, bottom: all, trailing: all)
  }

  var isZero: Bool { top == 0 && leading == 0 && bottom == 0 && trailing == 0 }

  var sanitized: BoxMargins {
    BoxMargins(
      top: top.usableLength, leading: leading.usableLength, bottom: bottom.usableLength,
      trailing: trailing.usableLength)
  }
}

/// A width or height of an element before a layout, in points.
///
/// A number that is negative or not finite counts as none.
public enum BoxLength: Equatable, Sendable {
  /// None: the element takes what it is given.
  case none
  /// That of the content.
  case natural(Double)
  /// Fixed, whatever the content.
  case fixed(Double)
}

extension Double {
  /// Lengths beyond are cut, so that sums of any number of them stay finite.
  static let longest = 1e15

  // Compared with the largest number and not with infinity: the compiler turns the latter into a
  // dozen instructions on bits, and every node asks.

  private var isBelowInfinity: Bool { self <= .greatestFiniteMagnitude }

  /// Whether this can be the length of something.
  var isUsableLength: Bool { self >= 0 && isBelowInfinity }

  /// Zero for what is not finite; never beyond ``longest``.
  var usableLength: Double {
    magnitude.isBelowInfinity
      ? Swift.min(Swift.max(self, -Double.longest), Double.longest) : 0
  }

  /// Zero, which stands for none, unless positive and finite; never so small or large that sizes
  /// divided by it overflow.
  var usableWeight: Double {
    self > 0 && isBelowInfinity ? Swift.min(Swift.max(self, 1e-9), 1e9) : 0
  }
}
