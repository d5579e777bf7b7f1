import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension PlanPass {
  /// Lays out a controller; only what was replaced since the last pass, where that is enough.
  func layOut<Controller: LayoutControllable>(
    _ controller: Controller, onlyReplaced: Bool = false
  ) where Controller.Subview == Subview {
    Recording.pass(over: controller) { layOutGuarded(controller, onlyReplaced: onlyReplaced) }
  }

  private func layOutGuarded<Controller: LayoutControllable>(
    _ controller: Controller, onlyReplaced: Bool
  ) where Controller.Subview == Subview {
    guard guardState.begin() else { return }
    let subviews = controller.subviews
    let changes = gatherIfNeeded(controller, subviews)
    guard let size = finiteSize(of: controller) else {
      if let interruption = guardState.end() { report(interruption, of: controller) }
      return
    }
    let setting = setting(for: controller, size: size)
    let framesBefore = framesToSettle(setting)
    let info = isToldOfChanges || closures.isEmpty ? nil : PassInfo(of: controller, subviews)
    let problems = withExtendedLifetime(subviews) {
      run(
        setting, onlyReplaced: onlyReplaced, container: controller, changesBefore: changes)
    }
    if changes != changeCount || info?.holds(for: controller) == false {
      guardState.noteChange()
    }
    if Recording.isOn {
      notePlaced(problems)
      noteHeld(subviews)
      noteChoices(of: controller)
    }
    didLayOut(setting)
    let moving = framesBefore.map {
      elementsThatMove(since: $0, setting, container: controller)
    }
    let interruption = guardState.end()
    if let moving, !moving.isEmpty { reportUnsettled(moving, of: controller, outcome) }
    if hasNewPlan { reportMistakes(of: controller) }
    guard interruption != nil || !problems.isEmpty || state.unplacedCount > 0 else {
      unplacedReport.clear()
      return
    }
    let outcome = outcome
    withExtendedLifetime(subviews) {
      report(problems, of: controller, outcome)
      if let interruption { report(interruption, of: controller) }
      reportUnplaced(controller, outcome)
    }
  }

  /// Walks the plan with the elements as its host; returns what went wrong.
  @inline(__always)
  func run(
    _ setting: PlanSetting, onlyReplaced: Bool, container: AnyObject, changesBefore: Int
  ) -> [PassProblem] {
    // A closure may reach this object during the walk, so the walk has its own copies.
    let plan = plan
    let closures = closures
    let elements = elements
    var state = PlanState()
    swap(&state, &self.state)
    defer { swap(&state, &self.state) }
    return elements.withUnsafeBufferPointer { elements in
      var host = ElementHost(
        elements: elements, pass: .passUnretained(self), container: .passUnretained(container),
        changeCount: changesBefore, mirroredWidth: setting.mirroredWidth,
        elementsKnowContainer: elementsKnowContainer)
      host.mayHaveLeft =
        elementsKnowContainer
        && (changesBefore != changeCount || !isToldOfChanges && !closures.isEmpty)
      if setting.mirrorsLate {
        host.lateFrames = mirrorBack(elements, in: setting.mirroredWidth)
        plan.walk(setting, closures: closures, state: &state, host: &host)
        host.placeLateFrames()
      } else if !(onlyReplaced && placeReplaced(plan, setting, &state, &host)) {
        plan.walk(setting, closures: closures, state: &state, host: &host)
      }
      return host.problems
    }
  }

  /// Says which elements the pass placed.
  private func notePlaced(_ problems: [PassProblem]) {
    for (element, method) in zip(elements, state.chosen) {
      Recording.notePlaced(element.takeUnretainedValue(), method >= 0)
    }
    for problem in problems where problem.leavesFrame {
      Recording.notePlaced(elements[problem.element].takeUnretainedValue(), false)
    }
  }

  /// Says what the controller holds, with a method or not.
  private func noteHeld(_ subviews: [Subview]) {
    for subview in subviews {
      if subview is UIView {
        Recording.noteHeld([subview])
      } else {
        Recording.noteHeldUnheard(subview, name: subview.layoutName)
      }
    }
  }

  /// Says which method the pass took for each element.
  private func noteChoices<Controller: LayoutControllable>(
    of controller: Controller
  ) where Controller.Subview == Subview {
    let outcome = outcome
    for (index, chosen) in outcome.chosen.enumerated() {
      guard let methods = controller.layoutInfo[outcome.identity(index)] else { continue }
      let element = elements[index].takeUnretainedValue()
      ConditionList(methods, of: element).noteChoice(of: element, PlanState.method(chosen))
    }
  }

  /// Lays out what was replaced; returns whether that was enough.
  private func placeReplaced<Host: LayoutPlanHost>(
    _ plan: LayoutPlan, _ setting: PlanSetting, _ state: inout PlanState, _ host: inout Host
  ) -> Bool {
    guard !needsFullPass, !replaced.isEmpty, closures.isEmpty, lastSetting == setting else {
      return false
    }
    for entry in replaced {
      guard
        plan.placeAlone(
          entry.place, wasFlow: entry.wasFlow, setting, state: &state, host: &host)
      else { return false }
    }
    return true
  }

  /// The size to lay out in; without a finite one there is an issue instead.
  private func finiteSize<Controller: LayoutControllable>(
    of controller: Controller, _ onlyMethod: LayoutMethod? = nil
  ) -> CGSize? {
    let size = controller.boundSize
    if size.width.isFinite, size.height.isFinite { return size }
    let location = onlyMethod.map(\.location) ?? controller.firstLocation
    LayoutIssue.report(.invalidBounds(size, [controllerName(controller)], at: location))
    return nil
  }

  /// What the pass depends on. The input is asked for in full only where it counts: margins and
  /// direction are inherited, and a size is at hand.
  func setting<Controller: LayoutControllable>(
    for controller: Controller, size: CGSize, optimization: LayoutOptimization? = nil
  ) -> PlanSetting where Controller.Subview == Subview {
    let mirrors = controller.mirrorsForRightToLeft
    let snaps = controller.snapsToPixelGrid
    let responsive = controller.responsiveOptimization
    var input = LayoutInput(size: size)
    if mirrors || snaps || plan.readsMoreThanSize || responsive != nil {
      input = controller.layoutInput
      input.size = size
    }
    let optimization = optimization ?? responsive?(input) ?? controller.layoutOptimization
    if case .matrix(let columns) = optimization, columns < 1 {
      reportInvalidColumns(controller, columns)
    }
    let isMirrored = mirrors && input.direction == .rightToLeft
    // How wide the content is follows from frames that were moved.
    if Recording.isOn, snaps, contentWidth != nil { PixelGrid.noteDependence() }
    return PlanSetting(
      input: input, columns: optimization.columns, isMirrored: isMirrored,
      mirrorsLate: isMirrored && !closures.isEmpty, contentWidth: contentWidth,
      grid: snaps ? PixelGrid(scale: input.scale) : nil)
  }

  /// Lays out elements by one method, as if they were the whole flow, and keeps nothing.
  func layOutOnce<Controller: LayoutControllable>(
    _ subviews: [Subview], with method: LayoutMethod, optimization: LayoutOptimization?,
    in controller: Controller
  ) where Controller.Subview == Subview {
    gather(subviews, with: method, of: controller)
    guard let size = finiteSize(of: controller, method) else { return }
    let setting = setting(for: controller, size: size, optimization: optimization)
    let problems = withExtendedLifetime(subviews) {
      run(setting, onlyReplaced: false, container: controller, changesBefore: changeCount)
    }
    withExtendedLifetime(subviews) { report(problems, of: controller, outcome, method) }
  }
}
