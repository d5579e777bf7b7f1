import Foundation
import LayoutCore

/// What constraints keep for an item: its active statements, and where it stands in problems.
///
/// Held by the item's storage and by statements. When the item dies, its statements end.
final class ConstraintItem {
  /// The item, as long as it lives; it owns this object.
  unowned(unsafe) private(set) var item: (any LayoutItem)?

  /// The active statements about the item, in no order.
  private(set) var statements: [LayoutStatement] = []

  /// The frame that the item had before statements were about it, which ambiguous layouts stay
  /// close to. The same as long as there are statements, so that passes do not depend on each other.
  var previous: CGRect?

  /// The problem that places the item, its index there, and the same while another is gathered.
  var front: ConstraintFront?
  var index = 0
  var scratchFront: ConstraintFront?
  var scratchIndex = 0

  /// Whether the item is a view that solves statements, as the topmost one.
  var isRunner = false

  /// The mark of a view that solves statements, as long as it waits to gather them.
  var mark: GatherMark?
  /// The mark that a climb from the item met last.
  var metMark: GatherMark?

  /// Whether the view marks itself when what is in it changes.
  var tellsChanges = false

  /// How often the view was marked.
  var changeCount = 0

  /// The problems of a view that solves statements: of its passes, and of measuring.
  var ownFront: ConstraintFront?
  var fittingFront: ConstraintFront?

  private init(_ item: any LayoutItem) {
    self.item = item
  }

  /// What is kept for an item, created on first use.
  static func of(_ item: any LayoutItem) -> ConstraintItem {
    let storage = item.storage
    if let state = storage.constraintItem { return state }
    let state = ConstraintItem(item)
    storage.constraintState = ConstraintItemHolder(state)
    return state
  }

  func insert(_ statement: LayoutStatement, isSource: Bool) {
    if statements.isEmpty {
      let frame = item?.layoutFrame ?? .zero
      previous = frame == .zero ? nil : frame
    }
    if isSource {
      statement.sourceSlot = statements.count
    } else {
      statement.targetSlot = statements.count
    }
    statements.append(statement)
  }

  /// Removes a statement; the last one takes its place.
  func remove(at slot: Int) {
    let last = statements.removeLast()
    if statements.isEmpty { metMark = nil }
    guard slot < statements.count else { return }
    statements[slot] = last
    if last.source === self {
      last.sourceSlot = slot
    } else {
      last.targetSlot = slot
    }
  }

  /// Notes that the item was gathered.
  func closeMark() {
    mark?.isOpen = false
    mark = nil
    metMark = nil
  }

  fileprivate func die() {
    item = nil
    closeMark()
    ownFront?.close()
    ownFront = nil
    fittingFront?.close()
    fittingFront = nil
    while let statement = statements.last { statement.end() }
    front?.needsGather = true
    front = nil
  }
}

/// What the storage of an item holds, and nobody else: it goes when the item does.
///
/// Weak references would tell as well, but make every use of the referenced object slower.
private final class ConstraintItemHolder: FrameWitness {
  let state: ConstraintItem

  init(_ state: ConstraintItem) {
    self.state = state
  }

  func framesWillBeTaken(of element: any LayoutElement) {
    element.reportStatementsWithoutPass()
  }

  deinit { state.die() }
}

/// A mark that statements below a view changed, which it has not gathered yet.
///
/// Items remember the last one they met, so that the next climb from below stops there: building a
/// deep tree stays linear.
final class GatherMark {
  var isOpen = true
}

extension LayoutStorage {
  /// What constraints keep for the element, if anything.
  var constraintItem: ConstraintItem? {
    guard let holder = constraintState, type(of: holder) == ConstraintItemHolder.self else {
      return nil
    }
    return unsafeDowncast(holder, to: ConstraintItemHolder.self).state
  }
}
