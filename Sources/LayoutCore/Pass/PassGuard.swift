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
/// if let interruption = passGuard.end() { report(interruption) }
/// ```
@usableFromInline package struct PassGuard {
  /// Whether a pass or a measuring runs.
  @usableFromInline package private(set) var isRunning = false

  @usableFromInline var wasAsked = false
  @usableFromInline var hasChanged = false
  @usableFromInline var wasMarked = false
  @usableFromInline var isMeasuring = false

  @inlinable package init() {}

  /// Whether another pass was asked for, or something changed, since the pass began.
  @inlinable package var isInterrupted: Bool { wasAsked || hasChanged }

  /// Begins a pass, or a measuring. Returns `false`, and notes the request, while one is running.
  @inlinable package mutating func begin(toMeasure isMeasuring: Bool = false) -> Bool {
    if isRunning {
      wasAsked = true
      // A pass begins without a mark, a measuring may not, and only what is marked asks for a pass.
      if self.isMeasuring, !isMeasuring { wasMarked = true }
      return false
    }
    isRunning = true
    self.isMeasuring = isMeasuring
    return true
  }

  /// Notes a change of what the container lays out. Returns whether it has to wait for the pass
  /// that runs.
  @discardableResult
  package mutating func noteChange() -> Bool {
    if isRunning { hasChanged = true }
    return isRunning
  }

  /// Notes that the container was marked, also for other reasons: a request for a pass, which is
  /// refused, takes the mark away.
  @inlinable package mutating func noteMark() {
    if isRunning { wasMarked = true }
  }

  /// Ends the pass. Returns what happened meanwhile; `nil` for nothing.
  @inlinable package mutating func end() -> Interruption? {
    let interruption =
      isInterrupted ? Interruption(needsMark: hasChanged || wasAsked && wasMarked) : nil
    self = PassGuard()
    return interruption
  }

  /// What came in between while a pass ran.
  @usableFromInline package struct Interruption {
    /// Whether the container has to be marked for another pass.
    @usableFromInline package var needsMark: Bool

    @inlinable init(needsMark: Bool) {
      self.needsMark = needsMark
    }

    /// Marks the container where that is needed, and tells of the interruption.
    ///
    /// - Parameters:
    ///   - container: The container.
    ///   - location: Where its layout is written, if known.
    @usableFromInline package func tell(
      _ container: some LayoutElement, at location: LayoutLocation? = nil
    ) {
      if needsMark { container.setNeedsLayout() }
      LayoutIssue.report(.changedDuringPass([container.issueName], at: location))
    }
  }
}
