import Foundation
import LayoutCore

/// Collects what the regions of a file share.
struct MapFileMaker {
  private let content: MapContent
  let structures: [[LayoutMapFile.Element]]
  private(set) var formulas: [SizeFormula] = []
  private(set) var layouts: [LayoutMapFile.Layout] = []

  /// The alternatives of all choices, one after the other.
  let alternatives: [LayoutMapFile.Alternative]

  /// Where the alternatives of each choice begin.
  private let starts: [Int]

  private var formulaNumbers: [SizeFormula: Int] = [:]
  private var layoutNumbers: [LayoutMapFile.Layout: Int] = [:]
  private var knownLayouts: [Int: Int] = [:]

  init(_ content: MapContent) {
    self.content = content
    structures = content.structures.map { structure in
      structure.records.map {
        LayoutMapFile.Element(
          name: $0.name, end: $0.end, isGroup: $0.isGroup, isHidden: $0.isHidden)
      }
    }
    var (alternatives, starts): ([LayoutMapFile.Alternative], [Int]) = ([], [])
    for choice in content.choices {
      starts.append(alternatives.count)
      alternatives += choice.alternatives.map { reason in
        LayoutMapFile.Alternative(
          structure: Int(choice.structure), element: choice.element, noun: choice.noun,
          text: reason.text, file: reason.location?.fileName, line: reason.location?.line)
      }
    }
    self.alternatives = alternatives
    self.starts = starts
  }

  mutating func region(_ region: StoredRegion, _ storage: MapStorage) -> LayoutMapFile.Region {
    var taken: Set<MapAlternative> = []
    for piece in region.pieces { taken.formUnion(content.pieces[piece].taken) }
    let corners = excludedCorners(region)
    return LayoutMapFile.Region(
      corners: region.polygon.corners.map { LayoutMapFile.pair($0.cgSize) },
      reasons: region.edgeReasons.map { $0.map { content.reasons[Int($0)].description } },
      layout: layout(region.layout, storage),
      share: LayoutMapFile.short(storage.share(of: CollectionOfOne(region.polygon))),
      isCertified: region.isCertified,
      excluded: region.isEdgeExcluded.contains(true) ? region.isEdgeExcluded : nil,
      excludedCorners: corners.isEmpty ? nil : corners,
      taken: taken.isEmpty ? nil : taken.sorted().map { starts[$0.choice] + $0.alternative })
  }

  /// The corners that take another path than the region, apart from those on such edges.
  private func excludedCorners(_ region: StoredRegion) -> [[Double]] {
    guard region.polygon.dimension > 0 else { return [] }
    let pieces = region.pieces.map { content.pieces[$0] }
    var result: [[Double]] = []
    for piece in pieces {
      let corners = piece.polygon.corners
      for (index, corner) in corners.enumerated() where piece.isCornerExcluded[index] {
        if piece.polygon.dimension == 2 {
          let before = index == 0 ? corners.count - 1 : index - 1
          if piece.isEdgeExcluded[index] || piece.isEdgeExcluded[before] { continue }
        }
        if pieces.contains(where: { $0.includes(corner, Polygon.tolerance) }) { continue }
        let pair = LayoutMapFile.pair(corner.cgSize)
        if !result.contains(pair) { result.append(pair) }
      }
    }
    return result
  }

  private mutating func layout(_ number: Int, _ storage: MapStorage) -> Int {
    if let known = knownLayouts[number] { return known }
    let own = content.layouts[number]
    let elements = structures[Int(own.structure)].indices
    var numbers: [Int] = []
    numbers.reserveCapacity(elements.count * 4)
    for element in elements {
      guard let frame = storage.frame(of: element, inLayout: number) else {
        numbers += [-1, -1, -1, -1]
        continue
      }
      for formula in [frame.x, frame.y, frame.width, frame.height] {
        numbers.append(index(of: formula))
      }
    }
    let layout = LayoutMapFile.Layout(
      structure: Int(own.structure), formulas: numbers,
      unproved: elements.filter { own.isTouched($0) },
      pixels: own.pixelRules.isEmpty ? nil : own.pixelRules.map { LayoutMapFile.PixelRule($0) },
      measuresPixels: own.measuresPixels ? true : nil)
    let result = layoutNumbers[layout] ?? layouts.count
    if result == layouts.count {
      layoutNumbers[layout] = result
      layouts.append(layout)
    }
    knownLayouts[number] = result
    return result
  }

  private mutating func index(of formula: SizeFormula) -> Int {
    if let known = formulaNumbers[formula] { return known }
    formulaNumbers[formula] = formulas.count
    formulas.append(formula)
    return formulas.count - 1
  }
}

extension LayoutMapFile.PixelRule {
  init(_ rule: MapPixelRule) {
    element = rule.element
    pixelsPerPoint = rule.pixelsPerPoint
    origin = [rule.x, rule.y]
    depth = rule.depth
    countsComputedPlaces = rule.countsComputedPlaces
    keepsSize = rule.keepsSize
  }

  /// The rule as a map has it.
  var mapRule: MapPixelRule {
    MapPixelRule(
      element: element, pixelsPerPoint: pixelsPerPoint, x: origin[0], y: origin[1], depth: depth,
      countsComputedPlaces: countsComputedPlaces, keepsSize: keepsSize)
  }
}

extension LayoutLocation {
  /// The file without its module: `LoginScreen.swift`.
  fileprivate var fileName: String {
    fileID.split(separator: "/").last.map(String.init) ?? fileID
  }
}
