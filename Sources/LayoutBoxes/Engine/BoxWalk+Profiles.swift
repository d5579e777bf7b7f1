import LayoutCore

extension BoxWalk {
  /// Computes the profile of a box from those of its children; returns whether it changed.
  func refit<Axis: BoxWalkAxis>(
    _ index: Int, _ axis: Axis.Type, _ grid: inout BoxGridScratch
  ) -> Bool {
    let old = profiles(axis)[index]
    fit(index, axis, &grid)
    return profiles(axis)[index] != old
  }

  /// Computes the profile of a box from those of its children.
  @inline(__always)
  func fit<Axis: BoxWalkAxis>(_ index: Int, _ axis: Axis.Type, _ grid: inout BoxGridScratch) {
    let record = records[index]
    let place = profiles(axis) + index
    switch record.kind {
    case .row:
      if !Axis.isX {
        place.pointee = across(index, axis, &grid)
      } else if !isGridRow(record) {
        place.pointee = along(index, axis)
      }
    case .column:
      if Axis.isX {
        place.pointee = across(index, axis, &grid)
      } else {
        place.pointee = record.alignsBaselines ? alongChain(record) : along(index, axis)
      }
    case .anchors: place.pointee = anchored(record, axis)
    case .root, .cell, .scroll, .scrollFittingWidth, .scrollFittingHeight, .scrollFittingBoth:
      place.pointee = contained(record, axis)
    }
  }

  /// Children one behind the other: sums them, adds what is around and between them, and makes a
  /// profile of what was found.
  @inline(__always)
  private func along<Axis: BoxWalkAxis>(_ index: Int, _ axis: Axis.Type) -> BoxProfile {
    let record = records[index]
    let box = Int(record.node)
    if box + 1 == Int(nodes[box].end) { return .zero }
    let isFilled = alignment(record, axis) == .fill
    var parts = parts(of: record, isFilled: isFilled, axis)
    let edges = edges(record, axis)
    parts.rigid += edges.near + edges.far
    // The size of a single weighted child does not depend on its weight, nor does that of any
    // number of leaves without a size of their own.
    let hasGroup = parts.firstWeighted > 0 && (parts.hasMoreWeighted || parts.hasFreeWeights)
    if parts.hasFreeWeights, !hasGroup { parts.hasFree = true }
    if !isFilled {
      let weighted =
        hasGroup
        ? weightGroup(record, axis).preferred
        : parts.firstWeighted > 0 ? preferred(parts.firstWeighted, within: .infinity, axis) : 0
      return .free(max(parts.rigid + parts.content + weighted, 0))
    }
    if !parts.hasFree, !hasGroup, !parts.hasBoxes {
      if parts.firstWeighted == 0 {
        return parts.hasContent
          ? BoxProfile.content(parts.content, .along).adding(parts.rigid)
          : .rigid(max(parts.rigid, 0))
      }
      if !parts.hasContent {
        return profile(parts.firstWeighted, .weighted, axis).adding(parts.rigid)
      }
    }
    var sum = parts.boxes
    if parts.hasContent { sum.append(.content(parts.content, .along)) }
    if parts.hasFree { sum.append(.free(0)) }
    if hasGroup {
      sum.append(weightGroup(record, axis))
    } else if parts.firstWeighted > 0 {
      sum.append(profile(parts.firstWeighted, .weighted, axis))
    }
    return parts.rigid == 0 ? sum : sum.adding(parts.rigid)
  }

  /// What the children of a box are along it. Leaves are counted in single numbers; only boxes and
  /// weights ask for more.
  private struct AlongParts {
    /// What is fixed, and the room between children.
    var rigid = 0.0
    /// The natural sizes of leaves.
    var content = 0.0
    var hasContent = false
    /// Whether there is a leaf without a size.
    var hasFree = false
    /// The boxes without a weight, where the box is filled.
    var boxes = BoxProfile.zero
    var hasBoxes = false
    /// The first weighted child with a size of its own; 0 for none.
    var firstWeighted = 0
    var hasMoreWeighted = false
    /// Whether there is a weighted leaf without a size.
    var hasFreeWeights = false
  }

  @inline(__always)
  private func parts<Axis: BoxWalkAxis>(
    of record: BoxRecord, isFilled: Bool, _ axis: Axis.Type
  ) -> AlongParts {
    let box = Int(record.node)
    let end = Int(nodes[box].end)
    var parts = AlongParts()
    var neighbours = -1.0
    var child = box + 1
    while child < end {
      let next = Int(nodes[child].end)
      if kind(child, axis) == .fixed {
        parts.rigid += length(child, axis)
      } else if nodes[child].weight > 0 {
        if !nodes[child].isBox, kind(child, axis) != .natural {
          parts.hasFreeWeights = true
        } else if parts.firstWeighted == 0 {
          parts.firstWeighted = child
        } else {
          parts.hasMoreWeighted = true
        }
      } else if nodes[child].isBox {
        if !isFilled {
          parts.rigid += profiles(axis)[Int(nodes[child].record)].preferred
        } else {
          parts.boxes.append(profile(child, .along, axis))
          parts.hasBoxes = true
        }
      } else if kind(child, axis) == .natural {
        parts.content += length(child, axis)
        parts.hasContent = true
      } else {
        parts.hasFree = true
      }
      neighbours += 1
      child = next
    }
    parts.rigid += record.spacing * neighbours
    return parts
  }

  /// The profile of a box's weighted children as one.
  func weightGroup<Axis: BoxWalkAxis>(_ record: BoxRecord, _ axis: Axis.Type) -> BoxProfile {
    var group = BoxWeightGroup()
    forEachChild(of: Int(record.node)) { child in
      guard hasWeight(child, axis) else { return }
      if nodes[child].isBox || kind(child, axis) == .natural {
        group.add(profile(child, .weighted, axis), nodes[child].weight)
      } else {
        group.addFree(nodes[child].weight)
      }
    }
    return group.profile
  }

  /// Children one beside the other, across the axis.
  @inline(__always)
  private func across<Axis: BoxWalkAxis>(
    _ index: Int, _ axis: Axis.Type, _ grid: inout BoxGridScratch
  ) -> BoxProfile {
    let record = records[index]
    let edges = edges(record, axis)
    let box = Int(record.node)
    if box + 1 == Int(nodes[box].end) { return .free(max(edges.near + edges.far, 0)) }
    if Axis.isX, record.isGrid { fitGrid(record, &grid) }
    let isFilled = alignment(record, axis) == .fill
    if !Axis.isX, record.alignsBaselines {
      let margins = edges.near + edges.far
      return isFilled
        ? profileOnBaseline(record).adding(margins)
        : .free(max(baselineGroup(record).height + margins, 0))
    }
    if !isFilled {
      var widest = 0.0
      forEachChild(of: box) { widest = max(widest, preferred($0, within: .infinity, axis)) }
      return .free(max(widest + edges.near + edges.far, 0))
    }
    let result = vote(of: box, .filling, axis)
    return record.margins == 0 ? result : result.adding(edges.near + edges.far)
  }

  /// Children in one place, all of the same size.
  ///
  /// Of any number of leaves the smallest and the largest are enough.
  @inline(__always)
  private func vote<Axis: BoxWalkAxis>(
    of box: Int, _ resistance: BoxResistance, _ axis: Axis.Type
  ) -> BoxProfile {
    var vote = BoxVote()
    var content = (least: Double.infinity, most: -1.0)
    var fixed = -1.0
    var strongest = 0.0
    var firstBox = 0
    var hasMoreBoxes = false
    forEachChild(of: box) { child in
      let kind = kind(child, axis)
      if kind == .fixed {
        fixed = max(fixed, length(child, axis))
      } else if nodes[child].isBox {
        strongest = max(strongest, profiles(axis)[Int(nodes[child].record)].lower4)
        if firstBox == 0 {
          firstBox = child
        } else {
          if !hasMoreBoxes { vote.add(profile(firstBox, resistance, axis)) }
          vote.add(profile(child, resistance, axis))
          hasMoreBoxes = true
        }
      } else if kind == .natural {
        let size = length(child, axis)
        content = (min(content.least, size), max(content.most, size))
      }
    }
    // A fixed size outvotes everything but what is rigid and larger.
    if fixed >= 0 { return .rigid(max(fixed, strongest)) }
    if firstBox > 0, !hasMoreBoxes {
      if content.most < 0 { return profile(firstBox, resistance, axis) }
      vote.add(profile(firstBox, resistance, axis))
    }
    if content.most >= 0 {
      if firstBox == 0, content.least == content.most { return .content(content.most, resistance) }
      vote.add(.content(content.most, resistance))
      if content.least < content.most { vote.add(.content(content.least, resistance)) }
    }
    return vote.profile
  }

  /// Children held on edges: those held on both decide, if there are any.
  private func anchored<Axis: BoxWalkAxis>(_ record: BoxRecord, _ axis: Axis.Type) -> BoxProfile {
    let edges = edges(record, axis)
    let margins = edges.near + edges.far
    var vote = BoxVote()
    var isHeld = false
    var widest = 0.0
    forEachChild(of: Int(record.node)) { child in
      let anchor = anchor(child, mirrored: record.isMirrored, axis)
      if anchor.near, anchor.far {
        isHeld = true
        vote.add(profile(child, anchor.isPair ? .filling : .aligned, axis))
      }
      widest = max(widest, preferred(child, within: .infinity, axis))
    }
    return isHeld ? vote.profile.adding(margins) : .free(max(widest + margins, 0))
  }

  /// Children that fill the box, or the content of a scroll view.
  private func contained<Axis: BoxWalkAxis>(_ record: BoxRecord, _ axis: Axis.Type) -> BoxProfile {
    let edges = edges(record, axis)
    let margins = edges.near + edges.far
    let box = Int(record.node)
    if box + 1 == Int(nodes[box].end) { return .free(max(margins, 0)) }
    if record.kind.isScroll, !fits(record, axis) {
      var widest = 0.0
      forEachChild(of: box) { widest = max(widest, preferred($0, within: .infinity, axis)) }
      return .free(max(widest + margins, 0))
    }
    let resistance: BoxResistance =
      switch record.kind {
      case .cell: Axis.isX ? .weighted : .aligned
      case .root: .filling
      default: .weighted
      }
    return vote(of: box, resistance, axis).adding(margins)
  }

  /// Whether a scroll view's content is as large as the view along an axis.
  func fits<Axis: BoxWalkAxis>(_ record: BoxRecord, _ axis: Axis.Type) -> Bool {
    record.kind == .scrollFittingBoth
      || record.kind == (Axis.isX ? .scrollFittingWidth : .scrollFittingHeight)
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
