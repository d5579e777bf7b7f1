import Foundation

extension UIView {
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
    tellOfMargins()
    setNeedsLayout()
  }

  /// Tells the view and its controller that the margins changed.
  final func tellOfMargins() {
    layoutMarginsDidChange()
    uncommon?.controller?.viewLayoutMarginsDidChange()
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
