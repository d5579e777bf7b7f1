public import Foundation

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The frames of a matrix with sections as arithmetic: the engine of ``MatrixView``, usable alone.
///
/// A section is a header, rows of equal cells within insets, and a footer; sections stand one below
/// the other. The content of a section is known by its count, so memory and the time to create a
/// geometry depend on the sections only; a frame is O(1), what meets a range O(log sections).
///
/// ```swift
/// let geometry = SectionedMatrixGeometry(
///   sections: [.init(count: 10, hasHeader: true), .init(count: 10_000_000)],
///   measures: .init(width: 100, columns: 4, cellHeight: 20, spacing: .zero, headerHeight: 30))
/// geometry.frame(at: MatrixIndex(section: 0, item: 5))   // (25, 50, 25, 20)
/// geometry.contentSize                                   // (100, 50_000_090)
/// ```
public struct SectionedMatrixGeometry: Equatable, Sendable {
  /// The lengths that all sections share.
  public let measures: Measures

  /// The sections, top to bottom.
  public let sections: [Section]

  /// The top of each section if all rows had the height of a cell, and the bottom of the last.
  private let tops: [Double]

  /// The rows that are not as high as a cell.
  var rowHeights: MatrixRowHeights

  private let cellWidth: Double

  /// Creates the geometry of some sections. Complexity: O(sections).
  public init(sections: [Section], measures: Measures) {
    let measures = measures.usable
    self.measures = measures
    self.sections = sections
    rowHeights = MatrixRowHeights(estimate: measures.cellHeight)
    cellWidth = measures.cellWidth
    var tops: [Double] = []
    tops.reserveCapacity(sections.count + 1)
    var top = 0.0
    for section in sections {
      tops.append(top)
      top += Self.height(of: section, measures)
    }
    tops.append(top)
    self.tops = tops
  }

  /// The size of the content, in points; its height is infinite where no number can say it.
  public var contentSize: CGSize {
    CGSize(width: measures.width, height: bottom(of: sections.count - 1))
  }

  /// The frame of an item; `nil` for one that is not there.
  public func frame(at index: MatrixIndex) -> CGRect? {
    guard sections.indices.contains(index.section), index.item >= 0,
      index.item < sections[index.section].count
    else { return nil }
    let (row, column) = index.item.quotientAndRemainder(dividingBy: measures.columns)
    let top = rowTop(index.section, row)
    let height = rowHeight(index.section, row)
    return CGRect(x: x(column), y: top, width: cellWidth, height: height)
  }

  /// The frame of a section's header; `nil` for a section without one, or none.
  public func frameOfHeader(in section: Int) -> CGRect? {
    guard sections.indices.contains(section), sections[section].hasHeader else { return nil }
    return CGRect(x: 0, y: top(section), width: measures.width, height: measures.headerHeight)
  }

  /// The frame of a section's footer; `nil` for a section without one, or none.
  public func frameOfFooter(in section: Int) -> CGRect? {
    guard sections.indices.contains(section), sections[section].hasFooter else { return nil }
    let height = measures.footerHeight
    return CGRect(x: 0, y: bottom(of: section) - height, width: measures.width, height: height)
  }

  /// The item at a point, if there is one. Complexity: O(log sections).
  public func index(at point: CGPoint) -> MatrixIndex? {
    guard point.x.isFinite, point.y.isFinite, let column = column(at: point.x) else { return nil }
    var found: MatrixIndex?
    forEachSection(meeting: point.y, point.y.nextUp) { part in
      guard found == nil, let first = part.items.first, column < part.items.count else { return }
      found = MatrixIndex(section: part.section, item: first + column)
    }
    return found
  }

  /// The column over a coordinate, if there is one.
  private func column(at x: Double) -> Int? {
    let from = measures.isMirrored ? measures.width - measures.insets.right : measures.insets.left
    let guess = (measures.isMirrored ? from - x : x - from) / (cellWidth + measures.spacing.dx)
    guard guess > -2, guess < Double(measures.columns) + 2 else { return nil }
    // Rounding may put a point on an edge into the neighbor.
    let near = Int(max(min(guess, 0x1p62), 0))
    return [near - 1, near, near + 1].first { column in
      guard column >= 0, column < measures.columns else { return false }
      let left = self.x(column)
      return left <= x && x < left + cellWidth
    }
  }
}

extension SectionedMatrixGeometry {
  /// The part of a section that meets a range.
  public struct Part: Equatable, Sendable {
    /// The section.
    public var section: Int
    /// Whether its header is a part of it.
    public var hasHeader: Bool
    /// The items in rows that meet the range.
    public var items: Range<Int>
    /// Whether its footer is a part of it.
    public var hasFooter: Bool

    var isEmpty: Bool { !hasHeader && !hasFooter && items.isEmpty }
  }

  /// Calls `body` with the part of each section that has more than an edge in common with the range
  /// from `low` to `high`, downwards, in points. Cells without width or height meet nothing.
  ///
  /// Complexity: O(log sections), and the sections within the range.
  public func forEachSection(meeting low: CGFloat, _ high: CGFloat, _ body: (Part) -> Void) {
    guard low < high else { return }
    var section = firstSection(endingBelow: low)
    while section < sections.count {
      let top = top(section)
      guard top < high else { return }
      let shape = sections[section]
      let bottom = bottom(of: section)
      let header = measures.headerHeight
      let footer = measures.footerHeight
      let part = Part(
        section: section, hasHeader: shape.hasHeader && header > 0 && top + header > low,
        items: items(of: section, meeting: low, high),
        hasFooter: shape.hasFooter && footer > 0 && bottom > low && bottom - footer < high)
      if !part.isEmpty { body(part) }
      section += 1
    }
  }

  /// The first section whose lower edge lies below a coordinate; the number of sections for none.
  private func firstSection(endingBelow low: Double) -> Int {
    var (first, end) = (0, sections.count)
    while first < end {
      let middle = first + (end - first) / 2
      if bottom(of: middle) > low { end = middle } else { first = middle + 1 }
    }
    return first
  }

  private func items(of section: Int, meeting low: Double, _ high: Double) -> Range<Int> {
    let count = sections[section].count
    let rowCount = measures.rowCount(count)
    guard rowCount > 0, cellWidth > 0, measures.cellHeight > 0 else { return 0..<0 }
    let rows: Range<Int>
    if rowHeights.isEmpty {
      let spaced = EvenlySpaced(
        start: cellsTop(section), length: measures.cellHeight,
        pitch: measures.cellHeight + measures.spacing.dy)
      rows = spaced.indices(count: rowCount, meeting: low, high)
    } else {
      let first = firstRow(rowCount) { rowTop(section, $0) + rowHeight(section, $0) > low }
      let end = firstRow(rowCount) { rowTop(section, $0) >= high }
      rows = first < end ? first..<end : 0..<0
    }
    guard !rows.isEmpty else { return 0..<0 }
    let end = rows.upperBound < rowCount ? rows.upperBound * measures.columns : count
    return rows.lowerBound * measures.columns..<end
  }

  /// The first row that passes a test that stays passed.
  private func firstRow(_ count: Int, where passes: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if passes(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private static func height(of section: Section, _ measures: Measures) -> Double {
    let rows = Double(measures.rowCount(section.count))
    let cells = rows > 0 ? rows * measures.cellHeight + (rows - 1) * measures.spacing.dy : 0
    return (section.hasHeader ? measures.headerHeight : 0) + measures.insets.top + cells
      + measures.insets.bottom + (section.hasFooter ? measures.footerHeight : 0)
  }

  private func top(_ section: Int) -> Double {
    tops[section] + rowHeights.excess(before: .init(section: section, row: 0))
  }

  private func bottom(of section: Int) -> Double {
    tops[section + 1] + rowHeights.excess(before: .init(section: section + 1, row: 0))
  }

  private func cellsTop(_ section: Int) -> Double {
    tops[section] + (sections[section].hasHeader ? measures.headerHeight : 0) + measures.insets.top
  }

  func rowTop(_ section: Int, _ row: Int) -> Double {
    let even = cellsTop(section) + Double(row) * (measures.cellHeight + measures.spacing.dy)
    return rowHeights.isEmpty
      ? even : even + rowHeights.excess(before: .init(section: section, row: row))
  }

  func rowHeight(_ section: Int, _ row: Int) -> Double {
    rowHeights.isEmpty
      ? measures.cellHeight
      : rowHeights.height(of: .init(section: section, row: row)) ?? measures.cellHeight
  }

  /// The left edge of a column, counted from the side where lines begin.
  func x(_ column: Int) -> Double {
    let distance = Double(column) * (cellWidth + measures.spacing.dx)
    return measures.isMirrored
      ? measures.width - measures.insets.right - distance - cellWidth
      : measures.insets.left + distance
  }
}

extension SectionedMatrixGeometry {
  /// Calls `body` with every item of a part, and its frame, without a division for each.
  func forEachFrame(of part: Part, _ body: (_ item: Int, _ frame: CGRect) -> Void) {
    var item = part.items.lowerBound
    while item < part.items.upperBound {
      let row = item / measures.columns
      let top = rowTop(part.section, row)
      let height = rowHeight(part.section, row)
      for column in 0..<min(measures.columns, part.items.upperBound - item) {
        body(item, CGRect(x: x(column), y: top, width: cellWidth, height: height))
        item += 1
      }
    }
  }

  /// Has the row of an item count with a height until it is measured, unless its own is known.
  ///
  /// Without it, a row that is in sight in part could be estimated to be out of sight, and would
  /// move what is below it once it was seen.
  mutating func estimate(_ height: CGFloat, ofRowAt index: MatrixIndex) {
    guard frame(at: index) != nil else { return }
    let row = MatrixRowHeights.Row(section: index.section, row: index.item / measures.columns)
    if rowHeights.height(of: row) == nil { _ = rowHeights.set(height, of: row) }
  }
}
