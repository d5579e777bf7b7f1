import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

// Formulas: NotAutoLayout 0.9.0, sequential and matrical positions; only elements that are placed
// count as previous. Frames in the flow are of non-negative size.
extension PlanWalk {
  /// Frame and margin in points.
  @inline(__always)
  private func resolved(_ p: PlanPosition) -> (frame: CGRect, dx: Double, dy: Double) {
    let frame = p.constant
    let (dx, dy) = (p.share.x, p.share.y)
    let (width, height) = p.isRelative ? (bounds.width, bounds.height) : (1, 1)
    return (
      CGRect(
        x: frame.x * width, y: frame.y * height, width: frame.width * width,
        height: frame.height * height
      ).countedByAmount, dx * width, dy * height
    )
  }

  /// Notes an initial frame of negative width or height, once for the elements that share it.
  @inline(__always)
  private func noteNegative<Host: LayoutPlanHost>(
    _ p: PlanPosition, _ index: Int, _ host: inout Host
  ) {
    guard p.constant.width < 0 || p.constant.height < 0 else { return }
    let frame = p.constant
    host.noteNegative(
      CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height), at: index)
  }

  /// The frame that follows the last of the flow in a sequence.
  @inline(__always)
  private func following(
    _ flow: PlanFlow, _ isHorizontal: Bool, _ dx: Double, _ dy: Double
  ) -> CGRect {
    var frame = flow.last
    if isHorizontal {
      frame.origin.x = flow.last.right + dx
    } else {
      frame.origin.y = flow.last.bottom + dy
    }
    return frame
  }

  /// A run in a sequence: each follows its predecessor with the predecessor's size.
  @inline(__always)
  func placeSequence<Host: LayoutPlanHost>(
    _ run: Range<Int>, of count: Int, _ position: PlanPosition, _ flow: inout PlanFlow,
    _ host: inout Host
  ) {
    let (initial, dx, dy) = resolved(position)
    let isHorizontal = position.isHorizontal
    if flow.count == 0 { noteNegative(position, run.lowerBound, &host) }
    let geometry = SequenceGeometry(
      initial: flow.count == 0 ? initial : following(flow, isHorizontal, dx, dy),
      margin: isHorizontal ? dx : dy, direction: isHorizontal ? .horizontal : .vertical)
    let end = run.count - 1
    guard staysFinite(geometry.initial), staysFinite(geometry.frame(at: end)) else {
      // A refused element is not counted as a neighbor.
      for index in run {
        let frame = flow.count == 0 ? initial : following(flow, isHorizontal, dx, dy)
        if emit(frame, index, &host) { advance(&flow, to: frame) }
      }
      return
    }
    for k in 0...end {
      deliver(geometry.frame(at: k), run.lowerBound + k, &host)
    }
    if run.upperBound < count, columns != nil {
      for k in 0...end { flow.frames.append(geometry.frame(at: k)) }
    }
    flow.last = geometry.frame(at: end)
    flow.count += run.count
  }

  /// A run of cells in a matrix with its own cell size.
  @inline(__always)
  func placeMatrix<Host: LayoutPlanHost>(
    _ run: Range<Int>, of count: Int, _ position: PlanPosition, _ columns: Int,
    _ flow: inout PlanFlow, _ host: inout Host
  ) {
    let (initial, dx, dy) = resolved(position)
    noteNegative(position, run.lowerBound, &host)
    if flow.count == 0 {
      let geometry = MatrixGeometry(
        initial: initial, margin: CGVector(dx: dx, dy: dy), columns: columns,
        direction: position.isHorizontal ? .horizontal : .vertical)
      // The corners of the matrix are the extremes of every coordinate.
      let end = run.count - 1
      if staysFinite(initial), staysFinite(geometry.frame(at: end)),
        staysFinite(geometry.frame(at: min(end, columns - 1)))
      {
        placeWhole(run, of: count, geometry, &flow, &host)
        return
      }
    }
    for index in run {
      let frame = cell(initial, dx, dy, position.isHorizontal, columns, flow)
      if emit(frame, index, &host) { advance(&flow, to: frame) }
    }
  }

  /// A run of equal cells from the start of the flow.
  @inline(__always)
  private func placeWhole<Host: LayoutPlanHost>(
    _ run: Range<Int>, of count: Int, _ geometry: MatrixGeometry, _ flow: inout PlanFlow,
    _ host: inout Host
  ) {
    var index = run.lowerBound
    var row = 0
    let columns = geometry.columns
    while index < run.upperBound {
      let length = min(columns, run.upperBound - index)
      if isPlain {
        for place in 0..<length {
          host.place(geometry.frame(row: row, column: place), at: index + place)
        }
      } else {
        for place in 0..<length {
          deliver(geometry.frame(row: row, column: place), index + place, &host)
        }
      }
      index += length
      row += 1
    }
    if run.upperBound < count {
      for k in 0..<run.count { flow.frames.append(geometry.frame(at: k)) }
    }
    flow.last = geometry.frame(at: run.count - 1)
    flow.count += run.count
  }

  /// The next cell of a matrix whose cells need not be equal.
  @inline(__always)
  private func cell(
    _ initial: CGRect, _ dx: Double, _ dy: Double, _ isHorizontal: Bool, _ columns: Int,
    _ flow: PlanFlow
  ) -> CGRect {
    let column = flow.count % columns != 0 ? flow.last : nil
    let row = flow.count >= columns ? flow.frames[flow.count - columns] : nil
    var origin = initial.origin
    switch (column, row) {
    case (nil, nil):
      break
    case (let column?, nil):
      origin =
        isHorizontal
        ? CGPoint(x: column.origin.x, y: column.bottom + dy)
        : CGPoint(x: column.right + dx, y: column.origin.y)
    case (nil, let row?):
      origin =
        isHorizontal
        ? CGPoint(x: row.right + dx, y: row.origin.y)
        : CGPoint(x: row.origin.x, y: row.bottom + dy)
    case (let column?, let row?):
      origin =
        isHorizontal
        ? CGPoint(x: row.right + dx, y: column.bottom + dy)
        : CGPoint(x: column.right + dx, y: row.bottom + dy)
    }
    return CGRect(origin: origin, size: initial.size)
  }

  /// The frame of a flow element with closures.
  func customFlowFrame<Host: LayoutPlanHost>(
    _ position: PlanPosition, _ closures: PlanClosures, _ index: Int, _ flow: PlanFlow,
    _ host: inout Host
  ) -> CGRect {
    let size = input.size
    let isMatrix = position.kind == .matrixClosures
    return closures.positions.with(position.index) { position in
      guard let custom = position.flow else { return position.frame(size) }
      let fitted = fittedSize(custom, size, index, &host)
      guard flow.count > 0 else { return custom.first(fitted, size) }
      guard isMatrix, let columns else {
        return custom.following(fitted, flow.last, size)
      }
      let hasColumn = flow.count % columns != 0
      guard flow.count >= columns else { return custom.inFirstRow(fitted, flow.last, size) }
      let row = flow.frames[flow.count - columns]
      return hasColumn
        ? custom.inner(fitted, row, flow.last, size) : custom.following(fitted, row, size)
    }
  }
}
