import Foundation

extension UIView {
  /// What the view's host (a window, a screen) covers of a root view's edges.
  ///
  /// Without UIKit there is no window to know it, so whoever stands in for the host sets it. It
  /// counts for views without a superview only; see ``safeAreaInsets``.
  public final var hostSafeAreaInsets: UIEdgeInsets {
    get { uncommon?.hostSafeAreaInsets ?? .zero }
    set {
      uncommonState.hostSafeAreaInsets = newValue
      safeAreaInsetsDidChange()
      setNeedsLayout()
    }
  }

  final var effectiveSafeAreaInsets: UIEdgeInsets {
    guard let above = superview else { return hostSafeAreaInsets }
    let outer = above.safeAreaInsets
    if outer == .zero { return .zero }
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
    uncommonState.margins = margins
    layoutMarginsDidChange()
    setNeedsLayout()
  }

  final var inheritedLayoutDirection: UIUserInterfaceLayoutDirection {
    var view: UIView? = self
    while let current = view {
      switch current.semanticContentAttribute {
      case .forceLeftToRight, .playback, .spatial: return .leftToRight
      case .forceRightToLeft: return .rightToLeft
      case .unspecified: view = current.superview
      }
    }
    return .leftToRight
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
