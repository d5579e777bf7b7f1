import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Stores the views' frames. The engine limits all lengths to 10¹⁵ points and weights to 10⁹, so
/// its frames are finite without a check.
extension BoxTreePass {
  func apply(_ container: UIView, _ input: LayoutInput) {
    isPlacing = true
    if needsGather {
      placeRemaining()
    } else if snapsAny {
      placeAll(input)
      needsFullPlacing = true
    } else {
      placeChanged()
    }
    if refreshCount > 0 {
      marked.removeFirst(refreshCount)
      refreshCount = 0
    }
    if let topmost { notePlaced(topmost) }
    isPlacing = false
  }

  /// Tells the topmost box, and the scroll views in it, that their children have their frames.
  func notePlaced(_ box: any BoxElement) {
    box.didPlaceChildren()
    if lists.scrollViews.isEmpty { return }
    for view in lists.scrollViews { view.didPlaceChildren() }
  }

  /// Places those views that did not leave their boxes while the tree was laid out. A
  /// pass over what there is then follows.
  private func placeRemaining() {
    var index = 1
    while index < tree.nodes.count {
      let view = lists.elements[index].takeUnretainedValue()
      if let around = view.boxAround,
        lists.elements[Int(tree.records[tree.box(around: index)].node)]._withUnsafeGuaranteedRef({
          $0 === around
        })
      {
        view.place(tree.state.frames[index])
        index += 1
      } else {
        index = tree.end(of: index)
      }
    }
  }

  /// Places the views in the boxes that were arranged or marked.
  private func placeChanged() {
    if needsFullPlacing || tree.state.isAllArranged {
      needsFullPlacing = false
      placeAsComputed()
      return
    }
    forEachChangedBox { record in
      if tree.state.marks[record] & BoxMark.isPlaced != 0 { return }
      tree.state.marks[record] |= BoxMark.isPlaced
      placeChildren(Int(tree.records[record].node))
    }
    forEachChangedBox { tree.state.marks[$0] &= ~BoxMark.isPlaced }
  }

  /// Calls a closure with each box that was arranged or marked; more than once with one that was
  /// arranged along both axes, or marked as well.
  @inline(__always)
  private func forEachChangedBox(_ body: (Int) -> Void) {
    for record in tree.state.arranged { body(Int(record)) }
    for place in 0..<refreshCount where tree.nodes[marked[place]].isBox {
      body(tree.nodes[marked[place]].record)
    }
  }

  private func placeChildren(_ box: Int) {
    let end = tree.end(of: box)
    var child = box + 1
    while child < end {
      let node = tree.nodes[child]
      let next = tree.end(of: child)
      place(
        lists.elements[child], tree.state.frames[child],
        isArranged: node.isBox && lists.arePlain[node.record])
      child = next
    }
  }

  /// Places all views, on whole pixels where boxes say so.
  func placeAll(_ input: LayoutInput) {
    if snapsAny {
      placeSnapped(PixelGrid(scale: input.scale))
    } else {
      placeAsComputed()
    }
  }

  private func placeAsComputed() {
    // Asked for as if to change them, as counting references costs more than placing a view.
    tree.nodes.withUnsafeMutableBufferPointer { nodes in
      tree.state.frames.withUnsafeMutableBufferPointer { frames in
        lists.elements.withUnsafeMutableBufferPointer { elements in
          lists.arePlain.withUnsafeMutableBufferPointer { arePlain in
            for index in 1..<max(nodes.count, 1) {
              let node = nodes[index]
              place(
                elements[index], frames[index], isArranged: node.isBox && arePlain[node.record])
            }
          }
        }
      }
    }
  }

  /// Places a view. What is in a plain box has its frame as well.
  @inline(__always)
  private func place(_ element: Unmanaged<UIView>, _ frame: CGRect, isArranged: Bool) {
    element._withUnsafeGuaranteedRef { view in
      if isArranged { view.placeArranged(frame) } else { view.place(frame) }
    }
  }

  /// Places every view, in a box that snaps so that its edges are between pixels of the coordinates
  /// of the outermost box around it that snaps.
  private func placeSnapped(_ grid: PixelGrid) {
    /// Where a box is in the coordinates that are snapped, as computed and as placed, and how many
    /// boxes lie between; `nil` for a box that does not snap.
    var origins: [(exact: CGPoint, snapped: CGPoint, depth: Int)?] = []
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      let view = lists.elements[index].takeUnretainedValue()
      var frame = tree.state.frames[index]
      var origin: (exact: CGPoint, snapped: CGPoint, depth: Int)?
      if index > 0, let around = origins[tree.box(around: index)] {
        frame.origin.x += around.exact.x
        frame.origin.y += around.exact.y
        let keepsSize = node.content != nil || view.naturalKind == .label
        if Recording.isOn {
          grid.note(view, keepsSize: keepsSize, depth: around.depth, countsComputedPlaces: true)
        }
        let snapped = grid.snap(frame, keepingMeasuredSize: keepsSize)
        origin = (frame.origin, snapped.origin, around.depth + 1)
        frame = snapped
        frame.origin.x -= around.snapped.x
        frame.origin.y -= around.snapped.y
      }
      if index > 0 { view.place(frame) }
      guard node.isBox else { continue }
      if origin == nil, view.existingBoxState?.snapsToPixelGrid == true {
        origin = (.zero, .zero, 0)
      }
      origins.append(origin)
    }
  }
}
