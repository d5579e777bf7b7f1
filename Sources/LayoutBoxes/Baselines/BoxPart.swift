/// A part of a column on baselines that changes as one: a child, or all children with weights.
struct BoxPart {
  /// The child; 0 for all that have weights.
  var child: Int

  /// Its heights.
  var profile: BoxProfile

  /// What of a change near its natural height the column notices.
  var pull: BoxPull

  /// Whether the column notices every change of its height, as its baselines stay where they are.
  var isPlain: Bool

  /// Whether it makes the column lower by becoming higher, or the other way round. How it does so
  /// near its natural height then stands for all heights.
  var isReversed: Bool { pull.growth < 0 || pull.shrinkage < 0 }
}
