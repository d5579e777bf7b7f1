import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension MatrixPass {
  /// What keeps its distance from the top of the view while frames change: an item, or a header or
  /// footer where no item is in sight.
  struct Anchor {
    var slot: MatrixSlot
    var distance: CGFloat

    /// Its height, that of the row for an item; `nil` where the row itself is only estimated, so
    /// that it need not stay in sight.
    var height: CGFloat?
  }

  /// The frame that a slot's view gets, on the pixel grid where there is one.
  func placedFrame(of slot: MatrixSlot) -> CGRect? {
    geometry.frame(of: slot).map { grid?.snap($0) ?? $0 }
  }

  /// What is to stay where it is, while the frames are those of before; `nil` for the top.
  func anchor(_ view: MatrixView) -> Anchor? {
    var anchor = heldAnchor(view)
    if anchor == nil {
      let isAtTop = view.bounds.origin.y <= -view.adjustedContentInset.top
      if isAtTop, !edits.contains(where: \.movesItems) { return nil }
      anchor = firstInSight(view)
    }
    for edit in edits { anchor?.slot.follow(edit) }
    return anchor
  }

  /// The anchor of a pass or question before, unless the view was scrolled since.
  func heldAnchor(_ view: MatrixView) -> Anchor? {
    guard let held, held.top == view.bounds.origin.y else { return nil }
    return held.anchor
  }

  /// The first item in sight; one whose height is known, where there is any. The first header or
  /// footer where there is no item.
  func firstInSight(_ view: MatrixView) -> Anchor? {
    var first: MatrixSlot?
    var measured: MatrixSlot?
    let low = view.bounds.origin.y
    let columns = geometry.measures.columns
    forEachSection(meeting: low, view.bounds.size.height) { part in
      guard let item = part.items.first else {
        let place = part.hasHeader ? MatrixSlot.header : MatrixSlot.footer
        if first == nil { first = MatrixSlot(section: part.section, place: place) }
        return
      }
      guard first?.isItem != true || isFitted && measured == nil else { return }
      if first?.isItem != true { first = MatrixSlot(section: part.section, place: item) }
      guard isFitted, let last = part.items.last else { return }
      for row in item / columns...last / columns
      where geometry.rowHeights.height(of: .init(section: part.section, row: row)) != nil {
        measured = MatrixSlot(section: part.section, place: row * columns)
        return
      }
    }
    guard let slot = measured ?? first, let frame = geometry.frame(of: slot),
      let placed = placedFrame(of: slot)
    else { return nil }
    return Anchor(slot: slot, distance: placed.minY - low, height: frame.height)
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
    if let anchor, let frame = placedFrame(of: nearest(anchor.slot)) {
      var distance = anchor.distance
      // Of one that is no longer as high as it was hidden, the same share is in sight.
      if let height = anchor.height, -distance >= frame.height, height > 0 {
        distance *= frame.height / height
      }
      top = frame.minY - distance
    }
    let last = geometry.contentSize.height + insets.bottom - view.bounds.size.height
    if top > -insets.top { top = max(min(top, last), -insets.top) }
    move(view, to: top)
  }

  func move(_ view: MatrixView, to top: CGFloat) {
    guard top.isFinite, top != view.bounds.origin.y else { return }
    adjusting { view.contentOffset = CGPoint(x: view.bounds.origin.x, y: top) }
  }

  /// The slot, or the last item before it where there is no such slot.
  func nearest(_ slot: MatrixSlot) -> MatrixSlot {
    if geometry.frame(of: slot) != nil { return slot }
    var section = min(slot.section, geometry.sections.count - 1)
    var item = section == slot.section && slot.place != MatrixSlot.footer ? slot.place : Int.max - 1
    while section >= 0 {
      let count = geometry.sections[section].count
      if count > 0 { return MatrixSlot(section: section, place: min(max(item, 0), count - 1)) }
      section -= 1
      item = Int.max - 1
    }
    return slot
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
    guard let frame = MatrixSlot(of: index).flatMap(placedFrame(of:)) else { return nil }
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
