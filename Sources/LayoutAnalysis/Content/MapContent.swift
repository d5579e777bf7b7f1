import Foundation
import LayoutCore

/// What a map knows, as plain numbers that refer to each other by index.
struct MapContent: Sendable {
  var structures: [MapStructure] = []
  var formulas: [SizeFormula] = []
  var layouts: [MapLayout] = []
  var lines: LineTable = LineTable()
  var reasons: [LayoutReason] = []
  var opaqueEvents: [MapOpaqueEvent] = []

  /// The sets of sizes with one path each, as explored.
  var pieces: [MapPiece] = []

  /// What passes reported, with the pieces in which they did.
  var reported: [(issue: LayoutIssue, pieces: [Int])] = []

  /// What elements take of several alternatives, over all passes.
  var choices: [MapChoice] = []

  /// Strips too thin to be explored.
  var seams: [Polygon] = []

  /// What was left over.
  var unexplored: [Polygon] = []

  var passes = 0

  /// Why nothing is known, if so.
  var failure: LayoutIssue?

  /// The measure of the domain: its area, or length if it is a line.
  var measure = 1.0
}

extension MapContent {
  /// The formulas of an element; nil if a number follows none.
  func frame(of element: Int, in layout: MapLayout) -> FrameFormula? {
    func formula(_ part: Int) -> SizeFormula? {
      let number = layout.formulas[element * 4 + part]
      return number < 0 ? nil : formulas[Int(number)]
    }
    guard let x = formula(0), let y = formula(1), let width = formula(2), let height = formula(3)
    else { return nil }
    return FrameFormula(x: x, y: y, width: width, height: height)
  }
}
