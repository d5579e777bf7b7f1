import Foundation

/// The state that few views set, in one object that most views never allocate.
final class UncommonViewState {
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var transform = CGAffineTransform.identity
  var contentScaleFactor: CGFloat = 1
  var tag = 0
  var margins = NSDirectionalEdgeInsets.standardMargins
  var insetsMarginsFromSafeArea = true
  var hostSafeAreaInsets = UIEdgeInsets.zero
  var addedSafeAreaInsets = UIEdgeInsets.zero
  var cover: UIView.Cover?
  var layoutGuides: [UILayoutGuide] = []
  var layoutMarginsGuide: UILayoutGuide?
  var safeAreaGuide: UILayoutGuide?
  var assumedLayoutDirection: UIUserInterfaceLayoutDirection?
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var hugging: [UILayoutPriority] = [.defaultLow, .defaultLow]
  var compression: [UILayoutPriority] = [.defaultHigh, .defaultHigh]
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var contentMode = UIView.ContentMode.scaleToFill
  var clipsToBounds = false
  var accessibilityIdentifier: String?
  var layer: CALayer?
  weak var controller: UIViewController?
  weak var firstResponder: UIResponder?
  var needsConstraints = false
  var hostTraits: UITraitCollection?
  var overriddenStyle = UIUserInterfaceStyle.unspecified
  var autoresizingMask: UIView.AutoresizingMask = []
  var gestureRecognizers: [UIGestureRecognizer] = []

  /// Clears the unmanaged links to the view of its guides and its layer, which they may outlive.
  #if MAIN_ACTOR_VIEWS
  @MainActor
  #endif
  func disownParts() {
    layer?.becomeIndependent()
    for guide in layoutGuides { guide.owningView = nil }
    layoutMarginsGuide?.owningView = nil
    safeAreaGuide?.owningView = nil
  }
}

extension UIView {
  /// The rarely used state, created on first use.
  final var uncommonState: UncommonViewState {
    if let uncommon { return uncommon }
    let state = UncommonViewState()
    uncommon = state
    return state
  }
}

extension NSDirectionalEdgeInsets {
  /// The margins of a view that sets none.
  static let standardMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
}
