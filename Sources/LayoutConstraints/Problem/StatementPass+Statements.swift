import ConstraintSolver
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The statements of what is gathered, with the places of their items, become rows by their age.
extension StatementPass {
  /// Whether a statement is about the contents of a view that is apart.
  private func isInnerMatter(
    _ statement: LayoutStatement, of state: ConstraintItem, _ root: UIView
  ) -> Bool {
    guard state.isApart, let view = state.item as? UIView, view !== root else { return false }
    return view.containsItem(state.other(in: statement)?.item)
  }

  /// Adds the rows of statements that are kept, in the order of their activation, and those of the
  /// natural sizes from one on, each before the statements about its item.
  func gather(_ placed: [PlacedStatement], leavesFrom start: Int, _ input: LayoutInput) {
    entries.reserveCapacity(statements.count)
    var numbers: [GroupKey: Int] = [:]
    let waiting = (start..<leaves.count).inOrder(of: age(ofLeaf:))
    var nextLeaf = 0
    var nextAge = waiting.first.map(age(ofLeaf:)) ?? .max
    for place in placed {
      while nextAge / 2 <= place.serial {
        addRows(of: waiting[nextLeaf])
        nextLeaf += 1
        nextAge = nextLeaf < waiting.count ? age(ofLeaf: waiting[nextLeaf]) : .max
      }
      place.statement._withUnsafeGuaranteedRef { statement in
        let (source, target) = (place.source, place.target)
        let number =
          statement.group.map { condition(of: $0, about: source, input, &numbers) } ?? -1
        if statement.sourceAttribute.isBaseline { noteBaselines(source) }
        if statement.targetAttribute?.isBaseline == true { noteBaselines(target) }
        append(statement, source: source, target: target, condition: number)
      }
    }
    for leaf in waiting[nextLeaf...] { addRows(of: leaf) }
    if isFitting {
      for size in [nodes[0].width, nodes[0].height] {
        wishes.append(problem.add(.init(size), is: .equal, 0, priority: 50))
      }
    }
  }

  /// A statement with the nodes of its items; the target is -1 for a number. The pass keeps it.
  struct PlacedStatement {
    let statement: Unmanaged<LayoutStatement>
    @Short var source: Int
    @Short var target: Int
    let serial: Int

    init(_ statement: LayoutStatement, source: Int, target: Int) {
      self.statement = .passUnretained(statement)
      self.source = source
      self.target = target
      serial = statement.serial
    }
  }

  /// The statements whose items are all gathered, by age, with their places; they are kept from
  /// here on. Notes others that no view solves.
  func connectedStatements(_ root: UIView) -> [PlacedStatement] {
    var placed: [PlacedStatement] = []
    // Most are in the lists of one or two items that are not the root.
    let count = states.dropFirst().reduce(0) { $0 + $1.statementCount }
    placed.reserveCapacity(count)
    statements.reserveCapacity(count)
    let isTopmost = !root.hasSolverAbove
    var outgoing: [(statement: LayoutStatement, index: Int)] = []
    for index in states.indices {
      states.unmanaged(at: index)._withUnsafeGuaranteedRef {
        $0.forEachStatement { statement, state in
          if leadsOut(statement, of: state) {
            outgoing.append((statement, index))
          } else if statement.source === state {
            statements.append(statement)
            placed.append(
              PlacedStatement(
                statement, source: state.gatheringIndex,
                target: statement.target?.gatheringIndex ?? -1))
          }
        }
      }
    }
    // Issues name them, and items have theirs in no order.
    for (statement, index) in outgoing.inOrder(of: { $0.statement.serial }) {
      let state = states[index]
      if isInnerMatter(statement, of: state, root) { continue }
      // One that reaches beyond the root belongs to the view that solves there, if any does.
      if index == 0, state.leadsAround(statement) {
        isRelatedAround = true
      } else if isTopmost {
        problems.append(.disconnected(statement, from: state.other(in: statement)))
      } else if !state.leadsAround(statement) {
        mayConnect = true
      }
    }
    for index in placed.indices.dropFirst()
    where placed[index].serial < placed[index - 1].serial {
      placed = placed.inOrder { $0.serial }
      statements = placed.map { $0.statement.takeUnretainedValue() }
      break
    }
    return placed
  }
}
