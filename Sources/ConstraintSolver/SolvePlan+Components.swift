extension SolvePlan {
  /// Splits what is not known into components and plans each.
  mutating func buildComponents(_ store: RowStore) {
    findComponents(store)
    var queue: [Int32] = []
    var pairs: [Int32] = []
    swap(&queue, &scratch.queue)
    swap(&pairs, &scratch.pairs)
    pairs.reserveCapacity(16)
    for index in components.indices {
      buildProgram(Int32(truncatingIfNeeded: index), store, &queue, &pairs)
    }
    swap(&queue, &scratch.queue)
    swap(&pairs, &scratch.pairs)
    for index in components.indices { buildLines(index, store) }
  }

  /// Groups rows by common unknowns; a required inequality only joins groups after an answer
  /// violated it, or if it looks like one about a right or bottom edge, whose position and size
  /// belong together anyway.
  private mutating func findComponents(_ store: RowStore) {
    var groups = UnionFind(count: store.variables.count)
    for position in store.rows.indices where rowPlaces[position].unknowns > 1 {
      let row = store.rows[position]
      guard isJoining(row, position, store) else { continue }
      var first: Int32 = -1
      for index in row.cellRange {
        let cell = store.cells[index]
        if variablePlaces[Int(cell.variable)].isDetermined || cell.coefficient == 0 { continue }
        first = first < 0 ? groups.root(cell.variable) : groups.join(first, cell.variable)
      }
    }
    var numberOfRoot = Array(repeating: Int32(-1), count: store.variables.count)
    var counts: [Int32] = []
    counts.reserveCapacity(store.variables.count / 2)
    for position in store.rows.indices where rowPlaces[position].unknowns > 0 {
      var own: Int32 = -1
      var isCross = false
      for index in store.rows[position].cellRange {
        let cell = store.cells[index]
        if variablePlaces[Int(cell.variable)].isDetermined || cell.coefficient == 0 { continue }
        let found = Int(groups.root(cell.variable))
        if numberOfRoot[found] < 0 {
          numberOfRoot[found] = Int32(truncatingIfNeeded: counts.count)
          counts.append(0)
        }
        if own < 0 {
          own = numberOfRoot[found]
          // All unknowns of a row that joins are in one group.
          if isJoining(store.rows[position], position, store) { break }
        } else if own != numberOfRoot[found] {
          isCross = true
        }
      }
      if isCross {
        crossRows.append(Int32(truncatingIfNeeded: position))
      } else {
        rowPlaces[position].component = own
        counts[Int(own)] += 1
      }
    }
    var next: Int32 = 0
    components.reserveCapacity(counts.count)
    for count in counts {
      components.append(
        Component(firstStep: 0, firstParameter: 0, firstSize: 0, firstRow: next, endRow: next))
      next += count
    }
    for position in crossRows {
      for index in store.rows[Int(position)].cellRange {
        let cell = store.cells[index]
        if variablePlaces[Int(cell.variable)].isDetermined || cell.coefficient == 0 { continue }
        let number = Int(numberOfRoot[Int(groups.root(cell.variable))])
        if counts[number] == 0 { components[number].sole = cell.variable }
      }
    }
    lines.reserveCapacity(Int(next))
    parameters.reserveCapacity(counts.count)
    componentRows.append(contentsOf: repeatElement(0, count: Int(next)))
    for position in store.rows.indices where rowPlaces[position].component >= 0 {
      let own = Int(rowPlaces[position].component)
      if store.rows[position].isRequiredEquality { components[own].hasEqualities = true }
      componentRows[Int(components[own].endRow)] = Int32(truncatingIfNeeded: position)
      components[own].endRow += 1
    }
  }

  @inline(__always)
  private mutating func isJoining(_ row: StoredRow, _ position: Int, _ store: RowStore) -> Bool {
    !row.isRequired || row.relation == .equal || rowPlaces[position].isJoined
      || isAboutSum(row, store)
  }

  /// Whether a row limits the sum of two unknowns.
  private mutating func isAboutSum(_ row: StoredRow, _ store: RowStore) -> Bool {
    var count = 0
    var product = 1.0
    for index in row.cellRange {
      let cell = store.cells[index]
      if variablePlaces[Int(cell.variable)].isDetermined || cell.coefficient == 0 { continue }
      count += 1
      product = cell.coefficient < 0 ? -product : product
    }
    return count == 2 && product > 0
  }

  /// Orders a component: names parameters, one at a time, and lets the rest follow.
  private mutating func buildProgram(
    _ number: Int32, _ store: RowStore, _ queue: inout [Int32], _ pairs: inout [Int32]
  ) {
    var component = components[Int(number)]
    component.firstStep = Int32(truncatingIfNeeded: steps.count)
    component.firstParameter = Int32(truncatingIfNeeded: parameters.count)
    component.firstSize = Int32(truncatingIfNeeded: sizes.count)
    let rows = Int(component.firstRow)..<Int(component.endRow)
    var deferred: [Int32] = []
    swap(&deferred, &scratch.deferred)
    defer { swap(&deferred, &scratch.deferred) }
    guard component.hasEqualities else {
      for index in rows { nameAll(componentRows[index], number, store) }
      if component.sole >= 0 { name(component.sole, number, store) }
      component.endStep = component.firstStep
      component.endParameter = Int32(truncatingIfNeeded: parameters.count)
      component.endSize = component.firstSize
      components[Int(number)] = component
      return
    }
    pairs.removeAll(keepingCapacity: true)
    for index in rows {
      let position = Int(componentRows[index])
      if rowPlaces[position].unknowns == 2, store.rows[position].isRequiredEquality {
        pairs.append(componentRows[index])
      }
    }
    // The newest pair first: it continues a chain, whose next open size is the one to name. Pairs
    // of positions only wait, for those follow from sizes.
    pairs.reverse()
    deferred.removeAll(keepingCapacity: true)
    var head = 0
    var cursor = rows.lowerBound
    while true {
      var position = -1
      var variable = -1
      while position < 0, let candidate = pairs.popLast() {
        guard rowPlaces[Int(candidate)].unknowns == 2 else { continue }
        let unknown = mostUsedUnknown(Int(candidate), store)
        if store.variables[unknown].kind == .size {
          position = Int(candidate)
          variable = unknown
        } else {
          deferred.append(candidate)
        }
      }
      while head < deferred.count, position < 0 {
        if rowPlaces[Int(deferred[head])].unknowns == 2 { position = Int(deferred[head]) }
        head += 1
      }
      while position < 0, cursor < rows.upperBound {
        let candidate = Int(componentRows[cursor])
        if rowPlaces[candidate].unknowns > 1, store.rows[candidate].isRequiredEquality {
          position = candidate
        } else {
          cursor += 1
        }
      }
      guard position >= 0 else { break }
      if variable < 0 { variable = mostUsedUnknown(position, store) }
      makeParameter(variable, number, store, &queue, &pairs)
    }
    for index in rows {
      let position = Int(componentRows[index])
      guard rowPlaces[position].unknowns > 0 else { continue }
      for place in store.rows[position].cellRange {
        let cell = store.cells[place]
        if variablePlaces[Int(cell.variable)].isDetermined || cell.coefficient == 0 { continue }
        makeParameter(Int(cell.variable), number, store, &queue, &pairs)
      }
    }
    if component.sole >= 0 { makeParameter(Int(component.sole), number, store, &queue, &pairs) }
    component.endStep = Int32(truncatingIfNeeded: steps.count)
    component.endParameter = Int32(truncatingIfNeeded: parameters.count)
    component.endSize = Int32(truncatingIfNeeded: sizes.count)
    components[Int(number)] = component
  }

  private mutating func nameAll(_ position: Int32, _ component: Int32, _ store: RowStore) {
    for index in store.rows[Int(position)].cellRange {
      let cell = store.cells[index]
      if !variablePlaces[Int(cell.variable)].isDetermined, cell.coefficient != 0 {
        name(cell.variable, component, store)
      }
    }
  }

  /// Names a parameter.
  private mutating func name(_ variable: Int32, _ component: Int32, _ store: RowStore) {
    variablePlaces[Int(variable)].parameter = Int32(truncatingIfNeeded: parameters.count)
    variablePlaces[Int(variable)].component = component
    variablePlaces[Int(variable)].isDetermined = true
    parameters.append(
      Parameter(
        variable: variable, component: component,
        isSize: store.variables[Int(variable)].kind == .size))
  }

  private mutating func makeParameter(
    _ variable: Int, _ component: Int32, _ store: RowStore, _ queue: inout [Int32],
    _ pairs: inout [Int32]
  ) {
    name(Int32(truncatingIfNeeded: variable), component, store)
    queue.removeAll(keepingCapacity: true)
    determine(variable, store, &queue, &pairs, component: component)
    peel(store, &queue, &pairs, component: component)
  }

  /// The unknown of a row to name: the one that most rows mention, so that their lines stay short;
  /// but a tiny coefficient is never divided by.
  private mutating func mostUsedUnknown(_ position: Int, _ store: RowStore) -> Int {
    var largest = 0.0
    let cells = store.rows[position].cellRange
    for index in cells where !variablePlaces[Int(store.cells[index].variable)].isDetermined {
      let cell = store.cells[index]
      largest = max(largest, abs(cell.coefficient))
    }
    var best = -1
    var bestScore = -1
    for index in cells where !variablePlaces[Int(store.cells[index].variable)].isDetermined {
      let cell = store.cells[index]
      guard cell.coefficient != 0 else { continue }
      var score = useRange(Int(cell.variable)).count
      if store.variables[Int(cell.variable)].kind == .size { score += 1 }
      if abs(cell.coefficient) < 0.01 * largest { score += 1 << 32 }
      if score > bestScore {
        best = Int(cell.variable)
        bestScore = score
      }
    }
    return best
  }
}
