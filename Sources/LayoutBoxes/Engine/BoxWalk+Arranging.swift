import Foundation

extension BoxWalk {
  /// Places the children of a box along one axis, by the box's size there.
  @inline(__always)
  func arrange<Axis: BoxWalkAxis>(
    _ index: Int, _ axis: Axis.Type, _ scratch: inout BoxScratch
  ) {
    let record = records + index
    switch record.pointee.kind {
    case .row:
      if !Axis.isX {
        arrangeAcross(record, axis)
      } else if !isGridRow(record) {
        arrangeAlong(record, axis, &scratch)
      }
    case .column:
      if Axis.isX {
        arrangeAcross(record, axis)
        if record.pointee.isGrid { arrangeGrid(record, &scratch) }
      } else if record.pointee.alignsBaselines {
        arrangeChain(record, &scratch.distribution)
      } else {
        arrangeAlong(record, axis, &scratch)
      }
    case .anchors: arrangeAnchored(record, axis)
    case .root, .cell, .scroll, .scrollFittingWidth, .scrollFittingHeight, .scrollFittingBoth:
      arrangeContained(record, axis)
    }
  }

  /// Places the children of a box in a tree without baselines along both axes, those of a plain row
  /// or column one after the other.
  @inline(__always)
  func arrangeBoth<Marking: BoxWalkMarking>(
    _ index: Int, marks marking: Marking.Type, _ scratch: inout BoxScratch
  ) {
    let record = records + index
    switch record.pointee.kind {
    case .row where isGridRow(record): arrangeGridRow(record)
    case .row: arrangeBoth(record, AlongX.self, AlongY.self, marks: marking, &scratch)
    case .column where !record.pointee.isGrid:
      arrangeBoth(record, AlongY.self, AlongX.self, marks: marking, &scratch)
    default: arrangeEach(index, &scratch)
    }
  }

  // Out of line, as few boxes are neither plain rows nor plain columns.

  @inline(never)
  private func arrangeGridRow(_ record: UnsafePointer<BoxRecord>) {
    arrangeAcross(record, AlongY.self)
  }

  @inline(never)
  private func arrangeEach(_ index: Int, _ scratch: inout BoxScratch) {
    arrange(index, AlongX.self, &scratch)
    arrange(index, AlongY.self, &scratch)
  }

  @inline(__always)
  private func arrangeBoth<
    Main: BoxWalkAxis, Cross: BoxWalkAxis, Marking: BoxWalkMarking
  >(
    _ record: UnsafePointer<BoxRecord>, _ main: Main.Type, _ cross: Cross.Type,
    marks marking: Marking.Type, _ scratch: inout BoxScratch
  ) {
    if isNatural(record, main) {
      arrangeBothNaturally(record, main, cross, marks: marking)
    } else {
      arrangeBothInLine(record, main, cross, marks: marking, &scratch)
    }
  }

  @inline(never)
  private func arrangeBothInLine<
    Main: BoxWalkAxis, Cross: BoxWalkAxis, Marking: BoxWalkMarking
  >(
    _ record: UnsafePointer<BoxRecord>, _ main: Main.Type, _ cross: Cross.Type,
    marks marking: Marking.Type, _ scratch: inout BoxScratch
  ) {
    let room = room(in: record, cross)
    let placing = Placing(alignment(record, cross), in: room)
    let line = line(in: record, main, &scratch)
    var start = line.start
    forEachChild(of: record) { child in
      start = place(child, at: start, in: line, main, marks: Marking.isOn)
      arrange(child, placing, in: room, cross, marks: Marking.isOn)
    }
  }

  @inline(never)
  private func arrangeBothNaturally<
    Main: BoxWalkAxis, Cross: BoxWalkAxis, Marking: BoxWalkMarking
  >(
    _ record: UnsafePointer<BoxRecord>, _ main: Main.Type, _ cross: Cross.Type,
    marks marking: Marking.Type
  ) {
    let room = room(in: record, cross)
    let placing = Placing(alignment(record, cross), in: room)
    let line = naturalLine(in: record, main)
    var start = line.start
    forEachChild(of: record) { child in
      start = placeNatural(child, at: start, in: line, main, marks: Marking.isOn)
      arrange(child, placing, in: room, cross, marks: Marking.isOn)
    }
  }

  /// Places children that follow each other.
  @inline(__always)
  private func arrangeAlong<Axis: BoxWalkAxis>(
    _ record: UnsafePointer<BoxRecord>, _ axis: Axis.Type, _ scratch: inout BoxScratch
  ) {
    if isNatural(record, axis) { return arrangeNaturally(record, axis) }
    let line = line(in: record, axis, &scratch)
    var start = line.start
    forEachChild(of: record) { child in start = place(child, at: start, in: line, axis) }
  }

  @inline(never)
  private func arrangeNaturally<Axis: BoxWalkAxis>(
    _ record: UnsafePointer<BoxRecord>, _ axis: Axis.Type
  ) {
    let line = naturalLine(in: record, axis)
    var start = line.start
    forEachChild(of: record) { child in start = placeNatural(child, at: start, in: line, axis) }
  }

  /// How children follow each other in a box.
  private struct Line {
    /// Where the first one begins.
    var start: Double
    /// The size per weight of those that have one.
    var share: Double
    /// The size of the box.
    var size: Double
    var spacing: Double
    var isMirrored: Bool
  }

  /// Whether a box has its natural size along it, as most columns do, so that each child has its
  /// natural size as well, and there is nothing to sum and divide. Of a box without a size or with
  /// children that overlap, that is not known.
  @inline(__always)
  private func isNatural<Axis: BoxWalkAxis>(
    _ record: UnsafePointer<BoxRecord>, _ axis: Axis.Type
  ) -> Bool {
    let box = nodes[Int(record.pointee.node)]
    if box.hasWeights { return false }
    let size = size(Int(record.pointee.node), axis)
    let alignment = alignment(record, axis)
    return size > 0 && size == profiles(axis)[box.record].preferred
      && (alignment == .fill || alignment == .near) && !record.pointee.hasOverlaps
  }

  /// How children follow each other in a box that has its natural size.
  @inline(__always)
  private func naturalLine<Axis: BoxWalkAxis>(
    in record: UnsafePointer<BoxRecord>, _ axis: Axis.Type
  ) -> Line {
    let gaps = gaps(of: record)
    return Line(
      start: gaps.edges(axis).near, share: 0, size: size(Int(record.pointee.node), axis),
      spacing: record.pointee.spacing(gaps), isMirrored: record.pointee.isMirrored)
  }

  /// Places one child of a natural line; returns where the next one begins.
  @inline(__always)
  private func placeNatural<Axis: BoxWalkAxis>(
    _ child: Int, at start: Double, in line: Line, _ axis: Axis.Type, marks isMarking: Bool = true
  ) -> Double {
    let own = preferred(child, within: .infinity, axis)
    place(
      child, at: start, size: own, in: line.size, mirrored: line.isMirrored, axis, marks: isMarking)
    return start + (own + line.spacing)
  }

  /// How the children of a box follow each other: 1 sums what they ask for, 2 divides the room,
  /// 3 decides by the alignment where the first one begins. Earlier compilers take always as a
  /// wish; out of line it passes what it found through memory, for which boxes in boxes wait.
  #if compiler(>=6.3)
  @inline(always)
  #else
  @inline(__always)
  #endif
  private func line<Axis: BoxWalkAxis>(
    in record: UnsafePointer<BoxRecord>, _ axis: Axis.Type, _ scratch: inout BoxScratch
  ) -> Line {
    let room = room(in: record, axis)
    let spacing = record.pointee.spacing(gaps(of: record))
    let sum = sumRigid(record, spacing: spacing, within: room.inner, axis)
    let weighted = divide(
      room.inner - sum.gaps, of: record, summed: sum, within: room.inner, axis,
      &scratch.distribution)
    let placing = Placing(alignment(record, axis), in: room)
    let start =
      placing.origin + placing.share * (placing.extent - sum.gaps - sum.total - weighted)
    return Line(
      start: start, share: sum.weights > 0 ? weighted.divided(byWeight: sum.weights) : 0,
      size: room.size, spacing: spacing, isMirrored: record.pointee.isMirrored)
  }

  /// Places one child of a line; returns where the next one begins.
  @inline(__always)
  private func place<Axis: BoxWalkAxis>(
    _ child: Int, at start: Double, in line: Line, _ axis: Axis.Type, marks isMarking: Bool = true
  ) -> Double {
    let own =
      kind(child, axis) == .fixed
      ? length(child, axis)
      : nodes[child].weight > 0 ? line.share * nodes[child].weight : keptSize(of: child, axis)
    place(
      child, at: start, size: own, in: line.size, mirrored: line.isMirrored, axis, marks: isMarking)
    return start + (own + line.spacing)
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
    _ record: UnsafePointer<BoxRecord>, spacing: Double, within inner: Double, _ axis: Axis.Type
  ) -> AlongSum {
    var sum = AlongSum(gaps: -spacing)
    forEachChild(of: record) { child in
      if kind(child, axis) == .fixed {
        sum.total += length(child, axis)
      } else if nodes[child].weight > 0 {
        sum.weights += nodes[child].weight
        if nodes[child].isBox {
          let least = profiles(axis)[nodes[child].record].lower4
          sum.leastShare = max(sum.leastShare, least.divided(byWeight: nodes[child].weight))
        }
      } else {
        sum.isFlexible = true
        let natural = preferred(child, within: inner, axis)
        keepSize(natural, of: child, axis)
        sum.total += natural
      }
      sum.gaps += spacing
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
    _ room: Double, of record: UnsafePointer<BoxRecord>, summed sum: AlongSum, within inner: Double,
    _ axis: Axis.Type, _ distribution: inout BoxDistribution
  ) -> Double {
    let isFilled = alignment(record, axis) == .fill
    if isFilled, sum.weights > 0, !sum.isFlexible {
      return max(room - sum.total, sum.leastShare * sum.weights)
    }
    if sum.weights == 0, !isFilled || !sum.isFlexible || room == sum.total { return 0 }
    return divideAmongAll(
      room, of: record, rigid: sum.total, hasWeights: sum.weights > 0, isFlexible: sum.isFlexible,
      within: inner, axis, &distribution)
  }

  /// Divides room where the members have to be asked one by one. What was summed is given in
  /// numbers: as a whole it would be stored in every box, for the few that get here.
  @inline(never)
  private func divideAmongAll<Axis: BoxWalkAxis>(
    _ room: Double, of record: UnsafePointer<BoxRecord>, rigid total: Double, hasWeights: Bool,
    isFlexible: Bool, within inner: Double, _ axis: Axis.Type,
    _ distribution: inout BoxDistribution
  ) -> Double {
    let natural = hasWeights ? weightGroup(record, axis).preferred : 0
    if alignment(record, axis) == .fill, room != total + natural, isFlexible {
      return distribute(room, in: record, within: inner, axis, &distribution)
    }
    return natural
  }

  /// Stores the sizes of the unweighted children that fill a room, and returns the sum of the
  /// weighted ones' sizes.
  private func distribute<Axis: BoxWalkAxis>(
    _ room: Double, in record: UnsafePointer<BoxRecord>, within inner: Double, _ axis: Axis.Type,
    _ distribution: inout BoxDistribution
  ) -> Double {
    distribution.removeAll()
    forEachChild(of: record) { child in
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
    forEachChild(of: record) { child in
      let size = distribution.sizes[place]
      if hasWeight(child, axis) { unit += size } else { keepSize(size, of: child, axis) }
      place += 1
    }
    return unit
  }

  @inline(__always)
  private func arrangeAcross<Axis: BoxWalkAxis>(
    _ record: UnsafePointer<BoxRecord>, _ axis: Axis.Type
  ) {
    if !Axis.isX, record.pointee.alignsBaselines, record.pointee.kind == .row {
      arrangeOnBaseline(record)
      return
    }
    let room = room(in: record, axis)
    let placing = Placing(alignment(record, axis), in: room)
    forEachChild(of: record) { child in
      arrange(child, placing, in: room, axis)
    }
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
  private func room<Axis: BoxWalkAxis>(in record: UnsafePointer<BoxRecord>, _ axis: Axis.Type)
    -> Room
  {
    let edges = gaps(of: record).edges(axis)
    let size = size(Int(record.pointee.node), axis)
    return Room(
      edges: edges, size: size, inner: max(size - edges.near - edges.far, 0),
      isMirrored: record.pointee.isMirrored)
  }

  /// Where a box begins to place something along an axis: at the origin, and further on by a share
  /// of what is left of the extent. No alignment has a way of its own, so there is none to guess.
  private struct Placing {
    var fills: Bool
    var origin: Double
    var extent: Double
    var share: Double

    @inline(__always)
    init(_ alignment: BoxAlignment, in room: Room) {
      let isFar = alignment == .far
      fills = alignment == .fill
      origin = isFar || alignment == .center ? 0 : room.edges.near
      extent =
        isFar ? room.size - room.edges.far : alignment == .middle ? room.inner : room.size
      share = fills || alignment == .near ? 0 : isFar ? 1 : 0.5
    }
  }

  /// Places one child between the edges of its box.
  @inline(__always)
  private func arrange<Axis: BoxWalkAxis>(
    _ child: Int, _ placing: Placing, in room: Room, _ axis: Axis.Type, marks isMarking: Bool = true
  ) {
    let own: Double
    if placing.fills {
      own = kind(child, axis) == .fixed ? length(child, axis) : room.inner
    } else {
      own = preferred(child, within: room.inner, axis)
    }
    let start = placing.origin + placing.share * (placing.extent - own)
    place(
      child, at: start, size: own, in: room.size, mirrored: room.isMirrored, axis, marks: isMarking)
  }

  private func arrangeAnchored<Axis: BoxWalkAxis>(
    _ record: UnsafePointer<BoxRecord>, _ axis: Axis.Type
  ) {
    let room = room(in: record, axis)
    forEachChild(of: record) { child in
      let anchor = anchor(child, mirrored: record.pointee.isMirrored, axis)
      let alignment = BoxAlignment(
        near: anchor.near, far: anchor.far, centered: alignment(record, axis))
      arrange(child, Placing(alignment, in: room), in: room, axis)
    }
  }

  private func arrangeContained<Axis: BoxWalkAxis>(
    _ record: UnsafePointer<BoxRecord>, _ axis: Axis.Type
  ) {
    let room = room(in: record, axis)
    forEachChild(of: record) { child in
      if record.pointee.kind.isScroll {
        // A scroll view's content starts at the origin of its own coordinates, in any direction.
        let isFitted = fits(record, axis) && kind(child, axis) != .fixed
        let own = isFitted ? room.inner : preferred(child, within: .infinity, axis)
        place(child, at: 0, size: own, in: room.size, mirrored: false, axis)
      } else {
        arrange(child, Placing(.fill, in: room), in: room, axis)
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
