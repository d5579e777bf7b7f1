import LayoutCore

/// A mark that statements changed which those who solve them have not gathered yet: one for a whole
/// path up to the topmost view, as one that gathers leaves the others on it unaware of what comes.
///
/// Items remember the last one they met, so that the next climb from below stops there: building a
/// deep tree stays linear.
final class GatherMark {
  /// What the climb ended at; none while it goes on.
  var top: ConstraintItem?
  private var isClosed = false

  /// Whether nobody gathered, and nobody above was added.
  var isOpen: Bool {
    if isClosed { return false }
    guard let top else { return true }
    guard let view = top.item else { return false }
    return view.layoutContainer == nil
  }

  func close() { isClosed = true }
}
