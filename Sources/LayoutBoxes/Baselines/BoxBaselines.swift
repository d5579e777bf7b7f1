/// Where the baselines of a box are at its natural or fixed height, in points from the top and from
/// the bottom, and how much of every further or missing point of height goes between edge and
/// baseline.
struct BoxBaselines: Equatable {
  var first = 0.0
  var last = 0.0
  var firstGrowth = 0.0
  var lastGrowth = 0.0
  var firstShrinkage = 0.0
  var lastShrinkage = 0.0

  /// The edges of the box itself.
  static let none = BoxBaselines()
}
