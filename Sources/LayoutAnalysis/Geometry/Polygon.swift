/// A convex set of sizes: a polygon with its corners in order, a segment or a single size.
struct Polygon: Sendable {
  /// The corners, turning to the left.
  var corners: [Size]

  /// The number of the line from each corner to the next one; none for a single size.
  var edges: [Int32]

  /// 2 for a polygon, 1 for a segment, 0 for a single size.
  var dimension: Int { min(corners.count, 3) - 1 }

  /// How far a corner may be from a line and still be on it.
  static let tolerance = 1e-9

  /// Strips thinner than this are seams.
  static let seamThickness = 1e-3

  /// What is thinner than this is there by rounding only.
  static let dustThickness = 2e-7

  var area: Double {
    guard corners.count > 2 else { return 0 }
    var sum = 0.0
    for index in 1..<corners.count - 1 {
      sum += corners[0].turn(corners[index], corners[index + 1])
    }
    return sum / 2
  }

  /// The area of a polygon, the length of a segment, 1 for a single size.
  var measure: Double {
    switch dimension {
    case 2: area
    case 1: corners[0].distance(to: corners[1])
    default: 1
    }
  }

  /// A size within: the mean of the corners.
  var center: Size {
    var (width, height) = (0.0, 0.0)
    for corner in corners {
      width += corner.width
      height += corner.height
    }
    return Size(width / Double(corners.count), height / Double(corners.count))
  }

  /// How thin the set is: the least distance of two parallel lines that enclose it.
  var thickness: Double {
    guard corners.count > 2 else { return corners.count == 2 ? measure : 0 }
    var thickness = Double.infinity
    for index in corners.indices {
      let (start, end) = (corners[index], corners[index + 1 == corners.count ? 0 : index + 1])
      let length = start.distance(to: end)
      guard length > Self.tolerance else { continue }
      var farthest = 0.0
      for corner in corners { farthest = max(farthest, start.turn(end, corner) / length) }
      thickness = min(thickness, farthest)
    }
    return thickness
  }

  /// The corners at the ends of an edge.
  func ends(ofEdge index: Int) -> [Size] {
    [corners[index], corners[index + 1 == corners.count ? 0 : index + 1]]
  }

  /// The corner of each axis' smallest and largest numbers.
  var bounds: (low: Size, high: Size) {
    var (low, high) = (corners[0], corners[0])
    for corner in corners.dropFirst() {
      low = Size(min(low.width, corner.width), min(low.height, corner.height))
      high = Size(max(high.width, corner.width), max(high.height, corner.height))
    }
    return (low, high)
  }

  /// The part on one side of a line, without those parts that have a dimension less.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - index: The number that edges along it have.
  ///   - isAbove: Whether the part is kept where the line's value is positive.
  func part(of line: Line, _ index: Int32, isAbove: Bool) -> Polygon? {
    let sign: Double = isAbove ? 1 : -1
    var values: [Double] = []
    values.reserveCapacity(corners.count)
    var (least, most) = (0.0, 0.0)
    for corner in corners {
      var value = line.value(corner) * sign
      if value.magnitude <= Self.tolerance { value = 0 }
      values.append(value)
      least = min(least, value)
      most = max(most, value)
    }
    if least >= 0 { return most > 0 || dimension < 2 ? self : nil }
    guard most > 0 else { return nil }
    switch dimension {
    case 2: return clipped(values, line, index)
    case 1:
      let crossing = Self.crossing(corners[0], values[0], corners[1], values[1], line)
      return Polygon(
        corners: values[0] < 0 ? [crossing, corners[1]] : [corners[0], crossing], edges: edges)
    default: return nil
    }
  }

  private func clipped(_ values: [Double], _ line: Line, _ lineIndex: Int32) -> Polygon? {
    var result = Polygon(corners: [], edges: [])
    for index in corners.indices {
      let next = index + 1 == corners.count ? 0 : index + 1
      let (value, nextValue) = (values[index], values[next])
      if value >= 0 {
        result.corners.append(corners[index])
        // From a corner on the line to the outside, the edge goes along the line.
        result.edges.append(value == 0 && nextValue < 0 ? lineIndex : edges[index])
      }
      if value > 0 && nextValue < 0 || value < 0 && nextValue > 0 {
        result.corners.append(
          Self.crossing(corners[index], value, corners[next], nextValue, line))
        result.edges.append(value > 0 ? lineIndex : edges[index])
      }
    }
    return result.withoutDoubles
  }

  /// Without corners that lie on the one before; nil if it is no polygon any more.
  private var withoutDoubles: Polygon? {
    var result = Polygon(corners: [], edges: [])
    for index in corners.indices {
      let next = index + 1 == corners.count ? 0 : index + 1
      guard corners[index].distance(to: corners[next]) > Self.tolerance else { continue }
      // The edge that is left out began at a corner that stays as the next one.
      result.corners.append(corners[index])
      result.edges.append(edges[index])
    }
    return result.corners.count > 2 ? result : nil
  }

  private static func crossing(
    _ start: Size, _ startValue: Double, _ end: Size, _ endValue: Double, _ line: Line
  ) -> Size {
    var size = start.toward(end, startValue / (startValue - endValue))
    // What is exact stays exact.
    if start.width == end.width { size.width = start.width }
    if start.height == end.height { size.height = start.height }
    if line.b == 0 { size.width = -line.c }
    if line.a == 0 { size.height = -line.c }
    return size
  }

  /// Whether a size lies in the set, its border included.
  func contains(_ size: Size, _ tolerance: Double) -> Bool {
    switch dimension {
    case 2:
      for index in corners.indices {
        let (start, end) = (corners[index], corners[index + 1 == corners.count ? 0 : index + 1])
        // A size that is no number is on neither side.
        guard start.turn(end, size) >= -tolerance * start.distance(to: end) else { return false }
      }
      return true
    case 1:
      let length = measure
      return corners[0].turn(corners[1], size).magnitude <= tolerance * length
        && corners[0].distance(to: size) + size.distance(to: corners[1]) <= length + tolerance
    default:
      return corners[0].distance(to: size) <= tolerance
    }
  }
}
