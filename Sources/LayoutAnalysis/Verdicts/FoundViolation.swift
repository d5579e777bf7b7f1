/// Something that should not happen, with the sizes at which it does by the formulas.
struct FoundViolation {
  /// Sizes of one region at which it happens.
  struct Part {
    var polygon: Polygon

    /// The lines on which it does not happen.
    var excluded: Set<Int32> = []

    /// Lengths that are positive exactly where it happens.
    var lengths: [SizeFormula] = []

    /// The number of the region; nil for sizes of several.
    var region: Int?

    /// Whether code that cannot be looked into may decide about it there.
    var isUncertain = false
  }

  var text: String
  var paths: [String]
  var parts: [Part]

  /// The sizes, put together where they are convex.
  var polygons: [SizePolygon] = []

  /// The part of the domain's sizes, from 0 to 1.
  var share = 0.0

  /// Why the layout changes at the border of these sizes.
  var reasons: [LayoutReason] = []
}
