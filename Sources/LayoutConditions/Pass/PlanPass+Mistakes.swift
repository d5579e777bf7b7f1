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
  /// to another container, which has no methods for them. One that was removed keeps its methods
  /// for when it comes back.
  private func reportStrays<Controller: LayoutControllable>(
    of controller: Controller
  ) where Controller.Subview == Subview {
    let present = Set(controller.subviews.lazy.map { ObjectIdentifier($0) })
    for (id, methods) in controller.layoutInfo where !present.contains(id) && !methods.isEmpty {
      guard let element = watched[id]?.takeUnretainedValue() else { continue }
      let holder = element.layoutContainer
      let other = holder as? any LayoutControllable
      let isElsewhere = other.map { $0.layoutInfo[id] == nil } ?? (holder is any TracedContainer)
      guard isElsewhere || !mistakes.departed.contains(id), mistakes.isNew(.stray(id)) else {
        continue
      }
      let names = [element.issueName(missingIn: controller), controllerName(controller)]
      let place = isElsewhere ? holder.map { controllerName($0) } : nil
      LayoutIssue.report(
        stray(names, in: place, takesMethods: other != nil, at: methods.first?.location))
    }
  }

  /// An element with methods in a container that does not hold it; `holder` is the container that
  /// does, if one does.
  private func stray(
    _ names: [String], in holder: String?, takesMethods: Bool, at location: LayoutLocation?
  ) -> LayoutIssue {
    guard let holder else {
      return LayoutIssue(
        .methodsWithoutSubview, elements: names, location: location,
        explanation: "The element has methods in the container, but is none of its subviews, so no "
          + "pass places it.",
        advice: "Add the element to the container with addSubview(_:).")
    }
    return LayoutIssue(
      .methodsWithoutSubview, elements: names + [holder], location: location,
      explanation: "The element has methods in the second container, but is a subview of the "
        + (takesMethods
          ? "third, so no pass places it." : "third, which places it by other means."),
      advice: takesMethods
        ? "Set the element's methods in the container that holds it."
        : "Remove the methods, and say the same in the words of \(holder), or put the element into "
          + "a LayoutView that \(holder) places.")
  }
}
