import Foundation

extension UIView {
  final var inheritedLayoutDirection: UIUserInterfaceLayoutDirection {
    // Passes ask often, so nothing is retained on the way up. Links to superviews end before the
    // superviews do, and an override of the attribute has no reason to change the tree.
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

  /// A direction that takes precedence over the view's semantic attribute, for the view and all
  /// descendants that inherit theirs; `nil` by default.
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

  /// Marks the view and all descendants that take their direction from it.
  final func markAllOfSameDirection() {
    var pending = [self]
    while let view = pending.popLast() {
      view.setNeedsLayout()
      for child in view.children where child.semanticContentAttribute == .unspecified {
        pending.append(child)
      }
    }
  }

  /// What a view inherits from its ancestors and its layout may depend on.
  ///
  /// `nil` for a view without subviews that is marked or has no layout, and no controller to tell:
  /// it needs no comparison, so building a deep chain stays linear.
  final var inheritedState: (direction: UIUserInterfaceLayoutDirection, safeArea: UIEdgeInsets)? {
    guard
      !children.isEmpty || !layoutSubviewsIsEmpty && !needsLayoutMark || uncommon?.controller != nil
    else { return nil }
    return (inheritedLayoutDirection, effectiveSafeAreaInsets)
  }

  final func inheritedStateChanged(
    from old: (direction: UIUserInterfaceLayoutDirection, safeArea: UIEdgeInsets)
  ) {
    if inheritedLayoutDirection != old.direction { markAllOfSameDirection() }
    spreadSafeArea(from: old.safeArea, to: effectiveSafeAreaInsets)
  }
}
