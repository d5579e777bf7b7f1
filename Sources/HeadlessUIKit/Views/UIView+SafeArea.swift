import Foundation

extension UIView {
  /// What the view's host (a window, a screen) covers of a root view's edges.
  ///
  /// Without UIKit there is no window to know it, so whoever stands in for the host sets it. It
  /// counts for views without a superview only; see ``safeAreaInsets``.
  public final var hostSafeAreaInsets: UIEdgeInsets {
    get { uncommon?.hostSafeAreaInsets ?? .zero }
    set {
      let old = effectiveSafeAreaInsets
      uncommonState.hostSafeAreaInsets = newValue
      if superview == nil { spreadSafeArea(from: old, to: newValue) }
    }
  }

  /// The root's insets carried down to the view; without recursion, as a tree may be deep.
  final var effectiveSafeAreaInsets: UIEdgeInsets {
    let outer = root.hostSafeAreaInsets
    if outer == .zero { return .zero }
    var path: [UIView] = []
    var view = self
    while let above = view.superview {
      path.append(view)
      view = above
    }
    return path.reversed().reduce(outer) { $1.safeAreaInsets(within: $0) }
  }

  /// What is left of the superview's insets where the view reaches under the same edges.
  private final func safeAreaInsets(within outer: UIEdgeInsets) -> UIEdgeInsets {
    guard outer != .zero, let above = superview else { return outer }
    let frame = untransformedFrame
    let bounds = above.storedBounds
    return UIEdgeInsets(
      top: max(0, outer.top - (frame.origin.y - bounds.origin.y)),
      left: max(0, outer.left - (frame.origin.x - bounds.origin.x)),
      bottom: max(
        0,
        frame.origin.y + frame.size.height - (bounds.origin.y + bounds.size.height - outer.bottom)),
      right: max(
        0,
        frame.origin.x + frame.size.width - (bounds.origin.x + bounds.size.width - outer.right)))
  }

  /// Tells the view of its new insets, and all below it whose insets change with them.
  final func spreadSafeArea(from old: UIEdgeInsets, to new: UIEdgeInsets) {
    guard old != new else { return }
    var pending = [(view: self, old: old, new: new)]
    while let (view, old, new) = pending.popLast() {
      for child in view.children {
        let change = (child, child.safeAreaInsets(within: old), child.safeAreaInsets(within: new))
        if change.1 != change.2 { pending.append(change) }
      }
      view.safeAreaInsetsDidChange()
      if view.insetsLayoutMarginsFromSafeArea { view.layoutMarginsDidChange() }
      view.setNeedsLayout()
    }
  }
}
