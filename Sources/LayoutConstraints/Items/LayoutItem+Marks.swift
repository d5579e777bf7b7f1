import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension LayoutItem {
  /// Marks the views around the item that solve statements, and the item if it is one.
  func markStatementPasses() {
    if self is UIView {
      markPasses(from: self)
    } else if let parent {
      if !(self is UILayoutGuide && isPlaceable) {
        ConstraintItem.of(parent).insertGuest(.of(self))
      }
      markPasses(from: parent)
    }
  }

  private func markPasses(from first: any LayoutItem) {
    let own = GatherMark()
    var climbed: [ConstraintItem] = []
    var met: GatherMark?
    var view = first
    while true {
      let above = view.parent
      if let state = view.existingStorage?.constraintItem {
        // All above were marked then, too.
        met = state.openMark(below: above)
        if met != nil { break }
        state.mark = own
        state.markContainer = above.map { ObjectIdentifier($0) }
        climbed.append(state)
        if state.solvesStatements {
          state.changeCount &+= 1
          state.ownPass?.noteNewItems()
          state.fittingPass?.noteNewItems()
          view.setNeedsLayout()
        }
      }
      guard let above else { break }
      view = above
    }
    if let met {
      for state in climbed { state.mark = met }
    } else {
      own.top = view.link
    }
  }
}
