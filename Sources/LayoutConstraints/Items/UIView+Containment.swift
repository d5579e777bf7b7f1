import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension UIView {
  /// Whether an item lies in the view, at any depth.
  func containsItem(_ item: (any LayoutItem)?) -> Bool {
    var above = item?.layoutContainer as? UIView
    while let view = above {
      if view === self { return true }
      above = view.superview
    }
    return false
  }

  /// Whether the view places its contents itself, by other means than statements.
  func placesContents(_ state: ConstraintItem?) -> Bool {
    if type(of: self) == UIView.self || state?.solvesStatements == true { return false }
    return self is any MeasuredContainer
  }

  /// Whether a view around this one solves statements.
  var hasSolverAbove: Bool {
    var above = superview
    while let view = above {
      if view.existingStorage?.constraintItem?.solvesStatements == true { return true }
      above = view.superview
    }
    return false
  }
}
