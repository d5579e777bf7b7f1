import LayoutCore

extension BoxWalk {
  /// Computes the profile of a box from those of its children.
  @inline(__always)
  func fit<Axis: BoxWalkAxis>(_ index: Int, _ axis: Axis.Type, _ grid: inout BoxGridScratch) {
    let record = records + index
    let place = profiles(axis) + index
    switch record.pointee.kind {
    case .row:
      if !Axis.isX {
        place.pointee = across(record, axis, &grid)
      } else if !isGridRow(record) {
        place.pointee = along(record, axis)
      }
    case .column:
      if Axis.isX {
        place.pointee = across(record, axis, &grid)
      } else {
        place.pointee = record.pointee.alignsBaselines ? alongChain(record) : along(record, axis)
      }
    case .anchors: place.pointee = anchored(record, axis)
    case .root, .cell, .scroll, .scrollFittingWidth, .scrollFittingHeight, .scrollFittingBoth:
      place.pointee = contained(record, axis)
    }
  }

  /// Computes both profiles of a box in a tree without baselines, in one walk over the children of
  /// a plain row or column.
  @inline(__always)
  func fitBoth(_ index: Int, _ grid: inout BoxGridScratch) {
    let record = records + index
    switch record.pointee.kind {
    case .row where isGridRow(record): fitGridRow(record, &grid)
    case .row: fitBoth(index, AlongX.self, AlongY.self)
    case .column where !record.pointee.isGrid: fitBoth(index, AlongY.self, AlongX.self)
    default: fitEach(index, &grid)
    }
  }

  // Out of line, as few boxes are neither plain rows nor plain columns.

  @inline(never)
  private func fitGridRow(_ record: UnsafePointer<BoxRecord>, _ grid: inout BoxGridScratch) {
    profilesY[record - records] = across(record, AlongY.self, &grid)
  }

  @inline(never)
  private func fitEach(_ index: Int, _ grid: inout BoxGridScratch) {
    fit(index, AlongX.self, &grid)
    fit(index, AlongY.self, &grid)
  }

  private func fitBoth<Main: BoxWalkAxis, Cross: BoxWalkAxis>(
    _ index: Int, _ main: Main.Type, _ cross: Cross.Type
  ) {
    let record = records + index
    if record.pointee.isEmpty {
      profiles(main)[index] = .zero
      profiles(cross)[index] = empty(record, cross)
      return
    }
    let isFilled = alignment(record, main) == .fill
    let (box, end) = (record.pointee.node, Int(record.pointee.end))
    var child = Int(box) + 1
    var along = BoxAlong()
    if alignment(record, cross) == .fill {
      // The sum is where it is needed in the end, as registers do not suffice.
      profiles(main)[index] = .zero
      var across = BoxAcross(.filling)
      while child < end {
        let next = self.end(of: child)
        noteParent(child, box, AlongX.self)
        add(child, to: &along, &profiles(main)[index], isFilled: isFilled, main)
        add(child, of: record, to: &across, cross)
        child = next
      }
      let profile = profile(of: across, in: record, cross)
      profiles(cross)[index] =
        record.pointee.gaps == 0 ? profile : adding(record, to: profile, cross)
    } else {
      var boxes = BoxProfile.rigid(0)
      var widest = 0.0
      while child < end {
        let next = self.end(of: child)
        noteParent(child, box, AlongX.self)
        add(child, to: &along, &boxes, isFilled: isFilled, main)
        widest = max(widest, preferred(child, within: .infinity, cross))
        child = next
      }
      keep(&boxes, of: along, in: record, main)
      profiles(cross)[index] = free(widest, in: record, cross)
    }
    noteWeights(along, in: record)
    profiles(main)[index] = profile(of: along, in: record, main)
  }

  /// Children one behind the other.
  private func along<Axis: BoxWalkAxis>(_ record: UnsafePointer<BoxRecord>, _ axis: Axis.Type)
    -> BoxProfile
  {
    if record.pointee.isEmpty { return .zero }
    let isFilled = alignment(record, axis) == .fill
    let (box, end) = (record.pointee.node, Int(record.pointee.end))
    var child = Int(box) + 1
    var along = BoxAlong()
    var boxes = BoxProfile.rigid(0)
    while child < end {
      let next = self.end(of: child)
      noteParent(child, box, axis)
      add(child, to: &along, &boxes, isFilled: isFilled, axis)
      child = next
    }
    keep(&boxes, of: along, in: record, axis)
    noteWeights(along, in: record)
    return profile(of: along, in: record, axis)
  }

  /// Children one beside the other, across the axis.
  @inline(__always)
  private func across<Axis: BoxWalkAxis>(
    _ record: UnsafePointer<BoxRecord>, _ axis: Axis.Type, _ grid: inout BoxGridScratch
  ) -> BoxProfile {
    if record.pointee.isEmpty { return empty(record, axis) }
    if Axis.isX, record.pointee.isGrid { fitGrid(record, &grid) }
    let isFilled = alignment(record, axis) == .fill
    if !Axis.isX, record.pointee.alignsBaselines {
      return isFilled
        ? adding(record, to: profileOnBaseline(record), axis)
        : free(baselineGroup(record).height, in: record, axis)
    }
    if !isFilled { return free(widest(of: record, axis), in: record, axis) }
    let profile = vote(of: record, .filling, axis)
    return record.pointee.gaps == 0 ? profile : adding(record, to: profile, axis)
  }

  /// The profile of a box that takes the size of what is in it, and what is around that.
  @inline(__always)
  private func free<Axis: BoxWalkAxis>(
    _ size: Double, in record: UnsafePointer<BoxRecord>, _ axis: Axis.Type
  ) -> BoxProfile {
    let edges = edges(record, axis)
    return .free(max(size + edges.near + edges.far, 0))
  }

  private func empty<Axis: BoxWalkAxis>(_ record: UnsafePointer<BoxRecord>, _ axis: Axis.Type)
    -> BoxProfile
  {
    let edges = edges(record, axis)
    return .free(max(edges.near + edges.far, 0))
  }

  @inline(__always)
  private func adding<Axis: BoxWalkAxis>(
    _ record: UnsafePointer<BoxRecord>, to profile: BoxProfile, _ axis: Axis.Type
  ) -> BoxProfile {
    let edges = edges(record, axis)
    return profile.adding(edges.near + edges.far)
  }

  @inline(__always)
  private func widest<Axis: BoxWalkAxis>(of record: UnsafePointer<BoxRecord>, _ axis: Axis.Type)
    -> Double
  {
    let box = record.pointee.node
    var widest = 0.0
    forEachChild(of: record) { child in
      noteParent(child, box, axis)
      widest = max(widest, preferred(child, within: .infinity, axis))
    }
    return widest
  }

  /// Children held on edges: those held on both decide, if there are any.
  private func anchored<Axis: BoxWalkAxis>(_ record: UnsafePointer<BoxRecord>, _ axis: Axis.Type)
    -> BoxProfile
  {
    let box = record.pointee.node
    var vote = BoxVote()
    var isHeld = false
    var widest = 0.0
    forEachChild(of: record) { child in
      noteParent(child, box, axis)
      let anchor = anchor(child, mirrored: record.pointee.isMirrored, axis)
      if anchor.near, anchor.far {
        isHeld = true
        vote.add(profile(child, anchor.isPair ? .filling : .aligned, axis))
      }
      widest = max(widest, preferred(child, within: .infinity, axis))
    }
    return isHeld ? adding(record, to: vote.profile, axis) : free(widest, in: record, axis)
  }

  /// Children that fill the box, or the content of a scroll view.
  private func contained<Axis: BoxWalkAxis>(_ record: UnsafePointer<BoxRecord>, _ axis: Axis.Type)
    -> BoxProfile
  {
    if record.pointee.isEmpty { return empty(record, axis) }
    if record.pointee.kind.isScroll, !fits(record, axis) {
      return free(widest(of: record, axis), in: record, axis)
    }
    let resistance: BoxResistance =
      switch record.pointee.kind {
      case .cell: Axis.isX ? .weighted : .aligned
      case .root: .filling
      default: .weighted
      }
    return adding(record, to: vote(of: record, resistance, axis), axis)
  }

  /// Whether a scroll view's content is as large as the view along an axis.
  func fits<Axis: BoxWalkAxis>(_ record: UnsafePointer<BoxRecord>, _ axis: Axis.Type) -> Bool {
    record.pointee.kind == .scrollFittingBoth
      || record.pointee.kind == (Axis.isX ? .scrollFittingWidth : .scrollFittingHeight)
  }

  /// Which edges a child holds on to, in reading direction.
  ///
  /// `isPair` tells two edges of one vocabulary from, say, left and trailing.
  func anchor<Axis: BoxWalkAxis>(
    _ child: Int, mirrored: Bool, _ axis: Axis.Type
  ) -> (near: Bool, far: Bool, isPair: Bool) {
    let bits = nodes[child].anchor
    func has(_ edge: BoxAnchor) -> Bool { bits & UInt8(truncatingIfNeeded: edge.rawValue) != 0 }
    if !Axis.isX { return (has(.top), has(.bottom), true) }
    let near = has(.leading) || has(mirrored ? .right : .left)
    let far = has(.trailing) || has(mirrored ? .left : .right)
    let isPair = has(.leading) && has(.trailing) || has(.left) && has(.right)
    return (near, far, isPair)
  }
}
