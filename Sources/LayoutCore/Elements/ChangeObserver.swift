/// Hears of changes.
package protocol ChangeObserver: AnyObject {
  func noteChange()

  /// Hears of a change of something that every pass asks for, and nothing is kept of.
  func noteNewRoom()
}
