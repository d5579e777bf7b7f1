import LayoutCore

extension BoxPass {
  /// Computes the profile of a box from those of its children; gives whether it changed.
  @inline(__always)
  func fit<Axis: BoxPassAxis>(_ index: Int, _ axis: Axis.Type, _ grid: inout BoxGridScratch) -> Bool
  {
    let record = records[index]
    let profile: BoxProfile =
      switch record.kind {
      case .row: Axis.isX ? along(record, axis) : across(record, axis, &grid)
      case .column: Axis.isX ? across(record, axis, &grid) : along(record, axis)
      case .anchors: anchored(record, axis)
      case .root, .cell, .scroll, .scrollFittingWidth, .scrollFittingHeight, .scrollFittingBoth:
        contained(record, axis)
      }
    let profiles = profiles(axis)
    if profiles[index] == profile { return false }
    profiles[index] = profile
    return true
  }

  /// Children one behind the other.
  @inline(__always)
  private func along<Axis: BoxPassAxis>(_ record: BoxRecord, _ axis: Axis.Type) -> BoxProfile {
    let box = Int(record.node)
    let end = Int(nodes[box].end)
    if box + 1 == end { return .zero }
    var rigid = 0.0
    var content = 0.0
    var hasContent = false
    var hasFree = false
    var sum = BoxProfile.zero
    var group = BoxWeightGroup()
    var neighbours = -1.0
    let chainsBaselines = !Axis.isX && record.alignsBaselines
    var child = box + 1
    while child < end {
      if kind(child, axis) == BoxNode.isFixed {
        rigid += length(child, axis)
      } else if nodes[child].weight > 0 {
        group.add(profile(child, .weighted, axis), nodes[child].weight)
      } else if nodes[child].isBox {
        sum.append(profile(child, .along, axis))
      } else if kind(child, axis) == BoxNode.isNatural {
        content += length(child, axis)
        hasContent = true
      } else {
        hasFree = true
      }
      let next = Int(nodes[child].end)
      if chainsBaselines, next < end {
        rigid += baselineGap(record, child, next)
      }
      neighbours += 1
      child = next
    }
    if !chainsBaselines { rigid += record.spacing * neighbours }
    if hasContent { sum.append(.content(content, .along)) }
    if hasFree { sum.append(.free(0)) }
    if group.weights > 0 { sum.append(group.profile) }
    let edges = edges(record, axis)
    let result = sum.adding(rigid + edges.near + edges.far)
    return alignment(record, axis) == BoxAlignment.fill ? result : .free(result.preferred)
  }

  /// Children one beside the other, across the axis.
  @inline(__always)
  private func across<Axis: BoxPassAxis>(
    _ record: BoxRecord, _ axis: Axis.Type, _ grid: inout BoxGridScratch
  ) -> BoxProfile {
    let edges = edges(record, axis)
    let box = Int(record.node)
    if box + 1 == Int(nodes[box].end) { return .free(max(edges.near + edges.far, 0)) }
    if Axis.isX, record.isGrid { fitGrid(record, &grid) }
    let isFilled = alignment(record, axis) == BoxAlignment.fill
    if !Axis.isX, record.alignsBaselines {
      let group = baselineGroup(record)
      let margins = edges.near + edges.far
      let profile = BoxBaselineGroup.profile(of: group.height).adding(margins)
      return isFilled ? profile : .free(profile.preferred)
    }
    if !isFilled {
      var widest = 0.0
      forEachChild(of: box) { widest = max(widest, preferred($0, within: .infinity, axis)) }
      return .free(max(widest + edges.near + edges.far, 0))
    }
    return vote(of: box, .filling, axis).adding(edges.near + edges.far)
  }

  /// Children in one place, all of the same size.
  ///
  /// Of any number of leaves the smallest and the largest are enough.
  @inline(__always)
  private func vote<Axis: BoxPassAxis>(
    of box: Int, _ resistance: BoxResistance, _ axis: Axis.Type
  ) -> BoxProfile {
    var vote = BoxVote()
    var content = (least: Double.infinity, most: -1.0)
    var fixed = (least: Double.infinity, most: -1.0)
    forEachChild(of: box) { child in
      let kind = kind(child, axis)
      if kind == BoxNode.isFixed {
        let size = length(child, axis)
        fixed = (min(fixed.least, size), max(fixed.most, size))
      } else if nodes[child].isBox {
        vote.add(profile(child, resistance, axis))
      } else if kind == BoxNode.isNatural {
        let size = length(child, axis)
        content = (min(content.least, size), max(content.most, size))
      }
    }
    if fixed.most >= 0 {
      vote.add(.rigid(fixed.most))
      if fixed.least < fixed.most { vote.add(.rigid(fixed.least)) }
    }
    if content.most >= 0 {
      vote.add(.content(content.most, resistance))
      if content.least < content.most { vote.add(.content(content.least, resistance)) }
    }
    return vote.profile
  }

  /// Children held on edges: those held on both decide, if there are any.
  private func anchored<Axis: BoxPassAxis>(_ record: BoxRecord, _ axis: Axis.Type) -> BoxProfile {
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
  private func contained<Axis: BoxPassAxis>(_ record: BoxRecord, _ axis: Axis.Type) -> BoxProfile {
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
  func fits<Axis: BoxPassAxis>(_ record: BoxRecord, _ axis: Axis.Type) -> Bool {
    record.kind == .scrollFittingBoth
      || record.kind == (Axis.isX ? .scrollFittingWidth : .scrollFittingHeight)
  }

  /// Which edges a child holds on to, in reading direction.
  ///
  /// `isPair` tells two edges of one vocabulary from, say, left and trailing.
  func anchor<Axis: BoxPassAxis>(
    _ child: Int, mirrored: Bool, _ axis: Axis.Type
  ) -> (near: Bool, far: Bool, isPair: Bool) {
    let bits = nodes[child].anchor
    func has(_ edge: BoxAnchor) -> Bool { bits & UInt32(truncatingIfNeeded: edge.rawValue) != 0 }
    if !Axis.isX { return (has(.top), has(.bottom), true) }
    let near = has(.leading) || has(mirrored ? .right : .left)
    let far = has(.trailing) || has(mirrored ? .left : .right)
    let isPair = has(.leading) && has(.trailing) || has(.left) && has(.right)
    return (near, far, isPair)
  }
}
