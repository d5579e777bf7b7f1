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
    guard let top else { return true }
    guard let view = top.element else { return false }
    guard let container = view.layoutContainer else { return true }
    return view.existingStorage?.constraintItem?.isAwaited(in: container) ?? false
  }

  /// Whether that is so at a glance, which counts no references and runs no code of a view's own:
  /// the climb ended at a view that still has no superview.
  var isOpenAtOnce: Bool {
    guard !isClosed, let top = top.map(Unmanaged.passUnretained) else { return false }
    return top._withUnsafeGuaranteedRef { $0.keptView?.stands(in: nil) ?? false }
  }

  func close() { isClosed = true }
}
