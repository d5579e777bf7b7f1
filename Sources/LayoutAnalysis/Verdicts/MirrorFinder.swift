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
    let confirmed = found.compactMap(finder.confirm)
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

  /// The elements of a pass in the other direction.
  var mirroredStructure: MapStructure {
    MapStructure(finder.quietly { map.pass(other.input(at: map.domain.smallest)) })
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
        let bad = part.parts(whereNotZero: lengths, VerdictFinder.tolerance, &collector.lines)
        for part in bad {
          collector.add(
            Self.text(table.name(one)), [paths[one]],
            FoundViolation.Part(polygon: part.polygon, excluded: part.excluded))
        }
      }
    }
    return collector.violations.map { finder.finished($0, collector.lines) }
  }

  /// What the overlay of the two maps does not tell.
  private func obstacle(_ mirrored: LayoutMap) -> String? {
    let (content, other) = (map.storage.content, mirrored.storage.content)
    let pieces = content.pieces + other.pieces
    if !map.storage.isThin, pieces.contains(where: { $0.polygon.dimension < 2 }) {
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
    // A group has no coordinates of its own, so its children are mirrored in what is around it.
    let holder = table.holder(of: element)
    guard holder >= 0, table.counts(element), images.counts(image) else { return nil }
    let (frame, other) = (table.frames[element], images.frames[image])
    let outer = table.frames[holder]
    // Only the root is left, which may be one.
    let isInGroup = table.structure.records[holder].isGroup
    let start = isInGroup ? outer.x + outer.x : SizeFormula()
    let mirrored = start + outer.width - frame.x - frame.width
    return [
      other.x - mirrored, other.y - frame.y, other.width - frame.width,
      other.height - frame.height,
    ]
  }

  /// What plain passes in both directions show.
  func breaches(at size: Size) -> [(text: String, paths: [String])] {
    func snapshot(_ domain: LayoutDomain) -> LayoutSnapshot {
      finder.quietly { map.pass(domain.input(at: size.cgSize)) }
    }
    let (own, image) = (snapshot(map.domain), snapshot(other))
    let found = breaches(FrameTable(own), FrameTable(image))
    if found.isEmpty { return [] }
    let (unplaced, others) = (map.unplaced(at: size), map.unplaced(at: size, in: other))
    if unplaced.isEmpty, others.isEmpty { return found }
    return breaches(FrameTable(own, unplaced: unplaced), FrameTable(image, unplaced: others))
  }

  private func breaches(
    _ table: FrameTable, _ images: FrameTable
  ) -> [(text: String, paths: [String])] {
    let paths = SnapshotPaths(table.structure.records)
    let match = StructureMatch(paths, SnapshotPaths(images.structure.records))
    if let missing = MirrorPairs.unmatched(
      in: match, of: table.structure, and: images.structure, property: finder.property,
      domain: map.domain)
    {
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
