import ConstraintSolver
import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Statements of a problem with their rows.
extension StatementPass {
  /// Adds the entry of a statement that is kept, and its row.
  func append(_ statement: LayoutStatement, source: Int, target: Int, condition: Int = -1) {
    var entry = StatementEntry(
      statement: statement, source: source, target: target,
      common: commonAncestor(source, target < 0 ? source : target), condition: condition,
      holds: condition < 0 || conditions[condition].holds)
    nodes[source].sourceCount += 1
    lastAge = max(lastAge, 2 * statement.serial + 1)
    if !isFitting {
      statement.observer = self
      statement.entry = entries.count
      statement.isToldUnsolved = false
    }
    if nodes[source].parent >= 0, nodes[nodes[source].parent].placesContents {
      noteContest(statement, source)
    }
    if let reason = statement.invalidity {
      problems.append(.invalid(statement, reason))
    } else {
      if !statement.hasKnownPriority { problems.append(.priority(statement)) }
      addRow(of: statement, to: &entry)
    }
    entries.append(entry)
  }

  /// Notes a statement about a view that its container places as well.
  private func noteContest(_ statement: LayoutStatement, _ source: Int) {
    guard nodes[source].kind == .free, item(source) is UIView else { return }
    problems.append(.contested(statement, item(nodes[source].parent)))
  }

  private func addRow(of statement: LayoutStatement, to entry: inout StatementEntry) {
    entry.dependsOnContent =
      statement.sourceAttribute.isBaseline || statement.targetAttribute?.isBaseline == true
      || isArea(entry.source) || isArea(entry.target)
    if statement.sourceAttribute.isDirectional || statement.targetAttribute?.isDirectional == true {
      isDirectional = true
    }
    if statement.relatesAxes { crossings.append(entries.count) }
    guard let constant = Recording.without({ lower(statement, entry) }) else { return }
    let relation = statement.solverRelation
    entry.termCount = terms.count
    let priority = statement.level
    entry.row = Recording.without {
      terms.withAll { problem.add(terms: $0, is: relation, constant, priority: priority) }
    }
    noteContent(&entry)
    if entry.holds {
      countMentions(of: statement, entry, by: 1)
    } else if let row = entry.row {
      // It keeps its age, as if it were added where the condition holds.
      problem.setActive(false, of: row)
    }
  }

  /// Counts whether the row decides how far something scrolls, if it counts.
  private func noteContent(_ entry: inout StatementEntry) {
    guard !contentNodes.isEmpty else { return }
    // Only these are in rows with their own sizes.
    for index in Set([nodes[entry.common].content, entry.source, entry.target])
    where index >= 0 && nodes[index].kind == .content {
      for (number, size) in [nodes[index].width, nodes[index].height].enumerated()
      where terms.mention(where: { $0 == size }) {
        if entry.holds { mention(index, 2 + number, by: 1) }
        entry.mentionsContent = true
      }
    }
  }

  private func isArea(_ node: Int) -> Bool { node >= 0 && nodes[node].kind == .area }

  private func commonAncestor(_ a: Int, _ b: Int) -> Int {
    var (a, b) = (a, b)
    while a != b {
      if nodes[a].depth >= nodes[b].depth {
        a = nodes[a].parent
      } else {
        b = nodes[b].parent
      }
    }
    let isGuide = nodes[a].kind == .area || nodes[a].kind == .content
    return isGuide ? nodes[a].parent : a
  }

  /// Sets the constants of the rows that depend on baselines and areas.
  func updateContentConstants() {
    for entry in entries where entry.dependsOnContent {
      guard let row = entry.row,
        let constant = Recording.without({ lower(entry.statement, entry) })
      else { continue }
      problem.setConstant(constant, of: row)
    }
  }
}
