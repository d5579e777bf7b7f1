extension LevelSimplex {
  enum End {
    case optimal, unbounded, unfinished
  }

  /// Moves variables, one at a time, until nothing improves the cost.
  ///
  /// The most promising moves; after a run of moves that gain nothing the first one moves instead,
  /// and the first that it meets stops it, which cannot cycle (Bland's rule).
  mutating func optimize() -> End {
    guard !rates.isEmpty else { return .optimal }
    let size = basis.count + others.count
    var idle = 0
    var hasMoved = false
    for column in reaches.indices { reaches[column] = 1 }
    while true {
      let isCautious = idle > 2 * size + 20
      guard let (column, isRising) = entering(first: isCautious) else {
        // Rates and values gather rounding on the way; those that decide are computed anew.
        guard hasMoved else { return .optimal }
        hasMoved = false
        collectRates()
        collectValues()
        continue
      }
      budget -= size * Number.cost
      guard budget > 0, idle < 50 * size + 1000 else { return .unfinished }
      guard let step = move(column, isRising ? 1 : -1, isCautious) else { return .unbounded }
      hasMoved = true
      idle = step > Number.negligible ? 0 : idle + 1
    }
  }

  /// The column whose move promises most, and whether it rises.
  private func entering(first: Bool) -> (column: Int, isRising: Bool)? {
    var best: (column: Int, isRising: Bool)?
    var bestPromise: Number = 0
    var bestVariable = Int32.max
    for column in others.indices {
      let variable = variables[Int(others[column])]
      let rise = variable.canRise ? -(rates[column] + variable.costAbove) : 0
      let fall = variable.canFall ? rates[column] - variable.costBelow : 0
      let gain: Number = max(rise, fall)
      guard gain > Number.negligible else { continue }
      let promise = gain * gain / reaches[column]
      if first ? others[column] < bestVariable : promise > bestPromise {
        best = (column, rise >= fall)
        bestPromise = promise
        bestVariable = others[column]
      }
    }
    return best
  }

  /// Moves the variable of a column past all points where the cost still falls, and puts it in the
  /// basis for the one that stops it. Returns how far it went, `nil` if nothing stops it.
  private mutating func move(_ column: Int, _ direction: Number, _ isCautious: Bool) -> Number? {
    let entering = Int(others[column])
    var slope =
      direction > 0
      ? rates[column] + variables[entering].costAbove
      : variables[entering].costBelow - rates[column]
    collectEvents(column, direction)
    guard let stop = findStop(&slope, isCautious) else { return nil }
    let step = events[stop].step
    let leaving = Int(events[stop].line)
    // What was passed is on the other side from now on.
    for index in 0..<events.count where events[index].isPassed && index != stop {
      let line = Int(events[index].line)
      let variable = Int(basis[line])
      let before = variables[variable].slope
      variables[variable].isAbove.toggle()
      let change = variables[variable].slope - before
      if change != 0 { addToRates(line, change) }
    }
    let count = others.count
    for line in basis.indices {
      let cell = table[line * count + column]
      if cell != 0 { variables[Int(basis[line])].value += direction * step * cell }
    }
    variables[entering].value += direction * step
    variables[entering].isAbove = direction > 0
    pivot(line: leaving, column: column)
    return step
  }

  private mutating func collectEvents(_ column: Int, _ direction: Number) {
    events.removeAll(keepingCapacity: true)
    let count = others.count
    for line in basis.indices {
      let slope = table[line * count + column] * direction
      guard abs(slope) > Number.negligible else { continue }
      let variable = variables[Int(basis[line])]
      let isAllowedBeyond = slope < 0 ? variable.canFall : variable.canRise
      var jump = Number.infinity
      if isAllowedBeyond {
        let isApproaching = variable.isAbove == (slope < 0)
        jump = isApproaching ? (variable.costAbove + variable.costBelow) * abs(slope) : 0
      }
      guard jump > 0 else { continue }
      let distance = max((variable.point - variable.value) / slope, 0)
      events.append(
        Event(step: distance, line: Int32(truncatingIfNeeded: line), jump: jump, slope: slope))
    }
  }

  /// The event where the cost stops falling; those before it are marked as passed.
  private mutating func findStop(_ slope: inout Number, _ isCautious: Bool) -> Int? {
    guard !events.isEmpty else { return nil }
    if isCautious {
      var best = 0
      for index in events.indices.dropFirst() {
        let tie = Number.tie * max(1, events[best].step)
        let isTied = abs(events[index].step - events[best].step) <= tie
        let isFirst = basis[Int(events[index].line)] < basis[Int(events[best].line)]
        if isTied ? isFirst : events[index].step < events[best].step { best = index }
      }
      return best
    }
    events.sort { ($0.step, $0.line) < ($1.step, $1.line) }
    var stop = 0
    while stop < events.count {
      slope += events[stop].jump
      if slope >= -Number.negligible { break }
      stop += 1
    }
    guard stop < events.count else { return nil }
    // Of those at the same place the one with the largest cell is divided by.
    let tie = Number.tie * max(1, events[stop].step)
    var best = stop
    var index = stop + 1
    while index < events.count, events[index].step <= events[stop].step + tie {
      if abs(events[index].slope) > abs(events[best].slope) { best = index }
      index += 1
    }
    index = stop - 1
    while index >= 0, events[index].step >= events[stop].step - tie {
      if abs(events[index].slope) > abs(events[best].slope) { best = index }
      index -= 1
    }
    for passed in 0..<stop { events[passed].isPassed = true }
    return best
  }
}
