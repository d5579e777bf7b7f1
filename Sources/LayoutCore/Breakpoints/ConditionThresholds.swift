import Foundation

/// The numbers at which tests on the size can change their answer: finite and zero or more.
struct ConditionThresholds {
  /// Ascending, without repetition; so are the others.
  let widths: [CGFloat]

  let heights: [CGFloat]

  /// Without zero: a ratio of zero is the width zero.
  let ratios: [CGFloat]

  /// Whether a test on the width mentions zero.
  private(set) var hasZeroWidth = false

  /// Whether a test on the ratio mentions zero.
  private(set) var hasZeroRatio = false

  /// Whether there is a test on the ratio, also one without a threshold.
  private(set) var hasRatio = false

  init(_ terms: [ConditionTerm]) {
    var numbers: [ConditionTerm.Quantity: [CGFloat]] = [:]
    for case .interval(let quantity, let low, let high, _, _) in terms {
      if quantity == .aspectRatio { hasRatio = true }
      for end in [low, high] where end >= 0 && end.isFinite {
        if end == 0, quantity == .width { hasZeroWidth = true }
        if end == 0, quantity == .aspectRatio { hasZeroRatio = true }
        let kind = end == 0 && quantity == .aspectRatio ? .width : quantity
        numbers[kind, default: []].append(end == 0 ? 0 : end)
      }
    }
    let sorted = numbers.mapValues(LayoutBreakpoints.sortedUnique)
    widths = sorted[.width] ?? []
    heights = sorted[.height] ?? []
    ratios = sorted[.aspectRatio] ?? []
  }

  var count: Int { widths.count + heights.count + ratios.count }
}
