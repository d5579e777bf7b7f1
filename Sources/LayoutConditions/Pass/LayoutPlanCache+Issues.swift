import Foundation
import LayoutCore

/// What a pass was about. Whoever hears of an issue may change the cache, which then forgets it.
struct PassOutcome<Subview: LayoutElement> {
  let elements: [Unmanaged<Subview>]
  let chosen: [Int32]
  let unplacedCount: Int
  let size: CGSize

  func name(_ index: Int) -> String { elements[index].takeUnretainedValue().layoutName }

  func identity(_ index: Int) -> ObjectIdentifier {
    ObjectIdentifier(elements[index].takeUnretainedValue())
  }
}

extension LayoutPlanCache {
  /// What the last pass was about; whoever keeps it has to keep the elements as well.
  var outcome: PassOutcome<Subview> {
    PassOutcome(
      elements: elements, chosen: state.chosen, unplacedCount: state.unplacedCount,
      size: lastSetting?.input.size ?? .zero)
  }

  /// Reports what went wrong with elements, each with the method that was active.
  func report<Controller: LayoutControllable>(
    _ problems: [PassProblem], of controller: Controller, _ outcome: PassOutcome<Subview>,
    _ onlyMethod: LayoutMethod? = nil
  ) where Controller.Subview == Subview {
    for problem in problems {
      switch problem {
      case .frame(let frame, let index):
        LayoutIssue.report(
          LayoutIssue(
            .nonFiniteFrame, elements: [outcome.name(index)], numbers: numbers(of: frame),
            location: onlyMethod?.location ?? location(of: index, controller, outcome),
            explanation: "The position gave a frame with a number that is not finite, so the "
              + "element keeps its last frame and the flow goes on without it.",
            advice: "Look for a division by zero or an infinite size in the position."))
      case .negative(let frame, let index):
        LayoutIssue.report(
          LayoutIssue(
            .negativeSize, elements: [outcome.name(index)], numbers: numbers(of: frame),
            location: onlyMethod?.location ?? location(of: index, controller, outcome),
            explanation: "The position gave a negative width or height; it counts by its amount, "
              + "about the same centre.",
            advice: "Check insets that are larger than the bounds, or give the position a "
              + "condition that keeps it from small bounds."))
      case .size(let size, let index):
        LayoutIssue.report(
          LayoutIssue(
            .measuringFailed, elements: [outcome.name(index)],
            numbers: ["width": size.width, "height": size.height],
            location: onlyMethod?.location ?? location(of: index, controller, outcome),
            explanation: "sizeThatFits(_:) answered with a size that is negative or not finite; "
              + "zero counts instead.",
            advice: "Let sizeThatFits(_:) answer infinite and zero proposals with a finite size."))
      case .removed(let index):
        LayoutIssue.report(
          LayoutIssue(
            .removedDuringPass, elements: [outcome.name(index)],
            location: onlyMethod?.location ?? location(of: index, controller, outcome),
            explanation: "A closure removed the element from its controller during the pass, so "
              + "it was not placed.",
            advice: "Change the tree before or after a pass, not in a condition or position."))
      }
    }
  }

  func reportDuplicate(_ subview: Subview) {
    LayoutIssue.report(
      LayoutIssue(
        .duplicateElement, elements: [subview.layoutName],
        explanation: "The controller lists the element twice; its first place counts.",
        advice: "List every element once."))
  }

  func reportTwoControllers(_ subview: Subview, _ first: Placement, _ second: Placement) {
    LayoutIssue.report(
      LayoutIssue(
        .elementInTwoControllers,
        elements: [subview.layoutName, first.controllerName, second.controllerName],
        explanation: "Two controllers place the element, so it has the frame of the one that ran "
          + "last.",
        advice: "Drop the element's methods, or the element, from one of them."))
  }

  func reportNestedPass<Controller: LayoutControllable>(_ controller: Controller) {
    LayoutIssue.report(
      LayoutIssue(
        .changedDuringPass, elements: [controllerName(controller)],
        explanation: "A closure asked for a pass of the controller whose pass called it; the inner "
          + "pass did nothing.",
        advice: "Call setNeedsLayout() instead, outside conditions and positions."))
  }

  func reportChange<Controller: LayoutControllable>(_ controller: Controller) {
    LayoutIssue.report(
      LayoutIssue(
        .changedDuringPass, elements: [controllerName(controller)],
        explanation: "A closure changed methods, orders or subviews while they were laid out; the "
          + "pass finished with what it began with, and the change counts from the next one.",
        advice: "Change them before or after a pass, not in a condition or position."))
  }

  func reportInvalidSize<Controller: LayoutControllable>(
    _ controller: Controller, _ size: CGSize
  ) {
    LayoutIssue.report(
      LayoutIssue(
        .invalidInput, elements: [controllerName(controller)],
        numbers: ["width": size.width, "height": size.height],
        explanation: "The bounds are not finite, so nothing was laid out.",
        advice: "Set finite bounds; measure with sizeThatFits(_:) for infinite ones."))
  }

  func reportInvalidColumns<Controller: LayoutControllable>(
    _ controller: Controller, _ columns: Int
  ) {
    LayoutIssue.report(
      LayoutIssue(
        .invalidColumnCount, elements: [controllerName(controller)],
        numbers: ["colsPerRow": Double(columns)],
        explanation: "A matrix needs at least one cell in a row; the cells form a sequence "
          + "instead.",
        advice: "Give matrix(colsPerRow:) a number of at least 1."))
  }

  /// Notes the elements without an active method, once for every change of them.
  func reportUnplaced<Controller: LayoutControllable>(
    _ controller: Controller, _ outcome: PassOutcome<Subview>
  ) where Controller.Subview == Subview {
    guard outcome.unplacedCount > 0 else {
      if !reportedUnplaced.isEmpty { reportedUnplaced = [] }
      return
    }
    let limit = 8
    let indices = outcome.chosen.indices.lazy.filter {
      outcome.chosen[$0] == PlanState.unplaced
    }
    let shown = Array(indices.prefix(limit))
    let identities = shown.map(outcome.identity)
    guard identities != reportedUnplaced else { return }
    reportedUnplaced = identities
    LayoutIssue.report(
      LayoutIssue(
        .unplaced, severity: .note, elements: shown.map(outcome.name),
        numbers: [
          "count": Double(outcome.unplacedCount), "width": outcome.size.width,
          "height": outcome.size.height,
        ],
        location: shown.first.flatMap {
          controller.layoutInfo[outcome.identity($0)]?.last?.location
        },
        explanation: "None of the elements' conditions holds for these bounds, so they stay where "
          + "they are.",
        advice: "Append a constant position as the last method, or hide the elements there."))
  }

  private func numbers(of frame: CGRect) -> KeyValuePairs<String, Double> {
    [
      "x": frame.origin.x, "y": frame.origin.y, "width": frame.size.width,
      "height": frame.size.height,
    ]
  }

  private func controllerName(_ controller: AnyObject) -> String {
    (controller as? any LayoutElement)?.layoutName ?? String(describing: type(of: controller))
  }

  /// Where the active method of an element was written; of a refused one, the first possible.
  private func location<Controller: LayoutControllable>(
    of index: Int, _ controller: Controller, _ outcome: PassOutcome<Subview>
  ) -> LayoutLocation? where Controller.Subview == Subview {
    guard let methods = controller.layoutInfo[outcome.identity(index)], !methods.isEmpty else {
      return nil
    }
    let chosen = Int(outcome.chosen[index])
    return (methods.indices.contains(chosen) ? methods[chosen] : methods[0]).location
  }
}
