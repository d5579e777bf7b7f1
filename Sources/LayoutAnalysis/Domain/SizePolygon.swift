public import Foundation
import LayoutCore

/// A convex set of sizes: a polygon, a segment or a single size of the width × height plane.
///
/// It prints as conditions say it, without the limits of the domain:
///
/// ```swift
/// print(map.regions[0].sizes)   // width >= 432 and height >= 500
/// ```
public struct SizePolygon: Hashable, Sendable {
  /// A straight part of the border.
  public struct Edge: Hashable, Sendable {
    /// Zero on the edge and positive on the side of the set.
    public var formula: SizeFormula

    /// Whether the sizes on the edge belong to the set.
    public var isIncluded: Bool

    /// Whether the edge is a limit of the domain.
    public var isLimit: Bool
  }

  /// The corners in order, in points: three or more, two of a segment, or one.
  public let corners: [CGSize]

  /// The edge from each corner to the next one; none for a segment or one size.
  public let edges: [Edge]

  /// Whether a size is in the set, its border included, within a millionth of a point.
  ///
  /// - Parameter size: The size, in points.
  /// - Complexity: O(corners).
  public func contains(_ size: CGSize) -> Bool {
    polygon.contains(Size(size), 1e-6)
  }

  /// Whether a corner, by its index, belongs to the set, as both edges there do.
  func hasCorner(_ index: Int) -> Bool {
    guard !edges.isEmpty else { return true }
    let before = edges[index == 0 ? edges.count - 1 : index - 1]
    return [before, edges[index]].allSatisfy(\.isIncluded)
  }

  /// The area, in square points; zero for a segment or a single size.
  public var area: Double { polygon.area }

  var polygon: Polygon {
    Polygon(
      corners: corners.map { Size($0) }, edges: [Int32](repeating: 0, count: corners.count))
  }
}

extension SizePolygon {
  /// Creates a set with the edges of a polygon, where they are on lines of a map.
  ///
  /// - Parameter isExcluded: Whether the sizes on each edge do not belong to it; all do by default.
  init(
    _ polygon: Polygon, _ lines: LineTable, isExcluded: [Bool]? = nil, in domain: LayoutDomain
  ) {
    corners = polygon.corners.map(\.cgSize)
    guard polygon.dimension == 2 else {
      edges = []
      return
    }
    let center = polygon.center
    edges = polygon.edges.enumerated().map { index, number in
      let line = lines[number]
      let formula = line.value(center) >= 0 ? line.formula : -line.formula
      return Edge(
        formula: formula, isIncluded: isExcluded.map { !$0[index] } ?? true,
        isLimit: domain.isLimit(line))
    }
  }
}

extension SizePolygon {
  /// Creates a set of several, with what belongs to it.
  init(_ set: SizeSets.Merged, _ lines: LineTable, in domain: LayoutDomain) {
    self.init(set.polygon, lines, isExcluded: set.isExcluded, in: domain)
  }
}

extension LayoutDomain {
  /// Whether a line goes along the border of the domain.
  func isLimit(_ line: Line) -> Bool {
    func isNear(_ first: Double, _ second: CGFloat) -> Bool {
      (first - Double(second)).magnitude <= 1e-6
    }
    if line.b == 0 {
      return isNear(-line.c, smallest.width) || isNear(-line.c, largest.width)
    }
    if line.a == 0 {
      return isNear(-line.c, smallest.height) || isNear(-line.c, largest.height)
    }
    return false
  }
}

extension SizePolygon: CustomStringConvertible {
  /// The set as conditions say it: `width < 536 and height < 500`, `width == 600`, `anywhere`.
  public var description: String {
    let texts = conditions
    return texts.isEmpty ? "anywhere" : texts.joined(separator: " and ")
  }

  /// The conditions of the set, those of the width first.
  var conditions: [String] {
    switch corners.count {
    case 1: return ["width == \(text(corners[0].width))", "height == \(text(corners[0].height))"]
    case 2: return segmentConditions
    default: break
    }
    var texts: [String] = []
    for isWidth in [true, false] {
      var (low, high): (String?, String?)
      for edge in edges where !edge.isLimit && isParallel(edge, isWidth) {
        let factor = isWidth ? edge.formula.width : edge.formula.height
        let bound = text(-edge.formula.constant / factor)
        let sign = edge.isIncluded ? "<=" : "<"
        if factor > 0 { low = "\(bound) \(sign) " } else { high = " \(sign) \(bound)" }
      }
      let name = isWidth ? "width" : "height"
      switch (low, high) {
      case (let low?, let high?): texts.append(low + name + high)
      case (let low?, nil):
        // Alone, a lower bound reads better from the other side.
        let isIncluded = low.hasSuffix("<= ")
        let bound = low.split(separator: " ")[0]
        texts.append("\(name) \(isIncluded ? ">=" : ">") \(bound)")
      case (nil, let high?): texts.append(name + high)
      case (nil, nil): break
      }
    }
    for edge in edges
    where !edge.isLimit && !isParallel(edge, true) && !isParallel(edge, false) {
      texts.append(slanted(edge))
    }
    return texts
  }

  private func isParallel(_ edge: Edge, _ isWidth: Bool) -> Bool {
    isWidth
      ? edge.formula.height == 0 && edge.formula.width != 0
      : edge.formula.width == 0 && edge.formula.height != 0
  }

  /// A slanted edge, solved for the width: `width < 0.5 * height + 100`.
  private func slanted(_ edge: Edge) -> String {
    let formula = edge.formula
    let bound = SizeFormula(
      height: -formula.height / formula.width, constant: -formula.constant / formula.width)
    let sign = (formula.width > 0 ? ">" : "<") + (edge.isIncluded ? "=" : "")
    return "width \(sign) \(bound)"
  }

  private var segmentConditions: [String] {
    let (start, end) = (corners[0], corners[1])
    if start.width == end.width {
      let (low, high) = (min(start.height, end.height), max(start.height, end.height))
      return ["width == \(text(start.width))", "\(text(low)) <= height <= \(text(high))"]
    }
    let (low, high) = (min(start.width, end.width), max(start.width, end.width))
    let slope = (end.height - start.height) / (end.width - start.width)
    let line = SizeFormula(width: slope, constant: start.height - slope * start.width)
    return ["height == \(line)", "\(text(low)) <= width <= \(text(high))"]
  }

  private func text(_ number: CGFloat) -> String { Double(number).fixedText }
}

extension [SizePolygon] {
  /// Where something is, with few of many sets: `where width < 536, or where height < 500`; nil if
  /// it is anywhere, or if there is no set.
  var placesText: String? {
    guard let first, count > 1 || !first.conditions.isEmpty else { return nil }
    let text = "where " + prefix(3).map(\.description).joined(separator: ", or where ")
    if count <= 3 { return text }
    return "\(text), or in \(count == 4 ? "1 more part" : "\(count - 3) more parts")"
  }
}
