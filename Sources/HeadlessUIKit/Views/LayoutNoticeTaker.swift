/// What is in a view's storage and may ask to be told of the view's next layout, see
/// ``UIView/askForLayoutNotice()``.
package protocol LayoutNoticeTaker: AnyObject {
  /// The view, and what is around it as far as that was marked, has been laid out.
  func viewWasLaidOut(_ view: UIView)
}
