#if canImport(UIKit)
package import UIKit
#else
package import HeadlessUIKit
#endif

extension UIView {
  /// Marks the containers around whose layout depends on the view's size: each that asked for it,
  /// and further up as long as those were asked in turn.
  ///
  /// A container calls this from `setNeedsLayout`, after `super`. Marks climb once: asking notes on
  /// the view that its size counts, and a mark takes the note away, so a second mark ends at once
  /// until somebody asks again. A loop, as the tree may be deep: what `setNeedsLayout` of a
  /// container around would climb is left to this one.
  package func markMeasuringContainers() {
    guard let storage = unmanagedStorage,
      storage._withUnsafeGuaranteedRef({ $0.isMeasured && !$0.isMarkedFromWithin })
    else { return }
    var view = self
    while view.isMeasuredByContainer, let container = view.superview {
      view.storage.isMeasured = false
      // Views between it and what places it may be plain ones, which tell nobody.
      view.storage.frameWitness?.contentChanged()
      let storage = container.storage
      storage.isMarkedFromWithin = true
      container.setNeedsLayout()
      storage.isMarkedFromWithin = false
      view = container
    }
  }
}
