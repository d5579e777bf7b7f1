/// Sets of sizes that are put together where that is convex and nothing is between them.
struct SizeSets {
  /// A polygon without the sizes on some lines; segments and single sizes have all of theirs.
  struct Part {
    var polygon: Polygon
    var excluded: Set<Int32> = []
  }

  /// What one or several parts are together.
  struct Merged {
    var polygon: Polygon

    /// The numbers of the parts.
    var parts: [Int]

    /// Whether the sizes on each edge do not belong to the set.
    var isExcluded: [Bool] = []
  }

  private let parts: [Part]
  private let lines: LineTable

  /// The parts without area on each line.
  private var segments: [Int32: [ClosedRange<Double>]] = [:]

  /// The lines that parts on both of their sides exclude.
  private var barriers: Set<Int32> = []

  init(_ parts: [Part], _ lines: LineTable) {
    self.parts = parts
    self.lines = lines
    var sides: [Int32: (below: Bool, above: Bool)] = [:]
    for part in parts {
      if part.polygon.dimension == 1, let number = part.polygon.edges.first {
        segments[number, default: []].append(lines[number].range(of: part.polygon.corners))
      }
      guard part.polygon.dimension == 2, !part.excluded.isEmpty else { continue }
      let center = part.polygon.center
      for number in part.excluded {
        let isAbove = lines[number].value(center) > 0
        let known = sides[number] ?? (false, false)
        sides[number] = (known.below || !isAbove, known.above || isAbove)
      }
    }
    for (number, side) in sides where side.below && side.above { barriers.insert(number) }
  }

  /// The areas that are convex together, then the segments and sizes that are in none of them.
  ///
  /// - Complexity: O(n²) in the parts, mostly by comparing their bounds.
  func merged() -> [Merged] {
    var result = areas()
    for index in result.indices {
      let polygon = result[index].polygon
      result[index].isExcluded = polygon.edges.indices.map { edge in
        excludes(result[index].parts, polygon.edges[edge])
          && isAnyMissing(
            polygon.edges[edge], lines[polygon.edges[edge]].range(of: polygon.ends(ofEdge: edge)))
      }
    }
    let thin = parts.indices.filter { parts[$0].polygon.dimension < 2 }
    return result + uncovered(thin, by: result)
  }

  private func areas() -> [Merged] {
    let areas = parts.indices.filter { parts[$0].polygon.dimension == 2 }
    if barriers.isEmpty, let whole = Polygon.union(areas.map { parts[$0].polygon }, lines) {
      return [Merged(polygon: whole, parts: areas)]
    }
    var result: [Merged] = []
    var pending = areas.map { Merged(polygon: parts[$0].polygon, parts: [$0]) }
    while let next = pending.popLast() {
      let bounds = next.polygon.bounds
      var merged: (place: Int, polygon: Polygon)?
      for (place, other) in result.enumerated() {
        let others = other.polygon.bounds
        guard others.low.width <= bounds.high.width + 1e-6,
          bounds.low.width <= others.high.width + 1e-6,
          others.low.height <= bounds.high.height + 1e-6,
          bounds.low.height <= others.high.height + 1e-6
        else { continue }
        if let union = next.polygon.union(with: other.polygon, lines), !isBetween(next, other) {
          merged = (place, union)
          break
        }
      }
      guard let merged else {
        result.append(next)
        continue
      }
      let other = result.remove(at: merged.place)
      pending.append(Merged(polygon: merged.polygon, parts: next.parts + other.parts))
    }
    return result
  }

  /// Whether sizes that belong to neither of two sets are on a line between them.
  private func isBetween(_ one: Merged, _ other: Merged) -> Bool {
    guard !barriers.isEmpty else { return false }
    return one.polygon.edges.indices.contains { edge in
      let number = one.polygon.edges[edge]
      guard barriers.contains(number), excludes(one.parts, number), excludes(other.parts, number),
        let opposite = other.polygon.edges.firstIndex(of: number)
      else { return false }
      let line = lines[number]
      let first = line.range(of: one.polygon.ends(ofEdge: edge))
      let second = line.range(of: other.polygon.ends(ofEdge: opposite))
      let low = max(first.lowerBound, second.lowerBound)
      let high = min(first.upperBound, second.upperBound)
      return low < high && isAnyMissing(number, low...high)
    }
  }

  private func excludes(_ indices: [Int], _ number: Int32) -> Bool {
    indices.contains { parts[$0].excluded.contains(number) }
  }

  /// Whether a range of a line that parts with area exclude is not all that of segments.
  private func isAnyMissing(_ number: Int32, _ range: ClosedRange<Double>) -> Bool {
    !PlaceRanges.difference([range], segments[number] ?? []).isEmpty
  }

  /// The segments and single sizes that are in no area, nor in one of them that comes before.
  ///
  /// Complexity: n log n in the parts, but for those whose boxes cover each other.
  private func uncovered(_ thin: [Int], by areas: [Merged]) -> [Merged] {
    let all = areas + thin.map { Merged(polygon: parts[$0].polygon, parts: [$0]) }
    let boxes = all.indices.map { index in
      (part: index, box: OverlapSweep.Box(around: all[index].polygon.corners))
    }.sorted { ($0.box.top, $0.part) < ($1.box.top, $1.part) }
    var near: [[Int]] = Array(repeating: [], count: all.count)
    for pair in OverlapSweep.pairs(of: boxes.map(\.box)) {
      let (one, other) = (boxes[pair.first].part, boxes[pair.second].part)
      near[max(one, other)].append(min(one, other))
    }
    var isCovered = Array(repeating: false, count: all.count)
    for part in areas.count..<all.count {
      isCovered[part] = near[part].contains { whole in
        !isCovered[whole] && covers(all[whole], all[part].polygon.corners)
      }
    }
    return all.indices.filter { $0 >= areas.count && !isCovered[$0] }.map { all[$0] }
  }

  /// Whether sizes belong to a set, which they do not on an edge that does not.
  private func covers(_ set: Merged, _ sizes: [Size]) -> Bool {
    guard sizes.allSatisfy({ set.polygon.contains($0, Self.tolerance) }) else { return false }
    return !set.isExcluded.indices.contains { edge in
      set.isExcluded[edge]
        && sizes.allSatisfy {
          lines[set.polygon.edges[edge]].value($0).magnitude <= Self.tolerance
        }
    }
  }

  /// How far apart sizes may be that are as good as the same.
  fileprivate static let tolerance = 1e-6
}

extension OverlapSweep.Box {
  /// The box around sizes, and as far beyond them as counts as the same.
  fileprivate init(around sizes: [Size]) {
    let (widths, heights) = (sizes.map(\.width), sizes.map(\.height))
    let reach = SizeSets.tolerance
    self.init(
      left: (widths.min() ?? 0) - reach, top: (heights.min() ?? 0) - reach,
      right: (widths.max() ?? 0) + reach, bottom: (heights.max() ?? 0) + reach)
  }
}
