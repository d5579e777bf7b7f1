import Foundation
import LayoutCore

/// Where a walk's frames go, and what it asks of elements.
protocol LayoutPlanHost {
  /// Stores a finite frame of non-negative size.
  mutating func place(_ frame: CGRect, at index: Int)
  /// The size of an element that fits a proposal.
  mutating func fittingSize(of index: Int, proposal: CGSize) -> CGSize
  /// Notes a frame that is not finite; the element stays where it is.
  mutating func refuse(_ frame: CGRect, at index: Int)
  /// Notes a frame of negative width or height, which counts by its amount.
  mutating func standardize(_ frame: CGRect, at index: Int)
  /// Called after closures ran: they may have changed anything.
  mutating func didRunClosures()
}

/// What a walk keeps for the next one, so that a pass allocates nothing.
struct PlanState {
  /// For every element the place of its active method in its list, or a value below 0.
  var chosen: [Int32] = []
  static let unplaced: Int32 = -1
  static let refused: Int32 = -2

  /// The answers of the plan's conditions, and the input they hold for.
  var answers: [Bool] = []
  var answeredInput: LayoutInput?

  /// Room for the frames of a matrix of unequal cells.
  var flowFrames: [CGRect] = []

  var unplacedCount = 0
}

/// What a pass depends on besides plan, closures and elements.
struct PlanSetting: Equatable {
  var input: LayoutInput
  var columns: Int?
  var isMirrored = false
  var grid: PixelGrid?
}

extension LayoutPlan {
  /// Lays out every element.
  ///
  /// One walk in the order of the flow. Complexity: linear in the elements, whatever their
  /// positions; every distinct structured condition is evaluated once.
  func walk<Host: LayoutPlanHost>(
    _ setting: PlanSetting, closures: PlanClosures, state: inout PlanState, host: inout Host
  ) {
    prepare(&state, for: setting.input)
    var flow = PlanFlow()
    swap(&flow.frames, &state.flowFrames)
    let answers = state.answers
    state.unplacedCount = state.chosen.withUnsafeMutableBufferPointer { chosen in
      PlanWalk(setting, chosen: chosen).run(self, closures, answers, &flow, &host)
    }
    flow.frames.removeAll(keepingCapacity: true)
    swap(&flow.frames, &state.flowFrames)
  }

  /// Lays out one individual element. Gives `false` if the element is or becomes a part of the
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
      PlanWalk(setting, chosen: chosen).place(
        index..<(index + 1), of: count, position(active, of: list), PlanClosures(), &flow, &host)
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

  @inline(__always)
  func position(_ method: Int32, of list: List) -> PlanPosition {
    positions[Int(choices[Int(list.firstChoice + method)])]
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
      state.answers.append(conditions[state.answers.count](input))
    }
  }

  /// The place of the first method whose condition holds, or ``PlanState/unplaced``.
  func activeMethod(
    of list: List, _ closures: PlanClosures, _ answers: [Bool], _ input: LayoutInput
  ) -> Int32 {
    for place in 0..<list.count {
      let test = tests[Int(list.firstTest + place)]
      let holds =
        switch test.kind {
        case .structured: answers[Int(test.index)]
        case .closure: closures.tests.with(test.index) { $0.body(input.size) }
        case .composite: closures.composites[Int(test.index)](input)
        }
      if holds { return place }
    }
    return PlanState.unplaced
  }
}
