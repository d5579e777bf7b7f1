import Foundation
import LayoutCore

extension LayoutElement {
  /// Moves the element to a frame that need not be one it can take, if it can be placed.
  func take(_ frame: CGRect) {
    guard isPlaceable else {
      LayoutIssue.report(
        LayoutIssue(
          .unplaceableElement, elements: [layoutName],
          explanation: "The element stands for an area of what holds it, so it cannot be moved.",
          advice: "Move a guide of your own."))
      return
    }
    var problem: PassProblem.Kind?
    if let frame = frame.storable({ problem = $0 }) { place(frame) }
    guard let problem else { return }
    LayoutIssue.report(PassProblem(problem, of: 0).issue(elements: [layoutName], at: nil))
  }
}
