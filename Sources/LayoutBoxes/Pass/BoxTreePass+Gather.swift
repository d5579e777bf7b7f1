import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension BoxTreePass {
  /// Brings the tree up to date with what changed.
  func gather(_ container: UIView, _ input: LayoutInput) {
    guard let box = topmost else { return }
    // A snapshot put back what its pass had changed, and may have measured at another scale.
    let isRestored = restoreCount != container.layoutRestoreCount
    if needsGather || isRestored || dependsOnInput && self.input != input {
      gatherAll(box, input, isTemporary: false)
      return
    }
    if self.input?.layoutMargins != input.layoutMargins {
      self.input = input
      if !box.ownBoxState.isMarked { marked.append(0) }
    }
    movedCount = 0
    // What views do when they are asked may mark more boxes, for the next pass.
    let count = marked.count
    for place in 0..<count where !refresh(marked[place], input) {
      // What was refreshed is told of once.
      issues.removeAll()
      unusable.removeAll()
      gatherAll(box, input, isTemporary: false)
      return
    }
    refreshCount = count
    leaveCount = 0
  }

  /// Gathers a box and all boxes that are directly in each other below it.
  ///
  /// A temporary pass leaves the boxes as they are. Depth costs no stack. Views are held, box by
  /// box, before any of them is asked for anything, so none can die meanwhile.
  func gatherAll(_ box: any BoxElement, _ input: LayoutInput, isTemporary: Bool) {
    dropViews()
    needsGather = false
    needsFullPlacing = true
    snapsAny = false
    restoreCount = box.layoutRestoreCount
    self.input = input
    let root = box.boxStyle(in: input, isTopmost: box.boxAround == nil)
    let state = box.ownBoxState
    dependsOnInput = box.dependsOnInput
    if !isTemporary { state.dependsOnInput = dependsOnInput }
    check(root, of: .passUnretained(box))
    lists.add(.passUnretained(state), at: 0, root, self, isNoted: !isTemporary)
    tree.declareRoot(root)
    lists.elements.append(.passUnretained(box))
    lists.holds.append(box.boxChildren)
    gatherChildren(
      of: BoxLists.OpenBox(hold: 0, usesBaselines: root.baseline != nil), into: &tree, &lists,
      input, isTemporary: isTemporary)
    tree.endRoot()
  }

  /// Declares the children of a box, and all that is in them, as far as they are not declared yet.
  ///
  /// `tree` and `lists` are those of the pass; nothing else here reads them.
  func gatherChildren(
    of first: BoxLists.OpenBox, into tree: inout BoxTree, _ lists: inout BoxLists,
    _ input: LayoutInput, isTemporary: Bool
  ) {
    var box = first
    while true {
      guard let child = lists.child(of: box) else {
        guard let outer = lists.open.popLast() else { break }
        box = outer
        tree.endBox()
        continue
      }
      box.next += 1
      let notes = child._withUnsafeGuaranteedRef { $0.childNotes }
      let inner = notes.boxState
      let isDisplayed = isDisplayed(child, notes, lists.input(box, input), isTemporary)
      if !isTemporary { Recording.notePlaced(child.takeUnretainedValue(), isDisplayed) }
      if !isDisplayed { continue }
      lists.elements.append(child)
      guard let inner, inner._withUnsafeGuaranteedRef({ $0.isBox }) else {
        var leaf = child._withUnsafeGuaranteedRef { traits($0, notes, lists.input(box, input)) }
        child._withUnsafeGuaranteedRef {
          addContent(of: $0, lists.kind(of: $0), usesBaselines: box.usesBaselines, to: &leaf)
        }
        if let content = leaf.content {
          leaf.declare(content, in: &tree)
        } else {
          // Made here, as the compiler does not inline a function that makes it.
          tree.add(
            BoxNode(
              leaf.width, leaf.height, weight: leaf.weight, anchor: leaf.anchor, link: tree.open))
        }
        continue
      }
      let leaf = child._withUnsafeGuaranteedRef { traits($0, notes, lists.input(box, input)) }
      let innerInput =
        notes.hasInputTraits
        ? child._withUnsafeGuaranteedRef { lists.enter($0, from: box, input) } : box.input
      if innerInput >= 0 { dependsOnInput = true }
      let style = inner._withUnsafeGuaranteedRef {
        currentStyle($0, innerInput < 0 ? input : lists.inputs[innerInput])
      }
      if inner._withUnsafeGuaranteedRef({ $0.dependsOnInput }) { dependsOnInput = true }
      let index = tree.beginBox(
        style, width: leaf.fixedWidth, height: leaf.fixedHeight, weight: leaf.weight,
        anchor: leaf.anchor)
      check(style, of: child)
      // Once a view that was asked changed the tree, a box may be in another one already.
      lists.add(inner, at: index, style, self, isNoted: !isTemporary && !needsGather)
      if style.kind.isScroll, let box = inner._withUnsafeGuaranteedRef({ $0.box }) {
        lists.scrollViews.append(box)
      }
      lists.open.append(box)
      box = BoxLists.OpenBox(
        hold: lists.holds.count, usesBaselines: box.usesBaselines || style.baseline != nil,
        input: innerInput)
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
  private func currentStyle(
    _ state: BoxElementState, _ input: @autoclosure () -> LayoutInput
  ) -> BoxStyle {
    if state.isPlain, state.styleConditions == nil {
      state.dependsOnInput = false
      return state.own
    }
    guard state.isMarked || state.dependsOnInput, let box = state.box else { return state.style }
    state.dependsOnInput = box.dependsOnInput
    return ask(box, state, input())
  }

  /// Asks a nested box, which is in no tree yet, for its style. Where conditions change the box
  /// meanwhile, the next pass gathers anew.
  private func ask(
    _ box: any BoxElement, _ state: BoxElementState, _ input: LayoutInput
  ) -> BoxStyle {
    let wasMarked = state.isMarked
    state.isMarked = false
    let style = box.boxStyle(in: input, isTopmost: false)
    if state.isMarked {
      guardState.noteChange()
      needsGather = true
    }
    if wasMarked { state.isMarked = true }
    return style
  }

  /// Whether a child takes part in the layout; notes whether that depends on the input, and if it
  /// does, shows or hides the child.
  @inline(__always)
  func isDisplayed(
    _ child: Unmanaged<UIView>, _ notes: ChildNotes, _ input: @autoclosure () -> LayoutInput,
    _ isTemporary: Bool
  ) -> Bool {
    guard let state = notes.boxState else { return notes.isDisplayable }
    return state._withUnsafeGuaranteedRef { state in
      if !state.isResponsive { return notes.isDisplayable }
      dependsOnInput = true
      guard let isDisplayable = state.responsiveIsDisplayable?(input()) else {
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
}

extension BoxLists {
  /// Lists a box, and tells it its place in the tree if that is to be noted.
  @inline(__always)
  fileprivate mutating func add(
    _ box: Unmanaged<BoxElementState>, at index: Int, _ style: BoxStyle, _ pass: BoxTreePass,
    isNoted: Bool
  ) {
    box._withUnsafeGuaranteedRef { state in
      arePlain.append(state.isPlain)
      if state.snapsToPixelGrid { pass.snapsAny = true }
    }
    guard isNoted else { return }
    states.append(box)
    box._withUnsafeGuaranteedRef { state in
      state.pass = pass
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

  /// What conditions of a box's children see.
  fileprivate func input(_ box: OpenBox, _ topmost: LayoutInput) -> LayoutInput {
    box.input < 0 ? topmost : inputs[box.input]
  }

  /// The index of the input within a box that adds facts.
  fileprivate mutating func enter(
    _ view: UIView, from outer: OpenBox, _ topmost: LayoutInput
  ) -> Int {
    inputs.append(input(outer, topmost).adding(view.existingStorage?.inputTraits))
    return inputs.count - 1
  }
}

extension LayoutInput {
  /// The input within a box that adds facts, which come before those around it.
  func adding(_ facts: [String: String]?) -> LayoutInput {
    guard let facts else { return self }
    var copy = self
    copy.traits.merge(facts) { _, own in own }
    return copy
  }
}
