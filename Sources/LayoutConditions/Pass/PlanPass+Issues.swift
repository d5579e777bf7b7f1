import Foundation
import LayoutCore

extension PlanPass {
  /// What the last pass was about; valid as long as the elements are held.
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
      let index = problem.element
      var indices = [index]
      if case .circle(let members) = problem.kind { indices = members }
      LayoutIssue.report(
        problem.issue(
          elements: indices.map(outcome.name),
          at: onlyMethod?.location ?? location(of: index, controller, outcome)))
    }
  }

  func reportTwoControllers(_ subview: Subview, _ first: Placement, _ second: Placement) {
    LayoutIssue.report(
      LayoutIssue(
        .elementInTwoControllers,
        elements: [subview.issueName, first.controllerName, second.controllerName],
        explanation: "Two controllers place the element, so it has the frame of the one that ran "
          + "last.",
        advice: "Drop the element's methods, or the element, from one of them."))
  }

  /// Tells of what came in between, and marks the controller where it needs another pass.
  func report<Controller: LayoutControllable>(
    _ interruption: PassGuard.Interruption, of controller: Controller
  ) {
    if interruption.needsMark { controller.setNeedsLayout() }
    LayoutIssue.report(
      .changedDuringPass([controllerName(controller)], at: controller.firstLocation))
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
    let unplaced = outcome.chosen.indices.lazy.filter { outcome.chosen[$0] == PlanState.unplaced }
    let shown = Array(unplaced.prefix(UnplacedReport.limit))
    guard unplacedReport.isNew(shown.map(outcome.identity)) else { return }
    LayoutIssue.report(
      .unplaced(
        shown.map(outcome.name), count: outcome.unplacedCount, in: outcome.size,
        at: shown.first.flatMap { controller.layoutInfo[outcome.identity($0)]?.last?.location }))
  }

  func controllerName(_ controller: AnyObject) -> String {
    (controller as? any LayoutElement)?.issueName ?? String(describing: type(of: controller))
  }

  /// Where the active method of an element was written.
  func location<Controller: LayoutControllable>(
    of index: Int, _ controller: Controller, _ outcome: PassOutcome<Subview>
  ) -> LayoutLocation? where Controller.Subview == Subview {
    PlanState.method(outcome.chosen[index]).flatMap {
      controller.location(ofMethod: $0, of: outcome.elements[index].takeUnretainedValue())
    }
  }
}

extension LayoutControllable {
  /// Where the first method of the first element is written that knows it.
  var firstLocation: LayoutLocation? {
    subviews.lazy.compactMap { self.layoutInfo[ObjectIdentifier($0)]?.first?.location }.first
  }

  /// Where the method of a place in an element's list is stated.
  func location(ofMethod method: Int, of element: AnyObject) -> LayoutLocation? {
    guard let methods = layoutInfo[ObjectIdentifier(element)], methods.indices.contains(method)
    else { return nil }
    return methods[method].location
  }
}
