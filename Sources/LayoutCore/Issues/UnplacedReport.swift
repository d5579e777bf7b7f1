/// Remembers which elements were reported as unplaced, so that they are reported once until that
/// changes.
package struct UnplacedReport {
  /// How many elements an issue names.
  package static let limit = 8

  private var reported: [ObjectIdentifier] = []

  package init() {}

  /// Notes that all elements are placed.
  package mutating func clear() {
    if !reported.isEmpty { reported = [] }
  }

  /// Whether the elements differ from those reported last; from now on they are those.
  ///
  /// - Parameter elements: The first of the unplaced elements, up to ``limit``; empty once all are
  ///   placed.
  package mutating func isNew(_ elements: [ObjectIdentifier]) -> Bool {
    guard elements != reported else { return false }
    reported = elements
    return !elements.isEmpty
  }
}
