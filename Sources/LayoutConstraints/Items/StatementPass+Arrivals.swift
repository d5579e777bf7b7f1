import ConstraintSolver
import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Views that come into a gathered tree, as an item into a list: they are gathered with what is in
/// them, and the rest stays.
///
/// Numbers, natural sizes and statements are in the order of their age in a problem, so what came
/// last is last, as if everything were gathered anew. Where something is older than what is there,
/// everything is.
extension StatementPass {
  func noteArrival(of view: UIView, in holder: ConstraintItem) {
    if isDeferringChange() { return }
    let state = ConstraintItem.of(view)
    guard !needsGather, node(of: holder) != nil, state.pass !== self, state.awaitedBy == nil else {
      return reset()
    }
    if hasTooMany { return reset() }
    // Views that do not tell may have let go of items.
    if arrivals.isEmpty, !isTold, !hasSameTree() { return reset() }
    state.awaitedBy = self
    arrivals.append(state)
  }

  /// Has a statement wait that is about views that came. Returns `false` if it is about others that
  /// are not gathered.
  func waitsForArrival(_ statement: LayoutStatement) -> Bool {
    func isKnown(_ state: ConstraintItem) -> Bool {
      state.awaitedBy === self || node(of: state) != nil
    }
    guard isKnown(statement.source), statement.target.map(isKnown) ?? true else { return false }
    return wait(statement)
  }

  /// Has a statement wait until what came is gathered, so that rows are in the order of their age.
  func wait(_ statement: LayoutStatement) -> Bool {
    statement.observer = self
    statement.entry = LayoutStatement.noEntry
    waiting.append(statement)
    if hasTooMany { needsGather = true }
    return true
  }

  /// Whether so much came and left since the last pass that all may as well be gathered: then no
  /// more of it is kept.
  private var hasTooMany: Bool {
    arrivals.count + waiting.count + departed.count > 4 * nodes.count + 64
  }

  /// Whether views came or left since the last pass.
  @inline(__always)
  var hasNews: Bool { !arrivals.isEmpty || !waiting.isEmpty || !departed.isEmpty }

  /// Gathers what came since the last pass. Returns `false` where everything has to be gathered.
  ///
  /// Complexity: linear in what came.
  func gatherArrivals(_ input: LayoutInput) -> Bool {
    // Statements between what left and what stayed have to be over by now.
    if departed.contains(where: \.storedIsActive) { return false }
    departed.removeAll(keepingCapacity: true)
    let first = nodes.count
    isGrowing = true
    let isGathered = gatherArrivals(from: first, input)
    isGrowing = false
    noteGathered(from: first)
    forgetArrivals()
    changeCount &+= 1
    return isGathered && problems.isEmpty
  }

  private func gatherArrivals(from first: Int, _ input: LayoutInput) -> Bool {
    for state in arrivals where state.awaitedBy === self {
      guard let view = state.item as? UIView,
        let parent = view.superview?.existingStorage?.constraintItem.flatMap({ place(of: $0) })
      else { return false }
      let start = nodes.count
      gather(view, in: parent)
      gatherItems(from: start)
    }
    guard let statements = newStatements(from: first),
      states[first...].allSatisfy({ $0.age == 0 || $0.age > lastAge })
    else { return false }
    self.statements += statements.map { $0.statement.takeUnretainedValue() }
    makeVariables(from: first, input)
    // What is asked from here on may run any code.
    let firstLeaf = leaves.count
    gatherLeaves(from: first)
    gather(statements, leavesFrom: firstLeaf, input)
    return true
  }

  /// The statements about the nodes from one on, and those that waited, by age; `nil` where any may
  /// change what other items are.
  private func newStatements(from first: Int) -> [PlacedStatement]? {
    var statements: [PlacedStatement] = []
    for index in first..<nodes.count {
      if nodes[index].isHolder, item(index) is UIScrollView { return nil }
      for statement in states[index].statements {
        guard let placed = placed(statement) else { return nil }
        let other = placed.source == index ? placed.target : placed.source
        if other >= 0, other < first, !staysAsItIs(other, with: statement) { return nil }
        if placed.source == index || placed.source < first { statements.append(placed) }
      }
    }
    for statement in waiting where statement.storedIsActive {
      guard let placed = placed(statement) else { return nil }
      if max(placed.source, placed.target) < first { statements.append(placed) }
    }
    statements = statements.inOrder { $0.serial }
    // One that was inactive meanwhile waits twice.
    statements = zip(statements, [nil] + statements).filter { $0.serial != $1?.serial }
      .map(\.0)
    return statements
  }

  /// Whether a known item is of the same kind and age with a new statement.
  private func staysAsItIs(_ index: Int, with statement: LayoutStatement) -> Bool {
    nodes[index].kind != .given && !hasOtherAge(index, by: statement)
  }

  /// A statement with the nodes of its items; `nil` where these are not gathered, or where it has a
  /// condition or a number that makes no sense, which a gathering of all takes in.
  private func placed(_ statement: LayoutStatement) -> PlacedStatement? {
    guard statement.group == nil, statement.invalidity == nil,
      let source = place(of: statement.source),
      let target = statement.target.map({ place(of: $0) }) ?? -1
    else { return nil }
    return PlacedStatement(statement, source: source, target: target)
  }
}
