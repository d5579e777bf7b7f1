/// A container that keeps more of a layout than frames, such as cells that it uses again.
package protocol RestoringContainer: AnyObject {
  /// Sets what is shown aside, as it is, before a layout that is not to last. Returns what brings
  /// it back, which may be called again.
  func setContentsAside() -> () -> Void
}
