public import LayoutCore

extension LayoutControllable {
  /// The sizes at which no method of an element holds, so that nothing places it there.
  ///
  /// Ask it in a test, before any pass:
  ///
  /// ```swift
  /// screen.setLayoutMethods([
  ///   LayoutMethod(condition: .width(...400), position: stacked),
  ///   LayoutMethod(condition: .width(401...), position: beside),
  /// ], for: list)
  /// screen.uncoveredSizes(of: list)            // [400 < width < 401]
  /// #expect(screen.uncoveredSizes(of: list).isEmpty)   // fails
  /// ```
  ///
  /// All finite sizes with sides of zero or more count, in both directions and with all values of
  /// traits. Nothing is sampled, so without closures an empty answer is a proof. As a closure can
  /// answer either way, a size that one may cover is not listed, and an empty answer says only that
  /// one may. The regions do not overlap; they are ordered by width, height and ratio.
  ///
  /// No pass runs, and nothing changes.
  ///
  /// - Parameter subview: An element. One without methods is not the controller's to place: the
  ///   answer is empty.
  /// - Returns: The sizes, as few regions. Where the methods have too many thresholds or traits to
  ///   be examined in bounded time, one region that says that it is not certain.
  /// - Complexity: O(thresholds² × parts of the conditions × combinations of direction and traits),
  ///   and some four million steps at most.
  public func uncoveredSizes(of subview: Subview) -> [UncoveredSizes] {
    coverage(of: subview)?.uncovered ?? []
  }

  /// The widths at which no method of an element holds for some height, direction and traits.
  ///
  /// ```swift
  /// screen.uncoveredWidths(of: list)           // [400 < width < 401]
  /// ```
  ///
  /// A width that a closure may cover is not listed.
  ///
  /// - Parameter subview: An element. For one without methods the answer is empty.
  /// - Returns: The ranges, ascending; they neither overlap nor touch. Where the methods cannot be
  ///   examined in bounded time, one range that says that it is not certain.
  /// - Complexity: As ``uncoveredSizes(of:)``.
  public func uncoveredWidths(of subview: Subview) -> [UncoveredWidths] {
    coverage(of: subview)?.uncoveredWidths ?? []
  }

  private func coverage(of subview: Subview) -> ConditionCoverage? {
    guard let methods = layoutInfo[ObjectIdentifier(subview)], !methods.isEmpty else { return nil }
    return ConditionCoverage(of: methods.map(\.condition))
  }
}
