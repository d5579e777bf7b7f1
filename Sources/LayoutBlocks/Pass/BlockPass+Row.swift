import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension BlockPass {
  /// Lays out a stack.
  ///
  /// A program is worth its declaring from the second pass on. So the first pass lays out views that
  /// are alike, and stand in one container, without one: that of a stack which is made for one pass.
  func layOutStack(_ stack: StackLayoutScheme, in source: CGRect) {
    guard guardState.begin() else { return }
    if isNew {
      isNew = false
      if layOutRow(of: stack, in: source) { return end() }
    }
    bring(upTo: stack)
    layOut(in: source)
  }

  /// Lays out views that are alike, with the frames that a program would compute. Returns `false`,
  /// and places nothing, where there is anything else to it.
  private func layOutRow(of stack: StackLayoutScheme, in source: CGRect) -> Bool {
    guard stack.isUniform, !needsFinish, !Recording.isOn, source.isRoom else { return false }
    let room = source.countedByAmount
    guard room.size.width.isUsableLength, room.size.height.isUsableLength else { return false }
    let items = stack.items()
    guard items.areDifferentSiblings else { return false }
    var form = stack.form
    form.count = items.count
    form.firstElement = 0
    let direction = stack.layoutDirection ?? items[0].effectiveUserInterfaceLayoutDirection
    return withUnsafeTemporaryAllocation(of: CGRect.self, capacity: items.count) { frames in
      guard form.layOutRow(in: room, frames, isMirrored: direction == .rightToLeft) else {
        return false
      }
      items.placeSiblings(frames)
      return true
    }
  }
}
