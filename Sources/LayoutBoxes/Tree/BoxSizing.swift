import Foundation
import LayoutCore

/// How an element or box of a tree came to its size.
///
/// ```swift
/// tree.layOut(width: 200, height: nil)
/// print(tree.sizings()[2].width)   // weight 1 of 3
/// ```
public struct BoxSizing: Equatable, Sendable {
  /// How it came to its width.
  public var width: Reason

  /// How it came to its height.
  public var height: Reason

  /// Creates a pair of reasons.
  public init(width: Reason, height: Reason) {
    self.width = width
    self.height = height
  }

  /// Why a width or height is what it is.
  public enum Reason: Equatable, Sendable {
    /// The root has the size that the layout was asked for.
    case given
    /// The element has a fixed size.
    case fixed
    /// It is the natural size, of wrapped content the one at its width.
    case natural
    /// The box around gives its children all there is across.
    case filled
    /// A share of the room along the box, by weight, of the weights of all in it.
    case weight(Double, of: Double)
    /// The cell is in a column of a grid.
    case gridColumn
    /// There was room left over; tells the natural size in points.
    case stretched(natural: Double)
    /// There was too little room; tells the natural size in points.
    case shrunk(natural: Double)
    /// There was too little room for content that wraps; tells the natural width in points.
    case wrapped(natural: Double)
  }
}

extension BoxSizing.Reason: CustomStringConvertible {
  /// A few words, such as `stretched from 40`.
  public var description: String {
    switch self {
    case .given: "given"
    case .fixed: "fixed"
    case .natural: "natural"
    case .filled: "filled"
    case .weight(let weight, let sum): "weight \(weight.plainText) of \(sum.plainText)"
    case .gridColumn: "grid column"
    case .stretched(let natural): "stretched from \(natural.plainText)"
    case .shrunk(let natural): "shrunk from \(natural.plainText)"
    case .wrapped(let natural): "wrapped, natural \(natural.plainText)"
    }
  }
}

extension BoxTree {
  /// How every node came to its size in the last layout, in the order of the nodes; nothing before
  /// a layout.
  ///
  /// Nobody who does not ask pays for it.
  ///
  /// - Complexity: linear in the nodes, and in the children of boxes with weights.
  public func sizings() -> [BoxSizing] {
    guard !state.isFresh, !nodes.isEmpty else { return [] }
    var copy = self
    var result: [BoxSizing] = []
    result.reserveCapacity(nodes.count)
    copy.withWalk { walk, _ in
      let root = BoxSizing(
        width: state.width == nil ? .natural : .given,
        height: state.height == nil ? .natural : .given)
      result.append(root)
      var weights = Array(repeating: -1.0, count: walk.count)
      for node in nodes.indices.dropFirst() {
        let box = self.box(around: node)
        if weights[box] < 0, nodes[node].weight > 0 { weights[box] = walk.sumOfWeights(box) }
        result.append(
          BoxSizing(
            width: walk.reason(node, in: box, AlongX.self, weights: weights[box]),
            height: walk.reason(node, in: box, AlongY.self, weights: weights[box])))
      }
    }
    return result
  }
}

extension BoxWalk {
  /// The sum of the weights that count in a box.
  fileprivate func sumOfWeights(_ box: Int) -> Double {
    let isRow = records[box].kind == .row
    var sum = 0.0
    forEachChild(of: records + box) { child in
      let counts = isRow ? hasWeight(child, AlongX.self) : hasWeight(child, AlongY.self)
      if counts { sum += nodes[child].weight }
    }
    return sum
  }

  fileprivate func reason<Axis: BoxWalkAxis>(
    _ node: Int, in box: Int, _ axis: Axis.Type, weights: Double
  ) -> BoxSizing.Reason {
    if kind(node, axis) == .fixed { return .fixed }
    let record = records + box
    if Axis.isX, isGridRow(record) { return .gridColumn }
    if isAlong(record, axis) {
      return hasWeight(node, axis)
        ? .weight(nodes[node].weight, of: weights) : comparedWithNatural(node, axis)
    }
    return isFilled(node, record, axis) ? .filled : comparedWithNatural(node, axis)
  }

  /// Whether a box gives a child all its room in a direction in which children do not follow each
  /// other.
  private func isFilled<Axis: BoxWalkAxis>(
    _ node: Int, _ record: UnsafePointer<BoxRecord>, _ axis: Axis.Type
  ) -> Bool {
    switch record.pointee.kind {
    case .row where !Axis.isX && record.pointee.alignsBaselines: return false
    case .row, .column: return alignment(record, axis) == .fill
    case .anchors:
      let anchor = anchor(node, mirrored: record.pointee.isMirrored, axis)
      return anchor.near && anchor.far
    case .root, .cell: return true
    case .scroll, .scrollFittingWidth, .scrollFittingHeight, .scrollFittingBoth:
      return fits(record, axis)
    }
  }

  private func comparedWithNatural<Axis: BoxWalkAxis>(
    _ node: Int, _ axis: Axis.Type
  ) -> BoxSizing.Reason {
    let natural = preferred(node, within: .infinity, axis)
    let size = size(node, axis)
    if abs(size - natural) <= 1e-9 * max(natural, 1) { return .natural }
    if size > natural { return .stretched(natural: natural) }
    return Axis.isX && wraps(node) ? .wrapped(natural: natural) : .shrunk(natural: natural)
  }
}
