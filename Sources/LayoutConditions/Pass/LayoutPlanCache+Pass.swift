import Foundation
import LayoutCore
#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The walk's way to the elements of a controller.
///
/// Elements are unmanaged here: the pass holds the array of subviews, which keeps them alive, and
/// counting references would cost more than placing.
struct ElementHost<Subview: LayoutElement>: LayoutPlanHost {
  let elements: UnsafeBufferPointer<Unmanaged<Subview>>
  let cache: Unmanaged<LayoutPlanCache<Subview>>
  let container: Unmanaged<AnyObject>

  /// The cache's count of changes when the pass began; once it differs, every element is asked
  /// whether it is still there.
  let changeCount: Int
  var mayHaveLeft = false
  let elementsKnowContainer: Bool

  /// What went wrong, to be reported after the pass.
  var problems: [PassProblem] = []

  @inline(__always)
  mutating func place(_ frame: CGRect, at index: Int) {
    if mayHaveLeft, hasLeft(index) { return }
    elements[index]._withUnsafeGuaranteedRef { $0.place(frame) }
  }

  @inline(__always)
  mutating func didRunClosures() {
    if cache._withUnsafeGuaranteedRef({ $0.changeCount }) != changeCount {
      mayHaveLeft = elementsKnowContainer
    }
  }

  mutating func fittingSize(of index: Int, proposal: CGSize) -> CGSize {
    let size = elements[index]._withUnsafeGuaranteedRef { $0.measuredSize(fitting: proposal) }
    if size.width >= 0, size.height >= 0, size.width < .infinity, size.height < .infinity {
      return size
    }
    problems.append(.size(size, index))
    return .zero
  }

  mutating func refuse(_ frame: CGRect, at index: Int) {
    problems.append(.frame(frame, index))
  }

  mutating func standardize(_ frame: CGRect, at index: Int) {
    problems.append(.negative(frame, index))
  }

  /// Whether a closure of this pass removed the element from its controller.
  private mutating func hasLeft(_ index: Int) -> Bool {
    let current = elements[index]._withUnsafeGuaranteedRef { $0.layoutContainer }
    if current === container.takeUnretainedValue() { return false }
    problems.append(.removed(index))
    return true
  }
}

/// What went wrong with an element in a pass.
enum PassProblem {
  case frame(CGRect, Int)
  case negative(CGRect, Int)
  case size(CGSize, Int)
  case removed(Int)
}

extension LayoutPlanCache {
  /// Lays out a controller; only what was replaced since the last pass, where that is enough.
  func layOut<Controller: LayoutControllable>(
    _ controller: Controller, onlyReplaced: Bool = false
  ) where Controller.Subview == Subview {
    guard !isInPass else {
      reportNestedPass(controller)
      return
    }
    let subviews = controller.subviews
    // Whatever a controller or element is asked for may run any code.
    isInPass = true
    let changes = gatherIfNeeded(controller, subviews)
    guard let size = finiteSize(of: controller) else {
      isInPass = false
      return
    }
    let setting = setting(for: controller, size: size)
    let info = isToldOfChanges || closures.isEmpty ? nil : PassInfo(of: controller, subviews)
    let problems = withExtendedLifetime(subviews) {
      run(
        setting, onlyReplaced: onlyReplaced, container: controller, changesBefore: changes)
    }
    let isChanged = changes != changeCount || info?.holds(for: controller) == false
    isInPass = false
    didLayOut(setting)
    guard isChanged || !problems.isEmpty || state.unplacedCount > 0 else {
      if !reportedUnplaced.isEmpty { reportedUnplaced = [] }
      return
    }
    let outcome = outcome
    withExtendedLifetime(subviews) {
      report(problems, of: controller, outcome)
      if isChanged { reportChange(controller) }
      reportUnplaced(controller, outcome)
    }
  }

  /// Walks the plan with the elements as its host, and gives what went wrong.
  @inline(__always)
  private func run(
    _ setting: PlanSetting, onlyReplaced: Bool, container: AnyObject, changesBefore: Int
  ) -> [PassProblem] {
    // A closure may reach this cache during the walk, so the walk has its own copies.
    let plan = plan
    let closures = closures
    let elements = elements
    var state = PlanState()
    swap(&state, &self.state)
    defer { swap(&state, &self.state) }
    return elements.withUnsafeBufferPointer { elements in
      var host = ElementHost(
        elements: elements, cache: .passUnretained(self), container: .passUnretained(container),
        changeCount: changesBefore, elementsKnowContainer: elementsKnowContainer)
      host.mayHaveLeft =
        elementsKnowContainer
        && (changesBefore != changeCount || !isToldOfChanges && !closures.isEmpty)
      if !(onlyReplaced && placeReplaced(plan, setting, &state, &host)) {
        plan.walk(setting, closures: closures, state: &state, host: &host)
      }
      return host.problems
    }
  }

  /// Lays out what was replaced; gives whether that was enough.
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
  private func finiteSize<Controller: LayoutControllable>(of controller: Controller) -> CGSize? {
    let size = controller.boundSize
    if size.width.isFinite, size.height.isFinite { return size }
    reportInvalidSize(controller, size)
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
    return PlanSetting(
      input: input, columns: optimization.columns,
      isMirrored: mirrors && input.direction == .rightToLeft,
      grid: snaps ? PixelGrid(scale: input.scale) : nil)
  }

  /// Lays out elements by one method, as if they were the whole flow, and keeps nothing.
  func layOutOnce<Controller: LayoutControllable>(
    _ subviews: [Subview], with method: LayoutMethod, optimization: LayoutOptimization?,
    in controller: Controller
  ) where Controller.Subview == Subview {
    gather(subviews, with: method)
    guard let size = finiteSize(of: controller) else { return }
    let setting = setting(for: controller, size: size, optimization: optimization)
    let problems = withExtendedLifetime(subviews) {
      run(setting, onlyReplaced: false, container: controller, changesBefore: changeCount)
    }
    withExtendedLifetime(subviews) { report(problems, of: controller, outcome, method) }
  }
}
