import Foundation

extension UIView {
  final var root: UIView {
    // Without counting references, as every view may ask, at any depth.
    var view = Unmanaged.passUnretained(self)
    while let above = view._withUnsafeGuaranteedRef({ $0.parent }) { view = above }
    return view.takeUnretainedValue()
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
    guard !isHeld(by: view) else { return refuse(view) }
    if view.superview === self {
      reposition(view, to: index)
      return
    }
    let inherited = view.inheritedState
    view.willMove(toSuperview: self)
    if view.leadsToResponder, view.root !== root { view.endResponding() }
    view.detach(notifying: false)
    // The overrides called above may have moved the views, and then have the last word.
    guard view.parent == nil, !isHeld(by: view) else { return }
    if index >= children.count {
      children.append(view)
    } else {
      children.insert(view, at: max(index, 0))
    }
    view.parent = Unmanaged.passUnretained(self)
    if view.holdsAddedSafeArea { noteAddedSafeArea() }
    if view.leadsToResponder { noteResponder() }
    if view.hasPendingLayout {
      view.takeRounds()
      view.enlistWithAncestors()
    }
    if let inherited { view.inheritedStateChanged(from: inherited) }
    didAddSubview(view)
    view.didMoveToSuperview()
    setNeedsLayout()
  }

  /// Tells a layout library, if there is one, that another view cannot be a subview.
  @inline(never)
  private final func refuse(_ view: UIView) {
    (self as Any as? any MistakeTeller)?.tellRefused(view)
  }

  /// Whether the view is another one or its descendant. Only a view with children can contain
  /// another, so building a deep chain stays linear.
  private final func isHeld(by view: UIView) -> Bool {
    view === self || !view.children.isEmpty && isSameOrDescendant(of: view)
  }

  final func insert(_ view: UIView, besides sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    if let index = children.place(of: sibling) {
      // Taking the view out first shifts the sibling if the view was before it.
      let current = view.superview === self ? children.place(of: view) : nil
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
    guard let current = children.place(of: view) else { return }
    let target = min(max(index, 0), children.count - 1)
    guard target != current else { return }
    children.insert(children.remove(at: current), at: target)
    setNeedsLayout()
  }

  /// The superview, without counting a reference to it.
  package final var unmanagedSuperview: Unmanaged<UIView>? { parent }

  /// Which view the superview is; retains nothing.
  package final var superviewIdentity: ObjectIdentifier? {
    parent?._withUnsafeGuaranteedRef { ObjectIdentifier($0) }
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
        unsafeDowncast($0, to: UIView.self).superviewIdentity == identities[index]
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
    if notifying {
      willMove(toSuperview: nil)
      endResponding()
    }
    guard superview === above else { return }
    delist()
    above.children.remove(self)
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
    firstMarkedChild = nil
    for child in children {
      child.parent = nil
      child.forgetRing()
    }
    FreedViews.take(&children)
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

extension Array where Element: AnyObject {
  /// Where an object is, looked for from both ends at once: of many, most often the first or the
  /// last one leaves, again and again.
  func place(of object: Element) -> Int? {
    var (low, high) = (0, count - 1)
    while low <= high {
      if self[low] === object { return low }
      if self[high] === object { return high }
      low += 1
      high -= 1
    }
    return nil
  }

  /// Takes out an object that is in the list once or not at all.
  mutating func remove(_ object: Element) {
    if let place = place(of: object) { remove(at: place) }
  }
}

/// The views that a thread has still to release, as what held them is gone.
///
/// A view that is freed meanwhile adds its own to them instead of releasing them, so that no chain
/// of views is released as one, though each may also be held by a property of the view that it is
/// in.
private enum FreedViews {
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  /// Takes views over and releases them, unless the thread is about to do so.
  static func take(_ views: inout [UIView]) {
    guard let key else { return views = [] }
    if let waiting = pthread_getspecific(key)?.assumingMemoryBound(to: [UIView].self) {
      waiting.pointee.append(contentsOf: views)
      views = []
      return
    }
    var waiting: [UIView] = []
    swap(&waiting, &views)
    withUnsafeMutablePointer(to: &waiting) { waiting in
      pthread_setspecific(key, waiting)
      // Nothing else holds the view here, so it may die at the end of a turn.
      while let view = waiting.pointee.popLast() { withExtendedLifetime(view) {} }
      pthread_setspecific(key, nil)
    }
  }
}
