import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension LayoutPlan {
  /// Lays out every element.
  ///
  /// One walk in the order of the flow. Complexity: linear in the elements, whatever their
  /// positions; every distinct structured condition is evaluated once.
  func walk<Host: LayoutPlanHost>(
    _ setting: PlanSetting, closures: PlanClosures, state: inout PlanState, host: inout Host
  ) {
    if readsEnd, !setting.hasEnd {
      walkWithoutEnd(setting, closures, &state, &host)
      return
    }
    prepare(&state, for: setting.input)
    var flow = PlanFlow()
    swap(&flow.frames, &state.flowFrames)
    let answers = state.answers
    state.unplacedCount = state.chosen.withUnsafeMutableBufferPointer { chosen in
      if readsMoreThanSize { noteSafeArea(setting.input, chosen, &host) }
      return PlanWalk(setting, chosen: chosen).run(self, closures, answers, &flow, &host)
    }
    flow.frames.removeAll(keepingCapacity: true)
    swap(&flow.frames, &state.flowFrames)
  }

  /// The same in a size without an end. Apart, as a walk within a walk takes room on the stack, and
  /// this one some more for the plan.
  @inline(never)
  private func walkWithoutEnd<Host: LayoutPlanHost>(
    _ setting: PlanSetting, _ closures: PlanClosures, _ state: inout PlanState, _ host: inout Host
  ) {
    unfolded(for: setting).walk(setting, closures: closures, state: &state, host: &host)
  }

  /// Lays out one individual element. Returns `false` if the element is or becomes a part of the
  /// flow: then all have to be walked.
  func placeAlone<Host: LayoutPlanHost>(
    _ index: Int, wasFlow: Bool, _ setting: PlanSetting, state: inout PlanState, host: inout Host
  ) -> Bool {
    guard !wasFlow else { return false }
    prepare(&state, for: setting.input)
    let list = lists[Int(elementLists[index])]
    let active = activeMethod(of: list, PlanClosures(), state.answers, setting.input)
    if active >= 0, position(active, of: list).isFlow { return false }
    let wasUnplaced = state.chosen[index] == PlanState.unplaced
    state.unplacedCount += (active < 0 ? 1 : 0) - (wasUnplaced ? 1 : 0)
    state.chosen[index] = active
    guard active >= 0 else { return true }
    state.chosen.withUnsafeMutableBufferPointer { chosen in
      var flow = PlanFlow()
      if readsMoreThanSize { noteSafeArea(setting.input, chosen, &host) }
      PlanWalk(setting, chosen: chosen).place(
        index..<(index + 1), of: self, position(active, of: list), PlanClosures(), &flow, &host)
    }
    return true
  }

  /// Whether an element is part of the flow by the method that a walk chose.
  func isInFlow(_ index: Int, _ state: PlanState) -> Bool {
    guard index < state.chosen.count else { return false }
    let chosen = state.chosen[index]
    let list = lists[Int(elementLists[index])]
    return chosen >= 0 && chosen < list.count && position(chosen, of: list).isFlow
  }

  /// Tells the host which elements are placed within the safe area, where there is one.
  ///
  /// The host is told, rather than asked for a size within an area, as measuring is inlined into
  /// the loops of a walk. It asks while an element is measured, so within the walk, where `chosen`
  /// is valid; each walk tells it anew.
  @inline(never)
  private func noteSafeArea<Host: LayoutPlanHost>(
    _ input: LayoutInput, _ chosen: UnsafeMutableBufferPointer<Int32>, _ host: inout Host
  ) {
    guard input.safeAreaInsets != .zero else { return }
    host.noteSafeArea { index in
      let (list, method) = (lists[Int(elementLists[index])], chosen[index])
      return method >= 0 && position(method, of: list).reference.isWithinSafeArea(of: input)
    }
  }

  private func prepare(_ state: inout PlanState, for input: LayoutInput) {
    if state.chosen.count != elementLists.count {
      state.chosen = Array(repeating: PlanState.unplaced, count: elementLists.count)
    }
    if state.answeredInput != input {
      state.answers.removeAll(keepingCapacity: true)
      state.answeredInput = input
    }
    // A replaced method may have brought conditions that were not asked yet.
    while state.answers.count < conditions.count {
      let index = state.answers.count
      // A recorded pass notes which condition asks, and where it was stated.
      state.answers.append(
        Recording.isOn ? statedConditions[index](input) : conditions[index](input))
    }
  }
}
