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

extension LayoutElement {
  /// Whether the element places what is in it by other means than statements.
  var placesContents: Bool {
    if type(of: self) == UIView.self || solvesStatements { return false }
    return self is any MeasuredContainer
  }
}
