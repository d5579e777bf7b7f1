import Foundation
import LayoutCore

extension VerdictFinder {
  /// What the formulas say against the property.
  func violations() -> [FoundViolation] {
    var collector = ViolationCollector(lines: content.lines)
    var checks: [Int32: (check: PropertyCheck, paths: SnapshotPaths)] = [:]
    for (index, region) in storage.regions.enumerated() {
      let layout = content.layouts[region.layout]
      if checks[layout.structure] == nil {
        let structure = Int(layout.structure)
        checks[layout.structure] = (
          PropertyCheck(property, content.structures[structure], map.domain),
          storage.paths(ofStructure: structure)
        )
      }
      guard let (check, paths) = checks[layout.structure] else { continue }
      let table = FrameTable(layout, content)
      for breach in check.breaches(table, region.polygon.corners) {
        let isOpaque =
          !layout.opaqueEvents.isEmpty && layout.isAnyTouched(of: breach.elements)
        collector.add(
          breach, in: region, index, paths, isUncertain: isOpaque || !region.isCertified)
      }
    }
    if property.kind == .grows { addJumps(along: property.axis, to: &collector) }
    return collector.violations.map { finished($0, collector.lines) }
  }

  /// Puts the parts of a violation together.
  func finished(_ violation: FoundViolation, _ lines: LineTable) -> FoundViolation {
    let parts = violation.parts
    let areas = parts.indices.filter { parts[$0].polygon.dimension == 2 }
    var polygons: [SizePolygon] = []
    var reasons: [LayoutReason] = []
    for (polygon, merged) in Polygon.merged(areas.map { parts[$0].polygon }, lines) {
      var isExcluded: [Bool] = []
      for number in polygon.edges {
        isExcluded.append(merged.contains { parts[areas[$0]].excluded.contains(number) })
        if goesOn(violation, beyond: lines[number]) { continue }
        for part in merged {
          guard let index = parts[areas[part]].region else { continue }
          let region = storage.regions[index]
          for (edge, own) in region.polygon.edges.enumerated() where own == number {
            for reason in region.edgeReasons[edge].map({ content.reasons[Int($0)] })
            where !reasons.contains(reason) {
              reasons.append(reason)
            }
          }
        }
      }
      polygons.append(SizePolygon(polygon, lines, isExcluded: isExcluded, in: map.domain))
    }
    let thin = parts.map(\.polygon).filter { $0.dimension < 2 }
    polygons += Self.uncovered(thin, by: polygons.map(\.polygon)).map(storage.sizes)
    // A condition with a line says more than what follows from it.
    let located = reasons.filter { $0.location != nil } + reasons.filter { $0.location == nil }
    var result = violation
    result.polygons = polygons
    result.share = storage.share(of: parts.map(\.polygon))
    result.reasons = located
    return result
  }
}

extension VerdictFinder {
  /// The segments and single sizes that are in no area, nor in one of them that comes before.
  ///
  /// Complexity: n log n in the parts, but for those whose boxes cover each other.
  private static func uncovered(_ thin: [Polygon], by areas: [Polygon]) -> [Polygon] {
    let all = areas + thin
    let boxes = all.indices.map { (part: $0, box: OverlapSweep.Box(around: all[$0].corners)) }
      .sorted { ($0.box.top, $0.part) < ($1.box.top, $1.part) }
    var near: [[Int]] = Array(repeating: [], count: all.count)
    for pair in OverlapSweep.pairs(of: boxes.map(\.box)) {
      let (one, other) = (boxes[pair.first].part, boxes[pair.second].part)
      near[max(one, other)].append(min(one, other))
    }
    var isCovered = Array(repeating: false, count: all.count)
    for part in areas.count..<all.count {
      isCovered[part] = near[part].contains { whole in
        !isCovered[whole] && all[part].corners.allSatisfy { all[whole].contains($0, tolerance) }
      }
    }
    return thin.indices.filter { !isCovered[areas.count + $0] }.map { thin[$0] }
  }

  /// Whether a line is a border of the domain that a violation reaches. Then the domain ends it,
  /// and no comparison with the same number does.
  private func goesOn(_ violation: FoundViolation, beyond line: Line) -> Bool {
    let (low, high) = (Size(map.domain.smallest), Size(map.domain.largest))
    let isBorder = [
      Line(a: 1, b: 0, c: -low.width), Line(a: 1, b: 0, c: -high.width),
      Line(a: 0, b: 1, c: -low.height), Line(a: 0, b: 1, c: -high.height),
    ].contains(line)
    guard isBorder else { return false }
    return violation.parts.contains { part in
      let isOnLine = part.polygon.corners.allSatisfy { line.value($0).magnitude <= Line.tolerance }
      if part.polygon.dimension == 1 { return isOnLine }
      guard part.polygon.dimension == 2, let index = part.region else { return false }
      let region = storage.regions[index]
      return region.polygon.edges.indices.contains { edge in
        content.lines[region.polygon.edges[edge]] == line && !region.isEdgeExcluded[edge]
      }
    }
  }
}

extension Polygon {
  /// The part where a length is above a number, and the line that cuts it off, if one does; nil if
  /// there is no such part.
  func part(
    where length: SizeFormula, above least: Double, _ lines: inout LineTable
  ) -> (polygon: Polygon, line: Int32?)? {
    var lowest = Double.infinity
    var highest = -Double.infinity
    for corner in corners {
      let value = length.value(corner) - least
      lowest = min(lowest, value)
      highest = max(highest, value)
    }
    if lowest > 0 { return (self, nil) }
    guard highest > 0 else { return nil }
    let shifted = length - SizeFormula(constant: least)
    guard let (line, isFlipped) = Line.zero(of: shifted) else { return nil }
    // A line that is shifted by the tolerance is none of the map's.
    let number = least == 0 ? lines.index(of: line) : -1
    let exact = least == 0 ? lines[number] : line
    guard let part = part(of: exact, number, isAbove: !isFlipped) else { return nil }
    return (part, number)
  }
}

extension OverlapSweep.Box {
  /// The box around sizes, and as far beyond them as counts as the same.
  fileprivate init(around sizes: [Size]) {
    let (widths, heights) = (sizes.map(\.width), sizes.map(\.height))
    let reach = VerdictFinder.tolerance
    self.init(
      left: (widths.min() ?? 0) - reach, top: (heights.min() ?? 0) - reach,
      right: (widths.max() ?? 0) + reach, bottom: (heights.max() ?? 0) + reach)
  }
}
