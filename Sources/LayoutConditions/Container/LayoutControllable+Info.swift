public import Foundation
public import LayoutCore

extension LayoutControllable {
  /// Sets the place of an element in the flow; see ``orderInfo``.
  public func setLayoutOrder(_ order: Int, for subview: Subview) {
    forgetWhenGoneUnlessWatched(subview)
    orderInfo[ObjectIdentifier(subview)] = order
    setNeedsLayout()
  }

  /// Sets the depth of an element; see ``zIndexInfo``.
  public func setZIndex(_ zIndex: Int, for subview: Subview) {
    forgetWhenGoneUnlessWatched(subview)
    zIndexInfo[ObjectIdentifier(subview)] = zIndex
  }

  /// Drops the methods of elements that are no longer subviews.
  public func refreshLayoutInfo() {
    let present = presentIDs
    layoutInfo = layoutInfo.filter { present.contains($0.key) }
  }

  /// Drops the z-indices of elements that are no longer subviews.
  public func refreshZIndexInfo() {
    let present = presentIDs
    zIndexInfo = zIndexInfo.filter { present.contains($0.key) }
  }

  /// Drops the orders of elements that are no longer subviews.
  public func refreshOrderInfo() {
    let present = presentIDs
    orderInfo = orderInfo.filter { present.contains($0.key) }
  }

  /// Sorts the subviews by z-index, back to front, keeping the order of equal ones.
  ///
  /// Re-adds them one after the other; a controller that is a view reorders in place instead.
  /// Nothing happens if the order is right already.
  public func reloadSubviews() {
    let current = subviews
    let sorted = subviewsByZIndex
    guard !zip(current, sorted).allSatisfy({ $0 === $1 }) else { return }
    for view in sorted { addSubview(view) }
  }

  /// The elements with methods, in the order of the subviews or of the flow.
  public func getLayoutRequiredSubviews(sortedByOrder: Bool = true) -> [Subview] {
    let info = layoutInfo
    let present = subviews.filter { info[ObjectIdentifier($0)] != nil }
    let order = orderInfo
    guard sortedByOrder, !order.isEmpty else { return present }
    return present.sortedStably { order[ObjectIdentifier($0)] ?? 0 }
  }

  /// The smallest rectangle around the current frames of the elements with methods; zero if there
  /// are none. Its far edges are the content size of a scroll view, for one:
  ///
  /// ```swift
  /// let items = getLayoutRequiredSubviewsTotalFrame()
  /// contentSize = CGSize(width: items.maxX, height: items.maxY)
  /// ```
  public func getLayoutRequiredSubviewsTotalFrame() -> CGRect {
    getLayoutRequiredSubviews(sortedByOrder: false).lazy.map(\.layoutFrame)
      .reduce(nil) { (total: CGRect?, frame) in total?.union(frame) ?? frame } ?? .zero
  }

  var subviewsByZIndex: [Subview] {
    let zIndex = zIndexInfo
    return subviews.sortedStably { zIndex[ObjectIdentifier($0)] ?? 0 }
  }

  private var presentIDs: Set<Hash> {
    Set(subviews.lazy.map { ObjectIdentifier($0) })
  }

  /// A controller that hears of removals can wait until the element leaves it.
  func forgetWhenGoneUnlessWatched(_ subview: Subview) {
    let isToldOfRemovals = layoutPlanCache?.isToldOfChanges ?? false
    if isToldOfRemovals, subview.layoutContainer === self { return }
    forgetWhenGone(subview)
  }

  /// Drops what is stored for an element when it dies, so that another at the same address does
  /// not inherit it.
  func forgetWhenGone(_ subview: Subview) {
    let cache = layoutPlanCache
    if cache?.isToldOfChanges == true { cache?.watch(subview) }
    subview.storage.noticeDeath(for: self) { controller, id in
      guard let controller = controller as? Self else { return }
      controller.layoutInfo[id] = nil
      controller.orderInfo[id] = nil
      controller.zIndexInfo[id] = nil
      controller.layoutPlanCache?.forget(id)
    }
  }
}

extension LayoutControllable where Self: LayoutElement {
  /// Sorts the subviews by z-index, back to front, keeping the order of equal ones.
  ///
  /// A view reorders in place: no subview is removed or added. Nothing moves if the order is right
  /// already. As elements of equal ``orderInfo`` keep the order of `subviews`, a reload can
  /// change a flow; give them orders of their own to prevent it. Complexity: linear, and a sort.
  public func reloadSubviews() {
    let sorted = subviewsByZIndex
    guard !zip(subviews, sorted).allSatisfy({ $0 === $1 }) else { return }
    if !reorderLayoutChildren(sorted) {
      for view in sorted { addSubview(view) }
    }
  }
}

extension Array {
  /// The elements sorted by a key; equal ones keep their order.
  func sortedStably(by key: (Element) -> Int) -> [Element] {
    enumerated().map { (key: key($0.element), place: $0.offset) }
      .sorted { ($0.key, $0.place) < ($1.key, $1.place) }
      .map { self[$0.place] }
  }
}
