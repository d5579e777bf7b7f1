import Foundation
import LayoutCore

extension PropertyCheck {
  /// Pairs of elements that cover each other somewhere, found by the boxes around them first.
  func overlaps(_ table: FrameTable, _ corners: [Size]) -> [Breach] {
    guard let elements else {
      return table.structure.records.indices.flatMap { parent in
        let children = table.children(of: parent)
        return children.count < 2
          ? [] : overlaps(of: children, table, corners, areSiblings: true)
      }
    }
    return overlaps(of: elements, table, corners, areSiblings: false)
  }

  private func overlaps(
    of elements: [Int], _ table: FrameTable, _ corners: [Size], areSiblings: Bool
  ) -> [Breach] {
    var boxes: [OverlapBox] = []
    for element in elements where table.counts(element) && !excepted.contains(element) {
      boxes.append(OverlapBox(element, table, corners, isLocal: areSiblings))
    }
    boxes.sort { ($0.box.top, $0.element) < ($1.box.top, $1.element) }
    return OverlapSweep.pairs(of: boxes.map(\.box)).compactMap { pair in
      let (one, other) = (boxes[pair.first], boxes[pair.second])
      let (first, second) = one.element < other.element ? (one, other) : (other, one)
      if !areSiblings, second.element < table.structure.records[first.element].end { return nil }
      return Breach(
        text: "\(table.name(first.element)) overlaps \(table.name(second.element))",
        elements: [first.element, second.element],
        lengths: Self.overlap(first.edges, second.edges))
    }
  }

  /// Lengths that are all positive exactly where two elements share an area.
  private static func overlap(_ first: FrameEdges, _ second: FrameEdges) -> [SizeFormula] {
    [
      first.right - second.left, second.right - first.left,
      first.bottom - second.top, second.bottom - first.top,
      first.width, second.width, first.height, second.height,
    ]
  }
}

/// An element with the box that contains it at all sizes between corners.
private struct OverlapBox {
  let element: Int
  let edges: FrameEdges
  private(set) var box = OverlapSweep.Box(
    left: .infinity, top: .infinity, right: -.infinity, bottom: -.infinity)

  init(_ element: Int, _ table: FrameTable, _ corners: [Size], isLocal: Bool) {
    self.element = element
    if isLocal {
      let frame = table.frames[element]
      edges = FrameEdges(
        left: frame.x, top: frame.y, right: frame.x + frame.width,
        bottom: frame.y + frame.height, width: frame.width, height: frame.height)
    } else {
      edges = table.edges(element)
    }
    for corner in corners {
      box.left = min(box.left, edges.left.value(corner))
      box.top = min(box.top, edges.top.value(corner))
      box.right = max(box.right, edges.right.value(corner))
      box.bottom = max(box.bottom, edges.bottom.value(corner))
    }
  }
}
