/// What a list of conditions, of which the first that holds counts, does at all sizes together.
///
/// All finite sizes with sides of zero or more are looked at, with both directions and all values
/// of traits. Nothing is sampled: between thresholds all sizes are alike. A closure may answer
/// either way at every size, so what is told holds whatever closures answer.
///
///     let coverage = ConditionCoverage(of: [.width(..<400), .width(401...), .width(600...)])
///     coverage.uncovered   // [400 <= width < 401]
///     coverage.shadowed    // [2 by 1]
///
/// - Complexity: O(thresholds² × parts × combinations of direction, traits and closures that are
///   used twice). Where that would be more than some four million steps, or the combinations more
///   than 64, the answer is not known, except for what follows from a condition that is constant.
package struct ConditionCoverage: Sendable {
  /// Whether the conditions were examined.
  package let isKnown: Bool

  /// The sizes at which none of the conditions holds. They do not overlap.
  ///
  /// One that is not certain stands for all sizes where the conditions were not examined.
  package let uncovered: [UncoveredSizes]

  /// The widths at which none of the conditions holds for some height, ascending.
  package let uncoveredWidths: [UncoveredWidths]

  /// The indices of the conditions that hold at no size, ascending.
  package let neverHolding: [Int]

  /// The conditions that hold somewhere, but nowhere first, ascending.
  package let shadowed: [Shadowed]

  /// A condition behind others one of which always comes first.
  package struct Shadowed: Hashable, Sendable {
    /// The condition's index.
    package let index: Int

    /// The indices of those that come first where it holds, ascending.
    package let by: [Int]
  }

  /// Examines conditions in the order in which they are asked.
  package init(of conditions: [LayoutCondition]) {
    if let result = CoverageSearch.result(for: conditions) {
      isKnown = true
      uncovered = result.uncovered
      uncoveredWidths = result.uncoveredWidths
      neverHolding = result.neverHolding
      shadowed = result.shadowed
    } else {
      let constants = conditions.map(\.expression.constant)
      let last = constants.firstIndex(of: true)
      isKnown = false
      uncovered = last == nil ? [.undecided] : []
      uncoveredWidths = last == nil ? [.undecided] : []
      neverHolding = constants.indices.filter { constants[$0] == false }
      shadowed = constants.indices.compactMap { index in
        guard let last, index > last, constants[index] != false else { return nil }
        return Shadowed(index: index, by: [last])
      }
    }
  }
}
