/// Hears of changes.
package protocol ChangeObserver: AnyObject {
  func noteChange()
}
