import Foundation

/// Finds the piece of a size.
struct PieceLocator: Sendable {
  private let pieces: [MapPiece]

  /// What no piece covers, as a limit was reached.
  private let unexplored: [Polygon]
  private let low: Size
  private let cell: Size

  /// The pieces that reach into each cell of a grid, those without area first.
  private var cells: [[Int32]]
  private var singles: [Size: Int] = [:]

  private static let count = 32

  init(_ pieces: [MapPiece], _ domain: LayoutDomain, unexplored: [Polygon] = []) {
    self.pieces = pieces
    self.unexplored = unexplored
    low = Size(domain.smallest)
    let high = Size(domain.largest)
    cell = Size(
      max(high.width - low.width, 1e-3) / Double(Self.count),
      max(high.height - low.height, 1e-3) / Double(Self.count))
    cells = [[Int32]](repeating: [], count: Self.count * Self.count)
    let order = pieces.indices.sorted {
      (pieces[$0].polygon.dimension, $0) < (pieces[$1].polygon.dimension, $1)
    }
    for index in order {
      let polygon = pieces[index].polygon
      if polygon.dimension == 0 { singles[polygon.corners[0]] = index }
      let (first, last) = polygon.bounds
      let columns = column(first.width - 1e-6)...column(last.width + 1e-6)
      for row in row(first.height - 1e-6)...row(last.height + 1e-6) {
        for column in columns { cells[row * Self.count + column].append(Int32(index)) }
      }
    }
  }

  private func column(_ width: Double) -> Int {
    Self.index((width - low.width) / cell.width)
  }

  private func row(_ height: Double) -> Int {
    Self.index((height - low.height) / cell.height)
  }

  /// The nearest index to a place, which may be far outside of the cells.
  private static func index(_ place: Double) -> Int {
    place > 0 ? Int(min(place, Double(count - 1))) : 0
  }

  /// The piece to which a size belongs by the decisions; nil if it belongs to none for certain.
  func owner(of size: Size) -> Int? {
    if let single = singles[size] { return single }
    for index in candidates(size) where pieces[Int(index)].includes(size, Polygon.tolerance) {
      return Int(index)
    }
    return nil
  }

  /// The piece to which a size belongs, or next to which it is by rounding. A border that no piece
  /// has belongs to what is unexplored, where that is beside it.
  func piece(at size: Size) -> Int? {
    if let owner = owner(of: size) { return owner }
    if unexplored.contains(where: { $0.contains(size, Polygon.tolerance) }) { return nil }
    for index in candidates(size) where pieces[Int(index)].polygon.contains(size, 3e-7) {
      return Int(index)
    }
    return nil
  }

  /// The polygons that a size lies in or on.
  func polygons(at size: Size, _ tolerance: Double) -> [Int] {
    candidates(size).compactMap {
      let polygon = pieces[Int($0)].polygon
      return polygon.dimension == 2 && polygon.contains(size, tolerance) ? Int($0) : nil
    }
  }

  private func candidates(_ size: Size) -> [Int32] {
    guard size.width.isFinite, size.height.isFinite else { return [] }
    // Beyond 2⁵³ there are no cells.
    guard size.width.magnitude < 0x1p50, size.height.magnitude < 0x1p50 else { return [] }
    return cells[row(size.height) * Self.count + column(size.width)]
  }
}
