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
  private final func spreadSafeArea(from old: UIEdgeInsets, to new: UIEdgeInsets) {
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

  final var effectiveLayoutMargins: UIEdgeInsets {
    let margins = directionalLayoutMargins
    let safe = insetsLayoutMarginsFromSafeArea ? safeAreaInsets : .zero
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    return UIEdgeInsets(
      top: margins.top + safe.top,
      left: (isLeftToRight ? margins.leading : margins.trailing) + safe.left,
      bottom: margins.bottom + safe.bottom,
      right: (isLeftToRight ? margins.trailing : margins.leading) + safe.right)
  }

  final func setLayoutMargins(_ margins: UIEdgeInsets) {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: margins.top, leading: isLeftToRight ? margins.left : margins.right,
      bottom: margins.bottom, trailing: isLeftToRight ? margins.right : margins.left)
  }

  final func setDirectionalLayoutMargins(_ margins: NSDirectionalEdgeInsets) {
    guard margins != directionalLayoutMargins else { return }
    uncommonState.margins = margins
    layoutMarginsDidChange()
    setNeedsLayout()
  }

  final var inheritedLayoutDirection: UIUserInterfaceLayoutDirection {
    // Passes ask often, so no reference is counted on the way.
    var view = Unmanaged.passUnretained(self)
    while true {
      if let assumed = view._withUnsafeGuaranteedRef({ $0.uncommon?.assumedLayoutDirection }) {
        return assumed
      }
      switch view._withUnsafeGuaranteedRef({ $0.semanticContentAttribute }) {
      case .forceLeftToRight, .playback, .spatial: return .leftToRight
      case .forceRightToLeft: return .rightToLeft
      case .unspecified:
        guard let above = view._withUnsafeGuaranteedRef({ $0.parent }) else { return .leftToRight }
        view = above
      }
    }
  }

  /// A direction that counts before the view's semantic attribute, for the view and all below it
  /// that inherit theirs; `nil` by default.
  package final var assumedLayoutDirection: UIUserInterfaceLayoutDirection? {
    get { uncommon?.assumedLayoutDirection }
    set {
      guard newValue != assumedLayoutDirection else { return }
      let old = inheritedLayoutDirection
      uncommonState.assumedLayoutDirection = newValue
      if inheritedLayoutDirection != old { markAllOfSameDirection() }
    }
  }

  final func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
    guard attribute != semanticContentAttribute else { return }
    let old = inheritedLayoutDirection
    uncommonState.semanticContentAttribute = attribute
    setNeedsLayout()
    if inheritedLayoutDirection != old { markAllOfSameDirection() }
  }

  /// Marks the view and all below it that take their direction from it.
  private final func markAllOfSameDirection() {
    var pending = [self]
    while let view = pending.popLast() {
      view.setNeedsLayout()
      for child in view.children where child.semanticContentAttribute == .unspecified {
        pending.append(child)
      }
    }
  }

  /// What a view takes from those above it and its layout may depend on.
  ///
  /// `nil` for a view that holds nothing and is not laid out yet: it needs no comparison, and
  /// building a deep chain stays linear.
  final var inheritedState: (direction: UIUserInterfaceLayoutDirection, safeArea: UIEdgeInsets)? {
    guard !children.isEmpty || !layoutSubviewsIsEmpty && !needsLayoutMark else { return nil }
    return (inheritedLayoutDirection, effectiveSafeAreaInsets)
  }

  final func inheritedStateChanged(
    from old: (direction: UIUserInterfaceLayoutDirection, safeArea: UIEdgeInsets)
  ) {
    if inheritedLayoutDirection != old.direction { markAllOfSameDirection() }
    spreadSafeArea(from: old.safeArea, to: effectiveSafeAreaInsets)
  }

  final func guide(
    _ slot: ReferenceWritableKeyPath<UncommonViewState, UILayoutGuide?>, _ area: UILayoutGuide.Area
  ) -> UILayoutGuide {
    if let guide = uncommonState[keyPath: slot] { return guide }
    let guide = UILayoutGuide(of: self, area: area)
    uncommonState[keyPath: slot] = guide
    return guide
  }
}
