import Foundation
import LayoutCore

extension VerdictFinder {
  /// The violation with its smallest size, if a pass there confirms it.
  func confirm(_ violation: FoundViolation) -> LayoutVerdict.Violation? {
    for size in candidates(violation).prefix(6) where happens(violation, at: size) {
      return LayoutVerdict.Violation(
        text: violation.text, elements: violation.paths, sizes: violation.polygons,
        share: violation.share, witness: size.cgSize, reasons: violation.reasons)
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

  private func isIn(
    _ part: (polygon: Polygon, lengths: [SizeFormula], region: Int), _ size: Size
  ) -> Bool {
    guard part.polygon.contains(size, 1e-9), map.domain.contains(size.cgSize),
      let piece = storage.locator.piece(at: size),
      storage.regionOfPiece[piece] == part.region || part.region < 0
    else { return false }
    return part.lengths.allSatisfy { $0.value(size) > Self.tolerance }
  }

  /// Whether a pass without recording shows the same.
  private func happens(_ violation: FoundViolation, at size: Size) -> Bool {
    if case .grows(_, let axis) = property.kind {
      return shrinksByPasses(axis, at: size)
    }
    let table = frames(at: size)
    let check = PropertyCheck(property, table.structure, map.domain)
    let paths = SnapshotPaths(table.structure.records)
    return check.breaches(table, [size]).contains { breach in
      breach.text == violation.text && breach.elements.map { paths[$0] } == violation.paths
        && breach.lengths.allSatisfy { $0.constant > Self.tolerance }
    }
  }

  /// The frames of a plain pass; of a recorded one where elements without a frame matter.
  func frames(at size: Size) -> FrameTable {
    let input = map.domain.input(at: size.cgSize)
    guard case .placed = property.kind else {
      return FrameTable(quietly { map.pass(input) })
    }
    return FrameTable(quietly { map.pass(input) }, unplaced: map.unplaced(at: size))
  }

  /// Runs a pass whose issues are known already.
  func quietly(_ pass: () -> LayoutSnapshot) -> LayoutSnapshot {
    LayoutIssue.withHandler({ _ in }, operation: pass)
  }

  /// Sizes at which the property does not hold in a plain pass, by what happens.
  func breaches(at size: Size) -> [(text: String, paths: [String])] {
    if case .holds(let test) = property.kind {
      let snapshot = quietly { map.pass(map.domain.input(at: size.cgSize)) }
      return test(snapshot) ? [] : [("it does not hold that \(property.statement)", [])]
    }
    if case .grows(_, let axis) = property.kind {
      let names = growing.map { [$0.path] } ?? []
      return shrinksByPasses(axis, at: size) ? [("\(growing?.name ?? "") shrinks", names)] : []
    }
    return breaches(in: frames(at: size), at: size)
  }

  /// What is not as it should be in the frames of one size.
  func breaches(in table: FrameTable, at size: Size) -> [(text: String, paths: [String])] {
    let check = PropertyCheck(property, table.structure, map.domain)
    let bad = check.breaches(table, [size]).filter { breach in
      breach.lengths.allSatisfy { $0.constant > Self.tolerance }
    }
    guard !bad.isEmpty else { return [] }
    let paths = SnapshotPaths(table.structure.records)
    return bad.map { breach in (breach.text, breach.elements.map { paths[$0] }) }
  }
}
