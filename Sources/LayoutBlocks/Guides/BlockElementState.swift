import LayoutCore

/// What blocks keep for an element: few have any of it.
final class BlockElementState {
  /// The element's first baseline, if anything asked for it.
  var baseline: AnyObject?
}

extension StorageSlot<BlockElementState> {
  static let blocks = StorageSlot(.fourth)
}

extension LayoutElement {
  /// The state in the element's storage, created on first use.
  var blockState: BlockElementState {
    let storage = storage
    if let state = storage[.blocks] { return state }
    let state = BlockElementState()
    storage[.blocks] = state
    return state
  }
}
