import Foundation

extension UIView {
  /// Makes the view that of a controller, or of none.
  ///
  /// Such a view has to be laid out for the controller to hear of it, even one of a class that has
  /// nothing to lay out.
  final func belong(to controller: UIViewController?) {
    guard controller != nil || uncommon?.controller != nil else { return }
    uncommonState.controller = controller
    addSafeArea(controller?.additionalSafeAreaInsets ?? .zero)
    guard controller != nil else { return }
    hasLayoutSteps = true
    layoutSubviewsIsEmpty = false
    markForLayout()
  }

  /// Lays out a view with a controller, or one that asked for an update of its constraints.
  final func layOutInSteps() {
    updateOwnConstraintsIfNeeded()
    let controller = uncommon?.controller
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }

  final func askForConstraints() {
    uncommonState.needsConstraints = true
    hasLayoutSteps = true
    setNeedsLayout()
  }

  private final func updateOwnConstraintsIfNeeded() {
    guard let uncommon, uncommon.needsConstraints else { return }
    uncommon.needsConstraints = false
    if let controller = uncommon.controller { controller.updateViewConstraints() }
    updateConstraints()
  }

  /// Subviews first, as theirs may count for the superview's.
  final func updateConstraintsOfSubtree() {
    var views = [self]
    var next = 0
    while next < views.count {
      views.append(contentsOf: views[next].children)
      next += 1
    }
    for view in views.reversed() { view.updateOwnConstraintsIfNeeded() }
  }
}
