/// The weighted members of a box as one: all have the same size per weight.
struct BoxWeightGroup {
  private var vote = BoxVote()

  /// The sum of the weights.
  private(set) var weights = 0.0

  /// Adds a member with a weight above 0.
  @inline(__always)
  mutating func add(_ member: BoxProfile, _ weight: Double) {
    weights += weight
    vote.add(weight == 1 ? member : member.scaled(by: 1 / weight))
  }

  /// Adds a member without a size of its own.
  @inline(__always)
  mutating func addFree(_ weight: Double) {
    weights += weight
  }

  /// The profile of the sum of the members' sizes.
  @inline(__always)
  var profile: BoxProfile {
    weights > 0 ? vote.profile.scaled(by: weights) : .zero
  }
}
