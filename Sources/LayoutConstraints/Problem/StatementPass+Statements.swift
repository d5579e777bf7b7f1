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

  /// Adds the rows of statements, in the order of their activation, and those of the natural sizes
  /// from one on, each before the statements about its item.
  func gather(_ statements: [PlacedStatement], leavesFrom start: Int, _ input: LayoutInput) {
    entries.reserveCapacity(statements.count)
    var numbers: [GroupKey: Int] = [:]
    var waiting = inOrder(start..<leaves.count, of: age(ofLeaf:))[...]
    for place in statements {
      while let leaf = waiting.first, age(ofLeaf: leaf) / 2 <= place.statement.serial {
        addRows(of: waiting.removeFirst())
      }
      let (statement, source, target) = (place.statement, place.source, place.target)
      let number =
        statement.group.map {
          condition(of: $0, about: source, input, &numbers)
        } ?? -1
      if statement.sourceAttribute.isBaseline { noteBaselines(source) }
      if statement.targetAttribute?.isBaseline == true { noteBaselines(target) }
      append(statement, source: source, target: target, condition: number)
    }
    for leaf in waiting { addRows(of: leaf) }
    if isFitting {
      for size in [nodes[0].width, nodes[0].height] {
        wishes.append(problem.add(.init(size), is: .equal, 0, priority: 50))
      }
    }
  }

  /// A statement with the nodes of its items; the target is -1 for a number.
  struct PlacedStatement {
    var statement: LayoutStatement
    var source: Int
    var target: Int
  }

  /// The statements whose items are all gathered, by age, with their places. Notes others that
  /// no view solves.
  func connectedStatements(_ root: UIView) -> [PlacedStatement] {
    var placed: [PlacedStatement] = []
    placed.reserveCapacity(entries.capacity)
    let isTopmost = !root.hasSolverAbove
    for state in states {
      let statements = state.statements
      for number in statements.indices {
        if leadsOut(statements[number], of: state) {
          if isInnerMatter(statements[number], of: state, root) { continue }
          // One that reaches beyond the root belongs to the view that solves there, if any does.
          if state === states[0], state.leadsAround(statements[number]) {
            isRelatedAround = true
          } else if isTopmost {
            problems.append(.disconnected(statements[number]))
          }
        } else if statements[number].source === state {
          placed.append(
            PlacedStatement(
              statement: statements[number], source: state.gatheringIndex,
              target: statements[number].target?.gatheringIndex ?? -1))
        }
      }
    }
    for index in placed.indices.dropFirst()
    where placed[index].statement.serial < placed[index - 1].statement.serial {
      placed.sort { $0.statement.serial < $1.statement.serial }
      break
    }
    return placed
  }
}
