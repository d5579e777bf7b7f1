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
    guard LayoutMap.recordsDecisions else {
      return finder.tested(sizes, "this build does not record")
    }
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
    if !found.isEmpty { return finder.tested(sizes, "passes do not confirm what the maps say") }
    let opposite = VerdictFinder(map: mirrored, property: finder.property)
    if let obstacle = finder.obstacle ?? opposite.obstacle ?? obstacle(mirrored) {
      return finder.tested(sizes, obstacle)
    }
    return finder.proved
  }

  /// The domain in the other direction.
  private var other: LayoutDomain {
    map.domain.with(
      direction: map.domain.environment.direction == .leftToRight ? .rightToLeft : .leftToRight)
  }

  /// What the formulas of the two directions do not have in common.
  private func violations(_ mirrored: LayoutMap) -> [FoundViolation] {
    let overlay = MapOverlay(map.storage, mirrored.storage)
    var collector = ViolationCollector(lines: overlay.lines)
    var pairs = MirrorPairs(finder.property, map, mirrored)
    for part in overlay.parts() {
      let layout = map.storage.content.layouts[map.storage.regions[part.first].layout]
      let image = mirrored.storage.content.layouts[mirrored.storage.regions[part.second].layout]
      let table = FrameTable(layout, map.storage.content)
      let images = FrameTable(image, mirrored.storage.content)
      let paths = map.storage.paths(ofStructure: Int(layout.structure))
      for (one, other) in pairs.elements(layout.structure, image.structure) {
        guard let lengths = Self.lengths(one, table, other, images) else { continue }
        let bad = part.polygon.parts(
          whereNotZero: lengths, VerdictFinder.tolerance, &collector.lines)
        for polygon in bad {
          collector.add(Self.text(table.name(one)), [paths[one]], (polygon, [], [], -1))
        }
      }
    }
    return collector.violations.map { plain($0, collector.lines) }
  }

  /// What the overlay of the two maps does not tell.
  private func obstacle(_ mirrored: LayoutMap) -> String? {
    let (content, other) = (map.storage.content, mirrored.storage.content)
    let pieces = content.pieces + other.pieces
    if !content.isThin, pieces.contains(where: { $0.polygon.dimension < 2 }) {
      return "sizes without area that have a layout of their own were tested only"
    }
    var pairs = MirrorPairs(finder.property, map, mirrored)
    for part in MapOverlay(map.storage, mirrored.storage).parts() {
      let layout = content.layouts[map.storage.regions[part.first].layout]
      let image = other.layouts[mirrored.storage.regions[part.second].layout]
      if let name = pairs.unmatched(layout.structure, image.structure) {
        return "\(name) is there in one direction only"
      }
      let (table, images) = (FrameTable(layout, content), FrameTable(image, other))
      for (one, other) in pairs.elements(layout.structure, image.structure)
      where table.counts(one) != images.counts(other) {
        return "\(table.name(one)) is placed and shown in one direction only"
      }
    }
    return nil
  }

  private static func text(_ name: String) -> String { "\(name) is not the same in the mirror" }

  /// Lengths that are zero where an element is where its mirror image should be; nil where there is
  /// nothing to compare.
  private static func lengths(
    _ element: Int, _ table: FrameTable, _ image: Int, _ images: FrameTable
  ) -> [SizeFormula]? {
    let parent = Int(table.structure.parents[element])
    guard parent >= 0, table.counts(element), images.counts(image) else { return nil }
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
    let paths = SnapshotPaths(table.structure.records)
    let match = StructureMatch(paths, SnapshotPaths(images.structure.records))
    if let missing = match.added.first ?? match.removed.first {
      return [("\(missing) is there in one direction only", [missing])]
    }
    let check = PropertyCheck(finder.property, table.structure, map.domain)
    return match.pairs.compactMap { one, other in
      guard !check.exceptsElement(one, in: table.structure) else { return nil }
      let isSame =
        Self.lengths(one, table, other, images).map { lengths in
          lengths.allSatisfy { $0.constant.magnitude <= VerdictFinder.tolerance }
        } ?? (table.counts(one) == images.counts(other))
      return isSame ? nil : (Self.text(table.name(one)), [paths[one]])
    }
  }
}

/// The elements of two maps that are each other's mirror image, by structure.
private struct MirrorPairs {
  private let property: LayoutProperty
  private let map: LayoutMap
  private let mirrored: LayoutMap
  private var known: [[Int32]: (pairs: [(Int, Int)], unmatched: String?)] = [:]

  init(_ property: LayoutProperty, _ map: LayoutMap, _ mirrored: LayoutMap) {
    self.property = property
    self.map = map
    self.mirrored = mirrored
  }

  mutating func elements(_ one: Int32, _ other: Int32) -> [(Int, Int)] { find(one, other).pairs }

  /// The path of an element that only one of the structures has.
  mutating func unmatched(_ one: Int32, _ other: Int32) -> String? { find(one, other).unmatched }

  private mutating func find(
    _ one: Int32, _ other: Int32
  ) -> (pairs: [(Int, Int)], unmatched: String?) {
    if let found = known[[one, other]] { return found }
    let structure = map.storage.content.structures[Int(one)]
    let check = PropertyCheck(property, structure, map.domain)
    let match = StructureMatch(
      map.storage.paths(ofStructure: Int(one)), mirrored.storage.paths(ofStructure: Int(other)))
    let pairs = match.pairs.filter { !check.exceptsElement($0.first, in: structure) }
    let found = (pairs.map { ($0.first, $0.second) }, match.removed.first ?? match.added.first)
    known[[one, other]] = found
    return found
  }
}
