import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension BlockPass {
  /// Lays out a block for the first time that is a stack of items which are alike.
  ///
  /// A program is worth its declaring from the second pass on, which a stack that is made for one
  /// pass never has. So the first pass places views that stand in one container without a program.
  func layOut(
    _ block: some LayoutBlockProtocol, asRow form: StackForm,
    of items: () -> [any LayoutElement], _ direction: UIUserInterfaceLayoutDirection?,
    in source: CGRect
  ) {
    guard guardState.begin() else { return }
    isNew = false
    if layOutRow(form, of: items, direction, in: source) { return end() }
    bring(upTo: block)
    layOut(in: source)
  }

  /// Places views by the frames that a program would compute. Returns `false`, and places nothing,
  /// where there is more to the items.
  private func layOutRow(
    _ form: StackForm, of items: () -> [any LayoutElement],
    _ direction: UIUserInterfaceLayoutDirection?, in source: CGRect
  ) -> Bool {
    guard !needsFinish, !Recording.isOn else { return false }
    let room = source.countedByAmount
    guard room.size.width.isUsableLength, room.size.height.isUsableLength else { return false }
    let items = items()
    guard let first = items.first, let rowType = type(of: first) as? any ElementRow.Type,
      rowType.areDifferentSiblings(items)
    else { return false }
    var form = form
    form.count = items.count
    form.firstElement = 0
    let direction = direction ?? first.effectiveUserInterfaceLayoutDirection
    return withUnsafeTemporaryAllocation(of: CGRect.self, capacity: items.count) { frames in
      guard form.layOutRow(in: room, frames, isMirrored: direction == .rightToLeft) else {
        return false
      }
      rowType.place(items, frames)
      return true
    }
  }
}
