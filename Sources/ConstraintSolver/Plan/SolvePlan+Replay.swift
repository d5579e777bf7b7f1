extension SolvePlan {
  /// Gives a row another constant and marks what depends on it.
  mutating func patch(_ position: Int, constant: Double) {
    makeUnique()
    let place = rowPlaces[position]
    if place.step >= 0 {
      steps[Int(place.step)].constant = constant
    } else if place.isLine {
      unsettle(Int(place.component))
    }
    mark(position)
  }

  /// Marks the step, check or component that a row became.
  ///
  /// A component is decided anew only if one of its lines is reached: as long as no line is, its
  /// parameters stay, and its steps are like any other. Where parameters follow steps, these mark it
  /// as well.
  @inline(__always)
  private mutating func mark(_ position: Int) {
    let place = rowPlaces[position]
    if place.step >= 0 {
      if marks.isEmpty { marks.reset(count: steps.count) }
      marks.insert(Int(place.step))
    } else if place.isLine {
      markComponent(place.component)
    } else {
      scratch.markedChecks.append(Int32(truncatingIfNeeded: position))
    }
  }

  private mutating func markComponent(_ number: Int32) {
    if !components[Int(number)].isMarked {
      components[Int(number)].isMarked = true
      scratch.markedComponents.append(number)
    }
  }

  /// Forgets the marks.
  mutating func unmark() {
    var start = 0
    while marks.popFirst(from: &start) != nil {}
    unmarkOthers()
  }

  private mutating func unmarkOthers() {
    if !scratch.markedComponents.isEmpty {
      for number in scratch.markedComponents { components[Int(number)].isMarked = false }
      scratch.markedComponents.removeAll()
    }
    if !scratch.markedChecks.isEmpty { scratch.markedChecks.removeAll(keepingCapacity: true) }
  }

  /// Computes what the marks reach. Gives `false` if that does not do, because of a contradiction,
  /// an overflow or inequalities that join components; the marks are gone in any case.
  ///
  /// Steps depend on earlier ones only, so one walk in their order meets each at most once.
  /// Complexity: linear in the steps whose value changes, and the components that they reach.
  mutating func solveMarked(_ store: RowStore, _ values: inout [Double]) -> Bool {
    makeUnique()
    return store.withView(&values) { solveMarked($0) }
  }

  private mutating func solveMarked(_ problem: ProblemView) -> Bool {
    guard runMarked(problem) else {
      unmark()
      return false
    }
    unmarkOthers()
    return true
  }

  private mutating func runMarked(_ problem: ProblemView) -> Bool {
    var start = 0
    while let index = marks.popFirst(from: &start) {
      let pivot = Int(steps[index].pivot)
      let old = problem.values[pivot]
      let step = steps[index]
      var sum = step.constant
      for cell in Int(step.firstCell)..<Int(step.endCell) {
        sum -= stepCells[cell].coefficient * problem.values[Int(stepCells[cell].variable)]
      }
      let new = sum * step.inverse
      problem.values[pivot] = new
      guard new != old else { continue }
      guard new.isFinite else { return false }
      let place = variablePlaces[pivot]
      if place.isBoundLine
        || place.component >= 0 && components[Int(place.component)].followsSteps
      {
        markComponent(place.component)
      } else if problem.variables[pivot].kind == .size,
        isNegative(Int32(truncatingIfNeeded: pivot), problem)
      {
        guard place.component >= 0 else { return false }
        markComponent(place.component)
      }
      for use in useRange(pivot) {
        let position = Int(uses[use])
        if Int(rowPlaces[position].step) != index { mark(position) }
      }
    }
    for position in scratch.markedChecks {
      let row = problem.rows[Int(position)]
      guard row.isRequired, !problem.isMet(row) else { continue }
      guard rowPlaces[Int(position)].component >= 0 else { return false }
      markComponent(rowPlaces[Int(position)].component)
    }
    var index = 0
    while index < scratch.markedComponents.count {
      let number = Int(scratch.markedComponents[index])
      guard !components[number].isUnfinished, solveComponent(number, problem) == nil,
        !components[number].isUnfinished, isFinite(components[number], problem)
      else { return false }
      index += 1
    }
    if index > 0 {
      solveInaccurate(problem)
      for position in crossRows
      where !rowPlaces[Int(position)].isUnfinished
        && !problem.isMet(problem.rows[Int(position)])
      {
        return false
      }
    }
    return true
  }

  private mutating func isFinite(_ component: Component, _ problem: ProblemView) -> Bool {
    var sum = 0.0
    for index in Int(component.firstParameter)..<Int(component.endParameter) {
      sum += problem.values[Int(parameters[index].variable)]
    }
    for index in Int(component.firstStep)..<Int(component.endStep) {
      sum += problem.values[Int(steps[index].pivot)]
    }
    return sum.isFinite
  }
}
