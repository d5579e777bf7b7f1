import Foundation
import LayoutCore

extension LayoutMapFile {
  /// The sizes the file is about.
  var domain: LayoutDomain {
    guard width.count == 2, height.count == 2 else { return .size(.zero) }
    return LayoutDomain(
      from: CGSize(width: width[0], height: height[0]),
      to: CGSize(width: width[1], height: height[1]), devices: [])
  }

  /// The map as it was before it was written, apart from what only explains it.
  func storage() throws(ReadingError) -> MapStorage {
    guard version == 1 else { throw ReadingError(reason: "it has version \(version), not 1") }
    guard width.count == 2, height.count == 2, domain.issue == nil else {
      throw ReadingError(reason: "its widths and heights are no domain")
    }
    var content = MapContent()
    content.structures = try structures.map { elements throws(ReadingError) in
      try structure(elements)
    }
    content.formulas = try formulas.map { numbers throws(ReadingError) in
      guard numbers.count == 3 else { throw ReadingError(reason: "a formula has not 3 numbers") }
      return SizeFormula(width: numbers[0], height: numbers[1], constant: numbers[2])
    }
    content.layouts = try layouts.map { layout throws(ReadingError) in
      try self.layout(layout, content)
    }
    for region in regions + (ties ?? []) {
      guard content.layouts.indices.contains(region.layout) else {
        throw ReadingError(reason: "a region has layout \(region.layout), which does not exist")
      }
      content.pieces.append(try piece(region, &content.lines))
    }
    content.unexplored = try unexplored.map { corners throws(ReadingError) in
      try polygon(corners, &content.lines)
    }
    let whole = domain.polygon(&content.lines)
    content.measure = whole.measure
    try checkCoverage(of: whole, content)
    return MapStorage(domain, content)
  }

  private func piece(_ region: Region, _ lines: inout LineTable) throws(ReadingError) -> MapPiece {
    let polygon = try polygon(region.corners, &lines)
    let count = polygon.edges.count
    let excluded = region.excluded ?? [Bool](repeating: false, count: count)
    guard excluded.count == count else {
      throw ReadingError(reason: "a region says of other edges than it has whose they are")
    }
    let corners = region.excludedCorners ?? []
    return MapPiece(
      polygon: polygon, isEdgeExcluded: excluded,
      isCornerExcluded: polygon.corners.map { corners.contains([$0.width, $0.height]) },
      edgeReasons: [[Int32]](repeating: [], count: count), layout: region.layout,
      isCertified: region.isCertified)
  }

  private func structure(_ elements: [Element]) throws(ReadingError) -> MapStructure {
    guard !elements.isEmpty else { throw ReadingError(reason: "a structure has no elements") }
    var open: [Int] = []
    let records = try elements.enumerated().map { index, element throws(ReadingError) in
      while let last = open.last, last <= index { open.removeLast() }
      let outer = index == 0 ? elements.count : open.last ?? 0
      guard index < element.end, element.end <= outer, index > 0 || element.end == outer else {
        throw ReadingError(reason: "\(element.name) ends where no element can")
      }
      open.append(element.end)
      return LayoutSnapshot.Record(
        name: element.name, frame: .zero, isHidden: element.isHidden, isGroup: element.isGroup,
        end: element.end)
    }
    return MapStructure(LayoutSnapshot(records: records))
  }

  private func layout(_ layout: Layout, _ content: MapContent) throws(ReadingError) -> MapLayout {
    guard content.structures.indices.contains(layout.structure) else {
      throw ReadingError(reason: "a layout has structure \(layout.structure), which does not exist")
    }
    let count = content.structures[layout.structure].records.count
    guard layout.formulas.count == 4 * count,
      layout.formulas.allSatisfy({ (-1..<content.formulas.count).contains($0) })
    else { throw ReadingError(reason: "a layout has formulas that do not exist") }
    let rules = layout.pixels ?? []
    guard
      rules.allSatisfy({
        (0..<count).contains($0.element) && $0.origin.count == 2 && (0...count).contains($0.depth)
      })
    else { throw ReadingError(reason: "a layout has rules for pixels that make no sense") }
    // What follows no formula is mostly one of four numbers.
    let unplaced = (0..<count).filter { element in
      layout.formulas[4 * element..<4 * element + 4].allSatisfy { $0 < 0 }
    }
    return MapLayout(
      structure: Int32(layout.structure), formulas: layout.formulas.map { Int32($0) },
      unplaced: Set(unplaced.map { Int32($0) }), opaqueEvents: [], touched: [], touchesAll: false,
      pixelRules: rules.map(\.mapRule), measuresPixels: layout.measuresPixels ?? false)
  }

  /// Whether a corner lies in the domain, but for rounding.
  func isInDomain(_ corner: [Double]) -> Bool {
    corner.count == 2
      && zip(corner, [width, height]).allSatisfy { number, ends in
        let slack = 1e-6 * max(ends[1].magnitude, 1)
        return number >= ends[0] - slack && number <= ends[1] + slack
      }
  }

  private func polygon(
    _ corners: [[Double]], _ lines: inout LineTable
  ) throws(ReadingError) -> Polygon {
    guard !corners.isEmpty, corners.allSatisfy(isInDomain)
    else { throw ReadingError(reason: "a region has corners that are no sizes of the domain") }
    let sizes = corners.map { Size($0[0], $0[1]) }
    guard sizes.count > 1 else { return Polygon(corners: sizes, edges: []) }
    var edges: [Int32] = []
    for (index, start) in sizes.enumerated() {
      let end = sizes[(index + 1) % sizes.count]
      let formula = SizeFormula(
        width: end.height - start.height, height: start.width - end.width,
        constant: end.width * start.height - start.width * end.height)
      guard let (line, _) = Line.zero(of: formula) else {
        throw ReadingError(reason: "a region has two corners at one size")
      }
      edges.append(lines.index(of: line))
    }
    return Polygon(corners: sizes, edges: edges)
  }
}
