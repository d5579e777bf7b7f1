import Foundation
import LayoutCore

/// Finds the verdict of a property over a map.
struct VerdictFinder {
  let map: LayoutMap
  let property: LayoutProperty

  /// The map of the other direction, if it is there already.
  var mirrored: LayoutMap?

  /// What was run to confirm violations.
  let shown = ShownBreaches()

  /// How far apart the sizes are whose passes are compared for growth, in points.
  var growthStep = 0.01

  /// How far lengths may be apart and still count as equal, in points.
  static let tolerance = 1e-6

  var storage: MapStorage { map.storage }
  var content: MapContent { map.storage.content }

  func verdict(_ sizes: Int) -> LayoutVerdict {
    if let failure = content.failure { return unknown([failure]) }
    if property.kind == .sameInMirror { return MirrorFinder(finder: self).verdict(sizes) }
    let names = issuesOfNames()
    if !names.isEmpty { return unknown(names) }
    if property.kind == .textFits, let pass = map.textPass {
      var limits = map.limits
      // As if it were one exploration and a half.
      limits.duration = limits.duration.map { $0 / 2 }
      let texts = LayoutMap(over: map.domain, limits: limits, snapshot: pass)
      return VerdictFinder(map: texts, property: property.ofMarks).verdict(sizes)
    }
    if property.kind == .holds {
      return tested(sizes, "\(property.statement) is a test in code; only formulas are proved")
    }
    guard LayoutMap.recordsDecisions else {
      return tested(sizes, "this build does not record")
    }
    let found = violations()
    var (confirmed, doubts) = ([LayoutVerdict.Violation](), [LayoutIssue]())
    for violation in found {
      if let sure = confirm(violation) {
        confirmed.append(sure)
      } else {
        doubts.append(notConfirmed(violation))
      }
    }
    if !confirmed.isEmpty { return refuted(confirmed, doubts) }
    if !doubts.isEmpty { return unknown(doubts) }
    if let obstacle { return tested(sizes, obstacle) }
    return proved
  }

  func unknown(_ issues: [LayoutIssue]) -> LayoutVerdict {
    LayoutVerdict(kind: .unknown, property: property.statement, issues: issues)
  }

  var proved: LayoutVerdict {
    let regions = storage.regions.filter(\.isShown).count
    var verdict = LayoutVerdict(kind: .proved, property: property.statement)
    verdict.scope =
      "at \(property.isNegative ? "any" : "every") size in \(map.domain) "
      + "(\(LayoutVerdict.grouped(regions)) region\(regions == 1 ? "" : "s"), "
      + "\(LayoutVerdict.grouped(content.passes)) passes)"
    if !content.seams.isEmpty {
      verdict.scope += "; every size in pixels in strips thinner than 1/1000 point"
    }
    if content.layouts.contains(where: { !$0.pixelRules.isEmpty }) {
      verdict.scope += "; of frames before they are moved to whole pixels"
    }
    if let name = containerLaidOutAnew {
      verdict.scope += ", after which \(name) lays out again what it holds"
    }
    return verdict
  }

  /// The name of a container that whole pixels may make larger or smaller, so that what it holds is
  /// laid out in another size than the formulas are about.
  private var containerLaidOutAnew: String? {
    for layout in content.layouts where !layout.pixelRules.isEmpty {
      let structure = content.structures[Int(layout.structure)]
      // What an engine places with its container was computed before that was moved.
      let nested = Set(layout.pixelRules.filter { $0.depth > 0 }.map(\.element))
      for rule in layout.pixelRules
      where !structure.children(of: rule.element).allSatisfy(nested.contains) {
        return structure.records[rule.element].name
      }
    }
    return nil
  }

  func refuted(
    _ violations: [LayoutVerdict.Violation], _ issues: [LayoutIssue] = []
  ) -> LayoutVerdict {
    var verdict = LayoutVerdict(kind: .refuted, property: property.statement)
    verdict.violations = violations.sorted {
      ($1.share, $0.witness.width, $0.text) < ($0.share, $1.witness.width, $1.text)
    }
    verdict.issues = issues
    return verdict
  }

  private func notConfirmed(_ violation: FoundViolation) -> LayoutIssue {
    let sizes = violation.polygons.first?.description ?? ""
    return LayoutIssue(
      .unconfirmedSize, elements: violation.paths,
      explanation: "The map says that \(violation.text) where \(sizes), and a pass there does "
        + "not. So a comparison was not recorded, or the layout depends on more than its input.",
      advice: "Report this, with the layout. Nothing is proved of this map.")
  }

  /// What is wrong with the names in the property.
  func issuesOfNames() -> [LayoutIssue] {
    if property.kind == .textFits, map.textPass == nil { return [withoutElements] }
    guard let structure = anyStructure() else { return [] }
    let issues = property.issues(structure)
    guard !issues.isEmpty else { return [] }
    // An element may be there at some sizes only, or in the other direction.
    var others = Array(content.structures.dropFirst())
    if property.kind == .sameInMirror {
      others.append(MirrorFinder(finder: self).mirroredStructure)
    }
    return others.contains { property.issues($0).isEmpty } ? [] : issues
  }

  private var withoutElements: LayoutIssue {
    LayoutIssue(
      .unknownElement,
      explanation: "The map is of frames alone, so nothing is known of texts.",
      advice: "Make the map of an element: LayoutMap(over: domain) { LoginScreen() }.")
  }

  private func anyStructure() -> MapStructure? {
    if let first = content.structures.first { return first }
    return MapStructure(quietly { map.pass(map.domain.input(at: map.domain.smallest)) })
  }

  /// Why there is no proof even where the formulas have the property.
  var obstacle: String? {
    if content.pieces.isEmpty, let reason = map.domain.reasonToExploreNothing { return reason }
    if property.kind == .grows, let obstacle = growthObstacle { return obstacle }
    if let rest = content.unexplored.first {
      let share = LayoutMap.percent(map.unexplored.share)
      if let event = content.opaqueEvents.first { return text(of: event) }
      return "\(share) of the sizes are not explored, such as \(rest.center)"
    }
    var checks: [Int32: PropertyCheck] = [:]
    for region in storage.regions {
      let layout = content.layouts[region.layout]
      guard !layout.opaqueEvents.isEmpty || !region.isCertified else { continue }
      let structure = content.structures[Int(layout.structure)]
      let check =
        checks[layout.structure] ?? PropertyCheck(property, structure, map.domain)
      checks[layout.structure] = check
      let relevant = check.relevant(in: FrameTable(layout, content))
      if layout.isAnyTouched(of: relevant) {
        guard let event = layout.opaqueEvents.first else { continue }
        return text(of: content.opaqueEvents[Int(event)])
      }
      if !region.isCertified { return "the passes of a region do not agree" }
    }
    return nil
  }

  private func text(of event: MapOpaqueEvent) -> String {
    event.advice.isEmpty ? event.description : "\(event.description); \(event.advice)"
  }
}
