public import Foundation

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension SectionedMatrixGeometry {
  /// What a section is made of.
  public struct Section: Hashable, Sendable {
    /// The number of items; at least 0.
    public let count: Int

    /// Whether there is a header above the items.
    public let hasHeader: Bool

    /// Whether there is a footer below the items.
    public let hasFooter: Bool

    /// Creates a section; a negative count is 0.
    public init(count: Int, hasHeader: Bool = false, hasFooter: Bool = false) {
      self.count = max(count, 0)
      self.hasHeader = hasHeader
      self.hasFooter = hasFooter
    }
  }

  /// The lengths that all sections share, in points. One that is negative or not finite counts as
  /// 0, and fewer columns than 1 as 1.
  public struct Measures: Equatable, Sendable {
    /// The width of the content. Headers and footers are as wide.
    public var width: CGFloat

    /// The number of cells in a row.
    public var columns: Int

    /// The height of every cell.
    public var cellHeight: CGFloat

    /// The room between cells: `dx` between columns, `dy` between rows.
    public var spacing: CGVector

    /// The room around the cells of each section.
    public var insets: UIEdgeInsets

    /// The height of a header.
    public var headerHeight: CGFloat

    /// The height of a footer.
    public var footerHeight: CGFloat

    /// Whether rows run from right to left.
    public var isMirrored: Bool

    /// Creates measures.
    public init(
      width: CGFloat, columns: Int, cellHeight: CGFloat,
      spacing: CGVector = CGVector(dx: 0, dy: 0), insets: UIEdgeInsets = .zero,
      headerHeight: CGFloat = 0, footerHeight: CGFloat = 0, isMirrored: Bool = false
    ) {
      self.width = width
      self.columns = columns
      self.cellHeight = cellHeight
      self.spacing = spacing
      self.insets = insets
      self.headerHeight = headerHeight
      self.footerHeight = footerHeight
      self.isMirrored = isMirrored
    }

    /// The width of a cell: what the columns share; 0 where there is no room for them.
    public var cellWidth: CGFloat {
      let columns = CGFloat(max(columns, 1))
      let width = (width - insets.left - insets.right - (columns - 1) * spacing.dx) / columns
      return width > 0 ? width : 0
    }

    func rowCount(_ count: Int) -> Int {
      count <= 0 ? 0 : (count - 1) / columns + 1
    }

    var usable: Measures {
      func usable(_ length: CGFloat) -> CGFloat { length > 0 && length < .infinity ? length : 0 }
      return Measures(
        width: usable(width), columns: max(columns, 1), cellHeight: usable(cellHeight),
        spacing: CGVector(dx: usable(spacing.dx), dy: usable(spacing.dy)),
        insets: UIEdgeInsets(
          top: usable(insets.top), left: usable(insets.left), bottom: usable(insets.bottom),
          right: usable(insets.right)),
        headerHeight: usable(headerHeight), footerHeight: usable(footerHeight),
        isMirrored: isMirrored)
    }
  }
}
