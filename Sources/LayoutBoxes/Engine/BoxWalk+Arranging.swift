import Foundation

extension BoxWalk {
  /// Places the children of a box along one axis, by the box's size there.
  @inline(__always)
  func arrange<Axis: BoxWalkAxis>(
    _ index: Int, _ axis: Axis.Type, _ scratch: inout BoxScratch
  ) {
    let record = records[index]
    switch record.kind {
    case .row:
      if Axis.isX {
        if !isGridRow(record) { arrangeAlong(index, axis, &scratch) }
      } else {
        arrangeAcross(index, axis)
      }
    case .column:
      if Axis.isX {
        arrangeAcross(index, axis)
        if record.isGrid { arrangeGrid(record, &scratch) }
      } else if record.alignsBaselines {
        arrangeChain(record, &scratch.distribution)
      } else {
        arrangeAlong(index, axis, &scratch)
      }
    case .anchors: arrangeAnchored(record, axis)
    case .root, .cell, .scroll, .scrollFittingWidth, .scrollFittingHeight, .scrollFittingBoth:
      arrangeContained(record, axis)
    }
  }

  /// Places children that follow each other: 1 sums what they ask for, 2 divides the room,
  /// 3 decides by the alignment where the first one begins, 4 places each.
  @inline(__always)
  private func arrangeAlong<Axis: BoxWalkAxis>(
    _ index: Int, _ axis: Axis.Type, _ scratch: inout BoxScratch
  ) {
    let record = records[index]
    let edges = edges(record, axis)
    let size = size(Int(record.node), axis)
    let inner = max(size - edges.near - edges.far, 0)
    let alignment = alignment(record, axis)

    let sum = sumRigid(record, within: inner, axis)
    let weighted = divide(
      inner - sum.gaps, of: record, summed: sum, within: inner, axis, &scratch.distribution)
    let start: Double
    switch alignment {
    case .fill, .near: start = edges.near
    case .far: start = size - edges.far - sum.gaps - sum.total - weighted
    case .center: start = (size - sum.gaps - sum.total - weighted) / 2
    case .middle: start = edges.near + (inner - sum.gaps - sum.total - weighted) / 2
    }
    let share = sum.weights > 0 ? weighted.divided(byWeight: sum.weights) : 0
    placeChildren(of: record, from: start, share: share, in: size, axis)
  }

  /// What the children of a box take up along it before the room is divided.
  private struct AlongSum {
    /// The fixed and the natural sizes of children without a weight.
    var total = 0.0
    /// The room between all children.
    var gaps: Double
    var weights = 0.0
    /// Whether a child without a weight has a size that is not fixed.
    var isFlexible = false
    /// The size per weight below which a weighted box would cut what is rigid in it.
    var leastShare = 0.0
  }

  /// Step 1: sums what is rigid, and gives children without a weight their natural sizes.
  @inline(__always)
  private func sumRigid<Axis: BoxWalkAxis>(
    _ record: BoxRecord, within inner: Double, _ axis: Axis.Type
  ) -> AlongSum {
    let box = Int(record.node)
    let end = Int(nodes[box].end)
    var sum = AlongSum(gaps: -record.spacing)
    var child = box + 1
    while child < end {
      let next = Int(nodes[child].end)
      if kind(child, axis) == .fixed {
        sum.total += length(child, axis)
      } else if nodes[child].weight > 0 {
        sum.weights += nodes[child].weight
        if nodes[child].isBox {
          let least = profiles(axis)[Int(nodes[child].record)].lower4
          sum.leastShare = max(sum.leastShare, least.divided(byWeight: nodes[child].weight))
        }
      } else {
        sum.isFlexible = true
        let natural = preferred(child, within: inner, axis)
        setSize(child, natural, axis)
        sum.total += natural
      }
      sum.gaps += record.spacing
      child = next
    }
    return sum
  }

  /// Step 2: divides room among children; returns what the weighted ones get together.
  ///
  /// Most rows are filled and have weights beside fixed sizes only. These need no
  /// ``BoxDistribution``: the rest goes to the weights, as no other child can take or give any, and
  /// they stop shrinking together, where the first of them would cut what is rigid in it.
  @inline(__always)
  private func divide<Axis: BoxWalkAxis>(
    _ room: Double, of record: BoxRecord, summed sum: AlongSum, within inner: Double,
    _ axis: Axis.Type, _ distribution: inout BoxDistribution
  ) -> Double {
    let isFilled = alignment(record, axis) == .fill
    if isFilled, sum.weights > 0, !sum.isFlexible {
      return max(room - sum.total, sum.leastShare * sum.weights)
    }
    let natural = sum.weights > 0 ? weightGroup(record, axis).preferred : 0
    if isFilled, room != sum.total + natural, sum.isFlexible {
      return distribute(room, in: record, within: inner, axis, &distribution)
    }
    return natural
  }

  /// Step 4: places children one after the other, the weighted ones by their share.
  @inline(__always)
  private func placeChildren<Axis: BoxWalkAxis>(
    of record: BoxRecord, from first: Double, share: Double, in size: Double, _ axis: Axis.Type
  ) {
    let box = Int(record.node)
    let end = Int(nodes[box].end)
    var start = first
    var child = box + 1
    while child < end {
      let next = Int(nodes[child].end)
      let childSize = placedSize(child, share: share, axis)
      place(child, at: start, size: childSize, in: size, mirrored: record.isMirrored, axis)
      start += childSize + record.spacing
      child = next
    }
  }

  /// The size of a child once the room is divided.
  @inline(__always)
  private func placedSize<Axis: BoxWalkAxis>(
    _ child: Int, share: Double, _ axis: Axis.Type
  ) -> Double {
    kind(child, axis) == .fixed
      ? length(child, axis)
      : nodes[child].weight > 0 ? share * nodes[child].weight : size(child, axis)
  }

  /// Stores the sizes of the unweighted children that fill a room, and returns the sum of the
  /// weighted ones' sizes.
  private func distribute<Axis: BoxWalkAxis>(
    _ room: Double, in record: BoxRecord, within inner: Double, _ axis: Axis.Type,
    _ distribution: inout BoxDistribution
  ) -> Double {
    distribution.removeAll()
    let box = Int(record.node)
    forEachChild(of: box) { child in
      let hasWeight = hasWeight(child, axis)
      var profile = profile(child, hasWeight ? .weighted : .along, axis)
      let isText = kind(child, axis) == .natural && wraps(child)
      if !hasWeight, Axis.isX, isText, profile.preferred > inner {
        profile = .content(inner, .along)
      }
      distribution.add(
        profile, weight: hasWeight ? nodes[child].weight : 0,
        stretches: kind(child, axis) != .fixed)
    }
    distribution.distribute(room)
    var unit = 0.0
    var place = 0
    forEachChild(of: box) { child in
      let size = distribution.sizes[place]
      if hasWeight(child, axis) { unit += size } else { setSize(child, size, axis) }
      place += 1
    }
    return unit
  }

  @inline(__always)
  private func arrangeAcross<Axis: BoxWalkAxis>(_ index: Int, _ axis: Axis.Type) {
    let record = records[index]
    if !Axis.isX, record.alignsBaselines, record.kind == .row {
      arrangeOnBaseline(record)
      return
    }
    let room = room(in: record, axis)
    let alignment = alignment(record, axis)
    forEachChild(of: Int(record.node)) { arrange($0, alignment, in: room, axis) }
  }

  /// The room in a box along an axis.
  private struct Room {
    var edges: (near: Double, far: Double)
    /// The size of the box.
    var size: Double
    /// The size without the edges.
    var inner: Double
    var isMirrored: Bool
  }

  @inline(__always)
  private func room<Axis: BoxWalkAxis>(in record: BoxRecord, _ axis: Axis.Type) -> Room {
    let edges = edges(record, axis)
    let size = size(Int(record.node), axis)
    return Room(
      edges: edges, size: size, inner: max(size - edges.near - edges.far, 0),
      isMirrored: record.isMirrored)
  }

  /// Places one child between the edges of its box.
  @inline(__always)
  private func arrange<Axis: BoxWalkAxis>(
    _ child: Int, _ alignment: BoxAlignment, in room: Room, _ axis: Axis.Type
  ) {
    let own: Double
    if alignment == .fill {
      own = kind(child, axis) == .fixed ? length(child, axis) : room.inner
    } else {
      own = preferred(child, within: room.inner, axis)
    }
    let start: Double
    switch alignment {
    case .far: start = room.size - room.edges.far - own
    case .center: start = (room.size - own) / 2
    case .middle: start = room.edges.near + (room.inner - own) / 2
    case .fill, .near: start = room.edges.near
    }
    place(child, at: start, size: own, in: room.size, mirrored: room.isMirrored, axis)
  }

  private func arrangeAnchored<Axis: BoxWalkAxis>(_ record: BoxRecord, _ axis: Axis.Type) {
    let room = room(in: record, axis)
    forEachChild(of: Int(record.node)) { child in
      let anchor = anchor(child, mirrored: record.isMirrored, axis)
      let alignment = BoxAlignment(
        near: anchor.near, far: anchor.far, centered: alignment(record, axis))
      arrange(child, alignment, in: room, axis)
    }
  }

  private func arrangeContained<Axis: BoxWalkAxis>(_ record: BoxRecord, _ axis: Axis.Type) {
    let room = room(in: record, axis)
    forEachChild(of: Int(record.node)) { child in
      if record.kind.isScroll {
        // A scroll view's content starts at the origin of its own coordinates, in any direction.
        let isFitted = fits(record, axis) && kind(child, axis) != .fixed
        let own = isFitted ? room.inner : preferred(child, within: .infinity, axis)
        place(child, at: 0, size: own, in: room.size, mirrored: false, axis)
      } else {
        arrange(child, .fill, in: room, axis)
      }
    }
  }
}

extension Double {
  /// The quotient. Most weights are 1, and each box would wait for the division of the one around.
  @inline(__always)
  fileprivate func divided(byWeight weight: Double) -> Double {
    weight == 1 ? self : self / weight
  }
}
