import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Brings boxes that changed up to date with their views.
extension BoxTreePass {
  /// Brings the node of a box that changed, and those of its children, up to date. Children that
  /// came, left or changed places are declared in its tree, with what is in them; all others keep
  /// their nodes. Returns `false` where the whole tree has to be gathered anew.
  func refresh(_ index: Int, _ input: LayoutInput) -> Bool {
    guard lists.inputs.isEmpty,
      let state = lists.elements[index].takeUnretainedValue().existingBoxState, let box = state.box
    else { return false }
    // One that left the tree after it changed.
    if state.pass !== self || state.index != index { return true }
    guard index == 0 || box.existingStorage?.inputTraits == nil, !box.dependsOnInput else {
      return false
    }
    let style = box.boxStyle(in: input, isTopmost: index == 0)
    if style.baseline != state.style.baseline { return false }
    state.isMarked = false
    check(style, of: lists.elements[index])
    if style != state.style {
      state.style = style
      tree.setStyle(of: index, style)
    }
    return refreshChildren(of: index, box.boxChildren, input)
  }

  private func refreshChildren(
    of index: Int, _ children: [UIView], _ input: LayoutInput
  ) -> Bool {
    let end = tree.end(of: index)
    var (first, node) = (0, index + 1)
    while first < children.count {
      if node < end, isKnownBox(children.unmanaged(at: first), node) {
        node = tree.end(of: node)
        first += 1
        continue
      }
      let match = match(children.unmanaged(at: first), node < end ? node : nil, input)
      if match == .other { break }
      if match == .node { node = tree.end(of: node) }
      first += 1
    }
    if first == children.count, node == end { return true }
    var places: [Int] = []
    var place = node
    while place < end {
      places.append(place)
      place = tree.end(of: place)
    }
    var last = children.count
    while last > first {
      let match = match(children.unmanaged(at: last - 1), places.last, input)
      if match == .other { break }
      if match == .node { places.removeLast() }
      last -= 1
    }
    var behind = node
    if let last = places.last { behind = tree.end(of: last) }
    return replace(node..<behind, in: index, by: first..<last, of: children, input)
  }

  /// What a child has to do with a node.
  private enum Match {
    /// The node is the child's, and up to date now.
    case node
    /// The child takes no part, so it has no node.
    case none
    /// The node is not the child's, or would have to be of another kind.
    case other
  }

  /// Looks whether a node is that of a child, and brings it up to date if so.
  private func match(_ child: Unmanaged<UIView>, _ node: Int?, _ input: LayoutInput) -> Match {
    if let node, isKnownBox(child, node) { return .node }
    let notes = child._withUnsafeGuaranteedRef { $0.childNotes }
    if !isDisplayed(child, notes, input, false) { return .none }
    guard let node, refresh(child, notes, at: node, input) else { return .other }
    // Not before, as the child's node may be another one.
    if tree.nodes[node].isBox { child._withUnsafeGuaranteedRef { $0.noteTraitsKnown() } }
    return .node
  }

  /// Whether a node is that of a child that is a box and asks for the same as before. A box that
  /// changed itself is marked.
  @inline(__always)
  private func isKnownBox(_ child: Unmanaged<UIView>, _ node: Int) -> Bool {
    !dependsOnInput && tree.nodes[node].isBox
      && lists.elements[node].toOpaque() == child.toOpaque()
      && !child._withUnsafeGuaranteedRef { $0.hasNewTraits }
  }

  /// Brings the node of a child up to date, if it is the child's and can be what the child is now.
  private func refresh(
    _ child: Unmanaged<UIView>, _ notes: ChildNotes, at node: Int, _ input: LayoutInput
  ) -> Bool {
    guard lists.elements[node].toOpaque() == child.toOpaque(),
      isGathered(notes, at: node)
    else { return false }
    return child._withUnsafeGuaranteedRef { view in
      var leaf = traits(view, notes, input)
      if !tree.nodes[node].isBox {
        addContent(
          of: view, lists.kind(of: view), usesBaselines: tree.nodes[node].content != nil,
          to: &leaf)
      }
      return leaf.update(node, in: &tree)
    }
  }

  /// Whether a child has a node, and not just the address of one that left.
  @inline(__always)
  private func isGathered(_ notes: ChildNotes, at node: Int) -> Bool {
    let isBox = tree.nodes[node].isBox
    guard let state = notes.boxState else { return !isBox }
    return state._withUnsafeGuaranteedRef { state in
      state.isBox ? isBox && state.pass === self && state.index == node : !isBox
    }
  }

  /// Declares children of a box, and what is in them, in the place of nodes.
  private func replace(
    _ old: Range<Int>, in index: Int, by new: Range<Int>, of children: [UIView],
    _ input: LayoutInput
  ) -> Bool {
    // A view that was asked changed the tree, so that boxes may be in another one by now.
    if needsGather { return false }
    // Gathering all takes some seven times as long as moving all.
    movedCount += tree.count - old.upperBound
    if movedCount > 4 * tree.count { return false }
    let record = tree.nodes[index].record
    // What leaves is freed when all lists are as they should be.
    var released = forget(old)
    released.append(lists.holds[record].change(to: children))
    defer { withExtendedLifetime(released) {} }
    let ends = tree.beginReplacing(in: index)
    if !new.isEmpty {
      lists.holds.append(Array(children[new]))
      gatherChildren(
        of: BoxLists.OpenBox(hold: ends.records, usesBaselines: usesBaselines(around: record)),
        into: &tree, &lists, input, isTemporary: false)
      released.append(lists.holds.remove(at: ends.records))
    }
    let replacement = tree.endReplacing(old, in: index, from: ends)
    lists.move(replacement, tree)
    for place in marked.indices {
      let node = marked[place]
      // What was in the box and changed is in it anew, or in it no more.
      marked[place] = old.contains(node) ? index : replacement.place(of: node)
    }
    return true
  }

  private func usesBaselines(around record: Int) -> Bool {
    var record = record
    while record >= 0 {
      if lists.states[record]._withUnsafeGuaranteedRef({ $0.style.baseline }) != nil { return true }
      record = Int(tree.records[record].parent)
    }
    return false
  }
}

/// Changes of children between passes.
extension BoxTreePass {
  /// Whether a change of children can wait for a refresh of their box.
  var canRefreshChildren: Bool {
    !guardState.isRunning && !needsGather && lists.inputs.isEmpty
  }

  /// Lets go of a child that leaves a box, so that it may be freed or be in another tree. Returns
  /// `false` where the whole tree has to be let go of: where many leave, that costs less.
  func letGo(of child: UIView, in box: Int) -> Bool {
    guard canRefreshChildren, leaveCount < 16 else { return false }
    leaveCount += 1
    // A child that comes back is another one, as it is not held until then.
    let released = node(of: child, in: box).map { forget($0..<tree.end(of: $0)) } ?? []
    let record = tree.nodes[box].record
    if let place = lists.holds[record].lastIndex(where: { $0 === child }) {
      lists.holds[record].remove(at: place)
    }
    withExtendedLifetime(released) {}
    return true
  }

  /// The node of a child of a box, if it has one.
  private func node(of child: UIView, in box: Int) -> Int? {
    if let state = child.existingBoxState, state.isBox {
      return state.pass === self ? state.index : nil
    }
    let end = tree.end(of: box)
    var node = box + 1
    while node < end {
      if lists.elements[node]._withUnsafeGuaranteedRef({ $0 === child }) { return node }
      node = tree.end(of: node)
    }
    return nil
  }

  /// Makes boxes forget the tree. The topmost box stands for all nodes that have no views any more,
  /// until others replace them. Returns what held the views.
  private func forget(_ nodes: Range<Int>) -> [[UIView]] {
    var released: [[UIView]] = []
    var hasScrollViews = false
    for node in nodes {
      lists.elements[node] = lists.elements[0]
      guard tree.nodes[node].isBox else { continue }
      let record = tree.nodes[node].record
      if tree.records[record].kind.isScroll { hasScrollViews = true }
      released.append(lists.holds[record])
      lists.holds[record] = []
      let state = lists.states[record]
      lists.states[record] = lists.states[0]
      state._withUnsafeGuaranteedRef {
        // A box that left before has the topmost one in its place already.
        if $0.pass !== self || $0.index != node { return }
        $0.isNested = false
        $0.pass = nil
      }
    }
    if hasScrollViews { lists.scrollViews.removeAll { $0.ownBoxState.pass !== self } }
    return released
  }
}

extension [UIView] {
  /// Becomes a list of other views, and returns those in the place of which they are.
  ///
  /// The list keeps its own storage: were it shared with the box's, one of the two would be copied
  /// at each change, and every view in it counted.
  fileprivate mutating func change(to views: [UIView]) -> [UIView] {
    var first = 0
    while first < Swift.min(count, views.count), self[first] === views[first] { first += 1 }
    var (end, newEnd) = (count, views.count)
    while end > first, newEnd > first, self[end - 1] === views[newEnd - 1] {
      (end, newEnd) = (end - 1, newEnd - 1)
    }
    let old = Array(self[first..<end])
    replaceSubrange(first..<end, with: views[first..<newEnd])
    return old
  }
}

extension BoxLists {
  /// Moves what was gathered last to where its nodes and boxes are now.
  fileprivate mutating func move(_ replacement: BoxTree.Replacement, _ tree: BoxTree) {
    elements.moveTail(from: replacement.declared.nodes, to: replacement.nodes)
    arePlain.moveTail(from: replacement.declared.records, to: replacement.records)
    holds.moveTail(from: replacement.declared.records, to: replacement.records)
    states.moveTail(from: replacement.declared.records, to: replacement.records)
    for record in max(replacement.records.lowerBound, 1)..<max(states.count, 1)
    where states[record].toOpaque() != states[0].toOpaque() {
      states[record]._withUnsafeGuaranteedRef { $0.index = Int(tree.records[record].node) }
    }
  }
}
