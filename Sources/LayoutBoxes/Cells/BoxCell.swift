import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A cell with one content view, inside a view that the cell places itself.
protocol BoxCell: BoxElement {
  /// The view that holds the content.
  var contentView: UIView { get }

  /// What the cell knows of its content.
  var cellContent: BoxCellContent { get }
}

extension BoxCell {
  func setCellContent(_ content: UIView?, ignoreMargins: Bool) {
    let state = cellContent
    if state.view !== content { state.view?.removeFromSuperview() }
    state.view = content
    state.ignoresMargins = ignoreMargins
    contentView.boxState.owner = self
    if let content, content.superview !== contentView { contentView.addSubview(content) }
    ownBoxState.noteNewChildren()
    setNeedsLayout()
  }

  /// Notes where the cell put its content view, and with which margins.
  ///
  /// The content is placed in the cell's coordinates, so those of the content view begin at its
  /// place: an accessory at the left moves them.
  func noteRoom() {
    let inner = contentView.frame
    let outer = bounds.size
    var room = UIEdgeInsets(
      top: max(0, inner.origin.y), left: max(0, inner.origin.x),
      bottom: max(0, outer.height - inner.origin.y - inner.size.height),
      right: max(0, outer.width - inner.origin.x - inner.size.width))
    // Of what accessories take, a cell that is narrower shows no more than its own width.
    let former = cellContent.room
    if inner.size.width <= 0, former.left + former.right > outer.width {
      room.left = former.left
      room.right = former.right
    }
    guard setRoom(room, margins: contentView.directionalLayoutMargins) else { return }
    // An accessory's place, and no frame that others would write in a pass.
    Recording.restoring { contentView.bounds.origin = CGPoint(x: room.left, y: room.top) }
  }

  /// Notes the room around the content view and its margins. Returns whether they are others.
  @discardableResult
  func setRoom(_ room: UIEdgeInsets, margins: NSDirectionalEdgeInsets) -> Bool {
    guard room != cellContent.room || margins.differ(from: cellContent.margins) else {
      return false
    }
    cellContent.room = room
    cellContent.margins = margins
    ownBoxState.noteChange()
    return true
  }

  func boxStyle(in input: LayoutInput, isTopmost: Bool) -> BoxStyle {
    let room = cellContent.room
    let isLeftToRight = readsLeftToRight(in: input)
    var margins =
      cellContent.ignoresMargins
      ? NSDirectionalEdgeInsets.zero : contentView.directionalLayoutMargins
    margins.top += room.top
    margins.bottom += room.bottom
    margins.leading += isLeftToRight ? room.left : room.right
    margins.trailing += isLeftToRight ? room.right : room.left
    return BoxStyle(
      .cell, margins: BoxMargins(margins),
      direction: ownBoxState.direction(semanticContentAttribute))
  }

  /// Whether the tree counts the cell from the left: as the nearest box says that sets a direction,
  /// or else as the input does.
  private func readsLeftToRight(in input: LayoutInput) -> Bool {
    var outer: (any BoxElement)? = self
    while let box = outer {
      if let direction = box.ownBoxState.direction(box.semanticContentAttribute) {
        return direction == .leftToRight
      }
      outer = box.boxAround
    }
    return input.direction == .leftToRight
  }

  var dependsOnInput: Bool { false }

  var boxChildren: [UIView] {
    cellContent.view.flatMap { $0.superview === contentView ? [$0] : nil } ?? []
  }
}

extension NSDirectionalEdgeInsets {
  /// Whether an edge differs; one that is no number does not differ from itself here.
  fileprivate func differ(from other: NSDirectionalEdgeInsets) -> Bool {
    func differ(_ a: CGFloat, _ b: CGFloat) -> Bool { a != b && !(a.isNaN && b.isNaN) }
    return differ(top, other.top) || differ(leading, other.leading)
      || differ(bottom, other.bottom) || differ(trailing, other.trailing)
  }
}
