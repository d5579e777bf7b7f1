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
    struct Side {
      var piece: Int
      var range: ClosedRange<Double>
    }
    var below: [Int32: [Side]] = [:]
    var above: [Int32: [Side]] = [:]
    for (index, piece) in pieces.enumerated() where piece.polygon.dimension == 2 {
      let corners = piece.polygon.corners
      let center = piece.polygon.center
      for edge in corners.indices {
        let number = piece.polygon.edges[edge]
        let line = lines[number]
        let places = (line.place(corners[edge]), line.place(corners[(edge + 1) % corners.count]))
        let side = Side(
          piece: index, range: min(places.0, places.1)...max(places.0, places.1))
        if line.value(center) > 0 {
          above[number, default: []].append(side)
        } else {
          below[number, default: []].append(side)
        }
      }
    }
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
