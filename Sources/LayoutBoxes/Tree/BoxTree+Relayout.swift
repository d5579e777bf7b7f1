extension BoxTree {
  /// Puts the marked boxes into their order. Sorting many allocates, looking through all does not.
  private mutating func sortMarked() {
    if state.marked.count <= 16 {
      if state.marked.count > 1 { state.marked.sort() }
      return
    }
    state.marked.removeAll(keepingCapacity: true)
    for record in state.marks.indices where state.marks[record] & BoxMark.isListed != 0 {
      state.marked.append(Int32(truncatingIfNeeded: record))
    }
  }

  private mutating func forgetMarked() {
    if state.marked.isEmpty { return }
    for record in state.marked { state.marks[Int(record)] = 0 }
    state.marked.removeAll(keepingCapacity: true)
  }

  /// Lays out for a new size, or what changed, or both.
  mutating func layOutChanges(
    _ width: Double?, _ height: Double?, _ measuring: (Int, Double) -> BoxContentSize?
  ) {
    sortMarked()
    if contents.isEmpty {
      // Nothing is asked between the axes.
      withMarked { walk, marked, scratch in
        _ = walk.layOut(marked, AlongX.self, width, &scratch)
        _ = walk.layOut(marked, AlongY.self, height, &scratch)
      }
    } else {
      var isChanged = false
      withMarked { isChanged = $0.layOut($1, AlongX.self, width, &$2) }
      if isChanged || needsMeasuring { measureContents(measuring) }
      sortMarked()
      withMarked { _ = $0.layOut($1, AlongY.self, height, &$2) }
    }
    needsMeasuring = false
    forgetMarked()
  }

  /// Calls a closure with the walk and the marked boxes.
  private mutating func withMarked(
    _ body: (BoxWalk, UnsafeBufferPointer<Int32>, inout BoxScratch) -> Void
  ) {
    swap(&scratch.arranged, &state.arranged)
    let marked = state.marked
    marked.withUnsafeBufferPointer { marked in
      withWalk { body($0, marked, &$1) }
    }
    swap(&scratch.arranged, &state.arranged)
    if state.arranged.count > records.count / 4 { state.isAllArranged = true }
  }
}

extension BoxWalk {
  /// Lays out along an axis; returns whether any size may have changed. What is marked is given in
  /// its order.
  fileprivate func layOut<Axis: BoxWalkAxis>(
    _ marked: UnsafeBufferPointer<Int32>, _ axis: Axis.Type, _ size: Double?,
    _ scratch: inout BoxScratch
  ) -> Bool {
    var isChanged = false
    for record in marked.reversed() where marks[Int(record)] & BoxMark.up(axis) != 0 {
      isChanged = true
      var profileChanged = refit(Int(record), axis, &scratch.grid)
      if !Axis.isX, !baselines.isEmpty, fitBaselines(Int(record)) { profileChanged = true }
      let isInGrid = Axis.isX && isGridRow(records + Int(record))
      let parent = records[Int(record)].parent
      if profileChanged || isInGrid, parent >= 0 {
        marks[Int(parent)] |= BoxMark.up(axis) | BoxMark.down(axis)
      }
    }
    setRoot(size, axis)
    if arrangeFrom(0, axis, &scratch) { isChanged = true }
    for record in marked where arrangeFrom(Int(record), axis, &scratch) { isChanged = true }
    return isChanged
  }

  /// Arranges a box if it is marked, and those in it that get another size by that; returns whether
  /// it is marked.
  ///
  /// No box is arranged twice along an axis: those around it, which decide its size, come first.
  @inline(__always)
  private func arrangeFrom<Axis: BoxWalkAxis>(
    _ first: Int, _ axis: Axis.Type, _ scratch: inout BoxScratch
  ) -> Bool {
    if marks[first] & BoxMark.down(axis) == 0 { return false }
    var node = Int(records[first].node)
    let end = Int(records[first].end)
    while node < end {
      if !nodes[node].isBox {
        node += 1
        continue
      }
      let box = nodes[node].record
      // A grid arranges what is in its rows as well.
      let isArranged =
        marks[box] & BoxMark.down(axis) != 0 || Axis.isX && isGridRow(records + box)
      if isArranged {
        marks[box] &= ~BoxMark.down(axis)
        scratch.note(box, of: count)
        arrange(box, axis, &scratch)
      }
      node = isArranged && hasBoxes(records + box) ? node + 1 : self.end(of: node)
    }
    return true
  }
}

extension BoxScratch {
  /// Notes that a box is arranged. Where many are, which ones does not matter any more.
  @inline(__always)
  fileprivate mutating func note(_ record: Int, of count: Int) {
    if arranged.count <= count / 4 { arranged.append(Int32(truncatingIfNeeded: record)) }
  }
}
