/// The profile of members that all have the same size.
///
/// At every size each member votes: below its preferred size to grow, with the class of its
/// resistance there, at or above it to stay. The highest class wins, growing wins ties, and the
/// preferred size is the first at which growing loses. Where nobody votes, the largest member's
/// preferred size decides.
struct BoxVote {
  /// Of each number the largest or, from where members resist growing, the smallest.
  private var counts: BoxProfile

  /// Creates a vote of nobody, or goes on with one counted elsewhere.
  @inline(__always)
  init(_ counts: BoxProfile = .free(0)) {
    self.counts = counts
  }

  /// Adds a member.
  @inline(__always)
  mutating func add(_ member: BoxProfile) {
    counts.count(member)
  }

  /// The profile of all members added so far.
  @inline(__always)
  var profile: BoxProfile {
    // From the strongest class to the weakest, each in the room the stronger ones leave.
    var low = counts.lower4
    var high = max(counts.upper4, counts.lower4)
    low = max(low, min(high, counts.lower3))
    high = max(low, min(high, counts.upper3))
    low = max(low, min(high, counts.lower2))
    high = max(low, min(high, counts.upper2))
    low = max(low, min(high, counts.lower1))
    high = max(low, min(high, counts.upper1))
    let size = min(max(counts.preferred, low), high)
    return BoxProfile(
      lower1: min(size, counts.lower1), lower2: min(size, counts.lower2),
      lower3: min(size, counts.lower3), lower4: min(size, counts.lower4),
      upper1: max(size, counts.upper1), upper2: max(size, counts.upper2),
      upper3: max(size, counts.upper3), upper4: max(size, counts.upper4), preferred: size)
  }
}

extension BoxProfile {
  /// Adds a member to the counts of a vote, which begin as ``free(_:)`` of 0.
  @inline(__always)
  mutating func count(_ member: BoxProfile) {
    preferred = max(preferred, member.preferred)
    lower1 = max(lower1, member.lower1)
    lower2 = max(lower2, member.lower2)
    lower3 = max(lower3, member.lower3)
    lower4 = max(lower4, member.lower4)
    upper1 = min(upper1, member.upper1)
    upper2 = min(upper2, member.upper2)
    upper3 = min(upper3, member.upper3)
    upper4 = min(upper4, member.upper4)
  }
}
