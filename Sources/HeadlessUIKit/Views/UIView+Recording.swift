#if RECORDS_DECISIONS
import LayoutDecisions
#endif

/// What a recorded pass is told of code that is not the library's.
extension UIView {
  /// Says that the view's frame is written by something that is no engine, if a pass runs.
  @inline(__always)
  final func noteWrite() {
    #if RECORDS_DECISIONS
    guard let recorder = DecisionRecorder.current,
      recorder.isInPass || RunningPass.innermost != nil
    else { return }
    recorder.noteWrite(self) { "the frame of \(type(of: self)) is written during a pass" }
    #endif
  }

  /// Says that an engine places the view, or a view of the library its part, if a pass runs.
  @inline(__always)
  final func noteStored() {
    #if RECORDS_DECISIONS
    guard let recorder = DecisionRecorder.current,
      recorder.isInPass || RunningPass.innermost != nil
    else { return }
    recorder.noteStored(self)
    #endif
  }

  /// Says that the view's class measures by itself, if it does.
  @inline(__always)
  package final func noteOwnMeasuring() {
    #if RECORDS_DECISIONS
    noteOverride(of: .measuring, "measures by itself")
    #endif
  }

  /// Says that the view's class lays out by itself, if it does.
  @inline(__always)
  final func noteOwnLayout() {
    #if RECORDS_DECISIONS
    noteOverride(of: .layout, "lays out by itself")
    #endif
  }

  #if RECORDS_DECISIONS
  private final func noteOverride(of method: OverriddenMethods, _ text: String) {
    guard let recorder = DecisionRecorder.current,
      OverriddenMethods.of(type(of: self)).contains(method)
    else { return }
    recorder.note(
      OpaqueEvent("\(type(of: self)) \(text)", advice: "A container could be proved."),
      touching: [self])
  }
  #endif
}
