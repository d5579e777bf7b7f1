import Foundation

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension LayoutPicture {
  /// How far each item reaches beyond its parent, or its parent's content, in points per edge; no
  /// number is negative.
  ///
  /// ```swift
  /// // A label of 120 points in a card of 100 points.
  /// picture.overflows[1].right   // 20
  /// ```
  ///
  /// What is in a group is compared with what is around that, as a group has no coordinates of its
  /// own. Items without a parent are compared with ``contentFrame``, or else with ``size``. Amounts
  /// below a hundredth of a point are 0, and so are those of items that are hidden, unplaced or not
  /// finite. An edge of the parent that is not finite contains everything.
  ///
  /// - Complexity: O(items).
  public var overflows: [UIEdgeInsets] {
    let parents = parentIndices
    let hidden = hiddenItems(parents)
    let holders = holders(parents)
    let bounds = contentFrame ?? CGRect(origin: .zero, size: size)
    return items.indices.map { index in
      let item = items[index]
      guard !hidden[index], !item.isUnplaced, item.frame.isFinite else { return .zero }
      let room = holders[index].map { items[$0].contentFrame ?? items[$0].frame } ?? bounds
      return item.frame.standardized.overflow(beyond: room)
    }
  }

  /// The index of each item's parent; `nil` for items without one.
  var parentIndices: [Int?] {
    var open: [Int] = []
    return items.indices.map { index in
      while let last = open.last, items[last].depth >= items[index].depth { open.removeLast() }
      defer { open.append(index) }
      return open.last
    }
  }

  /// The index of the item in whose coordinates each item is, which no group is; `nil` for those of
  /// the picture.
  func holders(_ parents: [Int?]) -> [Int?] {
    var holders: [Int?] = []
    holders.reserveCapacity(items.count)
    for parent in parents {
      let isInGroup = parent.map { items[$0].isGroup } ?? false
      holders.append(isInGroup ? parent.flatMap { holders[$0] } : parent)
    }
    return holders
  }

  /// Whether each item or one of its ancestors is hidden.
  func hiddenItems(_ parents: [Int?]) -> [Bool] {
    var hidden: [Bool] = []
    hidden.reserveCapacity(items.count)
    for index in items.indices {
      hidden.append(items[index].isHidden || parents[index].map { hidden[$0] } ?? false)
    }
    return hidden
  }

  /// The opacity of each item with all that is around it, from 0 to 1.
  func opacities(_ parents: [Int?]) -> [CGFloat] {
    var opacities: [CGFloat] = []
    opacities.reserveCapacity(items.count)
    for index in items.indices {
      let own = items[index].opacity
      let part = own < 1 ? CGFloat(max(own, 0)) : 1
      opacities.append(part * (parents[index].map { opacities[$0] } ?? 1))
    }
    return opacities
  }

  /// The frame of each item in the coordinates of what holds it, as layouts store it.
  func localFrames(_ parents: [Int?]) -> [CGRect] {
    let holders = holders(parents)
    return items.indices.map { index in
      let origin =
        holders[index].map { (items[$0].contentFrame ?? items[$0].frame).origin }
        ?? contentFrame?.origin ?? .zero
      return items[index].frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }
}

extension LayoutPicture.Item {
  /// Whether its content is larger than it.
  var scrolls: Bool { contentFrame?.scrollingText(in: frame) != nil }
}

extension CGRect {
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
      && (origin.x + size.width).isFinite && (origin.y + size.height).isFinite
  }

  /// The same rectangle, as far to the right and down as another one reaches.
  func growing(toContain other: CGRect) -> CGRect {
    guard other.isFinite else { return self }
    let size = CGSize(
      width: max(width, other.maxX - minX), height: max(height, other.maxY - minY))
    return CGRect(origin: origin, size: size)
  }

  func overflow(beyond room: CGRect) -> UIEdgeInsets {
    // A comparison with NaN is false, so an edge that is NaN contains everything.
    func amount(_ value: CGFloat) -> CGFloat { value >= 0.01 && value < .infinity ? value : 0 }
    return UIEdgeInsets(
      top: amount(room.minY - minY), left: amount(room.minX - minX),
      bottom: amount(maxY - room.maxY), right: amount(maxX - room.maxX))
  }
}
