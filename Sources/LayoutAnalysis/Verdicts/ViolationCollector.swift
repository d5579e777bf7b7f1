import LayoutCore

/// Collects sizes at which something should not happen, by what happens.
struct ViolationCollector {
  var lines: LineTable
  private(set) var violations: [FoundViolation] = []
  private var indices: [BreachKey: Int] = [:]

  init(lines: LineTable) {
    self.lines = lines
  }

  /// Adds the sizes of a region at which something happens, if there are any.
  mutating func add(
    _ breach: Breach, in region: StoredRegion, _ index: Int, _ paths: SnapshotPaths,
    isUncertain: Bool
  ) {
    // Lengths that count as equal are no breach.
    let corners = region.polygon.corners
    for length in breach.lengths
    where corners.allSatisfy({ length.value($0) <= VerdictFinder.tolerance }) {
      return
    }
    var excluded: Set<Int32> = []
    for (edge, number) in region.polygon.edges.enumerated() where region.polygon.dimension == 2 {
      if region.isEdgeExcluded[edge] { excluded.insert(number) }
    }
    var strict: Polygon? = region.polygon
    var exact = region.polygon
    for length in breach.lengths {
      guard let part = strict?.part(where: length, above: VerdictFinder.tolerance, &lines) else {
        return
      }
      strict = part.polygon
      if let part = exact.part(where: length, above: 0, &lines) {
        exact = part.polygon
        if let number = part.line { excluded.insert(number) }
      }
    }
    guard let strict, strict.dimension < 2 || strict.thickness > 1e-9 else { return }
    let names = breach.elements.map { paths[$0] }
    add(
      breach.text, names,
      FoundViolation.Part(
        polygon: exact, excluded: excluded, lengths: breach.lengths, region: index,
        isUncertain: isUncertain))
  }

  mutating func add(_ text: String, _ paths: [String], _ part: FoundViolation.Part) {
    let key = BreachKey(text: text, paths: paths)
    if let known = indices[key] {
      violations[known].parts.append(part)
    } else {
      indices[key] = violations.count
      violations.append(FoundViolation(text: text, paths: paths, parts: [part]))
    }
  }
}
