import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A box whose children are being gathered.
private struct OpenBox {
  var children: [UIView]
  var next = 0
  /// Whether this box or one around it stands children on baselines.
  var usesBaselines: Bool
}

extension BoxElement {
  /// Gathers the box and all boxes that stand directly in each other below it.
  ///
  /// A temporary front leaves the boxes as they are. Depth costs no stack.
  func gather(_ front: BoxFront, _ input: LayoutInput, isTemporary: Bool) {
    front.forgetViews()
    front.needsGather = false
    front.input = input
    front.dependsOnInput = dependsOnInput
    let root = boxStyle(in: input, isTopmost: boxAround == nil)
    front.elements.append(.passUnretained(self))
    if !isTemporary { note(self, at: 0, root, front) }
    var stack: [OpenBox] = []
    var box = OpenBox(children: boxChildren, usesBaselines: root.baseline != nil)
    front.tree.rebuild(root) { tree in
      while true {
        guard box.next < box.children.count else {
          guard let outer = stack.popLast() else { break }
          box = outer
          tree.endBox()
          continue
        }
        let child = box.children[box.next]
        box.next += 1
        let storage = child.boxStorage
        let state = storage?.knownBoxState
        let traits = storage?.traits
        if let traits, !isDisplayed(traits, state, front, input) { continue }
        front.views.append(child)
        front.elements.append(.passUnretained(child))
        guard let inner = state?.box else {
          let leaf = child.leaf(traits, state, front, input, usesBaselines: box.usesBaselines)
          leaf.declare(in: &tree)
          continue
        }
        let style = inner.boxStyle(in: input, isTopmost: false)
        if inner.dependsOnInput { front.dependsOnInput = true }
        let leaf = child.leafTraits(traits, state, input)
        let index = tree.beginBox(
          style, width: leaf.fixedWidth, height: leaf.fixedHeight, weight: leaf.weight,
          anchor: leaf.anchor)
        if !isTemporary { note(inner, at: index, style, front) }
        let usesBaselines = box.usesBaselines || style.baseline != nil
        stack.append(box)
        box = OpenBox(children: inner.boxChildren, usesBaselines: usesBaselines)
      }
    }
  }

  private func note(_ box: any BoxElement, at index: Int, _ style: BoxStyle, _ front: BoxFront) {
    let state = box.boxPlace
    if state.front !== front { state.front = front }
    state.index = index
    state.style = style
    state.isNested = index > 0
    state.isMarked = false
    // The topmost box owns the front, so the front must not hold its state.
    if index > 0 { front.states.append(state) }
    if style.kind.isScroll, index > 0 { front.scrollViews.append(box) }
  }

  /// Whether a child takes part in the layout; notes whether that depends on the input.
  private func isDisplayed(
    _ traits: LayoutTraits, _ state: BoxElementState?, _ front: BoxFront, _ input: LayoutInput
  ) -> Bool {
    guard let state else { return traits.isDisplayable }
    if state.responsiveWeight != nil || state.responsiveIsDisplayable != nil {
      front.dependsOnInput = true
    }
    return state.responsiveIsDisplayable?(input) ?? traits.isDisplayable
  }

  /// Brings the node of a box that changed, and those of its children, up to date. Gives `false`
  /// where the tree has another form.
  func refresh(_ front: BoxFront, _ index: Int, _ input: LayoutInput) -> Bool {
    guard index < front.elements.count,
      let state = front.elements[index].takeUnretainedValue().existingBoxState,
      let box = state.box
    else { return false }
    state.isMarked = false
    let style = box.boxStyle(in: input, isTopmost: index == 0)
    if box.dependsOnInput || !style.isSame(as: state.style) { return false }
    let children = box.boxChildren.filter { child in
      guard let storage = child.boxStorage else { return true }
      return isDisplayed(storage.traits, storage.knownBoxState, front, input)
    }
    let indices = front.tree.children(of: index)
    guard children.count == indices.count else { return false }
    for (child, index) in zip(children, indices) {
      guard front.elements[index].takeUnretainedValue() === child else { return false }
      let isBox = front.tree.nodes[index].isBox
      let usesBaselines = front.tree.nodes[index].content != nil
      let storage = child.boxStorage
      let state = storage?.knownBoxState
      let traits = storage?.traits
      let leaf =
        isBox
        ? child.leafTraits(traits, state, input)
        : child.leaf(traits, state, front, input, usesBaselines: usesBaselines)
      guard leaf.update(index, in: &front.tree) else { return false }
    }
    return true
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
