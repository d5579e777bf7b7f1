import LayoutCore

extension LayoutMapFile {
  /// How far the edges that a file tells may be beside those of its map, in points.
  ///
  /// Lines that are a fifth of a millionth apart are one line of a map, and thinner strips are none
  /// of its parts; numbers are rounded to nine decimals.
  private static let edgeError = 1e-6

  /// Files of former releases do not tell of seams. Each is thinner than a thousandth of a point,
  /// and they lie between edges that are told; seldom more than a few beside each other.
  private static let edgeErrorWithoutSeams = 4 * Polygon.seamThickness

  /// Throws if the file leaves out sizes of its domain: more than strips along the edges of all
  /// that it tells.
  func checkCoverage(of whole: Polygon, _ content: MapContent) throws(ReadingError) {
    let strips = try (seams ?? []).map { corners throws(ReadingError) in
      guard corners.count > 2, corners.allSatisfy(isInDomain) else {
        throw ReadingError(reason: "a seam has corners that are no sizes of the domain")
      }
      return Polygon(
        corners: corners.map { Size($0[0], $0[1]) },
        edges: [Int32](repeating: 0, count: corners.count))
    }
    let parts = content.pieces.map(\.polygon) + content.unexplored + strips
    // A domain has six decimals in a file, so it may be thinner than what is told of it.
    let told = parts.filter { $0.dimension >= whole.dimension }
    let area = told.reduce(0) { $0 + $1.measure(inDimension: whole.dimension) }
    let borders = ([whole] + told).reduce(0) { $0 + $1.borderMeasure }
    let error =
      seams == nil && whole.dimension == 2 ? Self.edgeErrorWithoutSeams : Self.edgeError
    // A product of numbers near each other has an error of its own.
    guard whole.measure - area > borders * error + whole.measure * 1e-9 else { return }
    throw ReadingError(
      reason: "its regions and what is unexplored are only "
        + "\(LayoutMap.percent(area / whole.measure)) of its sizes")
  }
}

extension Polygon {
  /// The area, the larger side or the number of sets.
  fileprivate func measure(inDimension dimension: Int) -> Double {
    guard dimension < 2 else { return area }
    let (low, high) = bounds
    return dimension == 0 ? 1 : max(high.width - low.width, high.height - low.height)
  }

  /// The length of the border of a polygon, the number of ends of a segment, 0 for a single size.
  fileprivate var borderMeasure: Double {
    switch dimension {
    case 2:
      corners.indices.reduce(0) { sum, index in
        sum + corners[index].distance(to: corners[(index + 1) % corners.count])
      }
    case 1: 2
    default: 0
    }
  }
}
