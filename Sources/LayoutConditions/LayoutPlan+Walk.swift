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

  /// The frames of the flow's cells, kept in a matrix of unequal cells only.
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
  /// Lays out every element, or one only (which must not be, and not have been, in the flow).
  ///
  /// One walk in the order of the flow. Complexity: linear in the elements, whatever their
  /// positions; every distinct structured condition is evaluated once.
  func walk<Host: LayoutPlanHost>(
    _ setting: PlanSetting, closures: PlanClosures, state: inout PlanState, host: inout Host
  ) {
    prepare(&state, for: setting.input)
    state.unplacedCount = 0
    state.flowFrames.removeAll(keepingCapacity: true)
    var walk = PlanWalk(setting)
    var index = 0
    let count = elementLists.count
    while index < count {
      let list = elementLists[index]
      var end = index + 1
      if lists[Int(list)].isOpaque {
        host.didRunClosures()
      } else {
        while end < count, elementLists[end] == list { end += 1 }
      }
      let chosen = activeMethod(of: lists[Int(list)], closures, state.answers, setting.input)
      for k in index..<end { state.chosen[k] = chosen }
      if chosen < 0 {
        state.unplacedCount += end - index
      } else {
        walk.place(
          index..<end, of: count, positions[Int(lists[Int(list)].first + chosen)], closures,
          &state, &host)
      }
      index = end
    }
  }

  /// Lays out one individual element under the answers of the last walk. Gives `false` if the
  /// element is or becomes a part of the flow: then all have to be walked.
  func placeAlone<Host: LayoutPlanHost>(
    _ index: Int, wasFlow: Bool, _ setting: PlanSetting, state: inout PlanState, host: inout Host
  ) -> Bool {
    guard !wasFlow else { return false }
    prepare(&state, for: setting.input)
    let list = lists[Int(elementLists[index])]
    let chosen = activeMethod(of: list, PlanClosures(), state.answers, setting.input)
    if chosen >= 0, positions[Int(list.first + chosen)].isFlow { return false }
    state.unplacedCount += (chosen < 0 ? 1 : 0) - (state.chosen[index] == PlanState.unplaced ? 1 : 0)
    state.chosen[index] = chosen
    guard chosen >= 0 else { return true }
    var walk = PlanWalk(setting)
    walk.place(
      index..<(index + 1), of: count, positions[Int(list.first + chosen)], PlanClosures(), &state,
      &host)
    return true
  }

  /// Whether an element is part of the flow by the method that a walk chose.
  func isInFlow(_ index: Int, _ state: PlanState) -> Bool {
    guard index < state.chosen.count else { return false }
    let chosen = state.chosen[index]
    let list = lists[Int(elementLists[index])]
    return chosen >= 0 && chosen < list.count && positions[Int(list.first + chosen)].isFlow
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
  @inline(__always)
  private func activeMethod(
    of list: List, _ closures: PlanClosures, _ answers: [Bool], _ input: LayoutInput
  ) -> Int32 {
    var place: Int32 = 0
    while place < list.count {
      let test = tests[Int(list.first + place)]
      let holds =
        switch test.kind {
        case .structured: answers[Int(test.index)]
        case .closure: closures.tests[Int(test.index)].body(input.size)
        case .composite: closures.composites[Int(test.index)](input)
        }
      if holds { return place }
      place += 1
    }
    return PlanState.unplaced
  }
}

/// The state of a walk: the setting, and where the flow stands.
struct PlanWalk {
  let width: Double
  let height: Double
  let input: LayoutInput
  let columns: Int?
  let isMirrored: Bool
  let grid: PixelGrid?

  /// The flow so far: the number of its cells and the frame of the last.
  var flowCount = 0
  var last = CGRect.zero

  init(_ setting: PlanSetting) {
    input = setting.input
    // A part of an unbounded length is no length: it leaves the measure to the other elements.
    width = setting.input.size.width < .infinity ? setting.input.size.width : 0
    height = setting.input.size.height < .infinity ? setting.input.size.height : 0
    columns = setting.columns
    isMirrored = setting.isMirrored
    grid = setting.grid
  }

  /// Places a run of elements with the same position.
  @inline(__always)
  mutating func place<Host: LayoutPlanHost>(
    _ run: Range<Int>, of count: Int, _ position: PlanPosition, _ closures: PlanClosures,
    _ state: inout PlanState, _ host: inout Host
  ) {
    switch position.kind {
    case .absolute, .relative, .insets, .offset:
      let frame = individualFrame(position)
      for index in run { emit(frame, index, &state, &host) }
    case .aspectFit, .aspectFill:
      for index in run {
        emit(aspectFrame(position, index, &host), index, &state, &host)
      }
    case .frameClosure, .individualClosures:
      for index in run {
        let frame = customFrame(position, closures, index, &host)
        host.didRunClosures()
        emit(frame, index, &state, &host)
      }
    case .sequence:
      placeSequence(run, of: count, position, &state, &host)
    case .matrix:
      if let columns {
        placeMatrix(run, of: count, position, columns, &state, &host)
      } else {
        placeSequence(run, of: count, position, &state, &host)
      }
    case .sequenceClosures, .matrixClosures:
      for index in run {
        let frame = customFlowFrame(position, closures, index, &state, &host)
        host.didRunClosures()
        if emit(frame, index, &state, &host) { advance(to: frame.keepingCentre, &state) }
      }
    }
  }

  /// Stores a frame as it is to be stored, or refuses it. Gives whether it was stored.
  @inline(__always) @discardableResult
  func emit<Host: LayoutPlanHost>(
    _ frame: CGRect, _ index: Int, _ state: inout PlanState, _ host: inout Host
  ) -> Bool {
    guard frame.isFinite else {
      state.chosen[index] = PlanState.refused
      host.refuse(frame, at: index)
      return false
    }
    if frame.size.width < 0 || frame.size.height < 0 { host.standardize(frame, at: index) }
    host.place(finished(frame.keepingCentre), at: index)
    return true
  }

  /// The frame mirrored and on the pixel grid, where the controller asks for it.
  @inline(__always)
  func finished(_ frame: CGRect) -> CGRect {
    var frame = frame
    if isMirrored { frame.origin.x = width - frame.origin.x - frame.size.width }
    if let grid { frame = grid.snap(frame) }
    return frame
  }

  /// Adds a cell to the flow.
  @inline(__always)
  mutating func advance(to frame: CGRect, _ state: inout PlanState) {
    last = frame
    flowCount += 1
    if columns != nil { state.flowFrames.append(frame) }
  }
}
