extension SolvePlan {
  /// Gives a row another constant and marks what depends on it.
  mutating func patch(_ position: Int, constant: Double) {
    let place = rowPlaces[position]
    if place.step >= 0 { steps[Int(place.step)].constant = constant }
    mark(position)
  }

  /// Marks the step, component or check that a row became.
  @inline(__always)
  private mutating func mark(_ position: Int) {
    let place = rowPlaces[position]
    if place.step >= 0, place.step < Int32(truncatingIfNeeded: knownEnd) {
      marks.insert(Int(place.step))
    } else if place.component >= 0 {
      if !components[Int(place.component)].isMarked {
        components[Int(place.component)].isMarked = true
        scratch.markedComponents.append(place.component)
      }
    } else {
      scratch.markedChecks.append(Int32(truncatingIfNeeded: position))
    }
  }

  /// Forgets the marks.
  mutating func unmark() {
    var start = 0
    while marks.popFirst(from: &start) != nil {}
    for number in scratch.markedComponents { components[Int(number)].isMarked = false }
    scratch.markedComponents.removeAll(keepingCapacity: true)
    scratch.markedChecks.removeAll(keepingCapacity: true)
  }

  /// Computes what the marks reach. Gives `false` if that does not do, because of a contradiction,
  /// an overflow or inequalities that join components; the marks are gone in any case.
  ///
  /// Steps depend on earlier ones only, so one walk in their order meets each at most once.
  /// Complexity: linear in the steps whose value changes, and the components that they reach.
  mutating func solveMarked(_ store: RowStore, _ values: inout [Double]) -> Bool {
    let isDone = runMarked(store, &values)
    unmark()
    return isDone
  }

  private mutating func runMarked(_ store: RowStore, _ values: inout [Double]) -> Bool {
    var start = 0
    while let index = marks.popFirst(from: &start) {
      let pivot = Int(steps[index].pivot)
      let old = values[pivot]
      run(index..<(index + 1), &values)
      let new = values[pivot]
      guard new != old else { continue }
      guard new.isFinite else { return false }
      if store.variables[pivot].kind == .size,
        isNegative(Int32(truncatingIfNeeded: pivot), store, values)
      {
        return false
      }
      for use in useRange(pivot) {
        let position = Int(uses[use])
        if Int(rowPlaces[position].step) != index { mark(position) }
      }
    }
    for position in scratch.markedChecks {
      let row = store.rows[Int(position)]
      if row.isRequired, !store.isMet(row, values) { return false }
    }
    var index = 0
    while index < scratch.markedComponents.count {
      let number = Int(scratch.markedComponents[index])
      if solveComponent(number, store, &values) != nil { return false }
      guard isFinite(components[number], values) else { return false }
      index += 1
    }
    if index > 0 {
      for position in crossRows where !store.isMet(store.rows[Int(position)], values) {
        return false
      }
    }
    return true
  }

  private func isFinite(_ component: Component, _ values: [Double]) -> Bool {
    var sum = 0.0
    for index in Int(component.firstParameter)..<Int(component.endParameter) {
      sum += values[Int(parameters[index].variable)]
    }
    for index in Int(component.firstStep)..<Int(component.endStep) {
      sum += values[Int(steps[index].pivot)]
    }
    return sum.isFinite
  }
}
