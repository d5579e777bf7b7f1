public import Foundation
import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// The frames of an equal-sized matrix as arithmetic.
///
/// A gallery of ten million cells needs no frame but those it shows: the frame of a cell, the size
/// of the content and the cells that meet a rectangle are O(1), whatever the number of cells.
///
/// ```swift
/// let grid = MatrixGeometry(
///   initial: CGRect(x: 0, y: 0, width: 10, height: 10), margin: CGVector(dx: 2, dy: 2),
///   columns: 100)
/// grid.frame(at: 205)                      // (60, 24, 10, 10)
/// grid.contentSize(count: 10_000)          // (1198, 1198)
/// for index in grid.cells(meeting: visible, count: 10_000_000) {
///   show(index, at: grid.frame(at: index))
/// }
/// ```
///
/// The frames are those a ``LayoutView`` gives cells with the same position
/// (``LayoutPosition/Matrical``). Source: NotAutoLayout, `LayoutPosition.Matrical`.
public struct MatrixGeometry: Equatable, Sendable {
  /// The frame of cell 0. A negative size is standardized.
  public let initial: CGRect

  /// The distance between cells: `dx` between horizontal neighbors, `dy` between vertical ones.
  /// Negative margins make cells overlap.
  public let margin: CGVector

  /// The number of cells in a row, at least 1.
  public let columns: Int

  /// Where the next row lies: below (`vertical`, the rows run to the right) or to the right
  /// (`horizontal`, the rows run down).
  public let direction: LayoutPosition.Matrical.Direction

  /// Along a row, and from row to row.
  let along: EvenlySpaced
  let across: EvenlySpaced

  /// Creates a matrix. Fewer than 1 column count as 1.
  public init(
    initial: CGRect, margin: CGVector = CGVector(dx: 0, dy: 0), columns: Int,
    direction: LayoutPosition.Matrical.Direction = .vertical
  ) {
    let initial = initial.countedByAmount
    self.initial = initial
    self.margin = margin
    self.columns = max(columns, 1)
    self.direction = direction
    let horizontal = EvenlySpaced(
      start: initial.origin.x, length: initial.size.width, pitch: initial.size.width + margin.dx)
    let vertical = EvenlySpaced(
      start: initial.origin.y, length: initial.size.height, pitch: initial.size.height + margin.dy)
    along = direction == .vertical ? horizontal : vertical
    across = direction == .vertical ? vertical : horizontal
  }

  /// The frame of a cell. Any index is valid, beyond the last cell and below 0 as well. O(1).
  public func frame(at index: Int) -> CGRect {
    let (row, column) = place(of: index)
    return frame(row: row, column: column)
  }

  /// The row of a cell and its place within it, rounded towards lower rows below 0.
  @inline(__always)
  private func place(of index: Int) -> (row: Int, column: Int) {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    return column < 0 ? (row - 1, column + columns) : (row, column)
  }

  /// The frame of the cell in a row and at a place within it. O(1).
  @inline(__always)
  public func frame(row: Int, column: Int) -> CGRect {
    let a = along.position(column)
    let b = across.position(row)
    return CGRect(
      x: direction == .vertical ? a : b, y: direction == .vertical ? b : a,
      width: initial.size.width, height: initial.size.height)
  }

  /// The number of rows that `count` cells fill, the last perhaps in part. O(1).
  public func rowCount(count: Int) -> Int {
    count <= 0 ? 0 : (count - 1) / columns + 1
  }

  /// The smallest size from (0, 0) that holds the first `count` cells; zero for none. O(1).
  public func contentSize(count: Int) -> CGSize {
    guard let a = along.extent(count: min(count, columns)),
      let b = across.extent(count: rowCount(count: count))
    else { return .zero }
    let (alongSize, acrossSize) = (max(a.high, 0), max(b.high, 0))
    return direction == .vertical
      ? CGSize(width: alongSize, height: acrossSize)
      : CGSize(width: acrossSize, height: alongSize)
  }

  /// The cells among the first `count` that have more than an edge in common with a rectangle.
  ///
  /// A collection of indices in ascending order. Finding it is O(1). An empty rectangle meets no
  /// cell, nor does one with a coordinate that is not a number.
  public func cells(meeting rect: CGRect, count: Int) -> Cells {
    let low = CGPoint(x: rect.minX, y: rect.minY)
    let high = CGPoint(x: rect.maxX, y: rect.maxY)
    let isVertical = direction == .vertical
    return Cells(
      rows: across.indices(
        count: rowCount(count: count), meeting: isVertical ? low.y : low.x,
        isVertical ? high.y : high.x),
      places: along.indices(
        count: min(max(count, 0), columns), meeting: isVertical ? low.x : low.y,
        isVertical ? high.x : high.y),
      columns: columns, count: count)
  }

  /// Calls `body` with every cell among the first `count` that meets a rectangle, and its frame.
  ///
  /// The quick way through ``cells(meeting:count:)``: it steps from cell to cell without a
  /// division.
  public func forEachCell(
    meeting rect: CGRect, count: Int, _ body: (_ index: Int, _ frame: CGRect) -> Void
  ) {
    let cells = cells(meeting: rect, count: count)
    if cells.places.isEmpty { return }
    for row in cells.rows {
      let first = row * columns
      let end = min(cells.places.upperBound, count - first)
      var place = cells.places.lowerBound
      while place < end {
        body(first + place, frame(row: row, column: place))
        place += 1
      }
    }
  }

  /// The smallest range of indices that contains every cell that meets a rectangle. O(1).
  ///
  /// In a matrix wider than the rectangle it contains others too; ``cells(meeting:count:)`` does
  /// not.
  public func indices(meeting rect: CGRect, count: Int) -> Range<Int> {
    let cells = cells(meeting: rect, count: count)
    guard let first = cells.first, let last = cells.last else { return 0..<0 }
    return first..<(last + 1)
  }

  /// Writes the frames of the cells `indices` into the start of a buffer. Any index is valid.
  ///
  /// Stops at the end of the shorter of the two. Steps from cell to cell without a division.
  /// Complexity: linear in the cells written.
  public func writeFrames(of indices: Range<Int>, into buffer: UnsafeMutableBufferPointer<CGRect>) {
    // The count of the widest ranges is beyond `Int`.
    let (room, isBeyond) = indices.lowerBound.addingReportingOverflow(buffer.count)
    let end = isBeyond ? indices.upperBound : min(indices.upperBound, room)
    guard indices.lowerBound < end else { return }
    var next = 0
    forEachRun(of: indices.lowerBound..<end) { row, places in
      let size = initial.size
      let b = across.position(row)
      if direction == .vertical {
        for place in places {
          let x = along.start + Double(place) * along.pitch
          buffer[next] = CGRect(x: x, y: b, width: size.width, height: size.height)
          next += 1
        }
      } else {
        for place in places {
          let y = along.start + Double(place) * along.pitch
          buffer[next] = CGRect(x: b, y: y, width: size.width, height: size.height)
          next += 1
        }
      }
    }
  }

  /// Calls `body` for every row that a range of cells touches, with the places within the row.
  @inline(__always)
  func forEachRun(of indices: Range<Int>, _ body: (_ row: Int, _ places: Range<Int>) -> Void) {
    var index = indices.lowerBound
    var (row, place) = place(of: index)
    while index < indices.upperBound {
      let length = min(columns - place, indices.upperBound - index)
      body(row, place..<(place + length))
      index += length
      row += 1
      place = 0
    }
  }
}

extension MatrixGeometry {
  /// The indices of the cells that meet a rectangle, in ascending order.
  public struct Cells: RandomAccessCollection, Hashable, Sendable {
    /// The rows that meet the rectangle.
    public let rows: Range<Int>
    /// The places within a row that meet the rectangle.
    public let places: Range<Int>
    private let columns: Int

    /// The number of indices.
    public let count: Int

    init(rows: Range<Int>, places: Range<Int>, columns: Int, count: Int) {
      self.rows = rows
      self.places = places
      self.columns = columns
      guard !rows.isEmpty, !places.isEmpty else {
        self.count = 0
        return
      }
      // Only the last row can be shorter than the others.
      let rest = count - (rows.upperBound - 1) * columns
      let last = Swift.max(Swift.min(places.upperBound, rest) - places.lowerBound, 0)
      self.count = (rows.count - 1) * places.count + last
    }

    /// Zero: positions count the cells.
    public var startIndex: Int { 0 }

    /// As many positions as there are cells.
    public var endIndex: Int { count }

    /// The index of a cell. O(1).
    public subscript(position: Int) -> Int {
      precondition(position >= 0 && position < count, "Cells: position \(position) of \(count)")
      let (row, place) = position.quotientAndRemainder(dividingBy: places.count)
      return (rows.lowerBound + row) * columns + places.lowerBound + place
    }
  }
}
