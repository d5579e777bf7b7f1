import Foundation
import LayoutCore

#if RECORDS_DECISIONS
import LayoutDecisions
#endif

/// How an engine moves the frame of an element to whole pixels.
struct MapPixelRule: Hashable, Sendable {
  /// The element's place among all.
  var element: Int

  /// Pixels of a point.
  var scale: Double

  /// Where the coordinates begin on the grid, in points.
  var x: Double
  var y: Double

  /// In whose coordinates the edges lie between pixels: 0 for those of the element's parent, 1 for
  /// those of the parent's parent, and so on.
  var depth: Int

  /// Whether the places of those parents count as computed, not as placed.
  var countsComputedPlaces: Bool

  /// Whether the size is rounded up.
  var keepsSize: Bool

  #if RECORDS_DECISIONS
  /// The rules of a pass, parents first.
  static func rules(of pass: RecordedPass) -> [MapPixelRule] {
    pass.pixelRules.sorted { $0.key < $1.key }.map { element, rule in
      MapPixelRule(
        element: element, scale: rule.scale, x: rule.x, y: rule.y, depth: rule.depth,
        countsComputedPlaces: rule.countsComputedPlaces, keepsSize: rule.keepsSize)
    }
  }
  #endif
}
