import Foundation
import LayoutCore
import Testing

@testable import LayoutAnalysis

/// The arithmetic of sizes: numbers that are nearly plain, polygons that are one, pixels.
struct SizeGeometryRules {
  @Test(arguments: 1...64)
  func `A number near a fraction of a small denominator is that fraction`(_ denominator: Int) {
    let fraction = 1 / Double(denominator)
    for error in [-2e-10, 0, 2e-10] {
      #expect(PlainNumber.near(fraction + error, 1e-9) == fraction)
      #expect(PlainNumber.near(3 - fraction + error, 1e-9) == 3 - fraction)
    }
  }

  @Test func `A number near a whole one is that one, also a large one`() {
    for whole in [0.0, 7, -7, 20_000, 1e9] {
      #expect(PlainNumber.near(whole + 5e-8, 1e-7) == whole)
      #expect(PlainNumber.near(whole - 5e-8, 1e-7) == whole)
    }
    #expect(PlainNumber.near(0.123_456_789, 1e-9) == 0.123_456_789)
  }

  /// From (100, 60) on half a point of height more for a point of width.
  @Test func `A slanted segment reads as its line and the widths it covers`() {
    let segment = Polygon(corners: [Size(100, 60), Size(300, 160)], edges: [0, 0])
    let sizes = SizePolygon(segment, LineTable(), in: .sizes(0...400, 0...400))
    #expect(sizes.description == "height == 0.5 * width + 10 and 100 <= width <= 300")
  }

  /// A rectangle of the domain, whose edges are on the lines of a table.
  private func rectangle(
    _ widths: ClosedRange<Double>, _ heights: ClosedRange<Double>, _ lines: inout LineTable
  ) -> Polygon {
    let (left, right) = (widths.lowerBound, widths.upperBound)
    let (top, bottom) = (heights.lowerBound, heights.upperBound)
    return Polygon(
      corners: [Size(left, top), Size(right, top), Size(right, bottom), Size(left, bottom)],
      edges: [
        lines.index(of: Line(a: 0, b: 1, c: -top)), lines.index(of: Line(a: 1, b: 0, c: -right)),
        lines.index(of: Line(a: 0, b: 1, c: -bottom)), lines.index(of: Line(a: 1, b: 0, c: -left)),
      ])
  }

  @Test func `No set contains a size that is no number`() {
    let corners = [(0, 0), (100, 0), (100, 50), (0, 50)].map { CGSize(width: $0.0, height: $0.1) }
    for count in [1, 2, 4] {
      let sizes = SizePolygon(corners: Array(corners.prefix(count)), edges: [])
      #expect(sizes.contains(corners[0]))
      for size in [
        CGSize(width: CGFloat.nan, height: 0), CGSize(width: 0, height: CGFloat.nan),
        CGSize(width: CGFloat.nan, height: .nan), CGSize(width: CGFloat.infinity, height: 0),
      ] {
        #expect(!sizes.contains(size), "\(count) corners, \(size)")
      }
    }
  }

  @Test func `Polygons are one only where nothing is between them`() throws {
    var lines = LineTable()
    let upper = rectangle(0...100, 0...10, &lines)
    let lower = rectangle(0...100, 10...20, &lines)
    let whole = try #require(upper.union(with: lower, lines))
    #expect(whole.area == 2_000)
    #expect(whole.corners.count == 4)
    // A twentieth of a point wider, so that a quarter of a square point would be taken in.
    let wider = rectangle(0...100.05, 10...20, &lines)
    #expect(upper.union(with: wider, lines) == nil)
    let parts = [upper, wider].map { SizeSets.Part(polygon: $0) }
    #expect(SizeSets(parts, lines).merged().map(\.parts.count) == [1, 1])
  }

  @Test(arguments: [
    (0, "0 %"), (1, "100 %"), (0.006, "0.6 %"), (0.001, "0.1 %"), (0.000_306, "0.0306 %"),
    (0.000_002, "0.0002 %"), (0.000_000_9, "less than 0.0001 %"),
  ])
  func `A part of all sizes is told as exactly as it is small`(share: Double, text: String) {
    #expect(LayoutMap.percent(share) == text)
  }

  /// A triangle of half of 6 times 8, a line, a size and none.
  @Test(arguments: [(3, 24.0), (2, 0), (1, 0), (0, 0)])
  func `The area of a set is that of its polygon`(_ count: Int, _ area: Double) {
    let corners = [(10.0, 20.0), (16, 20), (16, 28)].map { CGSize(width: $0.0, height: $0.1) }
    #expect(SizePolygon(corners: Array(corners.prefix(count)), edges: []).area == area)
  }

  @Test func `A domain with more pixels than can be counted has no number of them`() {
    #expect(LayoutDomain.sizes(0...1e11, 0...1e11).pixelSizeCount == nil)
    #expect(LayoutDomain.sizes(0...1e13, 0...1).pixelSizeCount == nil)
  }

  @Test func `A domain of one width has one column of pixels`() {
    let domain = LayoutDomain.sizes(100...100, 0...10)
    #expect(domain.pixelWidths == 100...100)
    #expect(domain.pixelHeights == 0...10)
    #expect(domain.pixelSizeCount == 11)
    #expect(LayoutDomain.sizes(100.2...100.8, 0...10).pixelWidths == nil)
  }

  /// Computed, seven tenths and one tenth are a little less than eight.
  @Test func `A domain that ends at a pixel but for rounding has that pixel`() {
    let end = 0.7 + 0.1
    #expect(end * 10 < 8)
    let domain = LayoutDomain.sizes(0...end, (0.1 + 0.2)...1, scale: 10)
    #expect(domain.pixelWidths == 0...8)
    #expect(domain.pixelHeights == 3...10)
  }

  @Test(arguments: [false, true])
  func `A limit is told with the sign of whether it is included`(_ isIncluded: Bool) {
    func edge(_ formula: SizeFormula) -> SizePolygon.Edge {
      SizePolygon.Edge(formula: formula, isIncluded: isIncluded, isLimit: false)
    }
    let polygon = SizePolygon(
      corners: [
        CGSize(width: 0, height: 0), CGSize(width: 9, height: 0), CGSize(width: 9, height: 9),
      ],
      edges: [
        edge(SizeFormula(height: 1)), edge(SizeFormula(width: -1, constant: 9)),
        edge(SizeFormula(width: 1, height: -1)),
      ])
    #expect(
      polygon.description
        == (isIncluded
          ? "width <= 9 and height >= 0 and width >= height"
          : "width < 9 and height > 0 and width > height"))
  }

  @Test func `What a line through corners cuts off a square ends along the line`() throws {
    let square = Polygon(
      corners: [Size(0, 0), Size(10, 0), Size(10, 10), Size(0, 10)], edges: [0, 1, 2, 3])
    let diagonal = Line(a: 1, b: -1, c: 0)
    let wide = try #require(square.part(of: diagonal, 9, isAbove: true))
    #expect(wide.corners == [Size(0, 0), Size(10, 0), Size(10, 10)])
    #expect(wide.edges == [0, 1, 9])
    let high = try #require(square.part(of: diagonal, 9, isAbove: false))
    #expect(high.corners == [Size(0, 0), Size(10, 10), Size(0, 10)])
    #expect(high.edges == [9, 2, 3])
  }

  /// From 0 to 10 while the width grows by 1 and the height by 10, and the other way round.
  @Test func `On a segment a formula depends on the number that changes more`() {
    let steep = AffineBasis([Size(300, 400), Size(301, 410)])
    #expect(steep.formula(0, 10, .nan) == SizeFormula(height: 1, constant: -400))
    let flat = AffineBasis([Size(300, 400), Size(310, 401)])
    #expect(flat.formula(0, 10, .nan) == SizeFormula(width: 1, constant: -300))
  }

  @Test func `A domain is told by its ranges, and by one number where there is one`() {
    #expect(LayoutDomain.sizes(320...1024, 480...1200).description == "320...1024 x 480...1200")
    #expect(LayoutDomain.sizes(375...375, 480...1200).description == "375 x 480...1200")
    #expect(LayoutDomain.sizes(320...1024, 667...667).description == "320...1024 x 667")
    #expect(LayoutDomain.size(CGSize(width: 375, height: 667)).description == "375 x 667")
  }

  @Test(arguments: [false, true])
  func `A segment is told from its lower end, whichever comes first`(_ isReversed: Bool) {
    func text(_ start: Size, _ end: Size) -> String {
      let ends = isReversed ? [end, start] : [start, end]
      let segment = Polygon(corners: ends, edges: [0, 0])
      return SizePolygon(segment, LineTable(), in: .sizes(0...900, 0...900)).description
    }
    #expect(text(Size(400, 100), Size(400, 200)) == "width == 400 and 100 <= height <= 200")
    #expect(text(Size(100, 400), Size(200, 400)) == "height == 400 and 100 <= width <= 200")
  }

  /// What is not explored has the width of 400; the piece ends before it.
  @Test func `A size that is not explored belongs to no piece beside it`() {
    let corners = [Size(300, 100), Size(400, 100), Size(400, 200), Size(300, 200)]
    let rest = [Size(400, 100), Size(500, 100), Size(500, 200), Size(400, 200)]
    let piece = MapPiece(
      polygon: Polygon(corners: corners, edges: [0, 1, 2, 3]),
      isEdgeExcluded: [false, true, false, false],
      isCornerExcluded: [false, true, true, false], edgeReasons: [[], [], [], []], layout: 0,
      isCertified: true)
    for (unexplored, expected) in [([Polygon(corners: rest, edges: [0, 4, 2, 1])], nil), ([], 0)]
      as [([Polygon], Int?)]
    {
      let locator = PieceLocator(
        [piece], .sizes(300...500, 100...200), unexplored: unexplored)
      #expect(locator.piece(at: Size(400, 150)) == expected)
      #expect(locator.piece(at: Size(399, 150)) == 0)
    }
  }

  @Test func `A scale that is no positive number counts as one`() {
    for (scale, usable) in [(2, 2), (0.5, 0.5), (0, 1), (-2, 1), (.nan, 1), (.infinity, 1)]
      as [(CGFloat, Double)]
    {
      #expect(LayoutDomain.sizes(1...2, 1...2, scale: scale).usableScale == usable, "\(scale)")
    }
  }

  @Test func `A place on a line tells the size, also where both numbers change as much`() {
    for (a, b) in [(1, 0), (0, 1), (1, 1), (1, -1), (1, 0.5), (-0.5, 1)] {
      let size = Size(320, 480)
      let line = Line(a: a, b: b, c: -(a * size.width + b * size.height))
      #expect(line.size(at: line.place(size)) == size, "\(a), \(b)")
    }
  }

  @Test func `A number near a short decimal is that decimal`() {
    #expect(PlainNumber.near(0.123_4 + 1e-10, 1e-9) == 0.123_4)
    #expect(PlainNumber.near(0.123_4 + 1e-8, 1e-9) == 0.123_4 + 1e-8)
  }

  @Test func `A segment along a line is on both of its sides, and a polygon on neither`() {
    let line = Line(a: 1, b: 0, c: -10)
    let segment = Polygon(corners: [Size(10, 0), Size(10, 5)], edges: [0, 0])
    let single = Polygon(corners: [Size(10, 5)], edges: [])
    for isAbove in [false, true] {
      #expect(segment.part(of: line, 9, isAbove: isAbove)?.corners == segment.corners)
      #expect(single.part(of: line, 9, isAbove: isAbove)?.corners == single.corners)
    }
    let square = Polygon(
      corners: [Size(0, 0), Size(10, 0), Size(10, 10), Size(0, 10)], edges: [0, 1, 2, 3])
    #expect(square.part(of: line, 9, isAbove: true) == nil)
  }

  /// A strip is too thin below a thousandth of a point, and a line only where it is one size.
  @Test func `A domain is too thin to be explored only if its shorter side is`() {
    let (thin, wide) = (300...300.0005 as ClosedRange<CGFloat>, 100...200 as ClosedRange<CGFloat>)
    #expect(LayoutDomain.sizes(thin, wide).reasonToExploreNothing != nil)
    #expect(LayoutDomain.sizes(wide, thin).reasonToExploreNothing != nil)
    #expect(LayoutDomain.sizes(thin, 100...100).reasonToExploreNothing == nil)
    #expect(LayoutDomain.sizes(300...300.000_000_1, 100...100).reasonToExploreNothing != nil)
    #expect(LayoutDomain.sizes(300...300, 100...100).reasonToExploreNothing == nil)
  }
}
