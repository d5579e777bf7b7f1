/// Sizes at which a property does not hold: where all of some lengths are positive.
struct Breach {
  /// What happens, in words: `logo overlaps card`.
  var text: String

  /// The elements it is about, the most important first.
  var elements: [Int]

  /// Lengths that are positive exactly where it happens; none if it happens everywhere.
  var lengths: [SizeFormula]
}
