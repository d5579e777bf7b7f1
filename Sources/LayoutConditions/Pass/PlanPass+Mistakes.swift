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
    let unreachable = unreachable
    self.unreachable = []
    for method in unreachable where told.insert(.method(method.location)).inserted {
      reportUnreachable(method)
    }
    if plan.hasMatrix, controller.responsiveOptimization == nil,
      controller.layoutOptimization == .none, told.insert(.matrix).inserted
    {
      reportMatrix(controller)
    }
    if isToldOfChanges, controller.layoutInfo.count > elements.count {
      reportStrays(of: controller)
    }
  }

  /// Notes a method behind one that always holds.
  func noteUnreachable(in methods: [LayoutMethod], of subview: Subview) {
    guard unreachable.count < UnplacedReport.limit,
      let always = methods.dropLast().firstIndex(where: { $0.condition.alwaysHolds })
    else { return }
    unreachable.append(
      UnreachableMethod(
        element: subview.issueName, location: methods[always + 1].location,
        always: methods[always].location))
  }

  private func reportUnreachable(_ method: UnreachableMethod) {
    let place = method.always.map { " (\($0))" } ?? ""
    LayoutIssue.report(
      LayoutIssue(
        .conditionShadowed, elements: [method.element], location: method.location,
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
      guard isElsewhere || !departed.contains(id), told.insert(.stray(id)).inserted else {
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

/// A method behind one that always holds.
struct UnreachableMethod {
  let element: String
  let location: LayoutLocation?
  let always: LayoutLocation?
}

/// A mistake that is told once.
enum ToldMistake: Hashable {
  case method(LayoutLocation?)
  case matrix
  case stray(ObjectIdentifier)
}

extension LayoutCondition {
  fileprivate var alwaysHolds: Bool {
    guard terms.count == 1, case .constant(true) = terms[0] else { return false }
    return true
  }
}
