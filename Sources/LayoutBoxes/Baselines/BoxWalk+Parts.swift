extension BoxWalk {
  /// A child of a column on baselines, without a weight and a fixed height.
  func part(_ child: Int, in record: UnsafePointer<BoxRecord>) -> BoxPart {
    BoxPart(
      child: child, profile: profile(child, .along, AlongY.self), pull: pull(child, in: record),
      isPlain: !nodes[child].isBox || record.pointee.hasSystemSpacing
        || !hasBaselines(records + nodes[child].record))
  }

  /// The weighted children of a column on baselines.
  func weightedPart(of column: BoxColumn, in record: UnsafePointer<BoxRecord>) -> BoxPart {
    BoxPart(
      child: 0, profile: column.unit, pull: column.pull, isPlain: record.pointee.hasSystemSpacing)
  }

  /// How the height of a column changes with a part of it: exactly where the part's resistance
  /// changes, and where it has its natural height.
  func pulled(_ part: BoxPart, in record: UnsafePointer<BoxRecord>, _ column: BoxColumn)
    -> BoxProfile
  {
    let heights = part.profile
    if part.isPlain { return heights }
    if part.isReversed { return heights.pulling(part.pull) }
    let natural = heights.preferred
    let rest = natural - span(of: part, height: natural, in: record, column)
    func lower(_ height: Double, _ former: (height: Double, size: Double)) -> Double {
      if height == former.height { return former.size }
      return min(former.size, rest + span(of: part, height: height, in: record, column))
    }
    func upper(_ height: Double, _ former: (height: Double, size: Double)) -> Double {
      if height == former.height { return former.size }
      // What moves with the end for a million points does so for ever.
      let size =
        rest + span(of: part, height: min(height, natural + 1e6), in: record, column)
      return height < .infinity ? max(former.size, size) : size > natural + 1 ? height : former.size
    }
    var result = heights
    result.lower1 = lower(heights.lower1, (natural, natural))
    result.lower2 = lower(heights.lower2, (heights.lower1, result.lower1))
    result.lower3 = lower(heights.lower3, (heights.lower2, result.lower2))
    result.lower4 = lower(heights.lower4, (heights.lower3, result.lower3))
    result.upper1 = upper(heights.upper1, (natural, natural))
    result.upper2 = upper(heights.upper2, (heights.upper1, result.upper1))
    result.upper3 = upper(heights.upper3, (heights.upper2, result.upper2))
    result.upper4 = upper(heights.upper4, (heights.upper3, result.upper3))
    return result
  }

  /// The height nearest to the natural one with which a part makes its column as high as a size of
  /// its profile there; see ``pulled(_:in:_:)``.
  func height(
    of part: BoxPart, size: Double, in record: UnsafePointer<BoxRecord>, _ column: BoxColumn
  ) -> Double {
    let natural = part.profile.preferred
    if part.isPlain || size == natural { return size }
    if part.isReversed { return part.pull.height(natural: natural, size: size) }
    let rest = natural - span(of: part, height: natural, in: record, column)
    func miss(_ height: Double) -> Double {
      let found = rest + span(of: part, height: height, in: record, column)
      return size > natural ? size - found : found - size
    }
    let lowest = part.profile.lower4
    let slope = size > natural ? part.pull.growth : part.pull.shrinkage
    if slope > 0 {
      let height = natural + (size - natural) / slope
      if height >= lowest, abs(miss(height)) < BoxWalk.nothing { return height }
    }
    // Somewhere on the way its lines begin, or cease, to move.
    var (near, far) = (natural, lowest)
    if size > natural {
      far = natural + 2 * (size - natural)
      for _ in 0..<40 where miss(far) > BoxWalk.nothing { far = natural + 2 * (far - natural) }
    }
    if miss(far) > BoxWalk.nothing { return size > natural ? natural : lowest }
    for _ in 0..<60 {
      let middle = (near + far) / 2
      if miss(middle) > BoxWalk.nothing { near = middle } else { far = middle }
    }
    return far
  }

  /// A difference between lengths that are the same but for rounding, in points.
  private static let nothing = 1e-11

  /// A part's height without what is beyond the lines from which its neighbors keep their
  /// distance.
  private func span(
    of part: BoxPart, height: Double, in record: UnsafePointer<BoxRecord>, _ column: BoxColumn
  ) -> Double {
    if part.child > 0 { return height - ends(of: part.child, height: height, in: record) }
    var span = height
    forEachChild(of: record) { child in
      guard hasWeight(child, AlongY.self) else { return }
      let own = height / column.weights * nodes[child].weight
      span -= ends(of: child, height: own, in: record)
    }
    return span
  }

  private func ends(of child: Int, height: Double, in record: UnsafePointer<BoxRecord>) -> Double {
    let box = Int(record.pointee.node)
    var ends = 0.0
    if child != box + 1 { ends += firstBaseline(child, height: height) }
    if end(of: child) != Int(record.pointee.end) { ends += lastBaseline(child, height: height) }
    return ends
  }
}
