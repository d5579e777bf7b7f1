import Foundation
import LayoutCore

/// A walk through a plan: the setting, and where the flow stands.
struct PlanWalk {
  let bounds: PlanPosition.Quad
  let input: LayoutInput
  let columns: Int?
  let isMirrored: Bool
  let grid: PixelGrid?

  /// Whether frames are stored as they are computed.
  let isPlain: Bool

  /// The active method of each element, as far as the walk got.
  let chosen: UnsafeMutableBufferPointer<Int32>

  /// The flow so far: the number of its cells, the frame of the last, and in a matrix of unequal
  /// cells the frames of all.
  var flowCount = 0
  var last = CGRect.zero
  var flowFrames: [CGRect]

  init(
    _ setting: PlanSetting, chosen: UnsafeMutableBufferPointer<Int32>, flowFrames: [CGRect]
  ) {
    input = setting.input
    // A part of an unbounded length is no length: it leaves the measure to the other elements.
    let size = setting.input.size
    bounds = PlanPosition.Quad(
      width: size.width < .infinity ? size.width : 0,
      height: size.height < .infinity ? size.height : 0)
    columns = setting.columns
    isMirrored = setting.isMirrored
    grid = setting.grid
    isPlain = !setting.isMirrored && setting.grid == nil
    self.chosen = chosen
    self.flowFrames = flowFrames
  }

  /// Places every element; gives the number of those without an active method.
  @inline(__always)
  mutating func run<Host: LayoutPlanHost>(
    _ plan: LayoutPlan, _ closures: PlanClosures, _ answers: [Bool], _ host: inout Host
  ) -> Int {
    let count = plan.elementLists.count
    var unplaced = 0
    var index = 0
    // Elements with the same structured conditions share the decision.
    var decidedTest: Int32 = -1
    var active = PlanState.unplaced
    while index < count {
      let id = plan.elementLists[index]
      let list = plan.lists[Int(id)]
      var end = index + 1
      if list.isOpaque {
        active = plan.activeMethod(of: list, closures, answers, input)
        decidedTest = -1
        host.didRunClosures()
      } else {
        while end < count, plan.elementLists[end] == id { end += 1 }
        if list.firstTest != decidedTest {
          active = plan.activeMethod(of: list, closures, answers, input)
          decidedTest = list.firstTest
        }
      }
      for k in index..<end { chosen[k] = active }
      if active < 0 {
        unplaced += end - index
      } else {
        let position = Int(plan.choices[Int(list.firstChoice + active)])
        if plan.positions[position].kind == .linear {
          placeLinear(index..<end, plan.positions[position], &host)
        } else {
          place(index..<end, of: count, plan.positions[position], closures, &host)
        }
      }
      index = end
    }
    return unplaced
  }

  /// Places a run of elements with the same position.
  @inline(never)
  mutating func place<Host: LayoutPlanHost>(
    _ run: Range<Int>, of count: Int, _ position: PlanPosition, _ closures: PlanClosures,
    _ host: inout Host
  ) {
    switch position.kind {
    case .linear:
      placeLinear(run, position, &host)
    case .aspectFit, .aspectFill:
      for index in run { emit(aspectFrame(position, index, &host), index, &host) }
    case .frameClosure, .individualClosures:
      for index in run {
        let frame = customFrame(position, closures, index, &host)
        host.didRunClosures()
        emit(frame, index, &host)
      }
    case .sequence:
      placeSequence(run, of: count, position, &host)
    case .matrix:
      if let columns {
        placeMatrix(run, of: count, position, columns, &host)
      } else {
        placeSequence(run, of: count, position, &host)
      }
    case .sequenceClosures, .matrixClosures:
      for index in run {
        let frame = customFlowFrame(position, closures, index, &host)
        host.didRunClosures()
        if emit(frame, index, &host) { advance(to: frame.keepingCentre) }
      }
    }
  }

  /// Stores a frame as it is to be stored, or refuses it. Gives whether it was stored.
  @inline(__always) @discardableResult
  func emit<Host: LayoutPlanHost>(_ frame: CGRect, _ index: Int, _ host: inout Host) -> Bool {
    emit(frame.origin.x, frame.origin.y, frame.size.width, frame.size.height, index, &host)
  }

  @inline(__always) @discardableResult
  func emit<Host: LayoutPlanHost>(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ index: Int,
    _ host: inout Host
  ) -> Bool {
    // A number less itself is zero, unless it is not finite.
    if (x - x) + (y - y) + (width - width) + (height - height) == 0, width >= 0, height >= 0 {
      host.place(finished(CGRect(x: x, y: y, width: width, height: height)), at: index)
      return true
    }
    return emitUnusual(CGRect(x: x, y: y, width: width, height: height), index, &host)
  }

  @inline(never)
  private func emitUnusual<Host: LayoutPlanHost>(
    _ frame: CGRect, _ index: Int, _ host: inout Host
  ) -> Bool {
    guard frame.isFinite else {
      chosen[index] = PlanState.refused
      host.refuse(frame, at: index)
      return false
    }
    host.standardize(frame, at: index)
    host.place(finished(frame.keepingCentre), at: index)
    return true
  }

  /// The frame mirrored and on the pixel grid, where the controller asks for it.
  @inline(__always)
  func finished(_ frame: CGRect) -> CGRect {
    isPlain ? frame : mirroredAndSnapped(frame)
  }

  @inline(never)
  private func mirroredAndSnapped(_ frame: CGRect) -> CGRect {
    var frame = frame
    if isMirrored { frame.origin.x = bounds.width - frame.origin.x - frame.size.width }
    return grid?.snap(frame) ?? frame
  }

  /// Adds a cell to the flow.
  @inline(__always)
  mutating func advance(to frame: CGRect) {
    last = frame
    flowCount += 1
    if columns != nil { flowFrames.append(frame) }
  }
}
