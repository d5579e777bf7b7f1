import Foundation
import LayoutCore

extension LayoutElement {
  /// Moves the element to a frame that may be none, if it can be placed.
  func take(_ frame: CGRect) {
    guard isPlaceable else {
      LayoutIssue.report(
        LayoutIssue(
          .unplaceableElement, elements: [layoutName],
          explanation: "The element stands for an area of what holds it, so it cannot be moved.",
          advice: "Move a guide of your own."))
      return
    }
    guard frame.isFinite else { return }
    place(frame.countedByAmount)
  }
}
