#if RECORDS_DECISIONS
import Foundation

extension Explorer {
  /// Parts of borders that belong to none of the pieces beside them.
  func unclaimedSegments() -> [Polygon] {
    var excluded: [Int32: [ClosedRange<Double>]] = [:]
    var claimed: [Int32: [ClosedRange<Double>]] = [:]
    for piece in content.pieces where piece.polygon.dimension == 2 {
      let polygon = piece.polygon
      for index in polygon.corners.indices {
        let number = polygon.edges[index]
        let line = content.lines[number]
        let range = line.range(of: polygon.ends(ofEdge: index))
        if piece.isEdgeExcluded[index] {
          excluded[number, default: []].append(range)
        } else {
          claimed[number, default: []].append(range)
        }
      }
    }
    var segments: [Polygon] = []
    for number in excluded.keys.sorted() {
      let line = content.lines[number]
      for range in PlaceRanges.difference(excluded[number] ?? [], claimed[number] ?? []) {
        segments.append(
          Polygon(
            corners: [line.size(at: range.lowerBound), line.size(at: range.upperBound)],
            edges: [number, number]))
      }
    }
    return segments
  }

  /// Corners of pieces that belong to none of the pieces around them.
  func unclaimedCorners() -> [Polygon] {
    let locator = PieceLocator(content.pieces, domain)
    var known: Set<Size> = []
    var result: [Polygon] = []
    for piece in content.pieces {
      for (corner, isExcluded) in zip(piece.polygon.corners, piece.isCornerExcluded)
      where isExcluded {
        let rounded = Size(
          (corner.width * 1e6).rounded() / 1e6, (corner.height * 1e6).rounded() / 1e6)
        guard known.insert(rounded).inserted, locator.owner(of: corner) == nil else { continue }
        result.append(Polygon(corners: [corner], edges: []))
      }
    }
    return result
  }

  /// Runs the sizes in strips too thin to be explored that a screen can have.
  func exploreSeams() {
    let scale = domain.usableScale
    var parts: [Polygon] = []
    var count = 0
    for seam in content.seams {
      let (low, high) = seam.bounds
      let isUpright = high.width - low.width <= high.height - low.height
      let (first, last) = isUpright ? (low.width, high.width) : (low.height, high.height)
      guard (last - first) * scale <= Double(Self.mostSeamParts) else {
        content.unexplored.append(seam)
        continue
      }
      var pixel = ((first - 1e-9) * scale).rounded(.up)
      while pixel <= (last + 1e-9) * scale {
        let place = pixel / scale
        pixel += 1
        guard let range = Self.range(of: seam, at: place, isUpright: isUpright) else { continue }
        let made = Self.pixelParts(place, range, scale, isUpright: isUpright)
        count += made.count
        // What is more than can be run is not known.
        guard count <= Self.mostSeamParts else {
          content.unexplored.append(seam)
          break
        }
        parts += made
      }
    }
    let locator = PieceLocator(content.pieces, domain)
    explore(
      parts.filter { part in
        part.dimension == 1 || locator.owner(of: part.corners[0]) == nil
      })
  }

  private static let mostSeamParts = 2_000

  /// Where a line of pixels runs within a strip.
  private static func range(
    of seam: Polygon, at place: Double, isUpright: Bool
  ) -> ClosedRange<Double>? {
    var (low, high) = (Double.infinity, -Double.infinity)
    for index in seam.corners.indices {
      let (start, end) = (seam.corners[index], seam.corners[(index + 1) % seam.corners.count])
      let (a, b) = isUpright ? (start.width, end.width) : (start.height, end.height)
      let (c, d) = isUpright ? (start.height, end.height) : (start.width, end.width)
      guard min(a, b) <= place + 1e-9, place - 1e-9 <= max(a, b) else { continue }
      let crossings = (a - b).magnitude < 1e-9 ? [c, d] : [c + (d - c) * (place - a) / (b - a)]
      for crossing in crossings {
        low = min(low, crossing)
        high = max(high, crossing)
      }
    }
    return low <= high ? low...high : nil
  }

  /// A line of pixels as a segment if it is long, and as single sizes if it is short.
  private static func pixelParts(
    _ place: Double, _ range: ClosedRange<Double>, _ scale: Double, isUpright: Bool
  ) -> [Polygon] {
    func size(_ other: Double) -> Size {
      isUpright ? Size(place, other) : Size(other, place)
    }
    let first = ((range.lowerBound - 1e-9) * scale).rounded(.up)
    let last = ((range.upperBound + 1e-9) * scale).rounded(.down)
    guard first <= last else { return [] }
    if last - first >= 4 {
      // The line's number does not matter: nothing is cut along it.
      return [
        Polygon(corners: [size(first / scale), size(last / scale)], edges: [0, 0])
      ]
    }
    return stride(from: first, through: last, by: 1).map {
      Polygon(corners: [size($0 / scale)], edges: [])
    }
  }
}
#endif
