import Foundation
import LayoutCore

/// The parts that a value such as ``Layout/Alignment/Horizontal`` stands for; one needs no memory
/// of its own.
struct LayoutPartList {
  var first: LayoutPart
  var rest: [LayoutPart] = []
  var custom: [any RectBasedLayout] = []

  init(_ part: LayoutPart, isVertical: Bool) {
    first = part
    first.isVertical = isVertical
  }

  init(_ layout: any RectBasedLayout) {
    first = LayoutPart(.custom)
    custom = [layout]
  }

  /// Whether there is one part, which needs no closure.
  var isOnePart: Bool { rest.isEmpty && custom.isEmpty }

  /// The parts of one list, then those of another.
  static func + (lhs: LayoutPartList, rhs: LayoutPartList) -> LayoutPartList {
    var result = lhs
    rhs.appendParts(to: &result.rest, &result.custom)
    return result
  }

  func appendParts(to parts: inout [LayoutPart], _ layouts: inout [any RectBasedLayout]) {
    let shift = Int32(truncatingIfNeeded: layouts.count)
    parts.append(first.shifted(shift))
    if !rest.isEmpty { for part in rest { parts.append(part.shifted(shift)) } }
    if !custom.isEmpty { layouts.append(contentsOf: custom) }
  }
}
