/// What the wishes of one level cost along one variable: a convex, piecewise linear function.
struct LevelSlope: Sendable {
  private var breaks: [Break] = []
  private var slope = 0.0
  private var total = 0.0

  /// Where the slope changes.
  private struct Break: Sendable {
    var place: Double
    var jump: Double
  }

  mutating func removeAll() {
    breaks.removeAll(keepingCapacity: true)
    slope = 0
    total = 0
  }

  /// Adds a wish that costs its weight per unit of distance from a place, on the sides that the
  /// relation forbids.
  mutating func add(_ place: Double, _ relation: ConstraintRelation, weight: Double) {
    if relation != .atMost { slope -= weight }
    let jump = relation == .equal ? 2 * weight : weight
    total += jump
    breaks.append(Break(place: place, jump: jump))
  }

  /// Where the cost is least: where its slope passes 0.
  ///
  /// Complexity: n log n in the wishes.
  mutating func optimum() -> (low: Double, high: Double) {
    breaks.sortInPlace { $0.place < $1.place }
    let epsilon = Tolerance.place * total
    var low = -Double.infinity
    var slope = slope
    for step in breaks {
      if slope < -epsilon { low = step.place }
      slope += step.jump
      if slope > epsilon { return (low, step.place) }
    }
    return (low, .infinity)
  }
}
