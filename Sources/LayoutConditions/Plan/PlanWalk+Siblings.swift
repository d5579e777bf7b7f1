import Foundation
import LayoutCore

extension PlanWalk {
  /// Places an element beside another one, or lets it wait where that one is not placed yet.
  func placeBeside<Host: LayoutPlanHost>(
    _ position: PlanPosition, _ plan: LayoutPlan, _ closures: PlanClosures, _ index: Int,
    _ flow: inout PlanFlow, _ host: inout Host
  ) {
    let other = closures.besides[Int(position.index)].place
    if other >= index || flow.waiting[other] != nil {
      flow.waiting[index] = position
    } else {
      placeNow(position, plan, closures, index, &host)
    }
  }

  /// Places the elements that waited, each after the one it waits for. Those that wait for each
  /// other stay where they are.
  ///
  /// Complexity: linear in them, as every element is entered and left once.
  func placeWaiting<Host: LayoutPlanHost>(
    _ plan: LayoutPlan, _ closures: PlanClosures, _ flow: inout PlanFlow, _ host: inout Host
  ) {
    var path: [Int] = []
    var entered: Set<Int> = []
    for start in flow.waiting.keys.sorted() {
      path.append(start)
      while let index = path.last {
        guard let position = flow.waiting[index] else {
          path.removeLast()
          continue
        }
        let next = closures.besides[Int(position.index)].place
        if flow.waiting[next] == nil {
          placeNow(position, plan, closures, index, &host)
          flow.waiting[index] = nil
        } else if entered.insert(index).inserted {
          path.append(next)
        } else if let first = path.firstIndex(of: index) {
          // The path came back to the element: from there to its end all wait for each other.
          let circle = path[first...].dropLast()
          for member in circle {
            chosen[member] = PlanState.refused(chosen[member])
            flow.waiting[member] = nil
          }
          host.noteCircle(Array(circle))
        }
      }
      entered.removeAll(keepingCapacity: true)
    }
  }

  private func placeNow<Host: LayoutPlanHost>(
    _ position: PlanPosition, _ plan: LayoutPlan, _ closures: PlanClosures, _ index: Int,
    _ host: inout Host
  ) {
    let beside = closures.besides[Int(position.index)]
    guard let sibling = host.frame(beside: index, beside.link, at: beside.place) else {
      chosen[index] = PlanState.refused(chosen[index])
      return
    }
    if let sibling = beside.link.element {
      Recording.passOn(from: sibling, to: host.element(at: index))
      if Recording.isOn, beside.place >= 0, chosen[beside.place] < 0 {
        noteFormerFrame(of: sibling, for: host.element(at: index))
      }
    }
    guard let side = beside.position else {
      let formula = plan.formulas[beside.formula]
      let frame = formulaFrame(formula, plan.formulas, position, index, &host, beside: sibling)
      emit(frame, index, &host, isMeasured: formula.fitting != nil)
      return
    }
    let area = area(position.reference)
    var isMeasured = false
    let frame = side.frame(beside: sibling, in: area.rect) {
      isMeasured = true
      return fittingSize(of: index, proposal: $0, &host)
    }
    if isMeasured { host.didRunClosures() }
    if Recording.isOn, let grid,
      isMirrored || !side.keepsPlace(on: grid, isMeasured: isMeasured)
    {
      PixelGrid.noteDependence()
    }
    emit(frame, index, &host, isMeasured: isMeasured)
  }
}

extension PlanWalk {
  /// Says that an element is placed beside one that the pass does not place, so that it depends on
  /// where that was before.
  private func noteFormerFrame(of sibling: any LayoutElement, for element: AnyObject?) {
    let name = (element as? any LayoutElement)?.layoutName ?? "an element"
    Recording.opaque(
      touching: element.map { [$0] } ?? [],
      advice: "give \(sibling.layoutName) a position at every size",
      "\(name) depends on where \(sibling.layoutName) was before the pass")
  }
}

extension SiblingPosition {
  /// Whether an element that is moved to whole pixels comes to the same place beside another one as
  /// that is computed, and as that was moved.
  fileprivate func keepsPlace(on grid: PixelGrid, isMeasured: Bool) -> Bool {
    func isWhole(_ length: CGFloat) -> Bool {
      (length * grid.scale).rounded() == length * grid.scale
    }
    func isKept(_ length: Length, isAlong: Bool) -> Bool {
      switch length {
      case .points(let points): isWhole(points)
      case .fitting, .remaining: true
      // Behind a length that was moved, the same one once more ends elsewhere than twice of it.
      case .sibling: !isMeasured && !isAlong
      case .fraction: false
      }
    }
    guard side.isBehind, isWhole(spacing), isKept(width, isAlong: side.isHorizontal),
      isKept(height, isAlong: !side.isHorizontal)
    else { return false }
    return alignment == .start || alignment == .fill && !isMeasured
  }
}
