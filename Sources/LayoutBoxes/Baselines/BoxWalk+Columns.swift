extension BoxWalk {
  /// What the children of a column take up at the column's natural height.
  ///
  /// The weighted ones are as high as if the column noticed all of their heights: how far their
  /// baselines are apart is a matter of the room between them.
  ///
  /// - Parameter isNear: Whether lines are taken to move as they do near natural heights, which
  ///   costs the same however deep the children are. It is what finding a line of the column needs:
  ///   that looks at all the columns in it.
  func naturalColumn(_ record: UnsafePointer<BoxRecord>, isNear: Bool) -> BoxColumn {
    var column = BoxColumn()
    var group = BoxWeightGroup()
    forEachChild(of: record) { child in
      if hasWeight(child, AlongY.self) {
        group.add(profile(child, .weighted, AlongY.self), nodes[child].weight)
      }
    }
    if group.weights > 0 {
      column.weights = group.weights
      column.unit = group.profile
      column.share = column.unit.preferred / group.weights
      column.pull = pull(ofWeightsIn: record, column)
    }
    var former = -1
    forEachChild(of: record) { child in
      let height = placedHeight(child, column.share)
      if former >= 0 {
        let heights = (upper: placedHeight(former, column.share), lower: height)
        column.total +=
          isNear
          ? nearGap(record, former, child, heights: heights)
          : baselineGap(record, former, child, heights: heights)
      }
      column.total += height
      former = child
    }
    return column
  }

  /// The height of a child where its column has the natural height.
  func placedHeight(_ child: Int, _ share: Double) -> Double {
    share >= 0 && hasWeight(child, AlongY.self)
      ? share * nodes[child].weight : naturalHeight(child)
  }

  /// The room between two children of a column on baselines, possibly negative, where they have
  /// heights.
  func baselineGap(
    _ record: UnsafePointer<BoxRecord>, _ upper: Int, _ lower: Int,
    heights: (upper: Double, lower: Double)
  ) -> Double {
    if record.pointee.hasSystemSpacing { return 0 }
    return spacing(record) - lastBaseline(upper, height: heights.upper)
      - firstBaseline(lower, height: heights.lower)
  }

  /// The room between two children of any column, with baselines that move as they do near natural
  /// heights.
  private func nearGap(
    _ record: UnsafePointer<BoxRecord>, _ upper: Int, _ lower: Int,
    heights: (upper: Double, lower: Double)
  ) -> Double {
    if !record.pointee.alignsBaselines { return spacing(record) }
    if record.pointee.hasSystemSpacing { return 0 }
    return spacing(record) - movedLastBaseline(upper, height: heights.upper)
      - movedFirstBaseline(lower, height: heights.lower)
  }

  /// How the height of a column changes with the height of all weighted children.
  private func pull(ofWeightsIn record: UnsafePointer<BoxRecord>, _ column: BoxColumn) -> BoxPull {
    var growth = 0.0
    var shrinkage = 0.0
    forEachChild(of: record) { child in
      guard hasWeight(child, AlongY.self) else { return }
      let weight = nodes[child].weight
      let pull = self.pull(child, in: record)
      let more = column.share * weight - naturalHeight(child)
      growth += weight * (more >= 0 ? pull.growth : pull.shrinkage)
      shrinkage += weight * (more > 0 ? pull.growth : pull.shrinkage)
    }
    return BoxPull(growth: growth / column.weights, shrinkage: shrinkage / column.weights)
  }

  /// What a child makes of the height of its column near its own natural height.
  private func pulled(_ child: Int, in record: UnsafePointer<BoxRecord>) -> BoxProfile {
    profile(child, .along, AlongY.self).pulling(pull(child, in: record))
  }

  /// The height of one child of a filled column that is higher or lower than its natural height,
  /// and by how much all children together are then higher than the room for them, or lower if
  /// below 0.
  ///
  /// What a ``BoxDistribution`` of all the children would make of it, without a place to keep
  /// theirs; as this is asked for to find lines, it takes lines to move as they do near natural
  /// heights. Complexity: linear in the children.
  func stretched(
    _ child: Int, in record: UnsafePointer<BoxRecord>, _ column: BoxColumn, by change: Double
  ) -> (height: Double, overflow: Double) {
    let isWeighted = hasWeight(child, AlongY.self)
    let natural = placedHeight(child, column.share)
    if change == 0 { return (natural, 0) }
    var queue = BoxQueue(rest: change)
    var lastStretching = column.weights > 0 && column.pull.stretches ? 0 : -1
    let hasUnitThatStretches = lastStretching == 0
    if column.weights > 0 {
      let unit = column.unit.pulling(column.pull)
      if isWeighted { queue.setOwn(unit) } else { queue.addAhead(unit) }
    }
    forEachChild(of: record) { other in
      guard !hasWeight(other, AlongY.self), kind(other, AlongY.self) != .fixed else { return }
      let profile = pulled(other, in: record)
      if other == child {
        queue.setOwn(profile)
      } else if isWeighted || other < child {
        queue.addBehind(profile)
      } else {
        queue.addAhead(profile)
      }
      if !hasUnitThatStretches, pull(other, in: record).stretches { lastStretching = other }
    }
    var taken = queue.serve()
    let isLast = lastStretching == (isWeighted ? 0 : child)
    let left = queue.rest
    if change > 0, isLast { taken += left }
    let overflow = change < 0 ? left : lastStretching < 0 ? -left : 0
    let moved = change < 0 ? -taken : taken
    if isWeighted {
      let unit = column.unit.preferred
      let height = column.pull.height(natural: unit, size: unit + moved)
      return (height / column.weights * nodes[child].weight, overflow)
    }
    if kind(child, AlongY.self) == .fixed { return (natural, overflow) }
    let height = pull(child, in: record).height(natural: natural, size: natural + moved)
    return (height, overflow)
  }
}
