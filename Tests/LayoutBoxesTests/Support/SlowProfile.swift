/// The size of an element along one axis as section 4 of Lima's reference tells it: a preferred
/// size and the lengths of the steps of class 0 to 3 by which it shrinks and grows. Behind the last
/// step it is rigid.
struct SlowProfile {
  var preferred: Double
  var shrinkage: [Double]
  var growth: [Double]

  static func rigid(_ size: Double) -> SlowProfile {
    SlowProfile(preferred: size, shrinkage: [0, 0, 0, 0], growth: [0, 0, 0, 0])
  }

  /// Content that keeps to its size with classes.
  static func content(_ size: Double, _ keeping: Keeping) -> SlowProfile {
    var profile = rigid(size)
    profile.shrinkage[keeping.resistance] = size
    profile.growth[keeping.hugging] = .infinity
    return profile
  }

  static func free(_ size: Double) -> SlowProfile {
    content(size, Keeping(hugging: 0, resistance: 0))
  }

  /// How strongly the box around makes content keep its size; section 2, with the priorities 250,
  /// 750 and 1000 as 1, 2 and 3.
  struct Keeping {
    var hugging: Int
    var resistance: Int

    static let along = Keeping(hugging: 2, resistance: 3)
    static let weighted = Keeping(hugging: 1, resistance: 1)
    static let filled = Keeping(hugging: 1, resistance: 2)
    static let aligned = Keeping(hugging: 3, resistance: 3)
  }

  /// One behind the other.
  static func after(_ members: [SlowProfile]) -> SlowProfile {
    members.reduce(rigid(0)) { sum, member in
      SlowProfile(
        preferred: sum.preferred + member.preferred,
        shrinkage: zip(sum.shrinkage, member.shrinkage).map { $0 + $1 },
        growth: zip(sum.growth, member.growth).map { $0 + $1 })
    }
  }

  func scaled(by factor: Double) -> SlowProfile {
    SlowProfile(
      preferred: preferred * factor, shrinkage: shrinkage.map { $0 * factor },
      growth: growth.map { $0 * factor })
  }

  /// With something rigid behind it. What is negative takes from the size, not below 0.
  func adding(_ length: Double) -> SlowProfile {
    func moved(_ edge: Double) -> Double { max(edge + length, 0) }
    let (low, high) = (lowerEdges.map(moved), upperEdges.map(moved))
    return SlowProfile(
      preferred: moved(preferred), shrinkage: zip(low, low.dropFirst()).map { $0 - $1 },
      growth: zip(high, high.dropFirst()).map { $0 < .infinity ? $1 - $0 : 0 })
  }

  /// Where the steps begin and end, from the preferred size downwards.
  var lowerEdges: [Double] {
    shrinkage.reduce(into: [preferred]) { $0.append($0[$0.count - 1] - $1) }
  }

  private var upperEdges: [Double] {
    growth.reduce(into: [preferred]) { $0.append($0[$0.count - 1] + $1) }
  }

  /// The vote at a size: whether to be larger, and the class.
  func vote(_ size: Double) -> (grows: Bool, cost: Int) {
    let grows = size < preferred
    let edges = grows ? lowerEdges : upperEdges
    let cost = (0..<4).first { grows ? size > edges[$0 + 1] : size < edges[$0 + 1] }
    return (grows, cost ?? 4)
  }

  /// All of the same size: at every size the members vote, the highest class wins, and growing wins
  /// ties.
  static func together(_ members: [SlowProfile]) -> SlowProfile {
    let all = members.flatMap { $0.lowerEdges + $0.upperEdges }
    let inner = all.filter { 0 < $0 && $0 < .infinity }
    let edges = [0] + Set(inner).sorted()
    let intervals = edges.indices.map { place in
      (low: edges[place], high: place + 1 < edges.count ? edges[place + 1] : Double.infinity)
    }
    let winners = intervals.map { interval in
      let middle = interval.high < .infinity ? (interval.low + interval.high) / 2 : interval.low + 1
      let votes = members.map { $0.vote(middle) }
      let grow = votes.map { $0.grows ? $0.cost : 0 }.max() ?? 0
      let stay = votes.map { $0.grows ? 0 : $0.cost }.max() ?? 0
      return (grows: grow > 0 && grow >= stay, cost: max(grow, stay))
    }
    let first = winners.firstIndex { !$0.grows } ?? 0
    // Where nobody votes the largest of the preferred sizes counts.
    let end = winners[first...].firstIndex { $0.cost > 0 }.map { intervals[$0].low } ?? .infinity
    let largest = members.map(\.preferred).max() ?? 0
    var profile = rigid(min(max(largest, intervals[first].low), end))
    for (interval, winner) in zip(intervals, winners) where winner.cost < 4 {
      let (low, high) = (interval.low, interval.high)
      let preferred = profile.preferred
      if low < preferred { profile.shrinkage[winner.cost] += min(high, preferred) - low }
      if high > preferred { profile.growth[winner.cost] += high - max(low, preferred) }
    }
    return profile
  }

  /// Members with weights as one: all have the same size per weight.
  static func unit(_ members: [(profile: SlowProfile, weight: Double)]) -> SlowProfile {
    guard !members.isEmpty else { return rigid(0) }
    return together(members.map { $0.profile.scaled(by: 1 / $0.weight) })
      .scaled(by: members.map(\.weight).reduce(0, +))
  }

  /// A member of a box that is filled along its axis.
  struct Member {
    var profile: SlowProfile
    /// The weight, or 0.
    var weight = 0.0
    /// Whether it takes what nobody else can take.
    var isElastic = true
  }

  /// The sizes of members that share room: by class, the weighted ones first, then from the end.
  static func distribute(_ members: [Member], _ room: Double) -> [Double] {
    let weighted = members.filter { $0.weight > 0 }
    let unit = unit(weighted.map { ($0.profile, $0.weight) })
    var unitSize = unit.preferred
    var sizes = members.map(\.profile.preferred)
    let others = members.indices.filter { members[$0].weight == 0 }
    var rest = room - unitSize - others.map { sizes[$0] }.reduce(0, +)
    let (sign, isExcess) = (rest < 0 ? -1.0 : 1.0, rest > 0)
    rest = abs(rest)
    for cost in 0..<4 {
      let own = min(rest, isExcess ? unit.growth[cost] : unit.shrinkage[cost])
      unitSize += sign * own
      rest -= own
      for index in others.reversed() {
        let profile = members[index].profile
        let own = min(rest, isExcess ? profile.growth[cost] : profile.shrinkage[cost])
        sizes[index] += sign * own
        rest -= own
      }
    }
    if isExcess {
      if !weighted.isEmpty {
        unitSize += rest
      } else if let last = others.last(where: { members[$0].isElastic }) {
        sizes[last] += rest
      }
    }
    let sum = weighted.map(\.weight).reduce(0, +)
    for index in members.indices where members[index].weight > 0 {
      sizes[index] = unitSize * members[index].weight / sum
    }
    return sizes
  }
}
