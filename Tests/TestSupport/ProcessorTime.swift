import LayoutCore

/// Returns the seconds that the current thread computes for a piece of code.
///
/// Tests run beside each other, so the time on a clock holds the waiting for a core; a test's own
/// time limit also holds the waiting for its turn.
public func processorSeconds(_ body: () throws -> Void) rethrows -> Double {
  let start = ThreadClock.seconds
  try body()
  return ThreadClock.seconds - start
}
