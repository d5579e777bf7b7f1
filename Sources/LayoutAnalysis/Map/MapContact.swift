/// A part of a line with a piece on each side.
struct MapContact {
  var line: Int32

  /// The part, by the places of the line.
  var range: ClosedRange<Double>

  /// The piece where the line's value is negative.
  var below: Int

  /// The piece where the line's value is positive.
  var above: Int
}

extension MapContent {
  /// Where two polygons touch along a line.
  ///
  /// - Complexity: O(edges · log edges + contacts).
  func contacts() -> [MapContact] {
    let (below, above) = sides()
    return Self.contacts(below, above)
  }

  /// Where a polygon touches a segment of a line that has a path of its own.
  ///
  /// - Complexity: O(edges · log edges + contacts).
  func contactsOfSegments() -> [MapContact] {
    var segments: [Int32: [Side]] = [:]
    for (index, piece) in pieces.enumerated() where piece.polygon.dimension == 1 {
      let number = piece.polygon.edges[0]
      let (line, corners) = (lines[number], piece.polygon.corners)
      // Those in seams are on no line of the map.
      guard corners.allSatisfy({ line.value($0).magnitude <= 1e-6 }) else { continue }
      segments[number, default: []].append(Side(piece: index, range: line.range(of: corners)))
    }
    guard !segments.isEmpty else { return [] }
    let (below, above) = sides()
    return Self.contacts(below, segments) + Self.contacts(segments, above)
  }

  /// A piece at a part of a line.
  private struct Side {
    var piece: Int
    var range: ClosedRange<Double>
  }

  /// The polygons on both sides of each line.
  private func sides() -> (below: [Int32: [Side]], above: [Int32: [Side]]) {
    var below: [Int32: [Side]] = [:]
    var above: [Int32: [Side]] = [:]
    for (index, piece) in pieces.enumerated() where piece.polygon.dimension == 2 {
      let center = piece.polygon.center
      for (edge, number) in piece.polygon.edges.enumerated() {
        let line = lines[number]
        let side = Side(piece: index, range: line.range(of: piece.polygon.ends(ofEdge: edge)))
        if line.value(center) > 0 {
          above[number, default: []].append(side)
        } else {
          below[number, default: []].append(side)
        }
      }
    }
    return (below, above)
  }

  private static func contacts(
    _ below: [Int32: [Side]], _ above: [Int32: [Side]]
  ) -> [MapContact] {
    var result: [MapContact] = []
    for number in below.keys.sorted() {
      let others = (above[number] ?? []).sorted { $0.range.lowerBound < $1.range.lowerBound }
      // The sides of a line do not cover each other, so they end in the order in which they begin.
      var first = 0
      for side in (below[number] ?? []).sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
        while first < others.count, others[first].range.upperBound <= side.range.lowerBound {
          first += 1
        }
        for other in others[first...] {
          guard other.range.lowerBound < side.range.upperBound else { break }
          let low = max(side.range.lowerBound, other.range.lowerBound)
          let high = min(side.range.upperBound, other.range.upperBound)
          guard high - low > 1e-6 else { continue }
          result.append(
            MapContact(line: number, range: low...high, below: side.piece, above: other.piece))
        }
      }
    }
    return result
  }
}
