import Foundation
import LayoutCore

/// A walk through a plan under one setting.
///
/// A constant: its methods would copy a variable one at every call. What changes on the way is the
/// flow.
struct PlanWalk {
  let bounds: PlanPosition.Quad
  let input: LayoutInput
  let columns: Int?
  let isMirrored: Bool
  let mirroredWidth: CGFloat
  let grid: PixelGrid?

  /// Whether frames are mirrored only when all are computed.
  private let mirrorsLate: Bool

  /// Whether frames are stored as they are computed.
  let isPlain: Bool

  /// The active method of each element, as far as the walk got.
  let chosen: UnsafeMutableBufferPointer<Int32>

  init(_ setting: PlanSetting, chosen: UnsafeMutableBufferPointer<Int32>) {
    input = setting.input
    let size = setting.size
    bounds = PlanPosition.Quad(width: size.width, height: size.height)
    columns = setting.columns
    isMirrored = setting.isMirrored
    mirroredWidth = setting.contentWidth ?? size.width
    grid = setting.grid
    mirrorsLate = setting.mirrorsLate
    isPlain = !setting.isMirrored && setting.grid == nil
    self.chosen = chosen
  }

  /// Places every element; returns the number of those without an active method.
  @inline(__always)
  func run<Host: LayoutPlanHost>(
    _ plan: LayoutPlan, _ closures: PlanClosures, _ answers: [Bool], _ flow: inout PlanFlow,
    _ host: inout Host
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
        active = Recording.about(host.element(at: index)) {
          plan.activeMethod(of: list, closures, answers, input)
        }
        decidedTest = -1
        host.didRunClosures()
      } else {
        while end < count, plan.elementLists[end] == id { end += 1 }
        if list.count == 0 || list.firstTest != decidedTest {
          active = plan.activeMethod(of: list, closures, answers, input)
          // An empty list begins where the next one does.
          decidedTest = list.count > 0 ? list.firstTest : -1
        }
      }
      for k in index..<end { chosen[k] = active }
      if active < 0 {
        unplaced += end - index
      } else {
        let position = Int(plan.choices[Int(list.firstChoice + active)])
        if end == index + 1, plan.positions[position].kind == .linear {
          emit(linearFrame(plan.positions[position]), index, &host)
        } else {
          place(index..<end, of: plan, plan.positions[position], closures, &flow, &host)
        }
      }
      index = end
    }
    if !flow.waiting.isEmpty { placeWaiting(plan, closures, &flow, &host) }
    return unplaced
  }

  /// Places a run of elements with the same position.
  @inline(never)
  func place<Host: LayoutPlanHost>(
    _ run: Range<Int>, of plan: LayoutPlan, _ position: PlanPosition, _ closures: PlanClosures,
    _ flow: inout PlanFlow, _ host: inout Host
  ) {
    let count = plan.count
    if Recording.isOn, position.isFlow { passOnAlongFlow(run, plan, position, host) }
    switch position.kind {
    case .linear:
      let frame = linearFrame(position)
      for index in run { emit(frame, index, &host) }
    case .aspectFit, .aspectFill:
      for index in run { emit(aspectFrame(position, index, &host), index, &host) }
    case .formula:
      placeByFormula(run, plan.formulas, position, &host)
    case .frameClosure, .individualClosures:
      let isMeasured = position.kind == .individualClosures
      for index in run {
        if Recording.isOn { noteClosure(position.index, of: closures, index..<index + 1, host) }
        let frame = customFrame(position, closures, index, &host)
        host.didRunClosures()
        emit(frame, index, &host, isMeasured: isMeasured)
      }
    case .beside:
      for index in run { placeBeside(position, plan, closures, index, &flow, &host) }
    case .sequence:
      placeSequence(run, of: count, position, &flow, &host)
    case .matrix:
      if let columns {
        placeMatrix(run, of: count, position, columns, &flow, &host)
      } else {
        placeSequence(run, of: count, position, &flow, &host)
      }
    case .matrixCells:
      place(run, of: plan, cells(plan.formulas, position), closures, &flow, &host)
    case .sequenceFormulas, .matrixFormulas:
      placeFlowByFormula(run, plan.formulas, position, &flow, &host)
    case .sequenceClosures, .matrixClosures:
      let isMeasured = closures.positions.with(position.index) { $0.flow?.proposal != nil }
      for index in run {
        if Recording.isOn { noteClosure(position.index, of: closures, index..<count, host) }
        let frame = customFlowFrame(position, closures, index, flow, &host)
        host.didRunClosures()
        if emit(frame, index, &host, isMeasured: isMeasured) {
          advance(&flow, to: frame.countedByAmount)
        }
      }
    }
  }

  /// Says that a closure places an element, and that all elements of a range depend on it.
  private func noteClosure<Host: LayoutPlanHost>(
    _ position: Int32, of closures: PlanClosures, _ range: Range<Int>, _ host: Host
  ) {
    let location = closures.locations[position]
    let elements = range.compactMap { host.element(at: $0) }
    let name = (elements.first as? any LayoutElement)?.layoutName ?? "element \(range.lowerBound)"
    Recording.opaque(
      touching: elements, advice: "a formula could be proved", file: location?.fileID ?? "",
      line: location?.line ?? 0, "\(name) is placed by a closure")
  }

  /// Stores a frame as it is to be stored, or refuses it. Returns whether it was stored.
  @inline(__always) @discardableResult
  func emit<Host: LayoutPlanHost>(
    _ frame: CGRect, _ index: Int, _ host: inout Host, isMeasured: Bool = false
  ) -> Bool {
    // Of a size that is not negative, the center lies between the edges.
    let x = frame.origin.x + frame.size.width
    let y = frame.origin.y + frame.size.height
    // A number less itself is zero, unless it is not finite.
    let test = (x - x) + (y - y)
    if test == 0, frame.size.width >= 0, frame.size.height >= 0, isPlain {
      host.place(frame, at: index)
      return true
    }
    return emitUnusual(frame, index, &host, isMeasured)
  }

  @inline(never)
  private func emitUnusual<Host: LayoutPlanHost>(
    _ frame: CGRect, _ index: Int, _ host: inout Host, _ isMeasured: Bool
  ) -> Bool {
    let counted = frame.countedByAmount
    let isNegative = frame.size.width < 0 || frame.size.height < 0
    let result =
      counted.isStorable ? finished(counted, isMeasured: isMeasured && !isNegative) : counted
    guard result.isStorable else {
      chosen[index] = PlanState.refused(chosen[index])
      host.noteNonFinite(frame, at: index)
      return false
    }
    if isNegative { host.noteNegative(frame, at: index) }
    if Recording.isOn {
      grid?.note(host.element(at: index), keepsSize: isMeasured && !isNegative)
    }
    if mirrorsLate {
      host.placeLater(result, at: index)
      let isKept = isMeasured && !isNegative
      host.place(grid?.snap(counted, keepingMeasuredSize: isKept) ?? counted, at: index)
    } else {
      host.place(result, at: index)
    }
    return true
  }

  /// Whether a frame is finite, also as it counts and where it is mirrored to.
  @inline(__always)
  func staysFinite(_ frame: CGRect) -> Bool {
    let frame = frame.countedByAmount
    return frame.isStorable && (isPlain || finished(frame).isStorable)
  }

  /// The frame mirrored and on the pixel grid, where the controller asks for it.
  @inline(__always)
  func finished(_ frame: CGRect, isMeasured: Bool = false) -> CGRect {
    isPlain ? frame : mirroredAndSnapped(frame, isMeasured)
  }

  @inline(never)
  private func mirroredAndSnapped(_ frame: CGRect, _ isMeasured: Bool) -> CGRect {
    var frame = frame
    if isMirrored { frame.origin.x = mirroredWidth - frame.origin.x - frame.size.width }
    return grid?.snap(frame, keepingMeasuredSize: isMeasured) ?? frame
  }

  /// Stores a frame that is finite, also where it is mirrored to.
  @inline(__always)
  func deliver<Host: LayoutPlanHost>(_ frame: CGRect, _ index: Int, _ host: inout Host) {
    if isPlain { host.place(frame, at: index) } else { _ = emitUnusual(frame, index, &host, false) }
  }

  /// Adds a cell to the flow.
  @inline(__always)
  func advance(_ flow: inout PlanFlow, to frame: CGRect) {
    flow.last = frame
    flow.count += 1
    if columns != nil { flow.frames.append(frame) }
  }
}
