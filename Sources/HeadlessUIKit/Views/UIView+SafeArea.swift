import Foundation

extension UIView {
  /// How far the view's host (a window, a screen) covers a root view's edges.
  ///
  /// There is no window without UIKit, so the program that hosts the view sets it. It has an effect
  /// on views without a superview only; see ``safeAreaInsets``.
  public final var hostSafeAreaInsets: UIEdgeInsets {
    get { uncommon?.hostSafeAreaInsets ?? .zero }
    set {
      let old = effectiveSafeAreaInsets
      uncommonState.hostSafeAreaInsets = newValue
      if newValue != .zero { RunningPass.noteCovered() }
      if superview == nil { spreadSafeArea(from: old, to: effectiveSafeAreaInsets) }
    }
  }

  /// Adds to the safe area what the view's controller does.
  final func addSafeArea(_ insets: UIEdgeInsets) {
    guard insets != uncommon?.addedSafeAreaInsets ?? .zero else { return }
    let old = effectiveSafeAreaInsets
    uncommonState.addedSafeAreaInsets = insets
    noteAddedSafeArea()
    spreadSafeArea(from: old, to: effectiveSafeAreaInsets)
  }

  /// Notes on the view and those above it that a controller adds to a safe area below. That is
  /// never taken back: it only says where to look.
  final func noteAddedSafeArea() {
    RunningPass.noteCovered()
    var view: UIView? = self
    while let current = view, !current.holdsAddedSafeArea {
      current.holdsAddedSafeArea = true
      view = current.superview
    }
  }

  /// Whether something may cover views of the tree. Counts no references, as every pass asks.
  final var isInCoveredTree: Bool {
    var view = Unmanaged.passUnretained(self)
    while let above = view._withUnsafeGuaranteedRef({ $0.parent }) { view = above }
    return view._withUnsafeGuaranteedRef { $0.isCoveredRoot }
  }

  private final var isCoveredRoot: Bool {
    if holdsAddedSafeArea { return true }
    guard let uncommon else { return false }
    return uncommon.hostSafeAreaInsets != .zero
  }

  /// The root's insets carried down to the view, without recursion, as a tree may be deep. Counts
  /// no references, as every layout in a covered tree asks.
  final var effectiveSafeAreaInsets: UIEdgeInsets {
    guard isInCoveredTree else { return .zero }
    var path = [Unmanaged.passUnretained(self)]
    while let above = path[path.count - 1]._withUnsafeGuaranteedRef({ $0.parent }) {
      path.append(above)
    }
    let outer = path[path.count - 1]._withUnsafeGuaranteedRef { $0.hostSafeAreaInsets }
    return path.reversed().reduce(outer) { insets, view in
      view._withUnsafeGuaranteedRef { $0.safeAreaInsets(within: insets) }
    }
  }

  /// The part of the superview's insets that the view reaches into, or those of a root's host, with
  /// what the view's controller adds.
  ///
  /// - Parameter former: The superview's bounds, if they are not those of now.
  private final func safeAreaInsets(
    within outer: UIEdgeInsets, of former: CGRect? = nil
  ) -> UIEdgeInsets {
    let reached = insetsReached(within: outer, of: former)
    guard holdsAddedSafeArea, let added = uncommon?.addedSafeAreaInsets, added != .zero else {
      return reached
    }
    func sum(_ part: CGFloat, _ more: CGFloat) -> CGFloat {
      more.isFinite ? max(0, part + more) : part
    }
    return UIEdgeInsets(
      top: sum(reached.top, added.top), left: sum(reached.left, added.left),
      bottom: sum(reached.bottom, added.bottom), right: sum(reached.right, added.right))
  }

  /// A view that goes beyond an edge of its superview has no more of the insets than that.
  private final func insetsReached(within outer: UIEdgeInsets, of former: CGRect?) -> UIEdgeInsets {
    guard outer != .zero, let parent else { return outer }
    let frame = untransformedFrame
    let bounds = former ?? parent._withUnsafeGuaranteedRef { $0.storedBounds }
    func reached(_ inset: CGFloat, _ excess: CGFloat) -> CGFloat { max(0, inset + min(0, excess)) }
    return UIEdgeInsets(
      top: reached(outer.top, bounds.origin.y - frame.origin.y),
      left: reached(outer.left, bounds.origin.x - frame.origin.x),
      bottom: reached(
        outer.bottom,
        frame.origin.y + frame.size.height - (bounds.origin.y + bounds.size.height)),
      right: reached(
        outer.right,
        frame.origin.x + frame.size.width - (bounds.origin.x + bounds.size.width)))
  }

  /// What covered a view, and its bounds, when its subviews were told last.
  struct Cover {
    var insets: UIEdgeInsets
    var bounds: CGRect
  }

  /// Notes what subviews are told of. A view that would not be laid out is from now on, as it has
  /// to tell subviews when it is resized.
  private final func noteCover(_ insets: UIEdgeInsets) {
    if insets == .zero {
      uncommon?.cover = nil
    } else {
      uncommonState.cover = Cover(insets: insets, bounds: storedBounds)
      layoutSubviewsIsEmpty = false
    }
  }

  /// Tells the view, and all descendants whose insets change with it, of the new insets.
  final func spreadSafeArea(from old: UIEdgeInsets, to new: UIEdgeInsets) {
    guard old != new else { return }
    var pending = [(view: self, old: old, new: new)]
    while let (view, old, new) = pending.popLast() {
      let former = view.uncommon?.cover ?? Cover(insets: old, bounds: view.storedBounds)
      for child in view.children {
        let change = (
          child, child.safeAreaInsets(within: former.insets, of: former.bounds),
          child.safeAreaInsets(within: new)
        )
        if change.1 != change.2 { pending.append(change) }
      }
      view.noteCover(new)
      view.safeAreaInsetsDidChange()
      view.uncommon?.controller?.viewSafeAreaInsetsDidChange()
      if view.insetsLayoutMarginsFromSafeArea { view.tellOfMargins() }
      view.setNeedsLayout()
    }
  }

  /// Tells subviews whose insets changed as the view was resized or scrolled. Returns the subviews
  /// with their insets, before a layout moves them; `nil` where there are none, or where nothing
  /// covers the view.
  ///
  /// - Parameter last: The view that was laid out last, with its insets: those of a view in it
  ///   follow without a walk from the root.
  final func coveredSubviews(
    after last: RunningPass.CoveredView?
  ) -> [(view: UIView, insets: UIEdgeInsets)]? {
    if children.isEmpty { return nil }
    let isInLast = last.map { $0.view.toOpaque() == parent?.toOpaque() } ?? false
    let outer =
      isInLast ? safeAreaInsets(within: last?.insets ?? .zero) : effectiveSafeAreaInsets
    if let former = uncommon?.cover, former.insets != outer || former.bounds != storedBounds {
      noteCover(outer)
      for view in children where view.superview === self {
        view.spreadSafeArea(
          from: view.safeAreaInsets(within: former.insets, of: former.bounds),
          to: view.safeAreaInsets(within: outer))
      }
    }
    return outer == .zero ? nil : children.map { ($0, $0.safeAreaInsets(within: outer)) }
  }

  /// Tells subviews that a layout moved into or out of what is covered. Returns the view's own
  /// insets, or `nil` where any was told, which may have moved anything.
  final func tellCovered(
    _ subviews: [(view: UIView, insets: UIEdgeInsets)]
  ) -> UIEdgeInsets? {
    let outer = effectiveSafeAreaInsets
    noteCover(outer)
    var isTold = false
    for (view, insets) in subviews where view.superview === self {
      let new = view.safeAreaInsets(within: outer)
      if insets == new { continue }
      isTold = true
      view.spreadSafeArea(from: insets, to: new)
    }
    return isTold ? nil : outer
  }
}
