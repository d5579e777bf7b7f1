import Foundation

/// Runs a piece of code on a thread with a stack of 512 KiB, where recursion over ten thousand
/// levels ends the process.
func onSmallStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
  let box = Outcome<Result>()
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    box.result = body()
    done.signal()
  }
  thread.stackSize = 512 * 1024
  thread.start()
  done.wait()
  return box.result!
}

private final class Outcome<Value>: @unchecked Sendable {
  var result: Value?
}
