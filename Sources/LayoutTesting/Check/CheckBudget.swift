import LayoutCore

/// How long a check may compute.
struct CheckBudget {
  private let start = ThreadClock.seconds
  let seconds: Double

  init(_ duration: Duration) {
    seconds = max(duration.inSeconds, 0)
  }

  /// How much of the time is used, from 0 to 1 and on.
  var used: Double {
    seconds > 0 ? (ThreadClock.seconds - start) / seconds : .infinity
  }
}
