import Foundation
import LayoutCore

// Frames by formula. Where frame and bounds are numbers with an end, one formula gives what a
// closure with the same text gives, up to the last digits.
extension PlanWalk {
  /// A run with one formula, which is computed once unless it asks for sizes.
  func placeByFormula<Host: LayoutPlanHost>(
    _ run: Range<Int>, _ formulas: PlanFormulas, _ position: PlanPosition, _ host: inout Host
  ) {
    let formula = formulas[position.index]
    Recording.because { formulas.text(of: position.index) }
    if formula.fitting != nil {
      for index in run {
        let frame = formulaFrame(formula, formulas, position, index, &host)
        emit(frame, index, &host, isMeasured: true)
      }
    } else {
      let frame = formulaFrame(formula, formulas, position, run.lowerBound, &host)
      for index in run { emit(frame, index, &host) }
    }
  }

  /// An individual frame.
  func formulaFrame<Host: LayoutPlanHost>(
    _ formula: PlanFormulas.Entry, _ formulas: PlanFormulas, _ position: PlanPosition,
    _ index: Int, _ host: inout Host, beside sibling: CGRect? = nil
  ) -> CGRect {
    let area = unchangedArea(position.reference)
    var frame: CGRect
    if let lines = formula.lines, area.width.isFinite, area.height.isFinite {
      frame = lines.frame(in: area)
    } else {
      var lengths = FormulaLengths()
      lengths.setBounds(CGSize(width: area.width, height: area.height))
      if var sibling {
        // Like the frame that is computed, the other one counts from the area's corner.
        sibling.origin.x -= area.x
        sibling.origin.y -= area.y
        lengths.sibling = sibling
      }
      measure(index, formula, formulas, &lengths, &host)
      frame = formulas.program.frame(formula.first, lengths)
    }
    frame.origin.x += area.x
    frame.origin.y += area.y
    return frame
  }

  /// A run of a flow.
  func placeFlowByFormula<Host: LayoutPlanHost>(
    _ run: Range<Int>, _ formulas: PlanFormulas, _ position: PlanPosition,
    _ flow: inout PlanFlow, _ host: inout Host
  ) {
    let formula = formulas[position.index]
    Recording.because { formulas.text(of: position.index) }
    let isMatrix = position.kind == .matrixFormulas
    var lengths = FormulaLengths()
    lengths.setBounds(input.size)
    for index in run {
      if Recording.isOn, index > run.lowerBound, let element = host.element(at: index - 1) {
        Recording.passOn(from: element, to: host.element(at: index))
      }
      measure(index, formula, formulas, &lengths, &host)
      let code = code(of: formula, isMatrix, flow, &lengths)
      let frame = formulas.program.frame(code, lengths)
      if emit(frame, index, &host, isMeasured: formula.fitting != nil) {
        advance(&flow, to: frame.countedByAmount)
      }
    }
  }

  /// What is computed for the next element of a flow, by the elements before it.
  private func code(
    of formula: PlanFormulas.Entry, _ isMatrix: Bool, _ flow: PlanFlow,
    _ lengths: inout FormulaLengths
  ) -> PlanFormulas.Code {
    guard flow.count > 0 else { return formula.first }
    guard isMatrix, let columns else {
      lengths.previous = flow.last
      // Without rows the element before is the one that a row would begin after.
      lengths.previousRow = flow.last
      return formula.following
    }
    lengths.previousColumn = flow.last
    guard flow.count >= columns else { return formula.inFirstRow }
    lengths.previousRow = flow.frames[flow.count - columns]
    return flow.count % columns == 0 ? formula.following : formula.inner
  }

  /// Asks for the size that fits an element, where its formulas take one.
  private func measure<Host: LayoutPlanHost>(
    _ index: Int, _ formula: PlanFormulas.Entry, _ formulas: PlanFormulas,
    _ lengths: inout FormulaLengths, _ host: inout Host
  ) {
    guard let fitting = formula.fitting else { return }
    let proposal = formulas.program.size(fitting, lengths)
    if formula.readsFittedWidth {
      lengths.fitted = fittingSize(of: index, proposal: proposal, &host)
    } else {
      lengths.fitted = Recording.readingHeight(of: host.element(at: index)) {
        fittingSize(of: index, proposal: proposal, &host)
      }
    }
    host.didRunClosures()
  }

  /// Cells that share the width between as many as there are in a row, as cells of fixed size.
  func cells(_ formulas: PlanFormulas, _ position: PlanPosition) -> PlanPosition {
    let formula = formulas[position.index]
    Recording.because { formulas.text(of: position.index) }
    var lengths = FormulaLengths()
    lengths.setBounds(CGSize(width: bounds.width, height: bounds.height))
    let room = PlanPosition.Quad(formulas.program.frame(formula.first, lengths))
    // Cells that share a width without an end take up nothing of it.
    let (left, right, spacing) =
      input.size.width == .infinity ? (0, 0, 0) : (room.x, room.width, room.height)
    let columns = Double(columns ?? 1)
    let gaps = left + right + spacing * (columns - 1)
    lengths.cellWidth = max(0, (bounds.width - gaps) / columns)
    let cell = PlanPosition.Quad(formulas.program.frame(formula.following, lengths))
    return PlanPosition(
      .matrix,
      constant: PlanPosition.Quad(x: left, y: room.y, width: cell.width, height: cell.height),
      share: PlanPosition.Quad(x: spacing, y: cell.y))
  }
}

extension PlanFormulas.Lines {
  /// The frame from the corner of an area.
  @inline(__always)
  fileprivate func frame(in area: PlanPosition.Quad) -> CGRect {
    let (w, h) = (area.width, area.height)
    return CGRect(
      x: constant.x + width.x * w + height.x * h, y: constant.y + width.y * w + height.y * h,
      width: constant.width + width.width * w + height.width * h,
      height: constant.height + width.height * w + height.height * h)
  }
}

extension PlanWalk {
  /// Says that a run of a flow depends on what the element before it depends on.
  func passOnAlongFlow<Host: LayoutPlanHost>(
    _ run: Range<Int>, _ plan: LayoutPlan, _ position: PlanPosition, _ host: Host
  ) {
    let before = (0..<run.lowerBound).last { index in
      let list = plan.lists[Int(plan.elementLists[index])]
      return chosen[index] >= 0 && plan.position(chosen[index], of: list).isFlow
    }
    // Whether one of those between stands in the flow may be for a closure to say.
    for index in (before ?? -1) + 1..<run.lowerBound
    where plan.lists[Int(plan.elementLists[index])].isOpaque {
      guard let element = host.element(at: index) else { continue }
      Recording.passOn(from: element, to: host.element(at: run.lowerBound))
    }
    var former = before.flatMap { host.element(at: $0) }
    // Of elements that are measured, those behind the first hear when that is done.
    let measures = position.kind == .sequenceFormulas || position.kind == .matrixFormulas
    for index in measures ? run.prefix(1) : run {
      if let former { Recording.passOn(from: former, to: host.element(at: index)) }
      former = host.element(at: index)
    }
  }
}
