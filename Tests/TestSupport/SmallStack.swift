import Foundation

/// Runs a piece of code on a thread with a stack of 512 KiB, where recursion over ten thousand
/// levels ends the process.
public func onSmallStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
  let outcome = Outcome<Result>()
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    outcome.result = body()
    done.signal()
  }
  thread.stackSize = 512 * 1024
  thread.start()
  done.wait()
  return outcome.result!
}

private final class Outcome<Value>: @unchecked Sendable {
  var result: Value?
}
