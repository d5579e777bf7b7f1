#if canImport(UIKit)
package import UIKit
#else
package import HeadlessUIKit
#endif

/// A container that keeps more of a layout than frames, such as cells that it uses again.
package protocol RestoringContainer: AnyObject {
  /// Sets what is shown aside, as it is, before a layout that is not to last. Returns what brings
  /// it back; `nil` if there is nothing to bring back.
  ///
  /// No closure does that: what one captures is described in the app, and with it the class would
  /// be kept in apps that do not use it.
  func setContentsAside() -> SetAsideContents?

  /// Brings what was set aside back, which may be done again.
  func bringBack(_ contents: SetAsideContents)
}

/// What a container brings back after a layout that did not last.
package enum SetAsideContents {
  /// Where the content of a scroll view begins.
  case start(ScrollStart)

  /// What a cell keeps free around its content, and the margins there.
  case room(UIEdgeInsets, margins: NSDirectionalEdgeInsets)

  /// What the container itself keeps until then.
  case kept
}
