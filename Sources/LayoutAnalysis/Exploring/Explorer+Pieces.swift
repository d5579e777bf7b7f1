#if RECORDS_DECISIONS
import Foundation
import LayoutCore
import LayoutDecisions

extension Explorer {
  /// Finds the sizes of a cell that take the path of one in its middle, with a certificate; nil if
  /// the passes do not agree. What remains of the cell goes back on the list.
  func findPiece(in cell: inout ExplorerCell) -> MapPiece? {
    let polygon = cell.polygon
    guard let start = polygon.dimension == 1 ? passesAtEnds(polygon) : startingPasses(polygon)
    else { return nil }
    let basis = AffineBasis(start.map(\.size))
    let planes = DecisionPlanes(start, basis)
    let isOpaque = !start[0].pass.opaqueEvents.isEmpty
    if isOpaque { cell.isOpaque = true }
    guard !planes.isDegenerate, let rough = roughPiece(of: polygon, planes.planes) else {
      return nil
    }
    // The farther apart the passes, the more exact the formulas.
    let center = start[0].size
    let isSmall =
      !isOpaque && rough.dimension == 2 && rough.area < content.measure * Self.smallShare
    let corners =
      isSmall ? rough.widestPair(around: center) : rough.widestCorners(polygon.dimension + 1)
    var wide: [RecordedSample] = polygon.dimension == 0 || isSmall ? [start[0]] : []
    if polygon.dimension == 1, start[0].size.distance(to: start[1].size) > polygon.measure / 2 {
      wide = start
    }
    for corner in corners where wide.count <= polygon.dimension {
      let sample = record(rough.corners[corner].toward(center, rough.margin))
      guard sample.isSamePath(as: start[0]) else { return nil }
      wide.append(sample)
    }
    let wideBasis = AffineBasis(wide.map(\.size))
    var builder = PieceBuilder(
      cell: cell, rough: rough, planes: planes.planes, wide: wide, basis: wideBasis)
    guard builder.cut(&content.lines) else { return nil }
    guard let evidence = evidence(start, rough, besides: corners, wide, wideBasis) else {
      return nil
    }
    for rest in builder.rest { pending.append(ExplorerCell(polygon: rest, isOpaque: isOpaque)) }
    let layout = tables.layout(
      wide, wideBasis, doubtful: evidence.doubtful,
      structures: content.structures)
    let reasons = builder.decisions.map { decisions in
      tables.reasons(of: decisions, in: start[0].pass)
    }
    note(start[0].issues)
    return MapPiece(
      polygon: builder.polygon, isEdgeExcluded: builder.isEdgeExcluded,
      isCornerExcluded: builder.isCornerExcluded, edgeReasons: reasons, layout: layout,
      isCertified: evidence.isComplete, taken: start[0].taken)
  }

  /// Passes at both ends of a segment, if they take one path: most segments are one piece.
  private func passesAtEnds(_ segment: Polygon) -> [RecordedSample]? {
    let center = segment.center
    let ends = segment.corners.map { record($0.toward(center, segment.margin)) }
    return ends[0].isSamePath(as: ends[1]) ? ends : startingPasses(segment)
  }

  /// Passes at sizes close to each other that take one path.
  private func startingPasses(_ polygon: Polygon) -> [RecordedSample]? {
    guard polygon.dimension > 0 else { return [record(polygon.corners[0])] }
    let thickness = polygon.thickness
    for attempt in 0..<3 {
      // By chance, so that nothing is true there only.
      let center = chance.size(in: polygon, evenness: attempt == 0 ? 4 : 0.05)
      // At least some hundredths of a point apart, so that differences have digits.
      let part = min(max(1e-3, 0.02 / thickness), 0.2) * (attempt == 2 ? 0.02 : 1)
      let first = record(center)
      var samples = [first]
      for corner in polygon.widestCorners(polygon.dimension + 1).dropFirst() {
        let next = record(center.toward(polygon.corners[corner], part))
        guard next.isSamePath(as: first) else { break }
        samples.append(next)
      }
      if samples.count == polygon.dimension + 1,
        polygon.dimension == 1
          || samples[0].size.turn(samples[1].size, samples[2].size).magnitude > 1e-12
      {
        return samples
      }
    }
    return nil
  }

  /// The cell cut by all half-planes, as exactly as passes close together know them.
  private func roughPiece(of polygon: Polygon, _ planes: [DecisionPlane]) -> Polygon? {
    var rough = polygon
    for (index, plane) in planes.enumerated() {
      guard
        let part = rough.part(
          of: plane.line, PieceBuilder.edge(ofPlane: index), isAbove: plane.isAbove)
      else { return nil }
      rough = part
    }
    return rough
  }

  /// Pieces with less than this part of the domain need fewer passes.
  private static let smallShare = 0.002

  /// Pieces with less than this part may have numbers that follow no formula.
  private static let doubtfulShare = 1.0 / 256

  /// Whether further passes agree with those at the corners.
  private func evidence(
    _ start: [RecordedSample], _ rough: Polygon, besides corners: [Int],
    _ wide: [RecordedSample], _ basis: AffineBasis
  ) -> Evidence? {
    guard rough.dimension > 0 else { return Evidence() }
    var evidence = Evidence()
    let known = wide.map(\.numbers)
    let lengths = wide.map(\.pass.differences)
    let isOpaque = !start[0].pass.opaqueEvents.isEmpty
    func agrees(_ sample: RecordedSample) -> Bool {
      let weights = basis.weights(sample.size)
      let limit = isOpaque ? sample.numbers.count : 1
      let numbers = Agreement.differences(sample.numbers, known, weights, limit: limit)
      let decisions = Agreement.differences(
        sample.pass.differences, lengths, weights, limit: 1)
      if numbers.isEmpty && decisions.isEmpty { return true }
      // What code of others computes may follow no formula; the rest still does. That is believed
      // of small pieces only, as such code may also take one of several formulas.
      guard isOpaque, rough.measure <= content.measure * Self.doubtfulShare else { return false }
      evidence.isComplete = false
      evidence.doubtful.formUnion(numbers)
      return true
    }
    for sample in start where !agrees(sample) { return nil }
    var sizes: [Size] = []
    if rough.dimension == 2 {
      // The passes at the beginning tell the slopes, which is enough for a small piece.
      if !isOpaque, rough.area < content.measure * Self.smallShare { return evidence }
      let center = start[0].size
      if let corner = rough.farthestCorner(besides: corners) {
        sizes.append(rough.corners[corner].toward(center, rough.margin))
      }
      if isOpaque { for _ in 0..<4 { sizes.append(chance.size(in: rough)) } }
    }
    // The passes at the beginning are at sizes by chance, but for those at the ends of a segment.
    if sizes.isEmpty { sizes.append(chance.size(in: rough)) }
    for size in sizes {
      let sample = record(size)
      guard sample.isSamePath(as: start[0]), agrees(sample) else { return nil }
    }
    return evidence
  }

  /// Keeps what a pass of the piece that is found next reported.
  private func note(_ issues: [LayoutIssue]) {
    let piece = content.pieces.count
    for issue in issues {
      let key = IssueKey(issue)
      if let known = reportedIndices[key] {
        if content.reported[known].pieces.last != piece {
          content.reported[known].pieces.append(piece)
        }
      } else {
        reportedIndices[key] = content.reported.count
        content.reported.append((issue, [piece]))
      }
    }
  }
}

/// What further passes in a piece say.
struct Evidence {
  /// Whether every number agrees.
  var isComplete = true

  /// Numbers that follow no formula.
  var doubtful: Set<Int> = []
}

extension Polygon {
  /// How far passes at corners are pulled in, as a part of the way to the middle.
  fileprivate var margin: Double { min(max(1e-6, 1e-5 / thickness), 1e-2) }

  /// Corners that are far apart: those of the largest triangle.
  func widestCorners(_ count: Int) -> [Int] {
    guard count == 3, corners.count > 3 else { return Array(0..<min(count, corners.count)) }
    var best = (area: -1.0, corners: [0, 1, 2])
    let step = max(1, corners.count / 12)
    for first in stride(from: 0, to: corners.count, by: step) {
      for second in stride(from: first + 1, to: corners.count, by: step) {
        for third in stride(from: second + 1, to: corners.count, by: step) {
          let area = corners[first].turn(corners[second], corners[third])
          if area > best.area { best = (area, [first, second, third]) }
        }
      }
    }
    return best.corners
  }

  /// The two corners that make the largest triangle with a size.
  fileprivate func widestPair(around size: Size) -> [Int] {
    var best = (area: -1.0, corners: [0, 1])
    for first in corners.indices {
      for second in corners.indices where second > first {
        let area = size.turn(corners[first], corners[second]).magnitude
        if area > best.area { best = (area, [first, second]) }
      }
    }
    return best.corners
  }

  /// Another corner, as far as possible from those.
  fileprivate func farthestCorner(besides others: [Int]) -> Int? {
    var best: (distance: Double, corner: Int)?
    for corner in corners.indices where !others.contains(corner) {
      var distance = Double.infinity
      for other in others {
        distance = min(distance, corners[corner].distance(to: corners[other]))
      }
      if distance > best?.distance ?? 0 { best = (distance, corner) }
    }
    return best?.corner
  }
}
#endif
