extension BoxWalk {
  /// A child's natural height.
  func naturalHeight(_ node: Int) -> Double {
    preferred(node, within: .infinity, AlongY.self)
  }

  /// The distance of a child's first baseline from its top, at a height.
  func firstBaseline(_ node: Int, height: Double) -> Double {
    guard nodes[node].isBox else {
      return nodes[node].content.map { contents[$0].current.firstBaseline } ?? 0
    }
    let record = nodes[node].record
    return height == naturalHeight(node)
      ? baselines[record].first : firstBaseline(of: records + record, height: height)
  }

  /// The distance of a child's last baseline from its bottom, at a height.
  func lastBaseline(_ node: Int, height: Double) -> Double {
    guard nodes[node].isBox else {
      return nodes[node].content.map { contents[$0].current.lastBaseline } ?? 0
    }
    let record = nodes[node].record
    return height == naturalHeight(node)
      ? baselines[record].last : lastBaseline(of: records + record, height: height)
  }

  /// The distance from a child's top to the baseline that its row aligns.
  func rise(_ node: Int, _ record: UnsafePointer<BoxRecord>, height: Double) -> Double {
    record.pointee.alignsLastBaselines
      ? height - lastBaseline(node, height: height) : firstBaseline(node, height: height)
  }

  /// The children of a row on their baseline.
  func baselineGroup(_ record: UnsafePointer<BoxRecord>) -> BoxBaselineGroup {
    var group = BoxBaselineGroup()
    forEachChild(of: record) { child in
      let height = naturalHeight(child)
      group.add(height: height, up: rise(child, record, height: height))
    }
    return group
  }

  /// The baseline of a row of a height, from the top, and the edges that cut the elements where the
  /// row is filled and too low for them.
  struct BaselineOfRow {
    var line: Double
    var isCut: Bool
    var upper: Double
    var lower: Double
  }

  /// Where the baseline of a row is at a height.
  func baseline(
    of record: UnsafePointer<BoxRecord>, _ group: BoxBaselineGroup, height: Double
  ) -> BaselineOfRow {
    let edges = edges(record, AlongY.self)
    let inner = max(height - edges.near - edges.far, 0)
    let isCut = inner < group.height && record.pointee.vertical == .fill
    let alignment =
      isCut ? (record.pointee.alignsLastBaselines ? .far : .near) : record.pointee.vertical
    let lower = edges.near + inner
    let line = group.line(
      in: isCut ? lower + edges.far : height, near: edges.near, far: edges.far,
      alignment: alignment)
    return BaselineOfRow(line: line, isCut: isCut, upper: edges.near, lower: lower)
  }

  /// Where a child of a row is on the row's baseline: as high as it likes, or cut.
  func place(
    _ child: Int, onBaseline baseline: BaselineOfRow, _ record: UnsafePointer<BoxRecord>
  ) -> (top: Double, height: Double) {
    let own = naturalHeight(child)
    let top = baseline.line - rise(child, record, height: own)
    let bottom = top + own
    if !baseline.isCut || kind(child, AlongY.self) == .fixed { return (top, own) }
    if record.pointee.alignsLastBaselines {
      let cut = min(max(top, baseline.upper), bottom)
      return (cut, bottom - cut)
    }
    return (top, max(min(bottom, baseline.lower) - top, 0))
  }

  /// The profile of a filled row along its height: as high as its group. It shrinks as the children
  /// do that reach lowest, each from where it begins, and grows where nothing else does.
  func profileOnBaseline(_ record: UnsafePointer<BoxRecord>) -> BoxProfile {
    let group = baselineGroup(record)
    let height = group.height
    var profile = BoxProfile.content(height, .filling)
    (profile.lower1, profile.lower2, profile.lower3) = (0, 0, 0)
    forEachChild(of: record) { child in
      let own = naturalHeight(child)
      let rise = rise(child, record, height: own)
      let before = record.pointee.alignsLastBaselines ? group.down - own + rise : group.up - rise
      let member = self.profile(child, .filling, AlongY.self)
      profile.lower1 = max(profile.lower1, min(before + member.lower1, height))
      profile.lower2 = max(profile.lower2, min(before + member.lower2, height))
      profile.lower3 = max(profile.lower3, min(before + member.lower3, height))
      profile.lower4 = max(profile.lower4, min(before + member.lower4, height))
    }
    return profile
  }

  /// Places the children of a row on their baseline.
  func arrangeOnBaseline(_ record: UnsafePointer<BoxRecord>) {
    let height = size(Int(record.pointee.node), AlongY.self)
    let line = baseline(of: record, baselineGroup(record), height: height)
    forEachChild(of: record) { child in
      let place = place(child, onBaseline: line, record)
      self.place(
        child, at: place.top, size: place.height, in: height, mirrored: false, AlongY.self)
    }
  }

  /// Computes the baselines of a box at its natural or fixed height; returns whether they changed.
  func fitBaselines(_ index: Int) -> Bool {
    let new = baselines(of: records + index, height: naturalHeight(Int(records[index].node)))
    if baselines[index] == new { return false }
    baselines[index] = new
    return true
  }

  private func baselines(of record: UnsafePointer<BoxRecord>, height: Double) -> BoxBaselines {
    guard hasBaselines(record) else { return .none }
    let step = min(height, 1)
    func slope(_ low: Double, _ high: Double, _ step: Double) -> Double {
      step > 0 ? (high - low) / step : 0
    }
    let first = firstBaseline(of: record, height: height)
    let last = lastBaseline(of: record, height: height)
    return BoxBaselines(
      first: first, last: last,
      firstGrowth: slope(first, firstBaseline(of: record, height: height + 1), 1),
      lastGrowth: slope(last, lastBaseline(of: record, height: height + 1), 1),
      firstShrinkage: slope(firstBaseline(of: record, height: height - step), first, step),
      lastShrinkage: slope(lastBaseline(of: record, height: height - step), last, step))
  }

  /// Whether a box has the baselines of what is in it; otherwise they are its edges.
  func hasBaselines(_ record: UnsafePointer<BoxRecord>) -> Bool {
    !record.pointee.isEmpty && !record.pointee.kind.isScroll && record.pointee.kind != .cell
  }

  /// How many boxes in each other are placed to find a line; deeper ones keep what they have at
  /// their natural heights.
  private static let levels = 64

  private func firstBaseline(of record: UnsafePointer<BoxRecord>, height: Double) -> Double {
    var (record, height, distance) = (record, height, 0.0)
    for _ in 0..<BoxWalk.levels {
      guard hasBaselines(record) else { return distance }
      let child = Int(record.pointee.node) + 1
      let place = place(of: child, isLast: false, record, height: height)
      distance += place.top
      if !nodes[child].isBox || place.height == naturalHeight(child) {
        return distance + movedFirstBaseline(child, height: place.height)
      }
      record = records + nodes[child].record
      height = place.height
    }
    return distance + movedFirstBaseline(Int(record.pointee.node), height: height)
  }

  private func lastBaseline(of record: UnsafePointer<BoxRecord>, height: Double) -> Double {
    var (record, height, distance) = (record, height, 0.0)
    for _ in 0..<BoxWalk.levels {
      guard hasBaselines(record) else { return distance }
      var child = Int(record.pointee.node) + 1
      forEachChild(of: record) { last in
        child = last
      }
      let place = place(of: child, isLast: true, record, height: height)
      distance += height - place.top - place.height
      if !nodes[child].isBox || place.height == naturalHeight(child) {
        return distance + movedLastBaseline(child, height: place.height)
      }
      record = records + nodes[child].record
      height = place.height
    }
    return distance + movedLastBaseline(Int(record.pointee.node), height: height)
  }

  /// The distance of the first baseline by how it moves near the natural height.
  func movedFirstBaseline(_ node: Int, height: Double) -> Double {
    guard nodes[node].isBox else { return firstBaseline(node, height: height) }
    let baselines = baselines[nodes[node].record]
    let more = height - naturalHeight(node)
    return baselines.first
      + more * (more > 0 ? baselines.firstGrowth : baselines.firstShrinkage)
  }

  /// The distance of the last baseline by how it moves near the natural height.
  func movedLastBaseline(_ node: Int, height: Double) -> Double {
    guard nodes[node].isBox else { return lastBaseline(node, height: height) }
    let baselines = baselines[nodes[node].record]
    let more = height - naturalHeight(node)
    return baselines.last + more * (more > 0 ? baselines.lastGrowth : baselines.lastShrinkage)
  }

  /// Where a child is in a box of a height.
  private typealias Place = (top: Double, height: Double)

  private func place(
    of child: Int, isLast: Bool, _ record: UnsafePointer<BoxRecord>, height: Double
  ) -> Place {
    let edges = edges(record, AlongY.self)
    switch record.pointee.kind {
    case .row where record.pointee.alignsBaselines:
      let line = baseline(of: record, baselineGroup(record), height: height)
      return place(child, onBaseline: line, record)
    case .column: return place(inColumn: child, isLast: isLast, record, height: height)
    case .anchors:
      let anchor = anchor(child, mirrored: false, AlongY.self)
      let alignment = BoxAlignment(
        near: anchor.near, far: anchor.far, centered: record.pointee.vertical)
      return place(of: child, alignment, height: height, between: edges)
    case .row:
      return place(of: child, record.pointee.vertical, height: height, between: edges)
    case .root, .cell, .scroll, .scrollFittingWidth, .scrollFittingHeight, .scrollFittingBoth:
      return place(of: child, .fill, height: height, between: edges)
    }
  }

  private func place(
    inColumn child: Int, isLast: Bool, _ record: UnsafePointer<BoxRecord>, height: Double
  ) -> Place {
    let edges = edges(record, AlongY.self)
    let inner = max(height - edges.near - edges.far, 0)
    let column = naturalColumn(record, isNear: true)
    if record.pointee.vertical == .fill {
      let (own, overflow) = stretched(child, in: record, column, by: inner - column.total)
      return (isLast ? edges.near + inner + overflow - own : edges.near, own)
    }
    let own = placedHeight(child, column.share)
    let top = column.top(in: height, inner: inner, edges: edges, record.pointee.vertical)
    return (isLast ? top + column.total - own : top, own)
  }

  private func place(
    of child: Int, _ alignment: BoxAlignment, height: Double,
    between edges: (near: Double, far: Double)
  ) -> Place {
    let own = naturalHeight(child)
    switch alignment {
    case .far: return (height - edges.far - own, own)
    case .center: return ((height - own) / 2, own)
    case .middle:
      return (edges.near + (max(height - edges.near - edges.far, 0) - own) / 2, own)
    case .fill where kind(child, AlongY.self) != .fixed:
      return (edges.near, max(height - edges.near - edges.far, 0))
    case .fill, .near: return (edges.near, own)
    }
  }
}
