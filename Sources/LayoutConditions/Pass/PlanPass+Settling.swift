import Foundation
import LayoutCore

// Closures that read each other's frames may move elements with every pass. The second pass at one
// setting shows it: where it gives other frames than the first, the pass is repeated until nothing
// changes any more. Closures that read what else changed agree at once, those that read the frames
// of later elements after a few repetitions; the others never settle.
extension PlanPass {
  private static var mostRepetitions: Int { 32 }

  /// The frames before the pass, where it is the one to look at.
  func framesToSettle(_ setting: PlanSetting) -> [CGRect]? {
    guard !closures.isEmpty, settling != .known else { return nil }
    if settling == .unknown {
      settling = .placed
      return nil
    }
    guard lastSetting == setting else { return nil }
    settling = .known
    return layoutFrames
  }

  /// The elements that passes go on moving, found by repeating this one. Afterwards all frames are
  /// as they were before that.
  func elementsThatMove(
    since former: [CGRect], _ setting: PlanSetting, container: AnyObject
  ) -> [Int] {
    let frames = layoutFrames
    guard frames.count == former.count, frames != former else { return [] }
    defer {
      for (element, frame) in zip(elements, frames) { element.takeUnretainedValue().place(frame) }
    }
    var last = frames
    var moving: [Int] = []
    for _ in 0..<Self.mostRepetitions {
      _ = run(setting, onlyReplaced: false, container: container, changesBefore: changeCount)
      let next = layoutFrames
      moving = next.indices.filter { next[$0] != last[$0] }
      if moving.isEmpty { break }
      last = next
    }
    return moving
  }

  func reportUnsettled<Controller: LayoutControllable>(
    _ moving: [Int], of controller: Controller, _ outcome: PassOutcome<Subview>
  ) where Controller.Subview == Subview {
    LayoutIssue.report(
      LayoutIssue(
        .unsettledPasses, elements: moving.prefix(UnplacedReport.limit).map(outcome.name),
        numbers: ["count": Double(moving.count)],
        location: moving.first.flatMap { location(of: $0, controller, outcome) },
        explanation: "The closures of the elements read frames that the pass itself changes, so "
          + "every pass over the same bounds moves them again.",
        advice: "Compute one of them from the bounds, or use positions such as .after(_:_:), which "
          + "are placed in the order they need."))
  }

  private var layoutFrames: [CGRect] { elements.map { $0.takeUnretainedValue().layoutFrame } }
}
