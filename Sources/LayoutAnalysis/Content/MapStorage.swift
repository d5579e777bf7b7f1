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

  /// Whether the domain has no area, so that segments and sizes are all there is.
  var isThin: Bool { dimension < 2 }

  /// 2 for a domain with an area, 1 for a line, 0 for a single size.
  private let dimension: Int

  /// For each piece its region.
  let regionOfPiece: [Int]

  /// The names and paths of elements, by structure.
  private let names: [ElementNames]

  init(_ domain: LayoutDomain, _ content: MapContent) {
    self.domain = domain
    self.content = content
    dimension =
      (domain.smallest.width < domain.largest.width ? 1 : 0)
      + (domain.smallest.height < domain.largest.height ? 1 : 0)
    locator = PieceLocator(content.pieces, domain, unexplored: content.unexplored)
    names = content.structures.map { ElementNames($0) }
    regions = StoredRegion.all(content, locator)
    var regionOfPiece = [Int](repeating: 0, count: content.pieces.count)
    for (index, region) in regions.enumerated() {
      for piece in region.pieces { regionOfPiece[piece] = index }
    }
    self.regionOfPiece = regionOfPiece
  }

  /// The formulas of an element; nil where nothing places it or a number follows none.
  func frame(of element: Int, inLayout layout: Int) -> FrameFormula? {
    let layout = content.layouts[layout]
    guard !layout.unplaced.contains(Int32(element)) else { return nil }
    return content.frame(of: element, in: layout)
  }

  /// The formulas of the element with a path; nil also where there is no such element.
  func frame(of path: String, inLayout layout: Int) -> FrameFormula? {
    element(path, inLayout: layout).flatMap { frame(of: $0, inLayout: layout) }
  }

  /// Whether the element with a path is hidden, by itself or by what it is in.
  func isHidden(_ path: String, inLayout layout: Int) -> Bool {
    let structure = content.structures[Int(content.layouts[layout].structure)]
    return element(path, inLayout: layout).map(structure.isHidden) ?? false
  }

  /// The part of the domain that disjoint sets have, from 0 to 1. What has no area counts only
  /// where the domain has none, and a single size only where that is all of the domain.
  func share(of polygons: some Sequence<Polygon>) -> Double {
    let counted = polygons.filter { $0.dimension >= dimension }
    // An area below or above all numbers has no parts.
    guard content.measure > 0, content.measure.isFinite else { return counted.isEmpty ? 0 : 1 }
    return min(counted.reduce(0) { $0 + $1.measure } / content.measure, 1)
  }

  /// The paths of all elements of a structure.
  func paths(ofStructure structure: Int) -> SnapshotPaths {
    names[structure].paths
  }

  /// The element with a path, or with a name that no other one has.
  func element(_ text: String, inStructure structure: Int) -> Int? {
    names[structure].element(text)
  }

  /// The element of a layout with a path, or with a name that no other one has.
  func element(_ text: String, inLayout layout: Int) -> Int? {
    element(text, inStructure: Int(content.layouts[layout].structure))
  }

  /// Sizes as they are told, their border included.
  func sizes(_ polygon: Polygon) -> SizePolygon {
    SizePolygon(polygon, content.lines, in: domain)
  }
}
