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

  /// The mark of the last climb that came past the item, and what held the item then.
  var mark: GatherMark?
  var markContainer: ObjectIdentifier?

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
    storage[.constraints] = ConstraintItemHolder(state)
    storage.hasFrameWitness = true
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
    if statements.isEmpty, !isRunner { mark = nil }
    guard slot < statements.count else { return }
    statements[slot] = last
    if last.source === self {
      last.sourceSlot = slot
    } else {
      last.targetSlot = slot
    }
  }

  /// The item's mark, if all that solve statements above it still wait to gather them.
  func openMark(below container: AnyObject?) -> GatherMark? {
    guard let mark, mark.isOpen, markContainer == container.map({ ObjectIdentifier($0) }) else {
      return nil
    }
    return mark
  }

  /// Notes that the item was gathered.
  func closeMark() {
    mark?.close()
    mark = nil
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

extension LayoutStorage {
  /// What constraints keep for the element, if anything.
  var constraintItem: ConstraintItem? {
    self[.constraints]?.state
  }
}

extension StorageSlot<ConstraintItemHolder> {
  fileprivate static var constraints: StorageSlot { StorageSlot(.second) }
}
