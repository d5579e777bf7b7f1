import LayoutCore

/// A mark that statements changed and were not gathered since: one for the whole path from an item
/// up to the topmost view. It ends as soon as one view on the path gathers.
///
/// Items remember the last mark they met, so that the next climb from below ends there: building a
/// deep tree stays linear.
final class GatherMark {
  /// The view that the climb ended at, the topmost one or one that came since the last pass; none
  /// while it goes on.
  @exclusivity(unchecked) var top: ElementLink?
  @exclusivity(unchecked) private var isClosed = false

  /// Whether no view gathered, and none was added above.
  var isOpen: Bool {
    if isClosed { return false }
    let isTopmost = top.map(Unmanaged.passUnretained)?._withUnsafeGuaranteedRef {
      $0.isViewWithoutSuperview
    }
    guard isTopmost == false, let top else { return true }
    // What follows may run code of a view's own; it touches nothing of the mark.
    guard let view = top.element else { return false }
    guard let container = view.layoutContainer else { return true }
    return view.existingStorage?.constraintItem?.isAwaited(in: container) ?? false
  }

  func close() { isClosed = true }
}
