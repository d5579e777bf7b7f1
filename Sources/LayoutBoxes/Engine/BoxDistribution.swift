/// Divides room among members that follow each other.
///
/// Every member starts at its preferred size. What is left over, or missing, goes to the members
/// that resist least; of those with the same class first to the weighted ones, then to the last.
/// The weighted members change as one, their sizes in the ratio of their weights. What nobody can
/// take goes to the weighted members, or to the last one that stretches beyond what is rigid in it;
/// where everybody is as small as can be the members overflow.
///
/// The arrays are kept between uses.
struct BoxDistribution {
  /// What each member is like.
  private(set) var profiles: [BoxProfile] = []

  /// The weight of each member, or 0.
  private(set) var weights: [Double] = []

  /// The results.
  private(set) var sizes: [Double] = []

  /// The last member that may be larger than what is rigid in it.
  private var lastStretching: Int?

  /// Starts over.
  mutating func removeAll() {
    profiles.removeAll(keepingCapacity: true)
    weights.removeAll(keepingCapacity: true)
    sizes.removeAll(keepingCapacity: true)
    lastStretching = nil
  }

  /// Adds a member with a weight above 0, or 0 for none.
  mutating func add(_ profile: BoxProfile, weight: Double, stretches: Bool = false) {
    if stretches, weight == 0 { lastStretching = sizes.count }
    profiles.append(profile)
    weights.append(weight)
    sizes.append(profile.preferred)
  }

  /// Computes ``sizes`` for room in points. Complexity: linear in the members.
  mutating func distribute(_ room: Double) {
    var group = BoxWeightGroup()
    var total = 0.0
    for (profile, weight) in zip(profiles, weights) {
      if weight > 0 { group.add(profile, weight) } else { total += profile.preferred }
    }
    let unit = group.profile
    var unitSize = unit.preferred
    let rest = room - total - unitSize
    if rest > 0 {
      let left = spend(rest, &unitSize, sign: 1, unit.growth) { $0.growth($1) }
      if left > 0, group.weights > 0 {
        unitSize += left
      } else if left > 0, let lastStretching {
        sizes[lastStretching] += left
      }
    } else if rest < 0 {
      _ = spend(-rest, &unitSize, sign: -1, unit.shrinkage) { $0.shrinkage($1) }
    }
    guard group.weights > 0 else { return }
    let share = unitSize / group.weights
    for index in weights.indices where weights[index] > 0 {
      sizes[index] = share * weights[index]
    }
  }

  private mutating func spend(
    _ amount: Double, _ unitSize: inout Double, sign: Double, _ unitStep: (Int) -> Double,
    _ step: (BoxProfile, Int) -> Double
  ) -> Double {
    var rest = amount
    for cost in 0..<4 {
      let taken = min(rest, unitStep(cost))
      unitSize += sign * taken
      rest -= taken
      if rest <= 0 { return 0 }
      var index = profiles.count
      while index > 0 {
        index -= 1
        if weights[index] > 0 { continue }
        let taken = min(rest, step(profiles[index], cost))
        sizes[index] += sign * taken
        rest -= taken
        if rest <= 0 { return 0 }
      }
    }
    return rest
  }
}
