import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension MatrixPass {
  /// An item that keeps its distance from the top of the view while frames change.
  struct Anchor {
    var index: MatrixIndex
    var distance: CGFloat

    /// The height of the item's row.
    var height: CGFloat
  }

  /// The frame that an item gets, on the pixel grid where there is one.
  func placedFrame(at index: MatrixIndex) -> CGRect? {
    geometry.frame(at: index).map { grid?.snap($0) ?? $0 }
  }

  /// What is to stay where it is, while the frames are those of before; `nil` for the top.
  func anchor(_ view: MatrixView) -> Anchor? {
    let bounds = view.bounds
    guard let first = firstItem(from: bounds.origin.y, bounds.size.height) else { return nil }
    if !edits.contains(where: \.movesItems),
      bounds.origin.y <= -view.adjustedContentInset.top
    {
      return nil
    }
    var anchor = first
    for edit in edits { anchor.index = edit.heir(of: anchor.index) }
    return anchor
  }

  /// The first item that meets a range; one whose height is known, where there is any.
  func firstItem(from low: CGFloat, _ height: CGFloat) -> Anchor? {
    var first: MatrixIndex?
    var measured: MatrixIndex?
    let columns = geometry.measures.columns
    forEachSection(meeting: low, height) { part in
      guard let item = part.items.first, first == nil || isFitted && measured == nil else { return }
      if first == nil { first = MatrixIndex(section: part.section, item: item) }
      guard isFitted, let last = part.items.last else { return }
      for row in item / columns...last / columns
      where geometry.rowHeights.height(of: .init(section: part.section, row: row)) != nil {
        measured = MatrixIndex(section: part.section, item: row * columns)
        return
      }
    }
    guard let index = measured ?? first, let frame = geometry.frame(at: index),
      let placed = placedFrame(at: index)
    else { return nil }
    return Anchor(index: index, distance: placed.minY - low, height: frame.height)
  }

  func storeContentSize(_ view: MatrixView) {
    let size = geometry.contentSize
    guard view.contentSize != size else { return }
    adjusting { view.contentSize = size }
  }

  /// Scrolls so that an anchor, or what is nearest to it now, is where it was, and no further than
  /// the content reaches.
  func scroll(_ view: MatrixView, to anchor: Anchor?) {
    var top = view.bounds.origin.y
    guard top.isFinite else { return }
    let insets = view.adjustedContentInset
    if let anchor, let frame = placedFrame(at: nearest(anchor.index)) {
      top = frame.minY - anchor.distance
    }
    let last = geometry.contentSize.height + insets.bottom - view.bounds.size.height
    if top > -insets.top { top = max(min(top, last), -insets.top) }
    move(view, to: top)
  }

  func move(_ view: MatrixView, to top: CGFloat) {
    guard top.isFinite, top != view.bounds.origin.y else { return }
    adjusting { view.contentOffset = CGPoint(x: view.bounds.origin.x, y: top) }
  }

  /// The item at an index, or the last one before it.
  func nearest(_ index: MatrixIndex) -> MatrixIndex {
    var section = min(index.section, geometry.sections.count - 1)
    var item = section == index.section ? index.item : Int.max - 1
    while section >= 0 {
      let count = geometry.sections[section].count
      if count > 0 { return MatrixIndex(section: section, item: min(item, count - 1)) }
      section -= 1
      item = Int.max - 1
    }
    return index
  }

  /// Whether anything can be in sight.
  func hasRoom(_ view: MatrixView) -> Bool {
    let size = view.bounds.size
    return size.width > 0 && size.height > 0
  }

  /// The offset that shows an item at a position; `nil` where there is no such item.
  func top(
    showing index: MatrixIndex, at position: MatrixView.ScrollPosition, _ view: MatrixView
  ) -> CGFloat? {
    guard let frame = geometry.frame(at: index) else { return nil }
    let insets = view.adjustedContentInset
    let height = view.bounds.size.height
    let (low, high) = (frame.minY - insets.top, frame.maxY + insets.bottom - height)
    let wanted: CGFloat =
      switch position {
      case .top: low
      case .bottom: high
      case .center: frame.midY - (insets.top + height - insets.bottom) / 2
      case .nearest: min(max(view.bounds.origin.y, high), low)
      }
    let last = geometry.contentSize.height + insets.bottom - height
    return max(min(wanted, last), -insets.top)
  }
}
