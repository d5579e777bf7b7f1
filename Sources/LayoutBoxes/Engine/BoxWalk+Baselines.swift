extension BoxWalk {
  /// A child's natural height.
  func naturalHeight(_ node: Int) -> Double {
    preferred(node, within: .infinity, AlongY.self)
  }

  /// The distance of a child's first baseline from its top, at a height.
  func firstBaseline(_ node: Int, height: Double) -> Double {
    if nodes[node].isBox {
      let record = Int(nodes[node].record)
      let baselines = self.baselines[record]
      return baselines.first + baselines.firstSlope * (height - naturalHeight(node))
    }
    return nodes[node].content.map { contents[$0].current.firstBaseline } ?? 0
  }

  /// The distance of a child's last baseline from its bottom, at a height.
  func lastBaseline(_ node: Int, height: Double) -> Double {
    if nodes[node].isBox {
      let record = Int(nodes[node].record)
      let baselines = self.baselines[record]
      return baselines.last + baselines.lastSlope * (height - naturalHeight(node))
    }
    return nodes[node].content.map { contents[$0].current.lastBaseline } ?? 0
  }

  /// The distance from a child's top to the baseline that its row aligns.
  func rise(_ node: Int, _ record: BoxRecord, height: Double) -> Double {
    record.alignsLastBaselines
      ? height - lastBaseline(node, height: height) : firstBaseline(node, height: height)
  }

  /// The children of a row on their baseline.
  func baselineGroup(_ record: BoxRecord) -> BoxBaselineGroup {
    var group = BoxBaselineGroup()
    forEachChild(of: Int(record.node)) { child in
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
    of record: BoxRecord, _ group: BoxBaselineGroup, height: Double
  ) -> BaselineOfRow {
    let edges = edges(record, AlongY.self)
    let inner = max(height - edges.near - edges.far, 0)
    let isCut = inner < group.height && record.vertical == .fill
    let alignment =
      isCut ? (record.alignsLastBaselines ? .far : .near) : record.vertical
    let lower = edges.near + inner
    let line = group.line(
      in: isCut ? lower + edges.far : height, near: edges.near, far: edges.far,
      alignment: alignment)
    return BaselineOfRow(line: line, isCut: isCut, upper: edges.near, lower: lower)
  }

  /// Where a child of a row is on the row's baseline: as high as it likes, or cut.
  func place(
    _ child: Int, onBaseline baseline: BaselineOfRow, _ record: BoxRecord
  ) -> (top: Double, height: Double) {
    let own = naturalHeight(child)
    let top = baseline.line - rise(child, record, height: own)
    let bottom = top + own
    if !baseline.isCut || kind(child, AlongY.self) == .fixed { return (top, own) }
    if record.alignsLastBaselines {
      let cut = min(max(top, baseline.upper), bottom)
      return (cut, bottom - cut)
    }
    return (top, max(min(bottom, baseline.lower) - top, 0))
  }

  /// The room between two children of a column that chains baselines, possibly negative.
  func baselineGap(_ record: BoxRecord, _ upper: Int, _ lower: Int) -> Double {
    if record.hasSystemSpacing { return 0 }
    return record.spacing - lastBaseline(upper, height: naturalHeight(upper))
      - firstBaseline(lower, height: naturalHeight(lower))
  }

  /// Computes the baselines of a box at its natural or fixed height; returns whether they changed.
  func fitBaselines(_ index: Int) -> Bool {
    let new = baselines(of: records[index], height: naturalHeight(Int(records[index].node)))
    if baselines[index] == new { return false }
    baselines[index] = new
    return true
  }

  private func baselines(of record: BoxRecord, height: Double) -> BoxBaselines {
    let box = Int(record.node)
    guard box + 1 < Int(nodes[box].end), !record.kind.isScroll, record.kind != .cell else {
      return .none
    }
    let first = box + 1
    var last = first
    let share = record.kind == .column ? naturalShare(record) : -1
    var lastHeight = placedHeight(first, share)
    var total = lastHeight
    forEachChild(of: box) { child in
      guard child != first else { return }
      lastHeight = placedHeight(child, share)
      if record.kind == .column {
        total += record.alignsBaselines ? baselineGap(record, last, child) : record.spacing
        total += lastHeight
      }
      last = child
    }
    let upper = span(
      of: first, isLast: false, record, height: height, own: placedHeight(first, share),
      total: total)
    let lower = span(of: last, isLast: true, record, height: height, own: lastHeight, total: total)
    return BoxBaselines(
      first: upper.top + firstBaseline(first, height: upper.height),
      firstSlope: upper.topSlope + upper.heightSlope * (childBaselines(first)?.firstSlope ?? 0),
      last: height - lower.top - lower.height + lastBaseline(last, height: lower.height),
      lastSlope: 1 - lower.topSlope - lower.heightSlope
        + lower.heightSlope * (childBaselines(last)?.lastSlope ?? 0))
  }

  /// The height per weight of a column's weighted children where the column has its natural
  /// height; below 0 where it has none.
  private func naturalShare(_ record: BoxRecord) -> Double {
    var group = BoxWeightGroup()
    forEachChild(of: Int(record.node)) { child in
      if hasWeight(child, AlongY.self) {
        group.add(profile(child, .weighted, AlongY.self), nodes[child].weight)
      }
    }
    return group.weights > 0 ? group.profile.preferred / group.weights : -1
  }

  /// The height of a child where its box has the natural height.
  private func placedHeight(_ child: Int, _ share: Double) -> Double {
    share >= 0 && hasWeight(child, AlongY.self)
      ? share * nodes[child].weight : naturalHeight(child)
  }

  private func childBaselines(_ node: Int) -> BoxBaselines? {
    nodes[node].isBox ? baselines[Int(nodes[node].record)] : nil
  }

  /// Where a child is in a box of natural height, and what part of every further point of the
  /// box's height goes above it and into it.
  private typealias Span = (top: Double, height: Double, topSlope: Double, heightSlope: Double)

  private func span(
    of child: Int, isLast: Bool, _ record: BoxRecord, height: Double, own: Double, total: Double
  ) -> Span {
    let edges = edges(record, AlongY.self)
    switch record.kind {
    case .row where record.alignsBaselines:
      let line = baseline(of: record, baselineGroup(record), height: height)
      let place = place(child, onBaseline: line, record)
      let slope =
        record.vertical == .far
        ? 1 : record.vertical == .center ? 0.5 : 0
      return (place.top, place.height, slope, 0)
    case .column:
      let before = isLast ? total - own : 0
      switch record.vertical {
      case .fill where isLast, BoxAlignment.far:
        return (height - edges.far - total + before, own, 1, 0)
      case .center: return ((height - total) / 2 + before, own, 0.5, 0)
      case .fill, .near: return (edges.near + before, own, 0, 0)
      }
    case .anchors:
      let anchor = anchor(child, mirrored: false, AlongY.self)
      let alignment = BoxAlignment(near: anchor.near, far: anchor.far)
      return span(of: child, alignment, height: height, own: own, between: edges)
    case .row:
      return span(of: child, record.vertical, height: height, own: own, between: edges)
    case .root, .cell, .scroll, .scrollFittingWidth, .scrollFittingHeight, .scrollFittingBoth:
      return span(of: child, .fill, height: height, own: own, between: edges)
    }
  }

  private func span(
    of child: Int, _ alignment: BoxAlignment, height: Double, own: Double,
    between edges: (near: Double, far: Double)
  ) -> Span {
    switch alignment {
    case .far: return (height - edges.far - own, own, 1, 0)
    case .center: return ((height - own) / 2, own, 0.5, 0)
    case .fill where kind(child, AlongY.self) != .fixed:
      return (edges.near, max(height - edges.near - edges.far, 0), 0, 1)
    case .fill, .near: return (edges.near, own, 0, 0)
    }
  }
}
