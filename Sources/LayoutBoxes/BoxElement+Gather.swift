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
    front.dependsOnInput = false
    let root = boxStyle(in: input)
    if dependsOnInput { front.dependsOnInput = true }
    front.elements.append(.passUnretained(self))
    note(self, at: 0, root, front, isTemporary: isTemporary)
    var stack = [
      OpenBox(children: displayed(front, input), usesBaselines: root.baseline != nil)
    ]
    front.tree.rebuild(root) { tree in
      while let box = stack.last {
        guard box.next < box.children.count else {
          stack.removeLast()
          if !stack.isEmpty { tree.endBox() }
          continue
        }
        let child = box.children[box.next]
        stack[stack.count - 1].next += 1
        front.views.append(child)
        front.elements.append(.passUnretained(child))
        guard child.existingBoxState?.isBox == true, let inner = child as? any BoxElement else {
          child.leaf(in: input, usesBaselines: box.usesBaselines).declare(in: &tree)
          continue
        }
        let style = inner.boxStyle(in: input)
        if inner.dependsOnInput { front.dependsOnInput = true }
        let leaf = child.leafTraits(in: input)
        let index = tree.beginBox(
          style, width: leaf.fixedWidth, height: leaf.fixedHeight, weight: leaf.weight,
          anchor: leaf.anchor)
        note(inner, at: index, style, front, isTemporary: isTemporary)
        stack.append(
          OpenBox(
            children: inner.displayed(front, input),
            usesBaselines: box.usesBaselines || style.baseline != nil))
      }
    }
  }

  private func note(
    _ box: any BoxElement, at index: Int, _ style: BoxStyle, _ front: BoxFront, isTemporary: Bool
  ) {
    if isTemporary { return }
    let state = box.boxState
    state.front = front
    state.index = index
    state.style = style
    state.isMarked = false
    if style.kind.isScroll, index > 0 { front.scrollViews.append(box) }
  }

  /// The children that take part in the layout; notes whether that depends on the input.
  private func displayed(_ front: BoxFront, _ input: LayoutInput) -> [UIView] {
    let children = boxChildren
    guard children.contains(where: { $0.layoutStorage != nil }) else { return children }
    return children.filter { child in
      guard let storage = child.existingStorage else { return true }
      guard let state = storage.boxState as? BoxElementState else {
        return storage.traits.isDisplayable
      }
      if state.responsiveWeight != nil || state.responsiveIsDisplayable != nil {
        front.dependsOnInput = true
      }
      return state.responsiveIsDisplayable?(input) ?? storage.traits.isDisplayable
    }
  }

  /// Brings the node of a box that changed, and those of its children, up to date. Gives `false`
  /// where the tree has another form.
  func refresh(_ front: BoxFront, _ index: Int, _ input: LayoutInput) -> Bool {
    guard index < front.elements.count,
      let box = front.elements[index].takeUnretainedValue() as? any BoxElement
    else { return false }
    let state = box.boxState
    state.isMarked = false
    let style = box.boxStyle(in: input)
    if box.dependsOnInput || !style.isSame(as: state.style) { return false }
    let children = box.displayed(front, input)
    let indices = front.tree.children(of: index)
    guard children.count == indices.count else { return false }
    for (child, index) in zip(children, indices) {
      guard front.elements[index].takeUnretainedValue() === child else { return false }
      let isBox = front.tree.nodes[index].isBox
      let usesBaselines = front.tree.nodes[index].content != nil
      let leaf =
        isBox ? child.leafTraits(in: input) : child.leaf(in: input, usesBaselines: usesBaselines)
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
