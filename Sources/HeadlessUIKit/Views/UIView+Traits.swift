import Foundation

extension UIView {
  /// What a root view's host tells of the screen: size classes, style, scale. Unspecified by
  /// default.
  ///
  /// There is no window without UIKit, so the program that hosts the view sets it. It has an effect
  /// on views without a superview only; ``traitCollection`` of all views within it is the same, but
  /// for overridden styles.
  public final var hostTraitCollection: UITraitCollection {
    get { uncommon?.hostTraits ?? UITraitCollection() }
    set {
      guard newValue != hostTraitCollection else { return }
      changeTraits { uncommonState.hostTraits = newValue }
    }
  }

  /// The traits of the view as it is asked for them: the current ones, those of the root's host,
  /// and the nearest style that is overridden on the way up.
  final var inheritedTraits: UITraitCollection {
    var view = self
    var style = view.ownStyle
    while let above = view.parent?.takeUnretainedValue() {
      view = above
      if style == .unspecified { style = view.ownStyle }
    }
    return UITraitCollection.current.with(view.uncommon?.hostTraits).with(style)
  }

  /// The style that the view or its controller overrides.
  private final var ownStyle: UIUserInterfaceStyle {
    guard let uncommon else { return .unspecified }
    return uncommon.overriddenStyle != .unspecified
      ? uncommon.overriddenStyle : uncommon.controller?.overrideUserInterfaceStyle ?? .unspecified
  }

  /// Changes what traits depend on, and tells the view and all within it whose traits are others
  /// then.
  final func changeTraits(_ change: () -> Void) {
    let former = inheritedTraits
    change()
    let now = inheritedTraits
    guard now != former else { return }
    var pending = [(view: self, former: former, now: now)]
    while let (view, former, now) = pending.popLast() {
      for child in view.children.reversed() {
        let style = child.ownStyle
        let (before, after) = (former.with(style), now.with(style))
        if before != after { pending.append((child, before, after)) }
      }
      now.performAsCurrent {
        view.uncommon?.controller?.traitCollectionDidChange(former)
        view.traitCollectionDidChange(former)
      }
    }
  }
}
