import Foundation

/// The lines that thresholds draw into the plane of sizes, and the places to look at on each.
///
/// Widths are vertical lines, heights horizontal ones, ratios rays from the origin. Where a point
/// lies relative to the lines of one kind is a *rank*: `2 * i + 1` on line i, `2 * i` just before
/// it, `2 * i + 2` just behind it. Ranks are exact where coordinates beside a line would not be.
struct BreakpointArrangement {
  /// Ascending, each zero or more.
  let widths: [CGFloat]

  /// Ascending, each zero or more.
  let heights: [CGFloat]

  /// Ascending, each more than zero; the ratio zero is the width zero.
  let ratios: [CGFloat]

  /// Places on lines that no two other lines cross. Crossing the line there changes nothing but
  /// the rank of its own kind.
  private(set) var probes: [Probe] = []

  /// Places where a width, a height and a ratio meet, so that crossing one line there means
  /// crossing another as well.
  private(set) var meetings: [Ranks] = []

  /// Where a point lies relative to all lines.
  struct Ranks {
    var width: Int
    var height: Int
    var ratio: Int

    /// The ratio's rank at the size zero, which lies on every ray.
    static let onEveryRay = -1
  }

  struct Probe {
    var kind: ConditionTerm.Quantity
    var index: Int

    /// The place; the rank of the probe's own kind is the one on the line.
    var place: Ranks

    /// Whether there are sizes before the line.
    var hasNearSide: Bool
  }

  /// - Parameter walks: Whether to collect the places; there are O(lines²).
  init(widths: [CGFloat], heights: [CGFloat], ratios: [CGFloat], walks: Bool) {
    self.widths = widths
    self.heights = heights
    self.ratios = ratios
    guard walks else { return }
    for index in widths.indices { walkUp(width: index) }
    for index in heights.indices { walkRight(height: index) }
    for index in ratios.indices { walkOut(ratio: index) }
  }

  /// The index of a line, which must be one of the arrangement's.
  func index(of number: CGFloat, _ kind: ConditionTerm.Quantity) -> Int {
    let numbers =
      switch kind {
      case .width: widths
      case .height: heights
      case .aspectRatio: ratios
      }
    var low = 0
    var high = numbers.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private var hasZeroWidth: Bool { widths.first == 0 }
  private var hasZeroHeight: Bool { heights.first == 0 }
  private var rankAboveRatios: Int { 2 * ratios.count }

  /// Walks along a width from height zero upwards: heights come ascending, ratios descending.
  private mutating func walkUp(width index: Int) {
    let isEdge = widths[index] == 0
    var probe = Probe(
      kind: .width, index: index,
      place: Ranks(
        width: 2 * index + 1, height: hasZeroHeight ? 1 : 0,
        ratio: isEdge ? Ranks.onEveryRay : rankAboveRatios),
      hasNearSide: !isEdge)
    probes.append(probe)
    probe.place.height = hasZeroHeight ? 2 : 0
    probe.place.ratio = isEdge ? 0 : rankAboveRatios
    walk(
      probe,
      Lane(rank: \.height, next: hasZeroHeight ? 1 : 0, end: heights.count, step: 1),
      Lane(rank: \.ratio, next: isEdge ? -1 : ratios.count - 1, end: -1, step: -1)
    ) { [widths, heights, ratios] height, ratio in
      (ratios[ratio] * heights[height], widths[index])
    }
  }

  /// Walks along a height from width zero to the right: widths and ratios come ascending.
  private mutating func walkRight(height index: Int) {
    let isEdge = heights[index] == 0
    var probe = Probe(
      kind: .height, index: index,
      place: Ranks(
        width: hasZeroWidth ? 1 : 0, height: 2 * index + 1,
        ratio: isEdge ? Ranks.onEveryRay : 0),
      hasNearSide: !isEdge)
    probes.append(probe)
    probe.place.width = hasZeroWidth ? 2 : 0
    probe.place.ratio = isEdge ? rankAboveRatios : 0
    walk(
      probe,
      Lane(rank: \.width, next: hasZeroWidth ? 1 : 0, end: widths.count, step: 1),
      Lane(rank: \.ratio, next: isEdge ? ratios.count : 0, end: ratios.count, step: 1)
    ) { [widths, heights, ratios] width, ratio in
      (widths[width], ratios[ratio] * heights[index])
    }
  }

  /// Walks along a ratio from the origin outwards: widths and heights come ascending.
  private mutating func walkOut(ratio index: Int) {
    let probe = Probe(
      kind: .aspectRatio, index: index,
      place: Ranks(
        width: hasZeroWidth ? 2 : 0, height: hasZeroHeight ? 2 : 0, ratio: 2 * index + 1),
      hasNearSide: true)
    walk(
      probe,
      Lane(rank: \.width, next: hasZeroWidth ? 1 : 0, end: widths.count, step: 1),
      Lane(rank: \.height, next: hasZeroHeight ? 1 : 0, end: heights.count, step: 1)
    ) { [widths, heights, ratios] width, height in
      (widths[width], ratios[index] * heights[height])
    }
  }

  /// The lines of one kind that a walk crosses.
  private struct Lane {
    var rank: WritableKeyPath<Ranks, Int>
    var next: Int
    var end: Int
    var step: Int

    var isDone: Bool { next == end }
  }

  /// Adds the places between and on the crossings of a walk.
  ///
  /// - Parameter positions: How far along the walk a line of each lane is.
  private mutating func walk(
    _ start: Probe, _ first: Lane, _ second: Lane,
    positions: (Int, Int) -> (first: CGFloat, second: CGFloat)
  ) {
    var probe = start
    var first = first
    var second = second
    probes.append(probe)
    while !(first.isDone && second.isDone) {
      var crossesFirst = second.isDone
      var crossesSecond = first.isDone
      if !first.isDone, !second.isDone {
        let position = positions(first.next, second.next)
        crossesFirst = position.first <= position.second
        crossesSecond = position.second <= position.first
      }
      if crossesFirst { probe.place[keyPath: first.rank] += first.step }
      if crossesSecond { probe.place[keyPath: second.rank] += second.step }
      if !(crossesFirst && crossesSecond) {
        probes.append(probe)
      } else if probe.kind == .width {
        meetings.append(probe.place)
      }
      if crossesFirst {
        probe.place[keyPath: first.rank] += first.step
        first.next += first.step
      }
      if crossesSecond {
        probe.place[keyPath: second.rank] += second.step
        second.next += second.step
      }
      probes.append(probe)
    }
  }
}
