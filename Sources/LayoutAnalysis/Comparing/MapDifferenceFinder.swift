import LayoutCore

/// Finds what differs between two maps.
struct MapDifferenceFinder {
  let old: MapStorage
  let new: MapStorage
  let tolerance: Double

  private var found: [String: Found] = [:]
  private var order: [String] = []
  private var added: Set<String> = []
  private var removed: Set<String> = []

  /// Whether all numbers that were to be compared follow formulas.
  private var followsFormulas = true

  private struct Found {
    var largest = 0.0
    var isHiddenByOne = false
    var size: Size
    var parts: [MapOverlay.Part] = []
  }

  init(old: MapStorage, new: MapStorage, tolerance: Double) {
    self.old = old
    self.new = new
    self.tolerance = tolerance > 0 ? tolerance : 0
  }

  mutating func difference() -> MapDifference {
    let overlay = MapOverlay(old, new)
    var lines = overlay.lines
    var matches: [[Int32]: StructureMatch] = [:]
    // Mostly nothing comes or goes.
    lazy var known = Self.allPaths(old)
    lazy var current = Self.allPaths(new)
    var area = 0.0
    let parts = overlay.parts()
    // Of a line, single sizes are no part.
    let dimension = parts.map(\.polygon.dimension).max() ?? 0
    func measure(_ polygon: Polygon) -> Double {
      polygon.dimension < dimension ? 0 : polygon.measure
    }
    for part in parts {
      let before = old.content.layouts[old.regions[part.first].layout]
      let after = new.content.layouts[new.regions[part.second].layout]
      let key = [before.structure, after.structure]
      let paths = old.paths(ofStructure: Int(before.structure))
      let match =
        matches[key]
        ?? StructureMatch(paths, new.paths(ofStructure: Int(after.structure)))
      if matches[key] == nil {
        matches[key] = match
        added.formUnion(match.added.filter { !known.contains($0) })
        removed.formUnion(match.removed.filter { !current.contains($0) })
      }
      for path in match.removed where current.contains(path) && old.places(path, in: before) {
        note(path, .infinity, part.corners[0], [part])
      }
      for path in match.added where known.contains(path) && new.places(path, in: after) {
        note(path, .infinity, part.corners[0], [part])
      }
      area += measure(part.polygon)
      for (one, other) in match.pairs {
        compare(paths, one, before, other, after, part, &lines)
      }
    }
    let entries = order.compactMap { path -> MapDifference.Entry? in
      guard let found = found[path] else { return nil }
      let sets = SizeSets(
        found.parts.map { SizeSets.Part(polygon: $0.polygon, excluded: $0.excluded) }, lines
      ).merged()
      let share = found.parts.reduce(0) { $0 + measure($1.polygon) } / max(area, 1e-9)
      return MapDifference.Entry(
        element: path, largest: found.largest, isHiddenByOne: found.isHiddenByOne,
        size: found.size.cgSize,
        sizes: sets.map { SizePolygon($0, lines, in: new.domain) },
        share: min(share, 1))
    }
    let isComplete =
      old.content.failure == nil && new.content.failure == nil && old.content.unexplored.isEmpty
      && new.content.unexplored.isEmpty && followsFormulas
      && area >= min(old.content.measure, new.content.measure) * (1 - 1e-6)
    return MapDifference(
      entries: entries.sorted { first, second in
        let amounts = [first, second].map { $0.isHiddenByOne ? .infinity : $0.largest }
        return (amounts[1], first.element) < (amounts[0], second.element)
      },
      added: added.sorted(), removed: removed.sorted(), verdicts: [], isComplete: isComplete,
      comparesAnySize: !parts.isEmpty)
  }

  private static func allPaths(_ storage: MapStorage) -> Set<String> {
    var result: Set<String> = []
    for structure in storage.content.structures.indices {
      let paths = storage.paths(ofStructure: structure)
      for element in 0..<paths.count { result.insert(paths[element]) }
    }
    return result
  }

  private mutating func compare(
    _ paths: SnapshotPaths, _ one: Int, _ before: MapLayout, _ other: Int, _ after: MapLayout,
    _ part: MapOverlay.Part, _ lines: inout LineTable
  ) {
    let corners = part.corners
    let isPlaced = !before.unplaced.contains(Int32(one))
    guard isPlaced == !after.unplaced.contains(Int32(other)) else {
      note(paths[one], .infinity, corners[0], [part])
      return
    }
    guard isPlaced else { return }
    var lengths: [SizeFormula] = []
    var (largest, size) = (0.0, corners[0])
    for place in 0..<4 {
      let (first, second) = (before.formulas[one * 4 + place], after.formulas[other * 4 + place])
      guard first >= 0, second >= 0 else {
        followsFormulas = false
        continue
      }
      let length = new.content.formulas[Int(second)] - old.content.formulas[Int(first)]
      var isOver = false
      for corner in corners {
        let value = length.value(corner).magnitude
        if value > tolerance { isOver = true }
        // Up to rounding, the first of them.
        if value > largest * (1 + 1e-12) { (largest, size) = (value, corner) }
      }
      if isOver { lengths.append(length) }
    }
    let isHiddenByOne = old.isHidden(one, in: before) != new.isHidden(other, in: after)
    if isHiddenByOne {
      note(paths[one], lengths.isEmpty ? 0 : largest, size, [part])
      found[paths[one]]?.isHiddenByOne = true
    } else if !lengths.isEmpty {
      note(paths[one], largest, size, part.parts(whereNotZero: lengths, tolerance, &lines))
    }
  }

  private mutating func note(
    _ path: String, _ amount: Double, _ size: Size, _ parts: [MapOverlay.Part]
  ) {
    if found[path] == nil { order.append(path) }
    var entry = found[path] ?? Found(size: size)
    if amount > entry.largest { (entry.largest, entry.size) = (amount, size) }
    entry.parts += parts
    found[path] = entry
  }
}

extension MapStorage {
  /// Whether an element has a frame of its own in a layout.
  fileprivate func places(_ path: String, in layout: MapLayout) -> Bool {
    element(path, inStructure: Int(layout.structure)).map {
      !layout.unplaced.contains(Int32($0))
    } ?? false
  }

  /// Whether the element itself is hidden in a layout.
  fileprivate func isHidden(_ element: Int, in layout: MapLayout) -> Bool {
    content.structures[Int(layout.structure)].records[element].isHidden
  }
}
