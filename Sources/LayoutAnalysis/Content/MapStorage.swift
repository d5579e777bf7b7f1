import Foundation
import LayoutCore

/// What a map and its regions refer to.
final class MapStorage: Sendable {
  let domain: LayoutDomain
  let content: MapContent
  let locator: PieceLocator

  /// Polygons of equal layout, those without area that differ from what is beside them, and all
  /// others without area.
  let regions: [StoredRegion]

  /// For each piece its region.
  let regionOfPiece: [Int]

  /// The paths of elements, by structure.
  private let paths: [SnapshotPaths]

  init(_ domain: LayoutDomain, _ content: MapContent) {
    self.domain = domain
    self.content = content
    locator = PieceLocator(content.pieces, domain)
    paths = content.structures.map { SnapshotPaths($0.records) }
    regions = Self.regions(content, locator)
    var regionOfPiece = [Int](repeating: 0, count: content.pieces.count)
    for (index, region) in regions.enumerated() {
      for piece in region.pieces { regionOfPiece[piece] = index }
    }
    self.regionOfPiece = regionOfPiece
  }

  /// The frames of a layout at a size, moved to whole pixels, and whether they are what a pass
  /// shows: see ``PixelMover``; nil if one follows no formula.
  func snapshot(_ layout: Int, _ size: Size) -> (frames: LayoutSnapshot, isComplete: Bool)? {
    PixelMover(self, layout, size).map { (LayoutSnapshot(records: $0.records), $0.isComplete) }
  }

  /// The formulas of an element; nil where nothing places it or a number follows none.
  func frame(of element: Int, inLayout layout: Int) -> FrameFormula? {
    let layout = content.layouts[layout]
    guard !layout.unplaced.contains(Int32(element)) else { return nil }
    let indices = layout.formulas[element * 4..<element * 4 + 4]
    guard indices.allSatisfy({ $0 >= 0 }) else { return nil }
    let formulas = indices.map { content.formulas[Int($0)] }
    return FrameFormula(
      x: formulas[0], y: formulas[1], width: formulas[2], height: formulas[3])
  }

  /// The paths of all elements of a structure.
  func paths(ofStructure structure: Int) -> SnapshotPaths {
    paths[structure]
  }

  /// The index of the element at a path.
  func index(of path: String, inStructure structure: Int) -> Int? {
    LayoutSnapshot(records: content.structures[structure].records)[path]?.index
  }
}

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

extension MapStorage {
  private static func regions(_ content: MapContent, _ locator: PieceLocator) -> [StoredRegion] {
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
      let polygons = pieces.map { content.pieces[$0].polygon }
      for (polygon, parts) in Polygon.merged(polygons, content.lines) {
        regions.append(region(polygon, parts.map { pieces[$0] }, content))
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
