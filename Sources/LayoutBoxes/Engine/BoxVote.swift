/// The profile of members that all have the same size.
///
/// At every size each member votes: below its preferred size to grow, with the class of its
/// resistance there, at or above it to stay. The highest class wins, growing wins ties, and the
/// preferred size is the first at which growing loses. Where nobody votes, the largest member's
/// preferred size decides.
struct BoxVote {
  private var largest = 0.0
  private var lower1 = 0.0
  private var lower2 = 0.0
  private var lower3 = 0.0
  private var lower4 = 0.0
  private var upper1 = Double.infinity
  private var upper2 = Double.infinity
  private var upper3 = Double.infinity
  private var upper4 = Double.infinity

  /// Adds a member.
  @inline(__always)
  mutating func add(_ member: BoxProfile) {
    largest = max(largest, member.preferred)
    lower1 = max(lower1, member.lower1)
    lower2 = max(lower2, member.lower2)
    lower3 = max(lower3, member.lower3)
    lower4 = max(lower4, member.lower4)
    upper1 = min(upper1, member.upper1)
    upper2 = min(upper2, member.upper2)
    upper3 = min(upper3, member.upper3)
    upper4 = min(upper4, member.upper4)
  }

  /// The profile of all members added so far.
  @inline(__always)
  var profile: BoxProfile {
    // From the strongest class to the weakest, each in the room the stronger ones leave.
    var low = lower4
    var high = max(upper4, lower4)
    low = max(low, min(high, lower3))
    high = max(low, min(high, upper3))
    low = max(low, min(high, lower2))
    high = max(low, min(high, upper2))
    low = max(low, min(high, lower1))
    high = max(low, min(high, upper1))
    let size = min(max(largest, low), high)
    return BoxProfile(
      lower1: min(size, lower1), lower2: min(size, lower2),
      lower3: min(size, lower3), lower4: min(size, lower4), upper1: max(size, upper1),
      upper2: max(size, upper2), upper3: max(size, upper3), upper4: max(size, upper4),
      preferred: size)
  }
}
