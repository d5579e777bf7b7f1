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
    var reasons: [LayoutReason] = []
    let sets = SizeSets(
      parts.map { SizeSets.Part(polygon: $0.polygon, excluded: $0.excluded) }, lines
    ).merged()
    for set in sets where set.polygon.dimension == 2 {
      for number in set.polygon.edges where !goesOn(violation, beyond: lines[number]) {
        for part in set.parts {
          guard let index = parts[part].region else { continue }
          let region = storage.regions[index]
          for (edge, own) in region.polygon.edges.enumerated() where own == number {
            for reason in region.edgeReasons[edge].map({ content.reasons[Int($0)] })
            where !reasons.contains(reason) {
              reasons.append(reason)
            }
          }
        }
      }
    }
    // A condition with a line says more than what follows from it.
    let located = reasons.filter { $0.location != nil } + reasons.filter { $0.location == nil }
    var result = violation
    result.polygons = sets.map { SizePolygon($0, lines, in: map.domain) }
    result.share = storage.share(of: parts.map(\.polygon))
    result.reasons = located
    return result
  }
}

extension VerdictFinder {
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
