/// A number of an item or statement in half the memory: of what is read and written for each, the
/// amount counts as much as the steps. No memory holds so many that one does not fit.
@propertyWrapper
struct Short {
  private var stored: Int32

  init(wrappedValue: Int) { stored = Int32(truncatingIfNeeded: wrappedValue) }

  var wrappedValue: Int {
    @inline(__always) get { Int(stored) }
    @inline(__always) set { stored = Int32(truncatingIfNeeded: newValue) }
  }
}
