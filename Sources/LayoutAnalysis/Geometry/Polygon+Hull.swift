extension Polygon {
  /// The union of two polygons, if it is convex.
  func union(with other: Polygon, _ lines: LineTable) -> Polygon? {
    Self.union([self, other], lines)
  }

  /// The union of polygons that do not overlap, if it is convex.
  ///
  /// - Complexity: O(n log n) in the corners, but for finding the lines of the edges.
  static func union(_ polygons: [Polygon], _ lines: LineTable) -> Polygon? {
    guard polygons.count > 1 else { return polygons.first }
    let corners = hull(polygons.flatMap(\.corners))
    guard corners.count > 2 else { return nil }
    var total = 0.0
    for polygon in polygons { total += polygon.area }
    var result = Polygon(corners: corners, edges: [])
    // What may be missing is less than a strip that is explored takes across the whole.
    let missing = result.area - total
    guard missing <= 1e-4 * max(1, 1e-6 * total), missing <= 1e-4 * result.thickness else {
      return nil
    }
    for index in corners.indices {
      let (start, end) = (corners[index], corners[(index + 1) % corners.count])
      result.edges.append(edge(from: start, to: end, in: polygons, lines))
    }
    return result
  }

  private static func edge(
    from start: Size, to end: Size, in polygons: [Polygon], _ lines: LineTable
  ) -> Int32 {
    for polygon in polygons {
      for number in polygon.edges {
        let line = lines[number]
        if line.value(start).magnitude <= 1e-6, line.value(end).magnitude <= 1e-6 {
          return number
        }
      }
    }
    return polygons[0].edges[0]
  }

  /// The corners of the smallest convex polygon around sizes, turning to the left.
  static func hull(_ sizes: [Size]) -> [Size] {
    let sorted = sizes.sorted { ($0.width, $0.height) < ($1.width, $1.height) }
    func half(_ sizes: [Size]) -> [Size] {
      var result: [Size] = []
      for size in sizes {
        while result.count > 1 {
          let (start, middle) = (result[result.count - 2], result[result.count - 1])
          // A corner that does not stick out is none.
          guard start.turn(middle, size) <= 1e-8 * max(start.distance(to: size), 1e-3) else {
            break
          }
          result.removeLast()
        }
        if result.last.map({ $0.distance(to: size) > 1e-8 }) ?? true { result.append(size) }
      }
      return result
    }
    let lower = half(sorted)
    let upper = half(sorted.reversed())
    guard lower.count > 1, upper.count > 1 else { return lower }
    return Array(lower.dropLast() + upper.dropLast())
  }
}
