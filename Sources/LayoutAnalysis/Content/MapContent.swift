import Foundation
import LayoutCore

/// What a map knows, as plain numbers that refer to each other by index.
struct MapContent: Sendable {
  var structures: [MapStructure] = []
  var formulas: [SizeFormula] = []
  var layouts: [MapLayout] = []
  var lines: LineTable = LineTable()
  var reasons: [LayoutMap.Reason] = []
  var opaqueEvents: [MapOpaqueEvent] = []

  /// The sets of sizes with one path each, as explored.
  var pieces: [MapPiece] = []

  /// What passes reported, with the pieces in which they did.
  var reported: [(issue: LayoutIssue, pieces: [Int])] = []

  /// Strips too thin to be explored.
  var seams: [Polygon] = []

  /// What was left over.
  var unexplored: [Polygon] = []

  var passes = 0

  /// Why nothing is known, if so.
  var failure: LayoutIssue?

  /// The measure of the domain: its area, or length if it is a line.
  var measure = 1.0
}

/// The elements of a layout, without frames.
struct MapStructure: Sendable {
  /// The elements in preorder; their frames are zero.
  var records: [LayoutSnapshot.Record]

  /// The index of each element's parent; -1 for the root.
  var parents: [Int32]

  init(_ snapshot: LayoutSnapshot) {
    records = snapshot.records
    parents = []
    parents.reserveCapacity(records.count)
    var open: [Int] = []
    for index in records.indices {
      records[index].frame = .zero
      records[index].element = 0
      while let last = open.last, records[last].end <= index { open.removeLast() }
      parents.append(Int32(open.last ?? -1))
      open.append(index)
    }
  }

  /// The elements directly within another one.
  func children(of parent: Int) -> [Int] {
    var result: [Int] = []
    var child = parent + 1
    while child < records[parent].end {
      result.append(child)
      child = records[child].end
    }
    return result
  }

  /// The elements whose frames were refused, by what a pass reported.
  func refused(_ issues: [LayoutIssue]) -> Set<Int32> {
    let names = Set(issues.filter { $0.rule == .nonFiniteFrame }.flatMap(\.elements))
    guard !names.isEmpty else { return [] }
    return Set(records.indices.filter { names.contains(records[$0].name) }.map { Int32($0) })
  }

  func matches(_ snapshot: LayoutSnapshot) -> Bool {
    guard records.count == snapshot.records.count else { return false }
    for (index, record) in snapshot.records.enumerated() {
      let own = records[index]
      guard own.end == record.end, own.isHidden == record.isHidden,
        own.isGroup == record.isGroup, own.name == record.name
      else { return false }
    }
    return true
  }
}

/// The frames of all elements within a piece.
struct MapLayout: Hashable, Sendable {
  var structure: Int32

  /// Four formulas per element, x, y, width and height; -1 for a number that follows no formula.
  var formulas: [Int32]

  /// Elements without a frame of their own.
  var unplaced: Set<Int32>

  /// What could not be looked into.
  var opaqueEvents: [Int32]

  /// The elements whose frames opaque events decide; their subtrees are included.
  var touched: Set<Int32>

  /// Whether it is not known which elements opaque events decide about.
  var touchesAll: Bool

  /// How elements are moved to whole pixels, by their places. The formulas are those before.
  var pixelRules: [MapPixelRule] = []

  /// Whether an element was asked for a size, and answered with one that depends on pixels.
  var measuresPixels = false

  func isTouched(_ element: Int) -> Bool {
    touchesAll || touched.contains(Int32(element))
  }

  /// Whether two layouts have the same frames.
  func hasFrames(of other: MapLayout) -> Bool {
    structure == other.structure && unplaced == other.unplaced && formulas == other.formulas
  }
}

/// Something that could not be looked into, as a map keeps it.
struct MapOpaqueEvent: Hashable, Sendable {
  var text: String
  var advice: String
  var file: String
  var line: Int

  /// The event with its place: `chart is placed by a closure (DashboardCard.swift:68)`.
  var description: String {
    guard line > 0 else { return text }
    return "\(text) (\(LayoutLocation(fileID: file, line: line).shortDescription))"
  }
}

/// Sizes that take one path: they have one layout.
struct MapPiece: Sendable {
  var polygon: Polygon

  /// Whether the sizes of an edge, from each corner to the next, take another path.
  var isEdgeExcluded: [Bool]

  /// Whether a corner takes another path.
  var isCornerExcluded: [Bool]

  /// The decisions that form each edge; none where the exploring itself cut.
  var edgeReasons: [[Int32]]

  /// Its number among the layouts.
  var layout: Int

  /// Whether every number of the pass was confirmed elsewhere in the piece.
  var isCertified: Bool

  /// Whether a size of the polygon takes the path of the piece.
  func includes(_ size: Size, _ tolerance: Double) -> Bool {
    guard polygon.contains(size, tolerance) else { return false }
    let corners = polygon.corners
    for index in corners.indices where isCornerExcluded[index] {
      if corners[index].distance(to: size) <= tolerance { return false }
    }
    guard polygon.dimension == 2 else { return true }
    for index in corners.indices where isEdgeExcluded[index] {
      let (start, end) = (corners[index], corners[index + 1 == corners.count ? 0 : index + 1])
      if start.turn(end, size).magnitude <= tolerance * start.distance(to: end) { return false }
    }
    return true
  }
}
