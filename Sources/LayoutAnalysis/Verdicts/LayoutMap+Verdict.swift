import LayoutCore

extension LayoutMap {
  /// Says what is known of a property over all sizes of the domain.
  ///
  /// ```swift
  /// let verdict = map.verdict(.noOverlap())
  /// print(verdict)
  /// // proved: siblings do not overlap at any size in 320...1400 x 480...1200 (4 regions, ...)
  /// ```
  ///
  /// A property is proved if its formulas have it in every region, the whole domain is explored,
  /// and nothing that cannot be looked into touches its elements. It is refuted with the exact
  /// sizes, of which one is confirmed by a pass, in most cases the smallest. Otherwise it is
  /// tested.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - sizes: How many sizes to test if it cannot be proved.
  /// - Complexity: O(regions · elements), and the pairs that are near each other; a pass for each
  ///   size that is tested.
  public func verdict(_ property: LayoutProperty, testing sizes: Int = 1_000) -> LayoutVerdict {
    VerdictFinder(map: self, property: property).verdict(sizes)
  }

  /// Runs a property at every size that a screen of the domain's scale can have.
  ///
  /// This takes a pass per size, 779,401 for 320...1400 × 480...1200 in whole points. Use it for
  /// layouts that cannot be proved.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - limit: The most sizes to run; above it the property is tested at as many.
  public func verdictAtAllPixels(
    _ property: LayoutProperty, limit: Int = 5_000_000
  ) -> LayoutVerdict {
    VerdictFinder(map: self, property: property).verdictAtAllPixels(limit)
  }
}
