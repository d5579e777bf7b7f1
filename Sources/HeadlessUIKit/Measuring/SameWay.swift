#if RECORDS_DECISIONS
/// The whole numbers for which a search takes the same way, as the recorder wants to know them.
struct SameWay {
  private(set) var low = 0
  private(set) var end = Int.max

  /// Notes that something of an amount was compared with the number.
  mutating func note(_ amount: Int, fits: Bool) {
    if fits { low = max(low, amount) } else { end = min(end, amount) }
  }

  /// Adds the numbers of another search, which are next to these.
  mutating func join(_ other: SameWay) {
    low = min(low, other.low)
    end = max(end, other.end)
  }
}
#else
/// What a recorder would want to know of a search; here there is none.
struct SameWay {
  var low: Int { 0 }
  var end: Int { .max }
  @inline(__always) func note(_ amount: Int, fits: Bool) {}
}
#endif
