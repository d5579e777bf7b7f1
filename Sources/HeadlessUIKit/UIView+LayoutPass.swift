import Foundation

/// Pending layout.
///
/// A marked view stands in its superview's list of marked children, and so do its ancestors up
/// to the root; `markSlot` is its place in that list. So marking stops at the first listed
/// ancestor, a clean tree is recognised by one comparison, and a pass visits marked views only.
extension UIView {
  static var notMarked: Int32 { -1 }

  /// How often one pass lays out the same view before it gives up on it.
  private static var repeatLimit: UInt8 { 8 }

  /// Marks the view without telling subclasses, as a change of size does.
  final func markForLayout() {
    // A view of exactly this class has nothing to do in `layoutSubviews`.
    if layoutSubviewsIsEmpty || needsLayoutMark && markSlot != UIView.notMarked { return }
    needsLayoutMark = true
    enlistWithAncestors()
  }

  final func enlistWithAncestors() {
    var view = Unmanaged.passUnretained(self)
    while let next: Unmanaged<UIView> = view._withUnsafeGuaranteedRef({ $0.enlist() }) {
      view = next
    }
  }

  /// Puts the view into its superview's list; gives the superview if it was not in it yet.
  private final func enlist() -> Unmanaged<UIView>? {
    guard markSlot == UIView.notMarked, let parent else { return nil }
    parent._withUnsafeGuaranteedRef {
      markSlot = Int32(truncatingIfNeeded: $0.markedChildren.count)
      $0.markedChildren.append(Unmanaged.passUnretained(self))
    }
    return parent
  }

  /// Takes the view out of its superview's list.
  final func delist() {
    guard markSlot != UIView.notMarked else { return }
    parent?._withUnsafeGuaranteedRef {
      $0.markedChildren[Int(markSlot)] = nil
      while let last = $0.markedChildren.last, last == nil { $0.markedChildren.removeLast() }
    }
    markSlot = UIView.notMarked
  }

  final var hasPendingLayout: Bool { needsLayoutMark || !markedChildren.isEmpty }

  final func layOutMarked() {
    var root = Unmanaged.passUnretained(self)
    while let above = root._withUnsafeGuaranteedRef({ $0.parent }),
      above._withUnsafeGuaranteedRef({ $0.needsLayoutMark })
    {
      root = above
    }
    guard root._withUnsafeGuaranteedRef({ $0.hasPendingLayout }) else { return }
    root.takeUnretainedValue().layOutPending()
  }

  /// Walks down the marked children with no stack: each view leaves its superview's list as it is
  /// visited, so the way back up is always clear.
  private final func layOutPending() {
    passNumber &+= 1
    let pass = passNumber
    var givenUp: [UIView] = []
    var view = self
    while true {
      if view.needsLayoutMark {
        if view.layoutCount(inPass: pass) <= UIView.repeatLimit {
          view.needsLayoutMark = false
          view.layoutSubviews()
          view.reverseMarkedChildren()
        } else {
          givenUp.append(view)
        }
      }
      if let child = view.popMarkedChild() {
        view = child
      } else if view !== self, let above = view.superview {
        view = above
      } else {
        break
      }
    }
    for view in givenUp { view.enlistWithAncestors() }
  }

  /// How often the view was met in a pass, this time included.
  private final func layoutCount(inPass pass: UInt32) -> UInt8 {
    if visitedPass != pass {
      visitedPass = pass
      layoutRepeats = 0
    }
    layoutRepeats &+= 1
    return layoutRepeats
  }

  /// The list is popped from its end; siblings are to be visited in the order they were marked.
  private final func reverseMarkedChildren() {
    guard markedChildren.count > 1 else { return }
    markedChildren.reverse()
    for (slot, child) in markedChildren.enumerated() {
      child?._withUnsafeGuaranteedRef { $0.markSlot = Int32(truncatingIfNeeded: slot) }
    }
  }

  private final func popMarkedChild() -> UIView? {
    while let entry = markedChildren.popLast() {
      guard let entry else { continue }
      let child = entry.takeUnretainedValue()
      child.markSlot = UIView.notMarked
      return child
    }
    return nil
  }

  /// Whether the view waits for its `layoutSubviews`. Setting it restores a saved state.
  package final var isMarkedForLayout: Bool {
    get { needsLayoutMark }
    set {
      guard newValue != needsLayoutMark else { return }
      if newValue {
        markForLayout()
      } else {
        needsLayoutMark = false
        if markedChildren.allSatisfy({ $0 == nil }) { delist() }
      }
    }
  }
}
