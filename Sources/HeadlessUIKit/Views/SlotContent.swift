/// What a layout library keeps for one object, in the object's `layoutStorage`.
///
/// Others may hold it as well, and longer than the object lives, so it is told when it leaves.
package protocol SlotContent: AnyObject {
  /// An object that has it in its slot dies, or puts something else there.
  func leaveSlot(of object: AnyObject)

  /// The view, and what is around it as far as that was marked, has been laid out. Told to what
  /// asked for it, see ``UIView/askForLayoutNotice()``.
  func viewWasLaidOut(_ view: UIView)
}

/// What a layout library makes of views to hear of mistakes that UIKit raises exceptions for.
package protocol MistakeTeller {
  /// A view was to hold itself, or one that it is in; it does not.
  func tellRefused(_ subview: UIView)
}

/// The slot of an object.
enum LayoutSlot {
  /// Tells what was in an object's slot that it left, unless it is there again.
  static func left(by old: AnyObject?, for new: AnyObject?, of object: AnyObject) {
    if let old, old !== new { (old as? any SlotContent)?.leaveSlot(of: object) }
  }
}
