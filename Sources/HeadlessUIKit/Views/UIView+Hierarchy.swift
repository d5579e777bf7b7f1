import Foundation

extension UIView {
  final var root: UIView {
    var view = self
    while let above = view.superview { view = above }
    return view
  }

  final func isSameOrDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superview
    }
    return false
  }

  final func descendant(withTag tag: Int) -> UIView? {
    var pending = [self]
    while let view = pending.popLast() {
      if view.tag == tag { return view }
      pending.append(contentsOf: view.children.reversed())
    }
    return nil
  }

  /// Inserts a view. A view that would then contain itself is ignored, as it would make the tree a
  /// circle.
  final func insert(_ view: UIView, at index: Int) {
    guard !isHeld(by: view) else { return }
    if view.superview === self {
      reposition(view, to: index)
      return
    }
    let inherited = view.inheritedState
    view.willMove(toSuperview: self)
    view.detach(notifying: false)
    // The overrides called above may have moved the views, and then have the last word.
    guard view.parent == nil, !isHeld(by: view) else { return }
    children.insert(view, at: min(max(index, 0), children.count))
    view.parent = Unmanaged.passUnretained(self)
    if view.hasPendingLayout {
      view.takeRounds()
      view.enlistWithAncestors()
    }
    if let inherited { view.inheritedStateChanged(from: inherited) }
    didAddSubview(view)
    view.didMoveToSuperview()
    setNeedsLayout()
  }

  /// Whether the view is another one or its descendant. Only a view with children can contain
  /// another, so building a deep chain stays linear.
  private final func isHeld(by view: UIView) -> Bool {
    view === self || !view.children.isEmpty && isSameOrDescendant(of: view)
  }

  final func insert(_ view: UIView, besides sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    if let index = children.firstIndex(where: { $0 === sibling }) {
      // Taking the view out first shifts the sibling if the view was before it.
      let current = children.firstIndex { $0 === view }
      let shift = current.map { $0 < index ? -1 : 0 } ?? 0
      insert(view, at: index + offset + shift)
    } else {
      insert(view, at: offset == 0 ? 0 : children.count)
    }
  }

  final func reorder(_ view: UIView, toFront: Bool) {
    guard view.superview === self else { return }
    reposition(view, to: toFront ? children.count - 1 : 0)
  }

  /// Moves a subview within the back-to-front order.
  private final func reposition(_ view: UIView, to index: Int) {
    guard let current = children.firstIndex(where: { $0 === view }) else { return }
    let target = min(max(index, 0), children.count - 1)
    guard target != current else { return }
    children.insert(children.remove(at: current), at: target)
    setNeedsLayout()
  }

  /// Whether the view's superview is the object; retains nothing.
  package final func hasSuperview(_ identity: ObjectIdentifier?) -> Bool {
    parent.map { UInt(bitPattern: $0.toOpaque()) } == identity.map { UInt(bitPattern: $0) }
  }

  /// Whether each view of `row` has the superview at its index, or none for `nil`.
  ///
  /// The caller keeps the elements of `row` alive and puts views only into it, which makes the
  /// casts and the unretained access valid.
  package static func haveSuperviews(
    _ row: UnsafeBufferPointer<Unmanaged<AnyObject>>,
    _ identities: UnsafeBufferPointer<ObjectIdentifier?>
  ) -> Bool {
    for index in row.indices {
      let isSo = row[index]._withUnsafeGuaranteedRef {
        unsafeDowncast($0, to: UIView.self).hasSuperview(identities[index])
      }
      if !isSo { return false }
    }
    return true
  }

  /// Takes the view out of its superview.
  final func detach(notifying: Bool = true) {
    guard let above = superview else { return }
    let inherited = notifying ? inheritedState : nil
    above.willRemoveSubview(self)
    if notifying { willMove(toSuperview: nil) }
    guard superview === above else { return }
    delist()
    if let index = above.children.lastIndex(where: { $0 === self }) {
      above.children.remove(at: index)
    }
    parent = nil
    if let inherited { inheritedStateChanged(from: inherited) }
    if notifying { didMoveToSuperview() }
    above.setNeedsLayout()
  }

  /// Clears every unmanaged link to the view, which is being freed.
  final func letGo() {
    layoutStorage = nil
    uncommon?.disownParts()
    releaseChildrenWithoutRecursion()
  }

  /// Releases the descendants one after the other: released as a chain, ten thousand levels would
  /// overflow the stack.
  private final func releaseChildrenWithoutRecursion() {
    guard !children.isEmpty else { return }
    var pending = children
    children = []
    firstMarkedChild = nil
    for child in pending {
      child.parent = nil
      child.forgetRing()
    }
    while var view = pending.popLast() {
      guard isKnownUniquelyReferenced(&view), !view.children.isEmpty else { continue }
      let grandchildren = view.children
      view.children = []
      view.firstMarkedChild = nil
      for child in grandchildren {
        child.parent = nil
        child.forgetRing()
      }
      pending.append(contentsOf: grandchildren)
    }
  }

  final func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(converted(point, to: child), with: event) { return hit }
    }
    return self
  }

  final var inheritedTintColor: UIColor {
    var view: UIView? = self
    while let current = view {
      if let color = current.uncommon?.tintColor { return color }
      view = current.superview
    }
    return .systemBlue
  }
}
