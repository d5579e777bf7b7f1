import LayoutCore

/// Finds how far elements move where a border is crossed.
struct BorderMoves {
  let storage: MapStorage

  /// The elements that the last two structures have in common.
  private var match: (below: Int32, above: Int32, pairs: [(first: Int, second: Int)])?

  init(storage: MapStorage) {
    self.storage = storage
  }

  /// The farthest that an element moves between two pieces, at any of some sizes on both; nil if
  /// none moves.
  mutating func largest(from first: Int, to second: Int, at ends: [Size]) -> LayoutBorder.Move? {
    let content = storage.content
    let below = content.layouts[content.pieces[first].layout]
    let above = content.layouts[content.pieces[second].layout]
    var farthest: (element: Int, distance: Double)?
    for (one, other) in pairs(below.structure, above.structure) {
      for part in 0..<4 {
        let (first, second) = (below.formulas[4 * one + part], above.formulas[4 * other + part])
        guard first != second, first >= 0, second >= 0 else { continue }
        for end in ends {
          let distance =
            content.formulas[Int(first)].value(end)
            - content.formulas[Int(second)].value(end)
          if distance.magnitude > max(1e-6, farthest?.distance ?? 0),
            moves(one, below), moves(other, above)
          {
            farthest = (one, distance.magnitude)
          }
        }
      }
    }
    return farthest.map { element, distance in
      LayoutBorder.Move(
        element: storage.paths(ofStructure: Int(below.structure))[element], distance: distance)
    }
  }

  /// Whether a change of the element's frame is a move: what has no frame of its own does not move,
  /// and what is hidden is not seen to.
  private func moves(_ element: Int, _ layout: MapLayout) -> Bool {
    !layout.unplaced.contains(Int32(element))
      && !storage.content.structures[Int(layout.structure)].isHidden(element)
  }

  /// The elements that two structures have in common.
  private mutating func pairs(_ below: Int32, _ above: Int32) -> [(first: Int, second: Int)] {
    if let match, match.below == below, match.above == above { return match.pairs }
    let pairs =
      below == above
      ? storage.content.structures[Int(below)].records.indices.map { ($0, $0) }
      : StructureMatch(
        storage.paths(ofStructure: Int(below)), storage.paths(ofStructure: Int(above))
      ).pairs
    match = (below, above, pairs)
    return pairs
  }
}
