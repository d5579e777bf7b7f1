import ConstraintSolver
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Views that leave a gathered tree: their rows are removed, and the rest stays.
extension StatementPass {
  func noteDeparture(of view: UIView) {
    if hasMeasured { forgetMeasured(above: view) }
    if isDeferringChange() { return }
    guard !needsGather, problems.isEmpty else { return reset() }
    guard let state = view.existingStorage?.constraintItem else { return }
    if state.awaitedBy === self {
      state.awaitedBy = nil
      state.forEachStatement { statement, _ in
        if statement.isSolved(by: self) { statement.observer = nil }
        departed.append(statement)
      }
    } else if let index = node(of: state) {
      let leaving = nodesInside(index)
      guard canLeave(leaving), !leaving.contains(where: holdsArrivals) else { return reset() }
      remove(leaving)
      if needsGather { reset() }
    }
  }

  /// Forgets what else is kept for items that left since the last pass.
  func forgetLeft() {
    hasLeft = false
    holders.removeAll { nodes[$0].kind == .gone }
    leaves.removeAll { leaf in
      guard nodes[leaf.node].kind == .gone else { return false }
      leaf.forEachRow { row, _, _ in problem.remove(row) }
      return true
    }
  }

  /// Whether views came into one since the last pass.
  private func holdsArrivals(_ index: Int) -> Bool {
    guard !arrivals.isEmpty, let view = view(index) else { return false }
    return view.subviews.contains { $0.existingStorage?.constraintItem?.awaitedBy === self }
  }

  /// Has what measured the views around one let go of it.
  private func forgetMeasured(above view: UIView) {
    var view = view
    while view !== root, let above = view.superview {
      above.existingStorage?.constraintItem?.fittingStatementPass?.noteMark()
      view = above
    }
  }

  /// A node and all in it.
  private func nodesInside(_ first: Int) -> [Int] {
    var found = [first]
    var next = 0
    while next < found.count {
      let index = found[next]
      next += 1
      guard nodes[index].isHolder, let view = view(index) else { continue }
      found += view.subviews.compactMap { $0.existingStorage?.constraintItem.flatMap(node) }
      found += view.layoutGuides.compactMap { $0.existingStorage?.constraintItem.flatMap(node) }
      found += states[index].guests.compactMap(node)
    }
    return found
  }

  /// Whether nodes can leave by themselves: as long as they are fewer than what stays, and all that
  /// is kept for them are rows.
  private func canLeave(_ leaving: [Int]) -> Bool {
    (goneCount + leaving.count) * 2 <= nodes.count
      && leaving.allSatisfy {
        nodes[$0].kind == .free && nodes[$0].content < 0 && !nodes[$0].hasBaselines
      }
  }

  private func remove(_ leaving: [Int]) {
    // Held until all have left, as an item, or what a condition captured, may do anything when it
    // goes.
    let held = (conditions, leaving.map { owners[$0 - 1] })
    defer { withExtendedLifetime(held) {} }
    for index in leaving.reversed() {
      stopPlacing(index)
      nodes[index].kind = .gone
    }
    for index in leaving {
      for statement in states[index].statements {
        if statement.isSolved(by: self) { remove(statement) }
        guard let other = states[index].other(in: statement) else { continue }
        let place = node(of: other) ?? -1
        if place >= 0, nodes[place].kind == .gone { continue }
        departed.append(statement)
        if place >= 0, !staysAsItIs(place) { needsGather = true }
      }
    }
    if needsPlacing { placing.others.removeAll(keepingCapacity: true) }
    for index in leaving { releaseItem(index) }
    hasLeft = true
    changeCount &+= 1
  }

  /// Whether what stays is the same kind of item with a statement less, and gathered without it.
  private func staysAsItIs(_ index: Int) -> Bool {
    switch nodes[index].kind {
    case .root: return true
    case .area: break
    case .free:
      if nodes[index].sourceCount == 0 || states[index].solvesStatements { return false }
    case .given, .content, .gone: return false
    }
    // Statements may have led to what is in a view that none is about.
    var above = nodes[index].parent
    while above > 0 {
      if nodes[above].kind == .given { return false }
      above = nodes[above].parent
    }
    return true
  }
}
