import Foundation
import LayoutCore

// What is probably not meant, found by looking once at what was gathered.
extension PlanPass {
  /// Tells of methods that place nothing, after the first pass with what was gathered.
  func reportMistakes<Controller: LayoutControllable>(
    of controller: Controller
  ) where Controller.Subview == Subview {
    guard hasNewPlan else { return }
    hasNewPlan = false
    for method in mistakes.takeUnreachable()
    where mistakes.isNew(.unreachable(method.location)) {
      reportUnreachable(method)
    }
    if plan.placesInMatrix, controller.responsiveOptimization == nil,
      controller.layoutOptimization == .none, mistakes.isNew(.noColumns)
    {
      reportMatrix(controller)
    }
    if isToldOfChanges, controller.layoutInfo.count > elements.count {
      reportStrays(of: controller)
    }
  }

  private func reportUnreachable(_ method: PlanMistakes.UnreachableMethod) {
    let place = method.locationBefore.map { " (\($0))" } ?? ""
    LayoutIssue.report(
      LayoutIssue(
        .conditionShadowed, elements: [method.elementName], location: method.location,
        explanation: "The method stands behind one that always holds\(place), so it is never "
          + "tried.",
        advice: "Put the method that always holds last: setLayout(of:at:while:) and "
          + "appendConstantPosition(_:for:) append to the methods there are."))
  }

  private func reportMatrix<Controller: LayoutControllable>(_ controller: Controller) {
    LayoutIssue.report(
      LayoutIssue(
        .invalidColumnCount, elements: [controllerName(controller)],
        explanation: "Elements have positions in a matrix, but the container has no columns, so "
          + "the cells form a sequence.",
        advice: "Set layoutOptimization to .matrix(colsPerRow:), or to .sequence where a sequence "
          + "is meant."))
  }

  /// Tells of elements with methods that are no subviews: such as never were any, and such as went
  /// to another controller without their methods. One that was removed keeps its methods for when
  /// it comes back.
  private func reportStrays<Controller: LayoutControllable>(
    of controller: Controller
  ) where Controller.Subview == Subview {
    let present = Set(controller.subviews.lazy.map { ObjectIdentifier($0) })
    for (id, methods) in controller.layoutInfo where !present.contains(id) && !methods.isEmpty {
      guard let element = watched[id]?.takeUnretainedValue() else { continue }
      let other = element.layoutContainer as? any LayoutControllable
      let isElsewhere = other.map { $0.layoutInfo[id] == nil } ?? false
      guard isElsewhere || !mistakes.departed.contains(id), mistakes.isNew(.stray(id)) else {
        continue
      }
      var names = [element.issueName(missingIn: controller), controllerName(controller)]
      if isElsewhere, let other { names.append(controllerName(other)) }
      LayoutIssue.report(
        LayoutIssue(
          .methodsWithoutSubview, elements: names, location: methods.first?.location,
          explanation: isElsewhere
            ? "The element has methods in the second container, but is a subview of the third, so "
              + "no pass places it."
            : "The element has methods in the container, but is none of its subviews, so no pass "
              + "places it.",
          advice: isElsewhere
            ? "Set the element's methods in the container that holds it."
            : "Add the element to the container with addSubview(_:)."))
    }
  }
}
