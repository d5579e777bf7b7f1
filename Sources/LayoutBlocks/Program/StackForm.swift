import Foundation

/// How a stack arranges its items: numbers alone.
struct StackForm: Sendable {
  enum Direction: UInt8, Sendable {
    case fromLeading
    case fromTrailing
    case fromCenter
    case atTrailing
  }

  enum Cross: UInt8, Sendable {
    case leading, trailing, center
  }

  /// How an item gets its length along the stack, or across it.
  enum Length: Sendable, Equatable {
    /// As the stack says for all.
    case filling
    case fixed(CGFloat)
    case content(least: CGFloat, most: CGFloat)
    case weight(CGFloat)
  }

  var isVertical = false
  var direction = Direction.fromLeading
  /// Gap and length of all items; `nan` for equal shares.
  var spacing = CGFloat.nan
  var filling = CGFloat.nan
  var cross = Cross.center
  var crossOffset: CGFloat = 0
  /// The length across the stack, `nan` for all there is.
  var crossLength = CGFloat.nan
  /// Whether items are as long across the stack as their content.
  var crossIsContent = false

  /// How many items there are, and where they begin in the program's lists of items and of what is
  /// placed.
  var count = 0
  var firstItem = 0
  var firstWrite = 0

  /// Where the items' lengths and chains begin in the program's lists, -1 where all are alike.
  var firstLength = -1
  var firstChain = -1

  /// The first element, where the items are numbered consecutively.
  var firstElement = -1

  /// The links between what the stack's room is in and what holds an item.
  struct Chain: Sendable {
    var start = 0
    var count = 0
  }

  /// Where a run of items begins, and how far from one item to the next.
  ///
  /// Formulas: CGLayout 0.7, StackDistribution, with gaps and lengths of at least zero.
  struct Run {
    var start: CGFloat
    var pitch: CGFloat
    var length: CGFloat
  }

  func run(_ origin: CGFloat, _ extent: CGFloat, isMirrored: Bool) -> Run {
    let count = CGFloat(count)
    let gaps = count - 1
    var length = filling
    if filling.isNaN {
      length = spacing.isNaN ? extent / count : (extent - gaps * spacing) / count
    }
    length = max(0, length)
    let gap = gap(extent, taken: count * length)
    let pitch = length + gap
    switch direction.mirrored(isMirrored) {
    case .fromLeading: return Run(start: origin, pitch: pitch, length: length)
    case .fromTrailing:
      return Run(start: origin + extent - length, pitch: -pitch, length: length)
    case .fromCenter:
      let total = count * length + gaps * gap
      let start = origin + extent / 2 - total / 2
      return isMirrored
        ? Run(start: start + total - length, pitch: -pitch, length: length)
        : Run(start: start, pitch: pitch, length: length)
    case .atTrailing:
      let total = count * length + gaps * gap
      return isMirrored
        ? Run(start: origin + total - length, pitch: -pitch, length: length)
        : Run(start: origin + extent - total, pitch: pitch, length: length)
    }
  }

  /// The room between two items, of what `taken` leaves where the gaps share it.
  func gap(_ extent: CGFloat, taken: CGFloat) -> CGFloat {
    guard spacing.isNaN else { return spacing }
    guard count > 1 else { return 0 }
    return max(0, (extent - taken) / CGFloat(count - 1))
  }

  /// Where an item begins across the stack.
  func crossStart(_ origin: CGFloat, _ extent: CGFloat, _ length: CGFloat) -> CGFloat {
    switch cross {
    case .leading: origin + crossOffset
    case .trailing: origin + extent - length - crossOffset
    case .center: origin + (extent - length) / 2 + crossOffset
    }
  }

  /// Shares a length out among items that differ; contents were measured before.
  func distribute(
    _ contents: [CGFloat], _ lengths: [Length], _ extent: CGFloat
  ) -> [CGFloat] {
    var result = contents
    var taken: CGFloat = 0
    var weights: CGFloat = 0
    for index in lengths.indices {
      switch lengths[index] {
      case .fixed(let length): result[index] = max(0, length)
      case .content(let least, let most):
        result[index] = max(least, min(most, max(0, contents[index])))
      case .weight(let weight):
        weights += max(0, weight)
        continue
      case .filling:
        guard !filling.isNaN else {
          weights += 1
          continue
        }
        result[index] = max(0, filling)
      }
      taken += result[index]
    }
    let gaps = spacing.isNaN ? 0 : CGFloat(count - 1) * spacing
    let free = max(0, extent - taken - gaps)
    for index in lengths.indices {
      switch lengths[index] {
      case .weight(let weight): result[index] = weights > 0 ? free * max(0, weight) / weights : 0
      case .filling where filling.isNaN: result[index] = weights > 0 ? free / weights : 0
      default: break
      }
    }
    return result
  }
}

extension StackForm.Direction {
  /// The same for readers from the other side: leading and trailing change places.
  func mirrored(_ isMirrored: Bool) -> StackForm.Direction {
    guard isMirrored else { return self }
    switch self {
    case .fromLeading: return .fromTrailing
    case .fromTrailing: return .fromLeading
    default: return self
    }
  }
}
