import Foundation

extension UIView {
  /// How far the view's host (a window, a screen) covers a root view's edges.
  ///
  /// There is no window without UIKit, so the program that hosts the view sets it. It has an effect
  /// on views without a superview only; see ``safeAreaInsets``.
  public final var hostSafeAreaInsets: UIEdgeInsets {
    get { uncommon?.hostSafeAreaInsets ?? .zero }
    set {
      let old = effectiveSafeAreaInsets
      uncommonState.hostSafeAreaInsets = newValue
      if superview == nil { spreadSafeArea(from: old, to: newValue) }
    }
  }

  /// Whether the host covers edges of the root. Counts no references, as every pass asks.
  final var isInCoveredTree: Bool {
    var view = Unmanaged.passUnretained(self)
    while let above = view._withUnsafeGuaranteedRef({ $0.parent }) { view = above }
    return view._withUnsafeGuaranteedRef { root in
      guard let uncommon = root.uncommon else { return false }
      return uncommon.hostSafeAreaInsets != .zero
    }
  }

  /// The root's insets carried down to the view, without recursion, as a tree may be deep.
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

  /// The part of the superview's insets that the view reaches into.
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

  /// Tells the view, and all descendants whose insets change with it, of the new insets.
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

  /// The subviews with their insets, before a layout moves them; `nil` where there are none, or
  /// where nothing covers the view.
  ///
  /// - Parameter last: The view that was laid out last, with its insets: those of a view in it
  ///   follow without a walk from the root.
  final func coveredSubviews(
    after last: RunningPass.CoveredView?
  ) -> [(view: UIView, insets: UIEdgeInsets)]? {
    if children.isEmpty { return nil }
    let isInLast = last.map { $0.view.toOpaque() == parent?.toOpaque() } ?? false
    let outer =
      isInLast ? safeAreaInsets(within: last?.insets ?? .zero) : effectiveSafeAreaInsets
    return outer == .zero ? nil : children.map { ($0, $0.safeAreaInsets(within: outer)) }
  }

  /// Tells subviews that a layout moved into or out of what is covered. Returns the view's own
  /// insets, or `nil` where any was told, which may have moved anything.
  final func tellCovered(
    _ subviews: [(view: UIView, insets: UIEdgeInsets)]
  ) -> UIEdgeInsets? {
    let outer = effectiveSafeAreaInsets
    var isTold = false
    for (view, insets) in subviews where view.superview === self {
      let new = view.safeAreaInsets(within: outer)
      if insets == new { continue }
      isTold = true
      view.spreadSafeArea(from: insets, to: new)
    }
    return isTold ? nil : outer
  }
}
