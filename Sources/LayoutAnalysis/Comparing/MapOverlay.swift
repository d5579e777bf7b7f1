import LayoutCore

/// The sizes that regions of two maps have in common.
struct MapOverlay {
  let first: MapStorage
  let second: MapStorage

  /// The lines of both maps, as the first one counts them.
  private(set) var lines: LineTable

  /// For each line of the second map its number.
  private let numbers: [Int32]

  init(_ first: MapStorage, _ second: MapStorage) {
    self.first = first
    self.second = second
    var lines = first.content.lines
    numbers = second.content.lines.lines.map { lines.index(of: $0) }
    self.lines = lines
  }

  /// Sizes of one region of each map.
  struct Part {
    var polygon: Polygon
    var first: Int
    var second: Int

    /// The lines whose sizes do not belong to one of the regions.
    var excluded: Set<Int32>

    /// The corners, those that belong to both regions first.
    var corners: [Size] {
      let edges = polygon.edges.map(excluded.contains)
      let isExcluded = polygon.corners.indices.map { index in
        polygon.dimension == 2 && (edges[index] || edges[index == 0 ? edges.count - 1 : index - 1])
      }
      return [false, true].flatMap { wanted in
        zip(polygon.corners, isExcluded).compactMap { $1 == wanted ? $0 : nil }
      }
    }
  }

  /// All parts with an area, or all if the domain has none.
  ///
  /// - Complexity: O(pairs of regions), mostly by comparing their bounds.
  func parts() -> [Part] {
    let isThin = first.isThin || second.isThin
    let others = second.regions.indices.filter {
      isThin || second.regions[$0].polygon.dimension == 2
    }
    let bounds = others.map { second.regions[$0].polygon.bounds }
    var result: [Part] = []
    for (index, region) in first.regions.enumerated()
    where isThin || region.polygon.dimension == 2 {
      let own = region.polygon.bounds
      for (place, other) in others.enumerated() {
        let bound = bounds[place]
        guard own.low.width <= bound.high.width, bound.low.width <= own.high.width,
          own.low.height <= bound.high.height, bound.low.height <= own.high.height,
          let polygon = common(region.polygon, second.regions[other].polygon)
        else { continue }
        let excluded =
          region.excludedLines + second.regions[other].excludedLines.map { numbers[Int($0)] }
        // What lies along such a line is all of another region.
        if polygon.dimension < 2, excluded.contains(where: { polygon.isOn(lines[$0]) }) { continue }
        result.append(
          Part(polygon: polygon, first: index, second: other, excluded: Set(excluded)))
      }
    }
    return result
  }

  private func common(_ polygon: Polygon, _ other: Polygon) -> Polygon? {
    guard other.dimension == 2, polygon.dimension == 2 else {
      return polygon.dimension <= other.dimension
        ? polygon.thinPart(in: other) : other.thinPart(in: polygon)
    }
    var result = polygon
    let center = other.center
    for number in other.edges {
      let line = lines[numbers[Int(number)]]
      guard
        let part = result.part(
          of: line, numbers[Int(number)], isAbove: line.value(center) > 0)
      else { return nil }
      result = part
    }
    return result.thickness > 1e-6 ? result : nil
  }
}

extension Polygon {
  fileprivate func isOn(_ line: Line) -> Bool {
    corners.allSatisfy { line.value($0).magnitude <= 1e-6 }
  }

  /// The part of a segment or a single size that is in another set of no less dimension; nil if they
  /// only touch.
  fileprivate func thinPart(in other: Polygon) -> Polygon? {
    let tolerance = 1e-6
    guard dimension == 1 else { return other.contains(corners[0], tolerance) ? self : nil }
    var (low, high) = (0.0, 1.0)
    var isCrossing = false
    // What is within lies on one side of each edge; the two of a segment are its line, both ways.
    for index in other.corners.indices {
      let (start, end) = (other.corners[index], other.corners[(index + 1) % other.corners.count])
      let length = start.distance(to: end)
      var sides = [corners.map { start.turn(end, $0) / length }]
      if other.dimension == 1 {
        sides.append(
          corners.map {
            ((end.width - start.width) * ($0.width - start.width)
              + (end.height - start.height) * ($0.height - start.height)) / length
          })
      }
      for (place, side) in sides.enumerated() where min(side[0], side[1]) < -tolerance {
        guard max(side[0], side[1]) >= -tolerance else { return nil }
        if other.dimension == 1, place == 0 { isCrossing = true }
        let crossing = min(max(side[0] / (side[0] - side[1]), 0), 1)
        if side[0] < side[1] { low = max(low, crossing) } else { high = min(high, crossing) }
      }
    }
    let (start, end) = (corners[0].toward(corners[1], low), corners[0].toward(corners[1], high))
    if (high - low) * measure > tolerance { return Polygon(corners: [start, end], edges: edges) }
    return isCrossing && low - high <= tolerance ? Polygon(corners: [start], edges: []) : nil
  }
}

extension StoredRegion {
  /// The lines of the edges whose sizes do not belong to the region.
  fileprivate var excludedLines: [Int32] {
    zip(polygon.edges, isEdgeExcluded).compactMap { $1 ? $0 : nil }
  }
}

extension MapOverlay.Part {
  /// Disjoint parts of it where at least one of some lengths is not zero, by more than a tolerance.
  func parts(
    whereNotZero lengths: [SizeFormula], _ tolerance: Double, _ lines: inout LineTable
  ) -> [MapOverlay.Part] {
    var result: [MapOverlay.Part] = []
    var rest: MapOverlay.Part? = self
    for length in lengths.flatMap({ [$0, -$0] }) {
      guard let part = rest else { break }
      let shifted = length - SizeFormula(constant: tolerance)
      guard part.polygon.corners.contains(where: { shifted.value($0) > 0 }) else { continue }
      guard let (line, isFlipped) = Line.zero(of: shifted) else {
        result.append(part)
        return result
      }
      let number = lines.index(of: line)
      let exact = lines[number]
      guard let polygon = part.polygon.part(of: exact, number, isAbove: !isFlipped) else {
        continue
      }
      var found = part
      found.polygon = polygon
      found.excluded.insert(number)
      result.append(found)
      rest = part.polygon.part(of: exact, number, isAbove: isFlipped).map {
        var rest = part
        rest.polygon = $0
        return rest
      }
    }
    return result
  }
}
