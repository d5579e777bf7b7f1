import LayoutBoxes

/// Columns whose children follow each other from line to line.
extension SlowBox {
  /// A part of the column that changes as one: a child, or all that have a weight.
  private struct Part {
    var places: [Int]
    /// What each of them takes of a point.
    var shares: [Double]
    var profile: SlowProfile
    /// What a point more, and a point less, of its height makes of the column's.
    var more: Double
    var less: Double

    /// Whether the column gets lower where the part gets higher.
    var isReversed: Bool { more < 0 || less < 0 }

    /// How the column's height changes with the part near its natural height.
    var pulled: SlowProfile {
      var result = profile
      result.growth =
        more > 0
        ? profile.growth.map { $0 * more } : profile.shrinkage.map { less < 0 ? -$0 * less : 0 }
      result.shrinkage =
        less > 0
        ? profile.shrinkage.map { $0 * less } : profile.growth.map { more < 0 ? -$0 * more : 0 }
      return result
    }

    /// The height of the part from what it makes of the column, near its natural height.
    func height(_ size: Double) -> Double {
      let change = size - profile.preferred
      let (first, second) = change > 0 ? (more, less) : (less, more)
      if first > 0 { return profile.preferred + change / first }
      return second < 0 ? profile.preferred + change / second : profile.preferred
    }
  }

  private var weights: [Double] { children.map { $0.weight(.y) } }

  /// The heights of children where the column has its natural height.
  var naturalHeights: [Double] {
    let (unit, sum) = (unit.preferred, weights.reduce(0, +))
    return zip(children, weights).map {
      $1 > 0 ? unit * $1 / sum : $0.preferred(.y, within: .infinity)
    }
  }

  private var unit: SlowProfile {
    .unit(
      zip(children, weights).filter { $1 > 0 }.map { ($0.profile(.y, .weighted), $1) })
  }

  /// The heights and the room between them.
  private func length(_ heights: [Double]) -> Double {
    heights.reduce(0, +) + gaps(.y, heights).reduce(0, +)
  }

  /// What the column is higher by if a part is higher by something.
  private func effect(of part: Part, _ change: Double) -> Double {
    var heights = naturalHeights
    for (place, share) in zip(part.places, part.shares) { heights[place] += change * share }
    return length(heights) - length(naturalHeights)
  }

  /// How the column's height changes with a part, at all heights at which the part's class changes.
  private func pulled(_ part: Part) -> SlowProfile {
    if isProbed || part.isReversed { return part.pulled }
    /// The column's change at each end of steps that begin at the natural height.
    func ends(_ steps: [Double], _ sign: Double) -> [Double] {
      var (height, ends) = (0.0, [0.0])
      for step in steps {
        height += step
        let far = sign * effect(of: part, sign * min(height, 1e6))
        ends.append(max(ends.last!, height < .infinity ? far : far > 1 ? .infinity : 0))
      }
      return ends
    }
    func steps(_ ends: [Double]) -> [Double] {
      zip(ends, ends.dropFirst()).map { $0 < .infinity ? $1 - $0 : 0 }
    }
    return SlowProfile(
      preferred: part.profile.preferred, shrinkage: steps(ends(part.profile.shrinkage, -1)),
      growth: steps(ends(part.profile.growth, 1)))
  }

  /// The height of a part, nearest to its natural one, with which the column has a height.
  private func height(of part: Part, _ size: Double) -> Double {
    let change = size - part.profile.preferred
    if isProbed || part.isReversed || change == 0 { return part.height(size) }
    let (sign, wanted) = (change < 0 ? -1.0 : 1.0, abs(change) - 1e-10)
    func reaches(_ height: Double) -> Bool { sign * effect(of: part, sign * height) >= wanted }
    var far = change < 0 ? part.profile.shrinkage.reduce(0, +) : 2 * wanted + 1
    while change > 0, far < 1e9, !reaches(far) { far *= 2 }
    guard reaches(far) else { return part.profile.preferred + (change < 0 ? -far : 0) }
    var near = 0.0
    for _ in 0..<60 {
      let middle = (near + far) / 2
      if reaches(middle) { far = middle } else { near = middle }
    }
    return part.profile.preferred + sign * far
  }

  private var parts: [Part] {
    let natural = naturalHeights
    let sum = weights.reduce(0, +)
    func part(_ places: [Int], _ profile: SlowProfile, _ shares: [Double]) -> Part {
      func pull(_ change: Double) -> Double {
        var heights = natural
        for (place, share) in zip(places, shares) { heights[place] += change * share }
        let pull = (length(heights) - length(natural)) / change
        return abs(pull) < 1e-6 ? 0 : pull
      }
      return Part(
        places: places, shares: shares, profile: profile, more: pull(1), less: pull(-1))
    }
    let elastic = children.indices.filter { weights[$0] == 0 && children[$0].fixed(.y) == nil }
    let weighted = children.indices.filter { weights[$0] > 0 }
    let singles = elastic.map { part([$0], children[$0].profile(.y, .along), [1]) }
    if weighted.isEmpty { return singles }
    return singles + [part(weighted, unit, weighted.map { weights[$0] / sum })]
  }

  /// The column along its height.
  func chainProfile(_ margins: Double) -> SlowProfile {
    let total = length(naturalHeights)
    let rest = total - parts.map(\.profile.preferred).reduce(0, +)
    let sum = SlowProfile.after(parts.map { pulled($0) }).adding(rest + margins)
    return alignment(.y) == .fill ? sum : .free(sum.preferred)
  }

  /// The heights of the children of a filled column.
  func chainHeights(_ inner: Double) -> [Double] {
    var heights = naturalHeights
    let change = inner - length(heights)
    if change == 0 { return heights }
    let parts = parts
    let hasUnit = weights.contains { $0 > 0 }
    let members = parts.enumerated().map { place, part in
      // What is left over goes to the weights first, if they can take it.
      let isUnit = hasUnit && place == parts.count - 1
      return SlowProfile.Member(
        profile: pulled(part), weight: isUnit && part.more > 0 ? 1 : 0,
        isElastic: part.more > 0)
    }
    let room = parts.map(\.profile.preferred).reduce(change, +)
    for (part, size) in zip(parts, SlowProfile.distribute(members, room)) {
      let sum = part.places.map { weights[$0] }.reduce(0, +)
      for place in part.places {
        heights[place] = height(of: part, size) * (sum > 0 ? weights[place] / sum : 1)
      }
    }
    return heights
  }
}
