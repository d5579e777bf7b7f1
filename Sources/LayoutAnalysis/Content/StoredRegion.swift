/// A region as indices.
struct StoredRegion: Sendable {
  var polygon: Polygon
  var isEdgeExcluded: [Bool]
  var edgeReasons: [[Int32]]
  var layout: Int
  var pieces: [Int]
  var isCertified: Bool

  /// Whether it is a region of its own: one without area may have the layout of what is beside it.
  var isShown = true
}

extension StoredRegion {
  /// The regions of what was explored.
  static func all(_ content: MapContent, _ locator: PieceLocator) -> [StoredRegion] {
    var groups: [MapLayout: [Int]] = [:]
    var order: [MapLayout] = []
    for (index, piece) in content.pieces.enumerated() where piece.polygon.dimension == 2 {
      var key = content.layouts[piece.layout]
      // Merged pieces have the frames of all, and what touches any of them.
      if !piece.isCertified { key.opaqueEvents.append(-1) }
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(index)
    }
    var regions: [StoredRegion] = []
    for key in order {
      let pieces = groups[key] ?? []
      // A line with a layout of its own is a region of its own: it does not keep areas apart.
      let parts = pieces.map { SizeSets.Part(polygon: content.pieces[$0].polygon) }
      for set in SizeSets(parts, content.lines).merged() {
        regions.append(region(set.polygon, set.parts.map { pieces[$0] }, content))
      }
    }
    for (index, piece) in content.pieces.enumerated() where piece.polygon.dimension < 2 {
      var region = region(piece.polygon, [index], content)
      region.isShown = !content.isLikeSides(piece, locator)
      regions.append(region)
    }
    return regions
  }

  private static func region(
    _ polygon: Polygon, _ pieces: [Int], _ content: MapContent
  ) -> StoredRegion {
    let first = content.pieces[pieces[0]]
    var isExcluded = [Bool](repeating: false, count: polygon.edges.count)
    var reasons = [[Int32]](repeating: [], count: polygon.edges.count)
    if polygon.dimension == 2 {
      for index in polygon.edges.indices {
        let start = polygon.corners[index]
        let end = polygon.corners[(index + 1) % polygon.corners.count]
        for piece in pieces.map({ content.pieces[$0] }) {
          for (edge, number) in piece.polygon.edges.enumerated()
          where number == polygon.edges[index] {
            // Only where the piece touches this edge.
            let corner = piece.polygon.corners[edge]
            guard start.turn(end, corner).magnitude <= 1e-6 * start.distance(to: end) else {
              continue
            }
            if piece.isEdgeExcluded[edge] { isExcluded[index] = true }
            for reason in piece.edgeReasons[edge] where !reasons[index].contains(reason) {
              reasons[index].append(reason)
            }
          }
        }
      }
    } else {
      isExcluded = first.isEdgeExcluded
      reasons = first.edgeReasons
    }
    return StoredRegion(
      polygon: polygon, isEdgeExcluded: isExcluded, edgeReasons: reasons, layout: first.layout,
      pieces: pieces, isCertified: pieces.allSatisfy { content.pieces[$0].isCertified })
  }
}

extension MapContent {
  /// Whether a piece without area has the frames of a polygon beside it, everywhere in it.
  fileprivate func isLikeSides(_ piece: MapPiece, _ locator: PieceLocator) -> Bool {
    let corners = piece.polygon.corners
    let sizes =
      corners.count == 1
      ? corners
      : stride(from: 0.0, through: 1, by: 0.125).map { part in
        corners[0].toward(corners[1], min(max(part, 1e-6), 1 - 1e-6))
      }
    return sizes.allSatisfy { size in
      locator.polygons(at: size, 1e-6).contains { other in
        isEqual(layouts[pieces[other].layout], layouts[piece.layout], at: size)
      }
    }
  }

  /// Whether two layouts have the same frames at a size.
  func isEqual(_ first: MapLayout, _ second: MapLayout, at size: Size) -> Bool {
    guard first.structure == second.structure, first.unplaced == second.unplaced else {
      return false
    }
    for (one, other) in zip(first.formulas, second.formulas) where one != other {
      guard one >= 0, other >= 0 else { return false }
      let difference = formulas[Int(one)].value(size) - formulas[Int(other)].value(size)
      guard difference.magnitude <= 1e-6 else { return false }
    }
    return true
  }
}
