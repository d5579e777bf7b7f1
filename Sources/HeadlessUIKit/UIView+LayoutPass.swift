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

  /// Whether `layoutSubviews` of a class is known to do nothing.
  static func hasNothingToLayOut(_ type: UIView.Type) -> Bool {
    type == UIView.self || type == UILabel.self || type == UIImageView.self
  }

  final func setNeedsLayoutWithSuperview() {
    setNeedsLayout()
    parent?._withUnsafeGuaranteedRef { $0.setNeedsLayout() }
  }

  /// Marks the view without telling subclasses, as a change of size does.
  final func markForLayout() {
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

  /// Lays out the view and its descendants, as far as they are marked, but no superview.
  package final func layOutSubtreeIfNeeded() {
    if hasPendingLayout { layOutPending() }
  }

  /// Walks down the marked children. Each view leaves its superview's list as it is visited; the
  /// way back up is kept aside, because a view may be moved while it is laid out, and what was
  /// marked below its former superviews must not be forgotten.
  private final func layOutPending() {
    // Passes that begin at different views must not be taken for each other.
    passNumber &+= 1
    let address = UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())
    let pass = address ^ (passNumber &* 0x9E37_79B9_7F4A_7C15)
    var givenUp: [UIView] = []
    var path: [UIView] = []
    var view = self
    if !needsLayoutMark { reverseMarkedChildren() }
    while true {
      if view.needsLayoutMark {
        let count = view.layoutCount(inPass: pass)
        if count <= UIView.repeatLimit {
          view.needsLayoutMark = false
          view.layoutSubviews()
          view.reverseMarkedChildren()
        } else if count == UIView.repeatLimit + 1 {
          givenUp.append(view)
        }
      }
      if let child = view.popMarkedChild() {
        path.append(view)
        view = child
        if !view.needsLayoutMark { view.reverseMarkedChildren() }
      } else if let above = path.popLast() {
        view = above
      } else if !view.needsLayoutMark || view.hasGivenUp(inPass: pass) {
        break
      }
    }
    for view in givenUp { view.enlistWithAncestors() }
  }

  /// How often the view was met with its mark set in a pass, this time included; stays beyond the
  /// limit once it was reached.
  private final func layoutCount(inPass pass: UInt) -> UInt8 {
    if visitedPass != pass {
      visitedPass = pass
      layoutRepeats = 0
    }
    layoutRepeats = min(layoutRepeats + 1, UIView.repeatLimit + 2)
    return layoutRepeats
  }

  private final func hasGivenUp(inPass pass: UInt) -> Bool {
    visitedPass == pass && layoutRepeats > UIView.repeatLimit
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
