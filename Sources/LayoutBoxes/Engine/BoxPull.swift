/// What part of a child's growth and of its shrinkage changes the height of a column on baselines.
struct BoxPull: Equatable {
  var growth: Double
  var shrinkage: Double

  static let whole = BoxPull(growth: 1, shrinkage: 1)

  /// The height of a child that makes its column as high as a size of ``BoxProfile/pulling(_:)``.
  func height(natural: Double, size: Double) -> Double {
    let part = size > natural ? growth : shrinkage
    return part > 0 ? natural + (size - natural) / part : natural
  }
}

extension BoxProfile {
  /// The profile of how a column changes with a child of this profile.
  func pulling(_ pull: BoxPull) -> BoxProfile {
    func edge(_ edge: Double, _ part: Double) -> Double {
      part > 0 ? preferred + (edge - preferred) * part : preferred
    }
    return BoxProfile(
      lower1: edge(lower1, pull.shrinkage), lower2: edge(lower2, pull.shrinkage),
      lower3: edge(lower3, pull.shrinkage), lower4: edge(lower4, pull.shrinkage),
      upper1: edge(upper1, pull.growth), upper2: edge(upper2, pull.growth),
      upper3: edge(upper3, pull.growth), upper4: edge(upper4, pull.growth), preferred: preferred)
  }
}
