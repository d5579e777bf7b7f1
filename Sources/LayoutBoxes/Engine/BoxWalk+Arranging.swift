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
        if !isGridRow(record) { arrangeAlong(record, axis, &scratch) }
      } else {
        arrangeAcross(record, axis)
      }
    case .column:
      if Axis.isX {
        arrangeAcross(record, axis)
        if record.isGrid { arrangeGrid(record, &scratch) }
      } else {
        arrangeAlong(record, axis, &scratch)
      }
    case .anchors: arrangeAnchored(record, axis)
    case .root, .cell, .scroll, .scrollFittingWidth, .scrollFittingHeight, .scrollFittingBoth:
      arrangeContained(record, axis)
    }
  }

  @inline(__always)
  private func arrangeAlong<Axis: BoxWalkAxis>(
    _ record: BoxRecord, _ axis: Axis.Type, _ scratch: inout BoxScratch
  ) {
    let box = Int(record.node)
    let end = Int(nodes[box].end)
    let edges = edges(record, axis)
    let size = size(box, axis)
    let inner = max(size - edges.near - edges.far, 0)
    let alignment = alignment(record, axis)
    let chainsBaselines = !Axis.isX && record.alignsBaselines

    var total = 0.0
    var gaps = -record.spacing
    var weights = 0.0
    var isFlexible = false
    var leastShare = 0.0
    var child = box + 1
    while child < end {
      let next = Int(nodes[child].end)
      if kind(child, axis) == BoxNode.isFixed {
        total += length(child, axis)
      } else if nodes[child].weight > 0 {
        weights += nodes[child].weight
        if nodes[child].isBox {
          let least = profiles(axis)[Int(nodes[child].record)].lower4
          leastShare = max(leastShare, least.divided(byWeight: nodes[child].weight))
        }
      } else {
        isFlexible = true
        let natural = preferred(child, within: inner, axis)
        setSize(child, natural, axis)
        total += natural
      }
      if chainsBaselines {
        if next < end { gaps += baselineGap(record, child, next) }
      } else {
        gaps += record.spacing
      }
      child = next
    }
    if chainsBaselines { gaps += record.spacing }

    let room = inner - gaps
    var unit = 0.0
    if alignment == BoxAlignment.fill, weights > 0, !isFlexible {
      unit = max(room - total, leastShare * weights)
    } else {
      let group = weights > 0 ? weightGroup(record, axis) : .zero
      unit = group.preferred
      if alignment == BoxAlignment.fill, room != total + unit, isFlexible || weights > 0 {
        unit = distribute(room, record, inner, axis, &scratch.distribution)
      }
    }

    let share = weights > 0 ? unit.divided(byWeight: weights) : 0
    var start = edges.near
    if alignment == BoxAlignment.far { start = size - edges.far - gaps - total - unit }
    if alignment == BoxAlignment.center { start = (size - gaps - total - unit) / 2 }
    child = box + 1
    while child < end {
      let next = Int(nodes[child].end)
      let childSize =
        kind(child, axis) == BoxNode.isFixed
        ? length(child, axis)
        : nodes[child].weight > 0 ? share * nodes[child].weight : self.size(child, axis)
      place(child, at: start, size: childSize, in: size, mirrored: record.isMirrored, axis)
      start += childSize
      if chainsBaselines {
        if next < end { start += baselineGap(record, child, next) }
      } else {
        start += record.spacing
      }
      child = next
    }
  }

  /// Stores the sizes of the unweighted children that fill a room, and gives the sum of the
  /// weighted ones' sizes.
  private func distribute<Axis: BoxWalkAxis>(
    _ room: Double, _ record: BoxRecord, _ inner: Double, _ axis: Axis.Type,
    _ distribution: inout BoxDistribution
  ) -> Double {
    distribution.removeAll()
    let box = Int(record.node)
    forEachChild(of: box) { child in
      let hasWeight = hasWeight(child, axis)
      var profile = profile(child, hasWeight ? .weighted : .along, axis)
      if !hasWeight, Axis.isX, profile.preferred > inner, wraps(child) {
        profile = .content(inner, .along)
      }
      distribution.add(
        profile, weight: hasWeight ? nodes[child].weight : 0,
        stretches: kind(child, axis) != BoxNode.isFixed)
    }
    distribution.distribute(room)
    var unit = 0.0
    var place = 0
    forEachChild(of: box) { child in
      let size = distribution.sizes[place]
      if distribution.weights[place] > 0 { unit += size } else { setSize(child, size, axis) }
      place += 1
    }
    return unit
  }

  @inline(__always)
  private func arrangeAcross<Axis: BoxWalkAxis>(_ record: BoxRecord, _ axis: Axis.Type) {
    if !Axis.isX, record.alignsBaselines, record.kind == .row {
      arrangeOnBaseline(record)
      return
    }
    let box = Int(record.node)
    let edges = edges(record, axis)
    let size = size(box, axis)
    let inner = max(size - edges.near - edges.far, 0)
    let alignment = alignment(record, axis)
    forEachChild(of: box) { child in
      arrange(child, alignment, edges, inner, size, record.isMirrored, axis)
    }
  }

  /// Places one child between the edges of its box.
  @inline(__always)
  private func arrange<Axis: BoxWalkAxis>(
    _ child: Int, _ alignment: UInt8, _ edges: (near: Double, far: Double), _ inner: Double,
    _ size: Double, _ isMirrored: Bool, _ axis: Axis.Type
  ) {
    let own: Double
    if alignment == BoxAlignment.fill {
      own = kind(child, axis) == BoxNode.isFixed ? length(child, axis) : inner
    } else {
      own = preferred(child, within: inner, axis)
    }
    let start: Double
    switch alignment {
    case BoxAlignment.far: start = size - edges.far - own
    case BoxAlignment.center: start = (size - own) / 2
    default: start = edges.near
    }
    place(child, at: start, size: own, in: size, mirrored: isMirrored, axis)
  }

  private func arrangeOnBaseline(_ record: BoxRecord) {
    let height = size(Int(record.node), AlongY.self)
    let line = baseline(of: record, baselineGroup(record), height: height)
    forEachChild(of: Int(record.node)) { child in
      let place = place(child, onBaseline: line, record)
      self.place(
        child, at: place.top, size: place.height, in: height, mirrored: false, AlongY.self)
    }
  }

  private func arrangeAnchored<Axis: BoxWalkAxis>(_ record: BoxRecord, _ axis: Axis.Type) {
    let box = Int(record.node)
    let edges = edges(record, axis)
    let size = size(box, axis)
    let inner = max(size - edges.near - edges.far, 0)
    forEachChild(of: box) { child in
      let anchor = anchor(child, mirrored: record.isMirrored, axis)
      let alignment =
        anchor.near
        ? (anchor.far ? BoxAlignment.fill : BoxAlignment.near)
        : (anchor.far ? BoxAlignment.far : BoxAlignment.center)
      arrange(child, alignment, edges, inner, size, record.isMirrored, axis)
    }
  }

  private func arrangeContained<Axis: BoxWalkAxis>(_ record: BoxRecord, _ axis: Axis.Type) {
    let box = Int(record.node)
    let edges = edges(record, axis)
    let size = size(box, axis)
    let inner = max(size - edges.near - edges.far, 0)
    forEachChild(of: box) { child in
      if record.kind.isScroll {
        // A scroll view's content starts at the origin of its own coordinates, in any direction.
        let isFixed = kind(child, axis) == BoxNode.isFixed
        let own =
          fits(record, axis) && !isFixed ? inner : preferred(child, within: .infinity, axis)
        place(child, at: 0, size: own, in: size, mirrored: false, axis)
      } else {
        arrange(child, BoxAlignment.fill, edges, inner, size, record.isMirrored, axis)
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
