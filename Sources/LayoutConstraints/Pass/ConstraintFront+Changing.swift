import ConstraintSolver
import Foundation

/// Changes of statements between passes.
extension ConstraintFront {
  /// Adds the row of an active statement whose items are nodes. Gives `false` where the tree has to
  /// be gathered instead.
  func add(_ statement: LayoutStatement) -> Bool {
    if isDeferringChange() { return true }
    guard statement.group == nil, let source = node(of: statement.source),
      let target = statement.target.map({ node(of: $0) }) ?? -1
    else { return false }
    if nodes[source].kind == .given || target >= 0 && nodes[target].kind == .given { return false }
    append(statement, source, target)
    return true
  }

  private func node(of item: ConstraintItem) -> Int? {
    if isFitting { return nil }
    if item.ownFront === self { return 0 }
    return item.front === self ? item.index : nil
  }

  /// Adds an entry, and its row if it counts.
  func append(_ statement: LayoutStatement, _ source: Int, _ target: Int, holds: Bool = true) {
    var entry = StatementEntry(
      statement: statement, source: source, target: target,
      common: target < 0 ? source : commonAncestor(source, target))
    nodes[source].sourceCount += 1
    if !isFitting {
      statement.front = self
      statement.entry = entries.count
    }
    if let reason = statement.invalidity {
      problems.append(.invalid(statement, reason))
    } else if holds {
      addRow(to: &entry)
    }
    entries.append(entry)
  }

  private func addRow(to entry: inout StatementEntry) {
    let statement = entry.statement
    noteBaselines(entry.source, statement.sourceAttribute)
    if let attribute = statement.targetAttribute { noteBaselines(entry.target, attribute) }
    entry.dependsOnContent =
      statement.sourceAttribute.isBaseline || statement.targetAttribute?.isBaseline == true
      || dependsOnArea(entry.source, entry.common) || dependsOnArea(entry.target, entry.common)
    if statement.sourceAttribute.isDirectional || statement.targetAttribute?.isDirectional == true {
      isDirectional = true
    }
    guard let constant = lower(entry) else { return }
    let relation = statement.relation.solverRelation
    entry.termCount = terms.count
    if terms.count == 2 {
      entry.row = problem.add(
        terms[0], terms[1], is: relation, constant, priority: statement.level)
    } else {
      entry.row = problem.add(
        sum: terms, is: relation, constant, priority: statement.level)
    }
    noteContent(&entry)
    countMentions(of: entry, by: 1)
  }

  /// Counts whether the row decides how far something scrolls.
  private func noteContent(_ entry: inout StatementEntry) {
    guard !contentNodes.isEmpty else { return }
    // Only these stand in rows with their own sizes.
    for index in Set([nodes[entry.common].content, entry.source, entry.target])
    where index >= 0 && nodes[index].kind == .content {
      for (number, size) in [nodes[index].width, nodes[index].height].enumerated()
      where terms.contains(where: { $0.variable == size }) {
        nodes[index].mentions[2 + number] += 1
        entry.mentionsContent = true
      }
    }
  }

  private func noteBaselines(_ node: Int, _ attribute: LayoutStatement.Attribute) {
    guard attribute.isBaseline, !nodes[node].hasBaselines else { return }
    nodes[node].hasBaselines = true
    baselineNodes.append(node)
  }

  private func dependsOnArea(_ node: Int, _ common: Int) -> Bool {
    var node = node
    while node >= 0 {
      if nodes[node].kind == .area { return true }
      if node == common { return false }
      node = nodes[node].parent
    }
    return false
  }

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

  /// Removes the row of a statement that is active no longer.
  func remove(_ statement: LayoutStatement) {
    guard let entry = entry(of: statement), !isDeferringChange() else { return }
    if let row = entry.row {
      problem.remove(row)
      countMentions(of: entry, by: -1)
    } else {
      needsGather = true
    }
    if statement.group != nil {
      // A condition may hold what its closure captured.
      conditions.removeAll()
      needsGather = true
    }
    if entry.mentionsContent { needsGather = true }
    nodes[entry.source].sourceCount -= 1
    // An item that nothing places any longer is given, or gone.
    if nodes[entry.source].sourceCount == 0 { needsGather = true }
    if entry.target >= 0, states[entry.target].statements.isEmpty { needsGather = true }
    let last = entries.removeLast()
    if statement.entry < entries.count {
      entries[statement.entry] = last
      last.statement.entry = statement.entry
    }
    statement.front = nil
  }

  /// Notes a statement that ends because an item of it died.
  func noteEnd(of statement: LayoutStatement) {
    ended.append(statement.reference)
    needsGather = true
  }

  func changeConstant(of statement: LayoutStatement) {
    change(statement) { entry, row in
      guard let constant = lower(entry) else { return false }
      return problem.setConstant(constant, of: row)
    }
  }

  func changePriority(of statement: LayoutStatement) {
    change(statement) { _, row in problem.setPriority(statement.level, of: row) }
  }

  /// The row keeps its age, so its coefficients change in place.
  func changeMultiplier(of statement: LayoutStatement) {
    change(statement) { entry, row in
      guard let constant = lower(entry) else { return false }
      for term in terms
      where !problem.setCoefficient(term.coefficient, of: term.variable, in: row) { return false }
      // A factor of 0 leaves terms out.
      guard terms.count == entry.termCount else { return false }
      return problem.setConstant(constant, of: row)
    }
  }

  private func change(
    _ statement: LayoutStatement, _ body: (StatementEntry, ConstraintProblem.Row) -> Bool
  ) {
    guard let entry = entry(of: statement), !isDeferringChange() else { return }
    guard let row = entry.row, statement.invalidity == nil, body(entry, row) else {
      needsGather = true
      return
    }
  }

  private func entry(of statement: LayoutStatement) -> StatementEntry? {
    guard statement.front === self, statement.entry < entries.count,
      entries[statement.entry].statement === statement
    else { return nil }
    return entries[statement.entry]
  }

  func isSuspended(_ statement: LayoutStatement) -> Bool {
    entry(of: statement)?.row.map { problem.isSuspended($0) } ?? false
  }

  /// Gives the rows that depend on baselines and areas their constants.
  func updateContentConstants() {
    for entry in entries where entry.dependsOnContent {
      guard let row = entry.row, let constant = lower(entry) else { continue }
      problem.setConstant(constant, of: row)
    }
  }
}

extension LayoutStatement.Relation {
  var solverRelation: ConstraintProblem.Relation {
    switch self {
    case .exact, .relative: .equal
    case .minimum: .atLeast
    case .maximum: .atMost
    }
  }
}
