import LayoutCore

/// The frame of an element over some sizes of a domain.
///
/// ```swift
/// for part in map["login/card"] { print(part) }
/// // x: 0.5 * width - 200, y: 136, width: 400, ... where width >= 432 and height >= 500
/// // x: 16, y: 136, width: width - 32, height: 191 where width < 432 and height >= 500
/// // x: 0.5 * width - 200, y: 25, width: 400, ... where width >= 432 and height < 500
/// // x: 16, y: 25, width: width - 32, height: 191 where width < 432 and height < 500
/// ```
public struct ElementFormulas: Sendable, CustomStringConvertible {
  /// The frame in the coordinates of the parent; nil where nothing places the element, or where
  /// its frame follows no formula.
  public let frame: FrameFormula?

  /// The sizes, put together where they are convex.
  public let sizes: [SizePolygon]

  /// The part of the domain, from 0 to 1.
  public let share: Double

  /// The formulas and the sizes.
  public var description: String {
    let text = frame.map { "\($0)" } ?? "no frame"
    let places = sizes.map(\.description)
    return places == ["anywhere"]
      ? text : "\(text) where \(places.joined(separator: ", or where "))"
  }
}

extension LayoutMap {
  /// The formulas of an element, those of the most sizes first; empty if there is no such element.
  ///
  /// - Parameter path: The element's path, as `LayoutSnapshot` takes it, or its
  ///   name if no other element has it.
  /// - Complexity: O(regions).
  public subscript(path: String) -> [ElementFormulas] {
    var groups: [FrameFormula?: [Int]] = [:]
    var known: [Int32: Int?] = [:]
    for (index, region) in storage.regions.enumerated() where region.isShown {
      let structure = storage.content.layouts[region.layout].structure
      if known[structure] == nil {
        known[structure] = .some(storage.element(path, inStructure: Int(structure)))
      }
      guard let element = known[structure] ?? nil else { continue }
      groups[storage.frame(of: element, inLayout: region.layout), default: []].append(index)
    }
    let result = groups.map { frame, regions in
      ElementFormulas(
        frame: frame, sizes: storage.merged(regions),
        share: storage.share(of: regions.map { storage.regions[$0].polygon }))
    }
    return result.sorted {
      ($1.share, $0.frame?.description ?? "") < ($0.share, $1.frame?.description ?? "")
    }
  }
}

extension MapStorage {
  /// The sizes of pieces, put together where they are convex.
  func mergedPieces(_ pieces: [Int]) -> [SizePolygon] {
    merged(
      pieces.map { index in
        let piece = content.pieces[index]
        return (piece.polygon, piece.isEdgeExcluded)
      })
  }

  /// The sizes of regions, put together where they are convex.
  func merged(_ regions: [Int]) -> [SizePolygon] {
    merged(
      regions.map { index in
        let region = self.regions[index]
        return (region.polygon, region.isEdgeExcluded)
      })
  }

  private func merged(_ sets: [(polygon: Polygon, isExcluded: [Bool])]) -> [SizePolygon] {
    let parts = sets.map { polygon, isExcluded in
      SizeSets.Part(
        polygon: polygon,
        excluded: polygon.dimension < 2
          ? [] : Set(zip(polygon.edges, isExcluded).compactMap { $1 ? $0 : nil }))
    }
    return SizeSets(parts, content.lines).merged()
      .map { SizePolygon($0, content.lines, in: domain) }
  }
}
