import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Compares a layout with its mirror image in the other reading direction.
struct MirrorFinder {
  let finder: VerdictFinder

  private var map: LayoutMap { finder.map }

  func verdict(_ sizes: Int) -> LayoutVerdict {
    let names = finder.issuesOfNames()
    if !names.isEmpty { return finder.unknown(names) }
    guard LayoutMap.recordsDecisions else { return tested(sizes, "this build does not record") }
    let mirrored =
      finder.mirrored ?? LayoutMap(over: other, limits: map.limits, snapshot: map.pass)
    if let failure = mirrored.storage.content.failure { return finder.unknown([failure]) }
    let found = violations(mirrored)
    var confirmed: [LayoutVerdict.Violation] = []
    for violation in found {
      guard let sure = confirm(violation) else { continue }
      confirmed.append(sure)
    }
    if !confirmed.isEmpty { return finder.refuted(confirmed) }
    if !found.isEmpty { return tested(sizes, "passes do not confirm what the maps say") }
    let opposite = VerdictFinder(map: mirrored, property: finder.property)
    if let obstacle = finder.obstacle ?? opposite.obstacle { return tested(sizes, obstacle) }
    return finder.proved
  }

  /// The domain in the other direction.
  private var other: LayoutDomain {
    map.domain.with(
      direction: map.domain.environment.direction == .leftToRight ? .rightToLeft : .leftToRight)
  }

  private func violations(_ mirrored: LayoutMap) -> [FoundViolation] {
    let overlay = MapOverlay(map.storage, mirrored.storage)
    var collector = ViolationCollector(lines: overlay.lines)
    var matches: [[Int32]: StructureMatch] = [:]
    for part in overlay.parts() {
      let layout = map.storage.content.layouts[map.storage.regions[part.first].layout]
      let image = mirrored.storage.content.layouts[mirrored.storage.regions[part.second].layout]
      let key = [layout.structure, image.structure]
      let match =
        matches[key]
        ?? StructureMatch(map.storage, layout.structure, mirrored.storage, image.structure)
      matches[key] = match
      let table = FrameTable(layout, map.storage.content)
      let images = FrameTable(image, mirrored.storage.content)
      let paths = map.storage.paths(ofStructure: Int(layout.structure))
      for (one, other) in match.pairs {
        let text = "\(table.name(one)) is not the same in the mirror"
        for length in lengths(one, table, other, images) {
          for sign in [length, -length] {
            guard
              let bad = part.polygon.part(
                where: sign, above: VerdictFinder.tolerance, &collector.lines)
            else { continue }
            collector.add(text, [paths[one]], (bad.polygon, [], [sign], -1))
          }
        }
      }
    }
    return collector.violations.map { plain($0, collector.lines) }
  }

  /// Lengths that are zero where an element is where its mirror image should be.
  private func lengths(
    _ element: Int, _ table: FrameTable, _ image: Int, _ images: FrameTable
  ) -> [SizeFormula] {
    let check = PropertyCheck(finder.property, table.structure, map.domain)
    let parent = Int(table.structure.parents[element])
    guard parent >= 0, table.counts(element), images.counts(image),
      !check.exceptsElement(element, in: table.structure)
    else { return [] }
    let (frame, other) = (table.frames[element], images.frames[image])
    let outer = table.frames[parent]
    // A group has no coordinates of its own, so its children are mirrored in what is around it.
    let isInGroup = table.structure.records[parent].isGroup
    let start = isInGroup ? outer.x + outer.x : SizeFormula()
    let mirrored = start + outer.width - frame.x - frame.width
    return [
      other.x - mirrored, other.y - frame.y, other.width - frame.width,
      other.height - frame.height,
    ]
  }

  private func plain(_ entry: ViolationCollector.Entry, _ lines: LineTable) -> FoundViolation {
    let polygons = Polygon.merged(entry.parts.map(\.polygon), lines).map { polygon, _ in
      SizePolygon(
        polygon, lines, isExcluded: [Bool](repeating: false, count: polygon.edges.count),
        in: map.domain)
    }
    let share = entry.parts.reduce(0) { $0 + $1.polygon.measure } / map.storage.content.measure
    return FoundViolation(
      text: entry.text, paths: entry.paths, polygons: polygons, share: min(share, 1),
      reasons: [], parts: entry.parts.map { ($0.polygon, $0.lengths, -1) })
  }

  private func confirm(_ violation: FoundViolation) -> LayoutVerdict.Violation? {
    let candidates = violation.parts.flatMap { part in
      part.polygon.corners + part.polygon.corners.map { $0.toward(part.polygon.center, 0.01) }
    }
    let sorted = candidates.sorted { $0.width * $0.height < $1.width * $1.height }
    for size in sorted.prefix(8) {
      let texts = breaches(at: size)
      guard texts.contains(where: { $0.paths == violation.paths }) else { continue }
      return LayoutVerdict.Violation(
        text: violation.text, elements: violation.paths, sizes: violation.polygons,
        share: violation.share, witness: size.cgSize, reasons: [])
    }
    return nil
  }

  /// What plain passes in both directions show.
  func breaches(at size: Size) -> [(text: String, paths: [String])] {
    func table(_ domain: LayoutDomain) -> FrameTable {
      FrameTable(
        LayoutIssue.withHandler({ _ in }) { map.pass(domain.input(at: size.cgSize)) })
    }
    let (table, images) = (table(map.domain), table(other))
    guard table.structure.records.count == images.structure.records.count else {
      return [("there are other elements in the mirror", [])]
    }
    let paths = SnapshotPaths(table.structure.records)
    return table.structure.records.indices.compactMap { element in
      let isSame = lengths(element, table, element, images).allSatisfy {
        $0.constant.magnitude <= VerdictFinder.tolerance
      }
      return isSame
        ? nil : ("\(table.name(element)) is not the same in the mirror", [paths[element]])
    }
  }

  private func tested(_ count: Int, _ obstacle: String) -> LayoutVerdict {
    let sizes = TestSizes(map).sizes(count)
    for size in sizes {
      let found = breaches(at: size)
      guard found.isEmpty else { return finder.refuted(found.map { finder.single($0, size) }) }
    }
    var verdict = LayoutVerdict(kind: .tested, property: finder.property.statement)
    verdict.testedSizes = sizes.count
    verdict.obstacles = [obstacle]
    return verdict
  }
}
