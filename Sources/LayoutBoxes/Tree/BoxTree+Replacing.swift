import Foundation

extension BoxTree {
  /// Where storage ends before children are declared that replace others.
  struct Ends {
    var nodes: Int
    var records: Int
    var contents: Int
  }

  /// The nodes that children were replaced by and those that they replace, and the same of boxes.
  struct Replacement {
    /// The replaced nodes and boxes, by the indices they had.
    var nodes: Range<Int>
    var records: Range<Int>

    /// Where those that replace them were declared.
    var declared: Ends

    /// By how much what comes after is moved.
    var nodeShift: Int

    /// Where a node is now that is not replaced.
    func place(of node: Int) -> Int {
      if node < nodes.upperBound { return node }
      return node < declared.nodes ? node + nodeShift : node - declared.nodes + nodes.lowerBound
    }
  }

  /// Opens a box again. What is declared then is put where it belongs by
  /// ``endReplacing(_:in:from:)``.
  mutating func beginReplacing(in box: Int) -> Ends {
    if gaps.count > 2 * records.count + 16 { forgetUnusedGaps() }
    open = Int32(truncatingIfNeeded: nodes[box].record)
    return Ends(nodes: nodes.count, records: records.count, contents: contents.count)
  }

  /// Puts children that were declared in a box in the place of others. The next layout runs from
  /// that box, or over everything where directions may matter.
  ///
  /// - Parameters:
  ///   - old: The nodes to replace: whole children of the box, or none.
  ///   - box: The box.
  ///   - ends: What ``beginReplacing(in:)`` returned.
  /// - Returns: What was moved.
  /// - Complexity: linear in what was declared, in what it replaces, and in what comes after it,
  ///   for which it is little more than moving memory.
  mutating func endReplacing(_ old: Range<Int>, in box: Int, from ends: Ends) -> Replacement {
    open = BoxTree.afterRoot
    let oldRecords =
      BoxTree.first(
        in: records[..<ends.records], from: old.lowerBound)..<BoxTree.first(
        in: records[..<ends.records], from: old.upperBound)
    let oldContents =
      BoxTree.first(
        in: contents[..<ends.contents], from: old.lowerBound)..<BoxTree.first(
        in: contents[..<ends.contents], from: old.upperBound)
    let here = Shift(
      node: old.lowerBound - ends.nodes, record: oldRecords.lowerBound - ends.records,
      content: oldContents.lowerBound - ends.contents, firstRecord: ends.records)
    let after = Shift(
      node: nodes.count - ends.nodes - old.count,
      record: records.count - ends.records - oldRecords.count,
      content: contents.count - ends.contents - oldContents.count,
      firstRecord: oldRecords.upperBound)
    shift(
      nodes: ends.nodes..<nodes.count, records: ends.records..<records.count,
      contents: ends.contents..<contents.count, here)
    shift(
      nodes: old.upperBound..<ends.nodes, records: oldRecords.upperBound..<ends.records,
      contents: oldContents.upperBound..<ends.contents, after)
    let new = records.count - ends.records
    moveEnds(around: nodes[box].record, by: after.node)
    state.replace(
      old, count: nodes.count - ends.nodes, records: oldRecords, count: new, nodeShift: after.node,
      recordShift: after.record)
    nodes.moveTail(from: ends.nodes, to: old)
    records.moveTail(from: ends.records, to: oldRecords)
    contents.moveTail(from: ends.contents, to: oldContents)
    if setsDirections || !state.isUndirected {
      state.isFresh = true
      state.hasFrames = false
    } else if usesGrids {
      resolveRecords(isMirrored: false)
    }
    markReplaced(box, oldRecords.lowerBound..<oldRecords.lowerBound + new)
    return Replacement(
      nodes: old, records: oldRecords, declared: ends, nodeShift: after.node)
  }

  /// By how much indices are moved; those of boxes from one on.
  private struct Shift {
    var node: Int
    var record: Int
    var content: Int
    var firstRecord: Int

    var isNone: Bool { node == 0 && record == 0 && content == 0 }

    @inline(__always)
    func box(_ record: Int32) -> Int32 {
      record < Int32(truncatingIfNeeded: firstRecord)
        ? record : record &+ Int32(truncatingIfNeeded: self.record)
    }
  }

  /// Moves the indices that nodes, boxes and contents have of themselves and of each other.
  private mutating func shift(
    nodes range: Range<Int>, records boxes: Range<Int>, contents texts: Range<Int>, _ shift: Shift
  ) {
    if shift.isNone { return }
    let (node, record) = (
      Int32(truncatingIfNeeded: shift.node), Int32(truncatingIfNeeded: shift.record)
    )
    for index in range {
      if nodes[index].isBox {
        nodes[index].moveLink(by: record)
      } else if nodes[index].content != nil {
        nodes[index].moveLink(by: Int32(truncatingIfNeeded: shift.content))
      } else {
        nodes[index].moveLink(
          by: nodes[index].boxAround < shift.firstRecord ? 0 : record)
      }
    }
    for index in boxes {
      records[index].node &+= node
      records[index].end &+= node
      records[index].parent = shift.box(records[index].parent)
    }
    for index in texts {
      contents[index].node &+= node
      contents[index].box = shift.box(contents[index].box)
    }
  }

  /// Moves the ends of a box and of all around it.
  private mutating func moveEnds(around box: Int, by shift: Int) {
    var box = box
    while box >= 0 {
      records[box].end &+= Int32(truncatingIfNeeded: shift)
      nodes[Int(records[box].node)].span = Int(records[box].end &- records[box].node)
      box = Int(records[box].parent)
    }
  }

  /// Has the next layout arrange a box with other children, and everything that is new in it.
  private mutating func markReplaced(_ box: Int, _ new: Range<Int>) {
    if state.isFresh { return }
    state.fit(nodes: nodes.count, boxes: records.count, usesBaselines: usesBaselines)
    for record in new {
      state.marks[record] = BoxMark.all
      state.list(record)
    }
    markBox(nodes[box].record, BoxMark.all)
  }

  /// The index of the first box or content of a node from an index on.
  private static func first<Element: NodePart>(in parts: ArraySlice<Element>, from node: Int) -> Int
  {
    var (low, high) = (parts.startIndex, parts.endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if Int(parts[middle].node) < node {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}

/// What is kept for some nodes, in their order.
private protocol NodePart {
  var node: Int32 { get }
}

extension BoxRecord: NodePart {}
extension BoxContentRecord: NodePart {}

extension BoxState {
  /// Makes room where nodes and boxes replace others.
  fileprivate mutating func replace(
    _ old: Range<Int>, count: Int, records: Range<Int>, count boxes: Int, nodeShift: Int,
    recordShift: Int
  ) {
    arranged.removeAll(keepingCapacity: true)
    if isFresh {
      hasFrames = false
      return
    }
    frames.replaceSubrange(old, with: repeatElement(.zero, count: count))
    parents.replaceSubrange(old, with: repeatElement(0, count: count))
    if nodeShift != 0 {
      let shift = Int32(truncatingIfNeeded: nodeShift)
      for index in (old.lowerBound + count)..<max(parents.count, old.lowerBound + count)
      where Int(parents[index]) >= old.upperBound {
        parents[index] &+= shift
      }
    }
    profilesX.replaceSubrange(records, with: repeatElement(.zero, count: boxes))
    profilesY.replaceSubrange(records, with: repeatElement(.zero, count: boxes))
    if !baselines.isEmpty {
      baselines.replaceSubrange(records, with: repeatElement(.none, count: boxes))
    }
    marks.replaceSubrange(records, with: repeatElement(0, count: boxes))
    if !listsAllMarked { return }
    marked.removeAll { records.contains(Int($0)) }
    for place in marked.indices where Int(marked[place]) >= records.upperBound {
      marked[place] &+= Int32(truncatingIfNeeded: recordShift)
    }
  }
}

extension Array {
  /// Puts the last elements, from an index on, in the place of others before them.
  mutating func moveTail(from start: Int, to range: Range<Int>) {
    if range.isEmpty, range.lowerBound == start { return }
    let tail = Array(self[start...])
    removeLast(count - start)
    replaceSubrange(range, with: tail)
  }
}
