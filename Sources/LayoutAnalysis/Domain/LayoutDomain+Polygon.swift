import Foundation

extension LayoutDomain {
  /// All sizes of the domain: a rectangle, a segment or a single size.
  func polygon(_ lines: inout LineTable) -> Polygon {
    let (low, high) = (Size(smallest), Size(largest))
    let corners = [
      low, Size(high.width, low.height), high, Size(low.width, high.height),
    ]
    let (isWide, isHigh) = (low.width < high.width, low.height < high.height)
    let top = lines.index(ofExact: Line(a: 0, b: 1, c: -low.height))
    let right = lines.index(ofExact: Line(a: 1, b: 0, c: -high.width))
    let bottom = lines.index(ofExact: Line(a: 0, b: 1, c: -high.height))
    let left = lines.index(ofExact: Line(a: 1, b: 0, c: -low.width))
    switch (isWide, isHigh) {
    case (true, true): return Polygon(corners: corners, edges: [top, right, bottom, left])
    case (true, false): return Polygon(corners: [low, high], edges: [top, top])
    case (false, true): return Polygon(corners: [low, high], edges: [left, left])
    case (false, false): return Polygon(corners: [low], edges: [])
    }
  }
}
