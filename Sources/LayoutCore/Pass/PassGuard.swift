/// Keeps a container's pass, or its measuring, from running within itself.
///
/// What a pass asks, such as a closure or an element's size, may run any code. A pass that is asked
/// for meanwhile is refused, and a change meanwhile waits for the next pass: the pass that runs
/// finishes with what it began with. Both are told afterwards as one issue, see
/// ``LayoutIssue/changedDuringPass(_:at:)``.
///
/// ```swift
/// guard passGuard.begin() else { return }
/// // gather, run, apply
/// if passGuard.end() { LayoutIssue.report(.changedDuringPass(name)) }
/// ```
package struct PassGuard {
  /// Whether a pass or a measuring runs.
  package private(set) var isRunning = false

  private var isInterrupted = false

  package init() {}

  /// Begins a pass. Returns `false`, and notes the request, while one is running.
  package mutating func begin() -> Bool {
    if isRunning {
      isInterrupted = true
      return false
    }
    isRunning = true
    return true
  }

  /// Notes a change. Returns whether it has to wait for the pass that runs.
  @discardableResult
  package mutating func noteChange() -> Bool {
    if isRunning { isInterrupted = true }
    return isRunning
  }

  /// Ends the pass. Returns whether another was asked for, or something changed, meanwhile.
  package mutating func end() -> Bool {
    let wasInterrupted = isInterrupted
    isRunning = false
    isInterrupted = false
    return wasInterrupted
  }
}
