import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension BoxElement {
  /// Gathers the box and all boxes that stand directly in each other below it.
  ///
  /// A temporary front leaves the boxes as they are. Depth costs no stack. Views are held, box by
  /// box, before any of them is asked for anything, so none can die meanwhile.
  func gather(_ front: BoxFront, _ input: LayoutInput, isTemporary: Bool) {
    front.dropViews()
    front.needsGather = false
    front.needsFullPlacing = true
    front.restoreCount = layoutRestoreCount
    front.input = input
    let root = boxStyle(in: input, isTopmost: boxAround == nil)
    front.dependsOnInput = dependsOnInput
    if !isTemporary { boxPlace.dependsOnInput = front.dependsOnInput }
    front.lists.add(.passUnretained(boxPlace), at: 0, root, front, isNoted: !isTemporary)
    front.tree.declareRoot(root)
    gatherChildren(root, &front.tree, &front.lists, front, input, isTemporary)
    front.tree.endRoot()
  }

  private func gatherChildren(
    _ root: BoxStyle, _ tree: inout BoxTree, _ lists: inout BoxLists, _ front: BoxFront,
    _ input: LayoutInput, _ isTemporary: Bool
  ) {
    lists.elements.append(.passUnretained(self))
    lists.holds.append(boxChildren)
    var box = BoxLists.OpenBox(hold: 0, usesBaselines: root.baseline != nil)
    while true {
      guard let child = lists.child(of: box) else {
        guard let outer = lists.open.popLast() else { break }
        box = outer
        tree.endBox()
        continue
      }
      box.next += 1
      let notes = child._withUnsafeGuaranteedRef { $0.childNotes }
      let inner = notes.state
      if !isDisplayed(child, notes, front, input, isTemporary) { continue }
      lists.elements.append(child)
      guard let inner, inner._withUnsafeGuaranteedRef({ $0.isBox }) else {
        let leaf = child._withUnsafeGuaranteedRef {
          $0.leaf(notes, &lists.kinds, input, usesBaselines: box.usesBaselines)
        }
        leaf.declare(in: &tree)
        continue
      }
      let style = inner._withUnsafeGuaranteedRef { currentStyle($0, input) }
      if inner._withUnsafeGuaranteedRef({ $0.dependsOnInput }) { front.dependsOnInput = true }
      let leaf = child._withUnsafeGuaranteedRef { $0.leafTraits(notes, input) }
      let index = tree.beginBox(
        style, width: leaf.fixedWidth, height: leaf.fixedHeight, weight: leaf.weight,
        anchor: leaf.anchor)
      // Once a view that was asked changed the tree, a box may stand in another one already.
      lists.add(inner, at: index, style, front, isNoted: !isTemporary && !front.needsGather)
      if style.kind.isScroll, let box = inner._withUnsafeGuaranteedRef({ $0.box }) {
        lists.scrollViews.append(box)
      }
      lists.open.append(box)
      box = BoxLists.OpenBox(
        hold: lists.holds.count, usesBaselines: box.usesBaselines || style.baseline != nil)
      if inner._withUnsafeGuaranteedRef({ $0.placesSubviews }) {
        lists.holds.append(child._withUnsafeGuaranteedRef { $0.subviews })
      } else {
        lists.holds.append(inner._withUnsafeGuaranteedRef { $0.box?.boxChildren } ?? [])
      }
    }
  }

  /// The style of a nested box: of a plain one what it says of itself, of others the one they had
  /// if nothing changed.
  @inline(__always)
  private func currentStyle(_ state: BoxElementState, _ input: LayoutInput) -> BoxStyle {
    if state.isPlain, state.conditions == nil {
      state.dependsOnInput = false
      return state.own
    }
    guard state.isMarked || state.dependsOnInput, let box = state.box else { return state.style }
    state.dependsOnInput = box.dependsOnInput
    return box.boxStyle(in: input, isTopmost: false)
  }

  /// Whether a child takes part in the layout; notes whether that depends on the input, and if it
  /// does, shows or hides the child.
  @inline(__always)
  private func isDisplayed(
    _ child: Unmanaged<UIView>, _ notes: ChildNotes, _ front: BoxFront,
    _ input: LayoutInput, _ isTemporary: Bool
  ) -> Bool {
    guard let state = notes.state else { return notes.isDisplayable }
    return state._withUnsafeGuaranteedRef { state in
      if !state.isResponsive { return notes.isDisplayable }
      front.dependsOnInput = true
      guard let isDisplayable = state.responsiveIsDisplayable?(input) else {
        return notes.isDisplayable
      }
      if !isTemporary {
        child._withUnsafeGuaranteedRef { view in
          if view.isHidden == isDisplayable { view.isHidden = !isDisplayable }
        }
      }
      return isDisplayable
    }
  }

  /// Brings the node of a box that changed, and those of its children, up to date. Gives `false`
  /// where the tree has another form.
  func refresh(_ front: BoxFront, _ index: Int, _ input: LayoutInput) -> Bool {
    guard let state = front.lists.elements[index].takeUnretainedValue().existingBoxState,
      let box = state.box
    else { return false }
    let style = box.boxStyle(in: input, isTopmost: index == 0)
    if box.dependsOnInput || style.baseline != state.style.baseline { return false }
    state.isMarked = false
    if !style.isSame(as: state.style) {
      state.style = style
      front.tree.setStyle(of: index, style)
    }
    var node = index + 1
    let end = Int(front.tree.nodes[index].end)
    for child in box.boxChildren {
      let view = Unmanaged.passUnretained(child)
      let notes = child.childNotes
      if !isDisplayed(view, notes, front, input, false) { continue }
      guard node < end, front.lists.elements[node].toOpaque() == view.toOpaque() else {
        return false
      }
      let leaf =
        front.tree.nodes[node].isBox
        ? child.leafTraits(notes, input)
        : child.leaf(
          notes, &front.lists.kinds, input,
          usesBaselines: front.tree.nodes[node].content != nil)
      guard leaf.update(node, in: &front.tree) else { return false }
      node = Int(front.tree.nodes[node].end)
    }
    return node == end
  }
}

extension BoxLists {
  /// Lists a box, and tells it where it stands if that is to be noted.
  @inline(__always)
  fileprivate mutating func add(
    _ box: Unmanaged<BoxElementState>, at index: Int, _ style: BoxStyle, _ front: BoxFront,
    isNoted: Bool
  ) {
    arePlain.append(box._withUnsafeGuaranteedRef { $0.isPlain })
    guard isNoted else { return }
    states.append(box)
    box._withUnsafeGuaranteedRef { state in
      state.front = front
      state.index = index
      state.style = style
      state.isNested = index > 0
      state.isMarked = false
    }
  }

  /// The next child of a box, which is held.
  @inline(__always)
  fileprivate func child(of box: OpenBox) -> Unmanaged<UIView>? {
    holds[box.hold].withUnsafeBufferPointer { children in
      box.next < children.count ? .passUnretained(children[box.next]) : nil
    }
  }
}

extension BoxStyle {
  /// Whether two styles mean the same; the system's spacing, `nan`, is the same as itself.
  func isSame(as other: BoxStyle) -> Bool {
    var copy = other
    if spacing.isNaN, other.spacing.isNaN {
      var own = self
      own.spacing = 0
      copy.spacing = 0
      return own == copy
    }
    return self == copy
  }
}
