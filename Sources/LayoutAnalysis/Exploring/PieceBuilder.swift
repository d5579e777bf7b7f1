#if RECORDS_DECISIONS
import Foundation
import LayoutDecisions

/// Cuts a piece out of a cell along the lines of a map.
struct PieceBuilder {
  let cell: ExplorerCell

  /// The cell cut by all half-planes; its edges say by which.
  let rough: Polygon
  let planes: [DecisionPlane]

  /// Passes of the path, far apart.
  let wide: [RecordedSample]
  let basis: AffineBasis

  private(set) var polygon = Polygon(corners: [], edges: [])

  /// What was cut off.
  private(set) var rest: [Polygon] = []

  private(set) var isEdgeExcluded: [Bool] = []
  private(set) var isCornerExcluded: [Bool] = []
  private(set) var decisions: [[Int]] = []

  /// How far a half-plane's line may be from a corner of the piece and still go through it.
  private static let contact = 3e-7

  /// The same for lines known from passes close together.
  private static let nearness = 1e-4

  init(
    cell: ExplorerCell, rough: Polygon, planes: [DecisionPlane], wide: [RecordedSample],
    basis: AffineBasis
  ) {
    self.cell = cell
    self.rough = rough
    self.planes = planes
    self.wide = wide
    self.basis = basis
  }

  /// The number of an edge along a half-plane that has no line in the map yet.
  static func edge(ofPlane index: Int) -> Int32 { -1 - Int32(index) }

  /// Cuts the cell; false if nothing remains.
  mutating func cut(_ lines: inout LineTable) -> Bool {
    polygon = cell.polygon
    for (_, plane) in cuttingPlanes.sorted(by: { $0.key < $1.key }) {
      let (line, isAbove) = exactLine(of: plane)
      let number = lines.index(of: line)
      let exact = lines[number]
      guard let part = polygon.part(of: exact, number, isAbove: isAbove) else { return false }
      if let other = polygon.part(of: exact, number, isAbove: !isAbove) { rest.append(other) }
      polygon = part
    }
    markBorder()
    return true
  }

  /// The half-planes that form the piece, by their places: earlier decisions first, as later ones
  /// need not be asked beyond them.
  private var cuttingPlanes: [Int: DecisionPlane] {
    var result: [Int: DecisionPlane] = [:]
    if cell.polygon.dimension < 2 {
      for (index, plane) in planes.enumerated() {
        let part = cell.polygon.part(of: plane.line, 0, isAbove: !plane.isAbove)
        if part != nil { result[index] = plane }
      }
    }
    for edge in rough.edges where edge < 0 {
      let index = Int(-1 - edge)
      result[index] = planes[index]
    }
    return result
  }

  /// The line of a half-plane, from passes that are far apart.
  private func exactLine(of plane: DecisionPlane) -> (Line, isAbove: Bool) {
    func length(_ sample: Int) -> Double {
      wide[min(sample, wide.count - 1)].pass.differences[plane.decision]
    }
    guard let zero = Line.zero(of: basis.formula(length(0), length(1), length(2))) else {
      return (plane.line, plane.isAbove)
    }
    // The coefficient that leads may have changed, and with it the side that is positive.
    let middle = rough.center
    let isAbove = zero.line.value(middle) > 0
    return (zero.line, isAbove)
  }

  /// Finds which edges and corners belong to the path, and which decisions form the edges.
  private mutating func markBorder() {
    let corners = polygon.corners
    let edgeCount = polygon.edges.count
    isEdgeExcluded = [Bool](repeating: false, count: edgeCount)
    isCornerExcluded = [Bool](repeating: false, count: corners.count)
    decisions = [[Int]](repeating: [], count: edgeCount)
    guard polygon.dimension > 0 else { return }
    for plane in planes {
      var least = Double.infinity
      for corner in corners { least = min(least, plane.line.value(corner).magnitude) }
      guard least <= Self.nearness else { continue }
      let line = exactLine(of: plane).0
      let touches = corners.map { line.value($0).magnitude <= Self.contact }
      for index in corners.indices where touches[index] {
        if plane.isStrict { isCornerExcluded[index] = true }
        let next = index + 1 == corners.count ? 0 : index + 1
        if polygon.dimension == 2 {
          guard touches[next] else { continue }
          if plane.isStrict { isEdgeExcluded[index] = true }
        }
        if decisions[index].count < 4 { decisions[index] += plane.decisions }
      }
    }
  }
}
#endif
