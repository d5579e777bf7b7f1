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
    // One that holds the item decides about it, too.
    if first !== self { _ = ConstraintItem.of(first) }
    // Made with the first item to mark: most statements are about items that are marked already.
    var own: GatherMark?
    var climbed: [(state: ConstraintItem, isBelowBarrier: Bool)] = []
    var met: (mark: GatherMark, isSolved: Bool)?
    var isAwaited = false
    var view = first
    while true {
      let above = view.parent
      let container = above.map { ObjectIdentifier($0) }
      let state = view.existingStorage?.constraintItem
      if !climbed.isEmpty, view.placesContents { climbed[climbed.count - 1].isBelowBarrier = true }
      if let state {
        // All above were marked then, too.
        met = state.openMark(below: container).map { ($0, state.isSolved) }
        if met != nil { break }
        own = own ?? GatherMark()
        state.mark = own
        state.markContainer = container
        climbed.append((state, false))
        if state.solvesStatements {
          state.changeCount &+= 1
          state.ownPass?.noteNewItems()
          state.fittingPass?.noteNewItems()
          view.setNeedsLayout()
        }
        if let pass = state.awaitedBy, state.isAwaited(in: above) {
          // What is above was told when the view came.
          pass.mark()
          isAwaited = true
          break
        }
      }
      guard let above else { break }
      view = above
    }
    if met == nil { own?.top = view.link }
    var isSolved = met?.isSolved ?? isAwaited
    for (state, isBelowBarrier) in climbed.reversed() {
      if let met { state.mark = met.mark }
      isSolved = state.solvesStatements || isSolved && !isBelowBarrier
      state.isSolved = isSolved
    }
    if isSolved {
      if view !== self { noteHolders(upTo: view) }
    } else {
      // A guide hears of no layout, so its view tells of it.
      if first !== self { ConstraintItem.of(first).insertGuest(.of(self)) }
      first.askForNotice()
    }
  }

  /// Has whatever solves statements look into the views that hold the item, also where nothing
  /// relates these to others. Returns whether any of them was not looked into before.
  ///
  /// - Parameter last: Where to end, unless a view that solves statements comes first.
  @discardableResult
  func noteHolders(upTo last: (any LayoutItem)? = nil) -> Bool {
    var isNew = false
    var holder = parent
    while let view = holder {
      let state = ConstraintItem.of(view)
      if state.solvesStatements { break }
      if !state.holdsItems { isNew = true }
      state.holdsItems = true
      if view === last { break }
      holder = view.parent
    }
    return isNew
  }
}

extension ConstraintItem {
  /// Has a view share the mark of its superview, where that is open: a view that is new among
  /// others finds all above it marked. Returns `false` where there is more to do.
  func takesMark() -> Bool {
    guard !solvesStatements, let container = keptView?.superview else { return false }
    // Nothing here runs code of a view's own, so the views stay while they are looked at.
    return container.constraintItem?._withUnsafeGuaranteedRef { outer in
      guard let mark = outer.mark.map(Unmanaged.passUnretained),
        mark._withUnsafeGuaranteedRef({ $0.isOpenAtOnce }),
        container.stands(in: outer.markContainer)
      else { return false }
      self.mark = mark.takeUnretainedValue()
      markContainer = container.identity
      isSolved = outer.isSolved && (outer.solvesStatements || !container.element.placesContents)
      if !isSolved { item?.askForNotice() }
      return true
    } ?? false
  }
}
