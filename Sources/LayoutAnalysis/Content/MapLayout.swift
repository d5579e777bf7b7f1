import LayoutCore

/// The frames of all elements within a piece.
struct MapLayout: Hashable, Sendable {
  var structure: Int32

  /// Four formulas per element, x, y, width and height; -1 for a number that follows no formula.
  var formulas: [Int32]

  /// Elements without a frame of their own.
  var unplaced: Set<Int32>

  /// What could not be looked into.
  var opaqueEvents: [Int32]

  /// The elements whose frames opaque events decide; their subtrees are included.
  var touched: Set<Int32>

  /// Whether it is not known which elements opaque events decide about.
  var touchesAll: Bool

  /// How elements are moved to whole pixels, by their places. The formulas are those before.
  var pixelRules: [MapPixelRule] = []

  /// Whether an element was asked for a size, and answered with one that depends on pixels.
  var measuresPixels = false

  func isTouched(_ element: Int) -> Bool {
    touchesAll || touched.contains(Int32(element))
  }

  /// Whether opaque events may decide about any of some elements.
  func isAnyTouched(of elements: [Int]) -> Bool {
    touchesAll || elements.contains(where: isTouched)
  }

  /// Whether two layouts have the same frames.
  func hasFrames(of other: MapLayout) -> Bool {
    structure == other.structure && unplaced == other.unplaced && formulas == other.formulas
  }
}
