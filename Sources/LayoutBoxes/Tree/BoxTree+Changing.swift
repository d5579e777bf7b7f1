public import LayoutCore

extension BoxTree {
  /// Changes the width or height of a leaf, or the fixed width or height of a box.
  ///
  /// The next layout runs again from the smallest box that the change concerns. An index that does
  /// not exist is ignored.
  ///
  /// - Parameters:
  ///   - index: The node.
  ///   - width: The new width, or `nil` for the one it has.
  ///   - height: The new height, or `nil` for the one it has.
  public mutating func setSize(
    of index: Int, width: BoxLength? = nil, height: BoxLength? = nil
  ) {
    guard nodes.indices.contains(index), index > 0 else { return }
    let old = nodes[index]
    if let width { nodes[index].setWidth(width) }
    if let height { nodes[index].setHeight(height) }
    let new = nodes[index]
    var change: UInt8 = 0
    if old.width != new.width || old.widthKind != new.widthKind {
      change |= BoxMark.widthUp | BoxMark.widthDown
      if let content = new.content { contents[content].measuredWidth = .nan }
    }
    if old.height != new.height || old.heightKind != new.heightKind {
      change |= BoxMark.heightUp | BoxMark.heightDown
      // The baselines of a box are those at its fixed height.
      if usesBaselines, new.isBox, !records[new.record].isEmpty {
        mark(index + 1, BoxMark.heightUp)
      }
    }
    if change != 0 { mark(index, change) }
  }

  /// Changes the content of a leaf that was declared with content.
  ///
  /// - Parameters:
  ///   - index: The leaf. One without content is ignored.
  ///   - width: The width of the content, in points.
  ///   - content: Height and baselines at that width.
  public mutating func setContent(of index: Int, width: Double?, _ content: BoxContentSize) {
    guard nodes.indices.contains(index), let place = nodes[index].content else { return }
    contents[place].natural = content
    contents[place].current = content
    contents[place].measuredWidth = .nan
    if nodes[index].widthKind != .fixed {
      nodes[index].setWidth(width.map { .natural($0) } ?? .none)
    }
    if nodes[index].heightKind != .fixed {
      nodes[index].setHeight(content.length)
    }
    mark(index, BoxMark.all)
  }

  /// Changes the weight of a node; see ``leaf(width:height:weight:anchor:)``.
  public mutating func setWeight(of index: Int, _ weight: Double) {
    guard nodes.indices.contains(index), index > 0 else { return }
    let weight = weight.usableWeight
    if nodes[index].weight == weight { return }
    nodes[index].weight = weight
    mark(index, BoxMark.all)
  }

  /// Changes the anchor of a node.
  public mutating func setAnchor(of index: Int, _ anchor: BoxAnchor) {
    guard nodes.indices.contains(index), index > 0 else { return }
    nodes[index].setAnchor(anchor)
    mark(index, BoxMark.all)
  }

  /// Changes the style of a box; its children stay. A leaf is ignored.
  ///
  /// The next layout runs over the whole tree.
  public mutating func setStyle(of index: Int, _ style: BoxStyle) {
    guard nodes.indices.contains(index), nodes[index].isBox else { return }
    if margins.count > 2 * records.count + 16 { forgetUnusedMargins() }
    let place = indexOfMargins(style.margins)
    let old = records[nodes[index].record]
    var new = BoxRecord(style, node: old.node, parent: old.parent, margins: place)
    new.end = old.end
    records[nodes[index].record] = new
    if style.baseline != nil { usesBaselines = true }
    if style.direction != nil { setsDirections = true }
    state.isUndirected = false
    state.isFresh = true
  }

  private mutating func forgetUnusedMargins() {
    let old = margins
    margins = [BoxMargins(0)]
    for index in records.indices {
      records[index].margins = indexOfMargins(old[Int(records[index].margins)])
    }
  }
}

extension BoxTree {
  /// Marks the box around a node, and lists all boxes around it.
  mutating func mark(_ node: Int, _ change: UInt8) {
    guard !state.isFresh else { return }
    var box = box(around: node)
    guard box >= 0 else { return }
    state.marks[box] |= change
    while box >= 0 {
      if state.marks[box] & BoxMark.isListed != 0 { return }
      state.marks[box] |= BoxMark.isListed
      state.marked.append(Int32(truncatingIfNeeded: box))
      box = Int(records[box].parent)
    }
  }

  /// Puts the marked boxes into their order. Sorting many allocates, looking through all does not.
  private mutating func sortMarked() {
    if state.marked.count <= 16 {
      state.marked.sort()
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
    let marks = layOutChanges(AlongX.self, width)
    if marks || needsMeasuring { measureContents(measuring) }
    needsMeasuring = false
    sortMarked()
    _ = layOutChanges(AlongY.self, height)
    forgetMarks()
  }

  /// Returns whether any size may have changed.
  private mutating func layOutChanges<Axis: BoxWalkAxis>(
    _ axis: Axis.Type, _ size: Double?
  ) -> Bool {
    let up = Axis.isX ? BoxMark.widthUp : BoxMark.heightUp
    let down = Axis.isX ? BoxMark.widthDown : BoxMark.heightDown
    let usesBaselines = usesBaselines
    var isChanged = false
    var marks: [UInt8] = []
    swap(&marks, &state.marks)
    swap(&scratch.arranged, &state.arranged)
    let marked = state.marked
    withWalk { walk, scratch in
      for record in marked.reversed() where marks[Int(record)] & up != 0 {
        isChanged = true
        var profileChanged = walk.refit(Int(record), axis, &scratch.grid)
        if !Axis.isX, usesBaselines, walk.fitBaselines(Int(record)) { profileChanged = true }
        let isInGrid = Axis.isX && walk.isGridRow(walk.records + Int(record))
        let parent = walk.records[Int(record)].parent
        if profileChanged || isInGrid, parent >= 0 {
          marks[Int(parent)] |= up | down
        }
      }
      let old = walk.size(0, axis)
      walk.setRoot(size, axis)
      if walk.size(0, axis) != old { walk.arrangeFrom(0, axis, &scratch) }
      for record in marked where marks[Int(record)] & down != 0 {
        walk.arrangeFrom(Int(record), axis, &scratch)
        isChanged = true
      }
      if walk.size(0, axis) != old { isChanged = true }
    }
    swap(&marks, &state.marks)
    swap(&scratch.arranged, &state.arranged)
    if state.arranged.count > records.count / 4 { state.isAllArranged = true }
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
        noteSizes(in: box, axis, &scratch)
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
      if hasBoxes { noteSizes(in: child, AlongX.self, &scratch) }
    }
  }

  @inline(__always)
  private func noteSizes<Axis: BoxWalkAxis>(
    in box: Int, _ axis: Axis.Type, _ scratch: inout BoxScratch
  ) {
    forEachChild(of: box) { child in
      if nodes[child].isBox { scratch.pending.append((nodes[child].record, size(child, axis))) }
    }
  }
}

extension BoxTree {
  /// Has the next layout ask again for the height of wrapping content.
  mutating func remeasure(_ index: Int) {
    guard let place = nodes[index].content else { return }
    contents[place].measuredWidth = .nan
    needsMeasuring = true
    mark(index, BoxMark.heightUp)
  }
}
