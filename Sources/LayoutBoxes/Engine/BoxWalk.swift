import Foundation

/// The storage of a tree during a pass.
///
/// Pointers, so that a loop neither copies the tree nor checks whether its arrays are shared. They
/// are valid within ``BoxTree/withWalk(_:)`` only, where nothing else changes the tree; indices are
/// those that the tree gave its nodes, boxes and contents when they were declared.
struct BoxWalk {
  let nodes: UnsafeMutablePointer<BoxNode>
  let records: UnsafePointer<BoxRecord>
  let contents: UnsafeMutableBufferPointer<BoxContentRecord>
  let gaps: UnsafePointer<BoxGaps>
  let frames: UnsafeMutablePointer<CGRect>
  let parents: UnsafeMutablePointer<Int32>
  let profilesX: UnsafeMutablePointer<BoxProfile>
  let profilesY: UnsafeMutablePointer<BoxProfile>
  let marks: UnsafeMutablePointer<UInt8>
  /// Whether a box was marked that was not, as it got another size, since this was last set to
  /// `false`.
  let hasMarked: UnsafeMutablePointer<Bool>
  let baselines: UnsafeMutableBufferPointer<BoxBaselines>
  let count: Int

  @inline(__always)
  func kind<Axis: BoxWalkAxis>(_ node: Int, _ axis: Axis.Type) -> BoxNode.LengthKind {
    Axis.isX ? nodes[node].widthKind : nodes[node].heightKind
  }

  @inline(__always)
  func length<Axis: BoxWalkAxis>(_ node: Int, _ axis: Axis.Type) -> Double {
    Axis.isX ? nodes[node].width : nodes[node].height
  }

  @inline(__always)
  func profiles<Axis: BoxWalkAxis>(_ axis: Axis.Type) -> UnsafeMutablePointer<BoxProfile> {
    Axis.isX ? profilesX : profilesY
  }

  @inline(__always)
  func size<Axis: BoxWalkAxis>(_ node: Int, _ axis: Axis.Type) -> Double {
    Axis.isX ? Double(frames[node].size.width) : Double(frames[node].size.height)
  }

  /// Keeps the size that a child gets until it is placed. Its origin takes it so long, as the size
  /// in its frame is still to tell whether it changes.
  @inline(__always)
  func keepSize<Axis: BoxWalkAxis>(_ size: Double, of child: Int, _ axis: Axis.Type) {
    if Axis.isX {
      frames[child].origin.x = CGFloat(size)
    } else {
      frames[child].origin.y = CGFloat(size)
    }
  }

  @inline(__always)
  func keptSize<Axis: BoxWalkAxis>(of child: Int, _ axis: Axis.Type) -> Double {
    Axis.isX ? Double(frames[child].origin.x) : Double(frames[child].origin.y)
  }

  /// Places a node from the near edge of its box; a box of a new size is marked, as what is in it
  /// has to be arranged for that, unless everything is arranged anyway.
  @inline(__always)
  func place<Axis: BoxWalkAxis>(
    _ node: Int, at start: Double, size: Double, in room: Double, mirrored: Bool, _ axis: Axis.Type,
    marks isMarking: Bool = true
  ) {
    if isMarking, nodes[node].isBox, self.size(node, axis) != size {
      let mark = marks + nodes[node].record
      if mark.pointee & BoxMark.down(axis) == 0 {
        mark.pointee |= BoxMark.down(axis)
        hasMarked.pointee = true
      }
    }
    if Axis.isX {
      frames[node].origin.x = CGFloat(mirrored ? room - start - size : start)
      frames[node].size.width = CGFloat(size)
    } else {
      frames[node].origin.y = CGFloat(start)
      frames[node].size.height = CGFloat(size)
    }
  }

  /// The gaps of a box, all 0 if it has none: to look them up takes less than to ask for that.
  @inline(__always)
  func gaps(of record: UnsafePointer<BoxRecord>) -> BoxGaps { gaps[Int(record.pointee.gaps)] }

  // Where profiles are computed, it is the other way round, as the loops over children have too few
  // registers: there a box is asked first whether it has any gaps.

  /// The margins at the near and the far edge, in reading direction.
  @inline(__always)
  func edges<Axis: BoxWalkAxis>(
    _ record: UnsafePointer<BoxRecord>, _ axis: Axis.Type
  ) -> (near: Double, far: Double) {
    if record.pointee.gaps == 0 { return (0, 0) }
    return gaps(of: record).edges(axis)
  }

  /// The room between neighbors.
  @inline(__always)
  func spacing(_ record: UnsafePointer<BoxRecord>) -> Double {
    if record.pointee.gaps == 0 { return record.pointee.spacing(.none) }
    return record.pointee.spacing(gaps(of: record))
  }

  @inline(__always)
  func alignment<Axis: BoxWalkAxis>(_ record: UnsafePointer<BoxRecord>, _ axis: Axis.Type)
    -> BoxAlignment
  {
    Axis.isX ? record.pointee.horizontal : record.pointee.vertical
  }

  /// Whether a box's children follow each other along the axis.
  @inline(__always)
  func isAlong<Axis: BoxWalkAxis>(_ record: UnsafePointer<BoxRecord>, _ axis: Axis.Type) -> Bool {
    record.pointee.kind == (Axis.isX ? .row : .column)
  }

  /// Whether a box is empty along the axis of its children: an empty row is 0 wide.
  @inline(__always)
  func isEmptyAlong<Axis: BoxWalkAxis>(_ node: Int, _ axis: Axis.Type) -> Bool {
    // Most boxes are not empty, and that is known without a look at the record.
    if nodes[node].span > 1 { return false }
    let record = records + nodes[node].record
    return record.pointee.isEmpty && isAlong(record, axis)
  }

  /// Whether a box is a row of a grid, whose cells the grid arranges.
  @inline(__always)
  func isGridRow(_ record: UnsafePointer<BoxRecord>) -> Bool {
    record.pointee.isInGrid && record.pointee.kind == .row
  }

  /// Whether a child's share of the room along its box is its weight.
  @inline(__always)
  func hasWeight<Axis: BoxWalkAxis>(_ node: Int, _ axis: Axis.Type) -> Bool {
    nodes[node].weight > 0 && kind(node, axis) != .fixed
  }

  /// A child's profile, with the resistance that the box around it gives to content.
  @inline(__always)
  func profile<Axis: BoxWalkAxis>(
    _ node: Int, _ resistance: BoxResistance, _ axis: Axis.Type
  ) -> BoxProfile {
    let kind = kind(node, axis)
    if kind == .fixed { return .rigid(length(node, axis)) }
    if nodes[node].isBox {
      return isEmptyAlong(node, axis)
        ? .content(0, resistance) : profiles(axis)[nodes[node].record]
    }
    return kind == .natural ? .content(length(node, axis), resistance) : .free(0)
  }

  /// A child's natural size; wrapping content takes no more than there is.
  @inline(__always)
  func preferred<Axis: BoxWalkAxis>(
    _ node: Int, within room: Double, _ axis: Axis.Type
  ) -> Double {
    let kind = kind(node, axis)
    if kind == .fixed { return length(node, axis) }
    if nodes[node].isBox { return profiles(axis)[nodes[node].record].preferred }
    let size = length(node, axis)
    return Axis.isX && size > room && wraps(node) ? room : size
  }

  /// Whether a leaf's height depends on its width.
  @inline(__always)
  func wraps(_ node: Int) -> Bool {
    guard let content = nodes[node].content else { return false }
    return contents[content].wraps && nodes[node].heightKind != .fixed
  }

  /// Calls `body` with each child of a box, in order.
  @inline(__always)
  func forEachChild(of record: UnsafePointer<BoxRecord>, _ body: (Int) -> Void) {
    let end = Int(record.pointee.end)
    var child = Int(record.pointee.node) + 1
    while child < end {
      let next = self.end(of: child)
      body(child)
      child = next
    }
  }

  /// Calls `body` with each child of a box, in order.
  @inline(__always)
  func forEachChild(of box: Int, _ body: (Int) -> Void) {
    forEachChild(of: records + nodes[box].record, body)
  }

  /// Whether any child of a box is a box: its record would be the next one.
  @inline(__always)
  func hasBoxes(_ record: UnsafePointer<BoxRecord>) -> Bool {
    record + 1 < records + count && record[1].node < record.pointee.end
  }

  /// The index behind the last node within a node.
  @inline(__always)
  func end(of node: Int) -> Int {
    let known = nodes[node]
    if !known.isBox { return node + 1 }
    return known.span > 0 ? node + known.span : Int(records[known.record].end)
  }

  /// Notes where the next sibling of a box is.
  @inline(__always)
  func noteSpan(_ index: Int) {
    let record = records + index
    nodes[Int(record.pointee.node)].span = Int(record.pointee.end &- record.pointee.node)
  }

  /// Notes which box is around a child, in a walk up along x: a first layout looks at every child
  /// once there.
  @inline(__always)
  func noteParent<Axis: BoxWalkAxis>(
    _ child: Int, _ box: Int32, _ axis: Axis.Type
  ) {
    if Axis.isX { parents[child] = box }
  }
}
