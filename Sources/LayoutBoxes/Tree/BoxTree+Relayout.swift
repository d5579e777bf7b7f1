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

  mutating func forgetMarks() {
    if state.marked.isEmpty { return }
    for record in state.marked where Int(record) < state.marks.count {
      state.marks[Int(record)] = 0
    }
    state.marked.removeAll(keepingCapacity: true)
  }

  /// Lays out for a new size, or what changed, or both.
  mutating func layOutChanges(
    _ width: Double?, _ height: Double?, _ measuring: (Int, Double) -> BoxContentSize?
  ) {
    sortMarked()
    if contents.isEmpty {
      // Nothing is asked between the axes.
      withMarks { walk, marks, scratch in
        _ = walk.layOut(&marks, AlongX.self, width, &scratch)
        _ = walk.layOut(&marks, AlongY.self, height, &scratch)
      }
    } else {
      var isChanged = false
      withMarks { isChanged = $0.layOut(&$1, AlongX.self, width, &$2) }
      if isChanged || needsMeasuring { measureContents(measuring) }
      sortMarked()
      withMarks { _ = $0.layOut(&$1, AlongY.self, height, &$2) }
    }
    needsMeasuring = false
    forgetMarks()
  }

  /// Calls a closure with the walk and what boxes wait for.
  private mutating func withMarks(
    _ body: (BoxWalk, inout BoxMarks, inout BoxScratch) -> Void
  ) {
    var marks = BoxMarks(usesBaselines: usesBaselines)
    swap(&marks.ofBoxes, &state.marks)
    swap(&marks.marked, &state.marked)
    swap(&scratch.arranged, &state.arranged)
    withWalk { body($0, &marks, &$1) }
    swap(&marks.ofBoxes, &state.marks)
    swap(&marks.marked, &state.marked)
    swap(&scratch.arranged, &state.arranged)
    if state.arranged.count > records.count / 4 { state.isAllArranged = true }
  }
}

/// What boxes wait for, while a layout of what changed runs.
private struct BoxMarks {
  /// By record; see ``BoxMark``.
  var ofBoxes: [UInt8] = []

  /// The marked boxes, in their order.
  var marked: [Int32] = []

  var usesBaselines: Bool
}

extension BoxWalk {
  /// Lays out along an axis; returns whether any size may have changed.
  fileprivate func layOut<Axis: BoxWalkAxis>(
    _ marks: inout BoxMarks, _ axis: Axis.Type, _ size: Double?, _ scratch: inout BoxScratch
  ) -> Bool {
    let up = Axis.isX ? BoxMark.widthUp : BoxMark.heightUp
    let down = Axis.isX ? BoxMark.widthDown : BoxMark.heightDown
    var isChanged = false
    for record in marks.marked.reversed() where marks.ofBoxes[Int(record)] & up != 0 {
      isChanged = true
      var profileChanged = refit(Int(record), axis, &scratch.grid)
      if !Axis.isX, marks.usesBaselines, fitBaselines(Int(record)) { profileChanged = true }
      let isInGrid = Axis.isX && isGridRow(records + Int(record))
      let parent = records[Int(record)].parent
      if profileChanged || isInGrid, parent >= 0 { marks.ofBoxes[Int(parent)] |= up | down }
    }
    let old = self.size(0, axis)
    setRoot(size, axis)
    if self.size(0, axis) != old {
      arrangeFrom(0, axis, &scratch)
      isChanged = true
    }
    for record in marks.marked where marks.ofBoxes[Int(record)] & down != 0 {
      arrangeFrom(Int(record), axis, &scratch)
      isChanged = true
    }
    return isChanged
  }
}

extension BoxScratch {
  /// Notes that a box is arranged. Where many are, which ones does not matter any more.
  @inline(__always)
  fileprivate mutating func note(_ record: Int, of count: Int) {
    if arranged.count <= count / 4 { arranged.append(Int32(truncatingIfNeeded: record)) }
  }
}

extension BoxWalk {
  /// Arranges a box, and those in it whose size changes by that.
  func arrangeFrom<Axis: BoxWalkAxis>(
    _ record: Int, _ axis: Axis.Type, _ scratch: inout BoxScratch
  ) {
    arrangeNotingSizes(record, axis, &scratch)
    while let (box, size) = scratch.pending.popLast() {
      if self.size(Int(records[box].node), axis) != size {
        arrangeNotingSizes(box, axis, &scratch)
      }
    }
  }

  @inline(__always)
  private func arrangeNotingSizes<Axis: BoxWalkAxis>(
    _ record: Int, _ axis: Axis.Type, _ scratch: inout BoxScratch
  ) {
    let box = Int(records[record].node)
    scratch.note(record, of: count)
    if hasBoxes(records + record) {
      if Axis.isX, records[record].isGrid {
        noteSizesOfGrid(box, &scratch)
      } else {
        noteSizes(in: records + record, axis, &scratch)
      }
    }
    arrange(record, axis, &scratch)
  }

  /// Notes the widths in a grid, which arranges its cells beside its children.
  private func noteSizesOfGrid(_ box: Int, _ scratch: inout BoxScratch) {
    collectIfNeeded(box, &scratch.grid)
    let hasBoxes = scratch.grid.hasBoxes
    forEachChild(of: box) { child in
      guard nodes[child].isBox else { return }
      let record = nodes[child].record
      if records[record].kind != .row {
        scratch.pending.append((record, size(child, AlongX.self)))
        return
      }
      scratch.note(record, of: count)
      if hasBoxes { noteSizes(in: records + record, AlongX.self, &scratch) }
    }
  }

  @inline(__always)
  private func noteSizes<Axis: BoxWalkAxis>(
    in box: UnsafePointer<BoxRecord>, _ axis: Axis.Type, _ scratch: inout BoxScratch
  ) {
    forEachChild(of: box) { child in
      if nodes[child].isBox { scratch.pending.append((nodes[child].record, size(child, axis))) }
    }
  }
}
