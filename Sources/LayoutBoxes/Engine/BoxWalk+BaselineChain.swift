/// Columns that put the first baseline of each child at a distance from the last one of the child
/// above.
extension BoxWalk {
  /// Whether the children of a box follow each other by their baselines along an axis.
  @inline(__always)
  func chainsBaselines<Axis: BoxWalkAxis>(_ record: BoxRecord, _ axis: Axis.Type) -> Bool {
    !Axis.isX && record.alignsBaselines && record.kind == .column
  }

  /// The room between two children, possibly negative, where they have heights.
  func baselineGap(
    _ record: BoxRecord, _ upper: Int, _ lower: Int, heights: (upper: Double, lower: Double)
  ) -> Double {
    if record.hasSystemSpacing { return 0 }
    return record.spacing - lastBaseline(upper, height: heights.upper)
      - firstBaseline(lower, height: heights.lower)
  }

  /// The room between two children of natural heights, possibly negative.
  func baselineGap(_ record: BoxRecord, _ upper: Int, _ lower: Int) -> Double {
    baselineGap(record, upper, lower, heights: (naturalHeight(upper), naturalHeight(lower)))
  }

  /// How much of every further point of a child's height the column gets higher, and how much of
  /// every missing point lower: a box may have it beyond the lines that its neighbours keep their
  /// distance from.
  func pull(_ child: Int, in record: BoxRecord) -> BoxPull {
    guard !record.hasSystemSpacing, nodes[child].isBox, kind(child, AlongY.self) != .fixed else {
      return .whole
    }
    let box = Int(record.node)
    let baselines = self.baselines[Int(nodes[child].record)]
    var pull = BoxPull.whole
    if child != box + 1 {
      pull.growth -= baselines.firstGrowth
      pull.shrinkage -= baselines.firstShrinkage
    }
    if nodes[child].end != nodes[box].end {
      pull.growth -= baselines.lastGrowth
      pull.shrinkage -= baselines.lastShrinkage
    }
    return BoxPull(growth: max(pull.growth, 0), shrinkage: max(pull.shrinkage, 0))
  }

  /// What the room around a weighted child would be if the child had no height: the heights of
  /// weighted children begin at 0 where their share does.
  func gapAtNoHeight(_ child: Int, _ pull: BoxPull) -> Double {
    (1 - pull.growth) * naturalHeight(child)
  }

  /// The height per weight of a column's weighted children where the column has its natural
  /// height; below 0 where it has none.
  func naturalShare(_ record: BoxRecord) -> Double {
    var group = BoxWeightGroup()
    forEachChild(of: Int(record.node)) { child in
      if hasWeight(child, AlongY.self) {
        group.add(profile(child, .weighted, AlongY.self), nodes[child].weight)
      }
    }
    return group.weights > 0 ? group.profile.preferred / group.weights : -1
  }
}
