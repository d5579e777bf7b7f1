import Foundation
import LayoutCore

extension VerdictFinder {
  /// The violation with its smallest size, if a pass there confirms it.
  func confirm(_ violation: FoundViolation) -> LayoutVerdict.Violation? {
    for size in candidates(violation).prefix(6) where happens(violation, at: size) {
      return LayoutVerdict.Violation(
        text: violation.text, elements: violation.paths, sizes: violation.polygons,
        isExact: !violation.parts.contains(where: \.isUncertain), share: violation.share,
        witness: size.cgSize, reasons: violation.reasons)
    }
    return nil
  }

  /// Sizes at which it happens by the formulas, the smallest first, and one where it is plain.
  private func candidates(_ violation: FoundViolation) -> [Size] {
    var result: [Size] = []
    var deepest: (depth: Double, size: Size)?
    for part in violation.parts {
      let center = part.polygon.center
      for corner in part.polygon.corners {
        for size in sizes(near: corner, center) where isIn(part, size) {
          result.append(size)
          break
        }
        let inside = corner.toward(center, 0.1)
        let depth = part.lengths.map { $0.value(inside) }.min() ?? 1
        if depth > deepest?.depth ?? 0 { deepest = (depth, inside) }
      }
    }
    result.sort { ($0.width * $0.height, $0.width) < ($1.width * $1.height, $1.width) }
    var known: Set<Size> = []
    result = result.filter { known.insert($0).inserted }
    return Array(result.prefix(4)) + (deepest.map { [$0.size] } ?? []) + result.dropFirst(4)
  }

  /// A corner, or sizes near it that belong to the inside: whole pixels before others.
  private func sizes(near corner: Size, _ center: Size) -> [Size] {
    let scale = map.domain.usableScale
    let (low, high) = (
      Size((corner.width * scale).rounded(.down), (corner.height * scale).rounded(.down)),
      Size((corner.width * scale).rounded(.up), (corner.height * scale).rounded(.up))
    )
    var result = [corner]
    for width in [low.width, high.width, low.width - 1, high.width + 1] {
      for height in [low.height, high.height, low.height - 1, high.height + 1] {
        result.append(Size(width / scale, height / scale))
      }
    }
    // Nearest first, but the corner itself before all.
    let near = result.dropFirst().sorted { $0.distance(to: corner) < $1.distance(to: corner) }
    return [corner] + near + [0.001, 0.01, 0.1, 0.5, 1].map { corner.toward(center, $0) }
  }

  private func isIn(_ part: FoundViolation.Part, _ size: Size) -> Bool {
    guard part.polygon.contains(size, 1e-9), map.domain.contains(size.cgSize),
      let piece = storage.locator.piece(at: size),
      part.region == nil || storage.regionOfPiece[piece] == part.region
    else { return false }
    return part.lengths.allSatisfy { $0.value(size) > Self.tolerance }
  }

  /// Whether a pass without recording shows the same.
  private func happens(_ violation: FoundViolation, at size: Size) -> Bool {
    shown.contains(BreachKey(text: violation.text, paths: violation.paths), at: size) {
      breaches(at: size)
    }
  }

  /// Runs a pass whose issues are known already.
  func quietly(_ pass: () -> LayoutSnapshot) -> LayoutSnapshot {
    LayoutIssue.withHandler({ _ in }, operation: pass)
  }

  /// What plain passes at a size show against the property.
  func breaches(at size: Size) -> [(text: String, paths: [String])] {
    if property.kind == .sameInMirror {
      return MirrorFinder(finder: self).breaches(at: size)
    }
    if property.kind == .textFits, let pass = map.textPass {
      let finder = VerdictFinder(map: map, property: property.ofMarks)
      return finder.breaches(in: quietly { pass(map.domain.input(at: size.cgSize)) }, at: size)
    }
    if let test = property.test {
      let snapshot = quietly { map.pass(map.domain.input(at: size.cgSize)) }
      return test(snapshot) ? [] : [("it does not hold that \(property.statement)", [])]
    }
    if property.kind == .grows {
      guard let (name, path) = growing,
        shrinksByPasses(path, property.axis, at: size, by: growthStep)
      else { return [] }
      return [("\(name) shrinks", [path])]
    }
    return breaches(in: quietly { map.pass(map.domain.input(at: size.cgSize)) }, at: size)
  }

  /// What is not as it should be in the frames of a pass.
  ///
  /// An element that nothing places has no frame to speak of, which only a recorded pass tells; one
  /// is run where it may matter.
  func breaches(
    in snapshot: LayoutSnapshot, at size: Size
  ) -> [(text: String, paths: [String])] {
    if property.kind == .placed {
      return breaches(in: FrameTable(snapshot, unplaced: map.unplaced(at: size)), at: size)
    }
    let found = breaches(in: FrameTable(snapshot), at: size)
    if found.isEmpty { return [] }
    let unplaced = map.unplaced(at: size)
    if unplaced.isEmpty { return found }
    return breaches(in: FrameTable(snapshot, unplaced: unplaced), at: size)
  }

  private func breaches(
    in table: FrameTable, at size: Size
  ) -> [(text: String, paths: [String])] {
    let check = PropertyCheck(property, table.structure, map.domain)
    let bad = check.breaches(table, [size]).filter { breach in
      breach.lengths.allSatisfy { $0.constant > Self.tolerance }
    }
    guard !bad.isEmpty else { return [] }
    let paths = SnapshotPaths(table.structure.records)
    return bad.map { breach in (breach.text, breach.elements.map { paths[$0] }) }
  }
}
