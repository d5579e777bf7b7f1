import Foundation
import LayoutCore

/// The parts that a value such as ``Layout/Alignment/Horizontal`` stands for; one needs no memory
/// of its own.
enum LayoutPartList {
  case one(LayoutPart)

  /// Any parts, with the rules of somebody's own that they name by index.
  case many([LayoutPart], custom: [any RectBasedLayout])

  init(_ part: LayoutPart, isVertical: Bool) {
    var part = part
    part.isVertical = isVertical
    self = .one(part)
  }

  init(_ layout: any RectBasedLayout) {
    self = .many([LayoutPart(.custom)], custom: [layout])
  }

  init(joining lists: [LayoutPartList]) {
    var (parts, custom): ([LayoutPart], [any RectBasedLayout]) = ([], [])
    for list in lists {
      let shift = Int32(truncatingIfNeeded: custom.count)
      list.forEach { parts.append($0.shifted(shift)) }
      custom.append(contentsOf: list.custom)
    }
    self = .many(parts, custom: custom)
  }

  /// The parts of one list, then those of another.
  static func + (lhs: LayoutPartList, rhs: LayoutPartList) -> LayoutPartList {
    LayoutPartList(joining: [lhs, rhs])
  }

  /// The rules of somebody's own.
  var custom: [any RectBasedLayout] {
    guard case .many(_, let custom) = self else { return [] }
    return custom
  }

  /// Calls `body` with the parts in their order.
  @inline(__always)
  func forEach(_ body: (LayoutPart) -> Void) {
    switch self {
    case .one(let part): body(part)
    case .many(let parts, _): for part in parts { body(part) }
    }
  }
}
