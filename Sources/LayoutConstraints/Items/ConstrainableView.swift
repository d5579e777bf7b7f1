public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// A view that statements place: an item with baselines.
///
/// GetLaid calls this protocol `LayoutView`; here that name is a class's.
public protocol ConstrainableView: LayoutItem {}

extension UIView: ConstrainableView {
  /// The superview.
  public var parent: (any ConstrainableView)? { superview }

  /// Marks the views above that solve statements, and this one if it does.
  public func setNeedsStatementPass() {
    let own = GatherMark()
    var climbed: [ConstraintItem] = []
    var met: GatherMark?
    var view = self
    while true {
      let above = view.superview
      if let state = view.existingStorage?.constraintItem {
        // Whoever stands above was marked then, too.
        met = state.openMark(below: above)
        if met != nil { break }
        state.mark = own
        state.markContainer = above.map { ObjectIdentifier($0) }
        climbed.append(state)
        if state.isRunner {
          state.changeCount &+= 1
          state.ownFront?.needsGather = true
          view.setNeedsLayout()
        }
      }
      guard let above else { break }
      view = above
    }
    if let met {
      for state in climbed { state.mark = met }
    } else {
      own.top = ConstraintItem.of(view)
    }
  }
}

extension UILayoutGuide: LayoutItem {
  /// The owning view.
  public var parent: (any ConstrainableView)? { owningView }

  /// Marks the views above that solve statements.
  public func setNeedsStatementPass() {
    owningView?.setNeedsStatementPass()
  }
}
