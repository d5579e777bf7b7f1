extension BoxTree {
  /// Puts the marked boxes into their order, as far as they are listed.
  private mutating func sortMarked() {
    if state.marked.count > 1, state.listsAllMarked { state.marked.sort() }
  }

  private mutating func forgetMarked() {
    if state.marked.isEmpty { return }
    if !state.listsAllMarked { return state.forgetMarks() }
    for record in state.marked { state.marks[Int(record)] = 0 }
    state.marked.removeAll(keepingCapacity: true)
  }

  /// Lays out for a new size, or what changed, or both.
  mutating func layOutChanges(
    _ width: Double?, _ height: Double?, _ measuring: (Int, Double) -> BoxContentSize?
  ) {
    sortMarked()
    if contents.isEmpty, !usesBaselines {
      withMarked { _ = $0.layOut($1, BoxMark.all, width, height, &$2) }
    } else {
      var isChanged = false
      withMarked { isChanged = $0.layOut($1, BoxMark.width, width, height, &$2) }
      if isChanged || needsMeasuring { measureContents(measuring) }
      sortMarked()
      withMarked { _ = $0.layOut($1, BoxMark.height, width, height, &$2) }
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
  /// Lays out along an axis, or along both at once where heights do not depend on widths; returns
  /// whether any size may have changed. What is marked is given in its order, the axes as a mark.
  fileprivate func layOut(
    _ marked: UnsafeBufferPointer<Int32>, _ axes: UInt8, _ width: Double?, _ height: Double?,
    _ scratch: inout BoxScratch
  ) -> Bool {
    var isChanged = false
    let isListed = marked.count <= BoxState.mostListed
    if isListed {
      for record in marked.reversed() where refitMarked(Int(record), axes, &scratch.grid) {
        isChanged = true
      }
    } else if refitAllMarked(axes, &scratch.grid) {
      isChanged = true
    }
    if axes & BoxMark.width != 0 { setRoot(width, AlongX.self) }
    if axes & BoxMark.height != 0 { setRoot(height, AlongY.self) }
    let down = axes & BoxMark.down
    if arrangeFrom(0, down, &scratch) { isChanged = true }
    if isListed {
      for record in marked where arrangeFrom(Int(record), down, &scratch) { isChanged = true }
    } else if arrangeAllMarked(down, &scratch) {
      isChanged = true
    }
    return isChanged
  }

  // Out of line, as few layouts have so many marked boxes that they are not listed.

  @inline(never)
  private func refitAllMarked(_ axes: UInt8, _ grid: inout BoxGridScratch) -> Bool {
    var isChanged = false
    var record = boxWithMarks(before: count)
    while record >= 0 {
      if refitMarked(record, axes, &grid) { isChanged = true }
      record = boxWithMarks(before: record)
    }
    return isChanged
  }

  @inline(never)
  private func arrangeAllMarked(_ axes: UInt8, _ scratch: inout BoxScratch) -> Bool {
    var isChanged = false
    var record = boxWithMarks(from: 0)
    while record < count {
      if arrangeFrom(record, axes, &scratch) { isChanged = true }
      record = boxWithMarks(from: record + 1)
    }
    return isChanged
  }

  /// The last box before another that has marks, -1 for none.
  private func boxWithMarks(before other: Int) -> Int {
    var record = other - 1
    while record >= 0, marks[record] == 0 {
      // Most have none, so eight are looked at at once.
      record -= record >= 7 && haveNoMarks(record - 7) ? 8 : 1
    }
    return record
  }

  /// The first box from one on that has marks, the number of boxes for none.
  private func boxWithMarks(from first: Int) -> Int {
    var record = first
    while record < count, marks[record] == 0 {
      record += record <= count - 8 && haveNoMarks(record) ? 8 : 1
    }
    return record
  }

  /// Whether eight boxes from one on, which there are, have no marks.
  @inline(__always)
  private func haveNoMarks(_ first: Int) -> Bool {
    UnsafeRawPointer(marks + first).loadUnaligned(as: UInt64.self) == 0
  }

  /// Computes the profiles of a marked box where it waits for that, and marks the box around as they
  /// changed; returns whether it did wait.
  @inline(__always)
  private func refitMarked(_ record: Int, _ axes: UInt8, _ grid: inout BoxGridScratch) -> Bool {
    let axes = marks[record] & axes & BoxMark.up
    if axes == 0 { return false }
    let changed = refit(record, axes, &grid)
    let parent = records[record].parent
    if parent >= 0 { marks[Int(parent)] |= changed }
    return true
  }

  /// Computes the profiles of a box along the marked axes; returns what the box around it has to
  /// wait for, as they changed.
  private func refit(_ index: Int, _ axes: UInt8, _ grid: inout BoxGridScratch) -> UInt8 {
    let (oldX, oldY) = (profilesX[index], profilesY[index])
    if axes == BoxMark.up {
      fitBoth(index, &grid)
    } else if axes & BoxMark.width != 0 {
      fit(index, AlongX.self, &grid)
    } else {
      fit(index, AlongY.self, &grid)
    }
    var changed: UInt8 = 0
    if profilesX[index] != oldX || axes & BoxMark.width != 0 && isGridRow(records + index) {
      changed |= BoxMark.width
    }
    if profilesY[index] != oldY { changed |= BoxMark.height }
    if axes & BoxMark.height != 0, !baselines.isEmpty, fitBaselines(index) {
      changed |= BoxMark.height
    }
    return changed
  }

  /// Arranges a box along the axes for which it is marked, and those in it that get another size by
  /// that; returns whether it is marked.
  ///
  /// No box is arranged twice along an axis: those around it, which decide its size, come first.
  private func arrangeFrom(_ first: Int, _ axes: UInt8, _ scratch: inout BoxScratch) -> Bool {
    switch marks[first] & axes & BoxMark.down {
    case 0: return false
    case BoxMark.widthDown: arrangeFrom(first, AlongX.self, &scratch)
    case BoxMark.heightDown: arrangeFrom(first, AlongY.self, &scratch)
    default: arrangeBothFrom(first, &scratch)
    }
    return true
  }

  private func arrangeFrom<Axis: BoxWalkAxis>(
    _ first: Int, _ axis: Axis.Type, _ scratch: inout BoxScratch
  ) {
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
      if !isArranged {
        node = self.end(of: node)
        continue
      }
      marks[box] &= ~BoxMark.down(axis)
      scratch.note(box, of: count)
      arrange(box, axis, &scratch)
      node = hasBoxes(records + box) ? node + 1 : self.end(of: node)
    }
  }

  /// Arranges a box along both axes at once, and those in it that get another size by that.
  private func arrangeBothFrom(_ first: Int, _ scratch: inout BoxScratch) {
    var node = Int(records[first].node)
    let end = Int(records[first].end)
    while node < end {
      if !nodes[node].isBox {
        node += 1
        continue
      }
      let box = nodes[node].record
      // The cells of a grid are arranged along one axis by their rows, along the other by the grid.
      if marks[box] & BoxMark.down != BoxMark.down || records[box].isGrid {
        if marks[box] & BoxMark.widthDown != 0 { arrangeFrom(box, AlongX.self, &scratch) }
        if marks[box] & BoxMark.heightDown != 0 { arrangeFrom(box, AlongY.self, &scratch) }
        node = self.end(of: node)
        continue
      }
      marks[box] &= ~BoxMark.down
      scratch.note(box, of: count)
      hasMarked.pointee = false
      arrangeBoth(box, marks: MarkingSizes.self, &scratch)
      node = hasBoxes(records + box) && hasMarked.pointee ? node + 1 : self.end(of: node)
    }
  }
}

extension BoxScratch {
  /// Notes that a box is arranged. Where many are, which ones does not matter any more.
  @inline(__always)
  fileprivate mutating func note(_ record: Int, of count: Int) {
    if arranged.count <= count / 4 { arranged.append(Int32(truncatingIfNeeded: record)) }
  }
}
