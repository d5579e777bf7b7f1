extension SolvePlan {
  /// Looks up what the changes reach; finds it out when the same ones come for the second time.
  ///
  /// Returns `false` where computing everything is faster than following them, which is so where
  /// inputs reach most of it and these are new.
  mutating func prepareChanges() -> Bool {
    let (place, isNew) = reaches.place(of: changes.sources)
    if !isNew, !reaches[place].isKnown { findReach(place) }
    reaches.current = isNew ? -1 : place
    return !isNew || !changes.hasInputs || !changes.inputsReachMost
  }

  /// Finds all that the changes may reach, whatever the values are.
  private mutating func findReach(_ place: Int) {
    makeUnique()
    var members: [Int32] = []
    Swift.swap(&members, &reaches[place].members)
    members.removeAll(keepingCapacity: true)
    changes.markSources(&program, &components)
    var start = 0
    while let index = changes.steps.popFirst(from: &start) {
      members.append(Int32(truncatingIfNeeded: index))
      changes.markUses(of: index, &program, &components)
    }
    // A component that is decided anew runs all its steps, from another base.
    var moved: [Int32] = []
    members.removeAll { index in
      let pivot = Int(program.steps[Int(index)].pivot)
      let component = program.variablePlaces[pivot].component
      guard component >= 0, components[Int(component)].isMarked else { return false }
      moved.append(index)
      return true
    }
    reaches[place].parts.knownEnd = members.firstIndex { $0 >= program.knownEnd } ?? members.count
    reaches[place].parts.stepEnd = members.count
    var isListed = Array(repeating: false, count: program.rowPlaces.count)
    for position in changes.checks where !isListed[Int(position)] {
      isListed[Int(position)] = true
      members.append(position)
    }
    reaches[place].parts.rowEnd = members.count
    for number in changes.components { members.append(number) }
    reaches[place].parts.componentEnd = members.count
    members += moved
    reaches[place].parts.end = members.count
    Swift.swap(&members, &reaches[place].members)
    reaches[place].isKnown = true
    changes.clearMarks(&components)
  }

  /// Computes what the changes are known to reach; see ``solveChanges(_:_:)``.
  mutating func runReach(_ problem: ProblemView) -> Bool {
    let reach = reaches[reaches.current].parts
    // Exchanged, as a copy would count references.
    var members: [Int32] = []
    Swift.swap(&members, &reaches[reaches.current].members)
    defer { Swift.swap(&members, &reaches[reaches.current].members) }
    var sum = 0.0
    for index in reach.known {
      let step = program.steps[Int(members[index])]
      let value = program.value(of: step, problem)
      problem.values[Int(step.pivot)] = value
      sum += value
      if value < 0, problem.variables[Int(step.pivot)].kind == .size,
        program.isNegative(step.pivot, problem)
      {
        return false
      }
    }
    for index in reach.inner {
      let step = program.steps[Int(members[index])]
      let value = program.value(of: step, problem)
      problem.values[Int(step.pivot)] = value
      sum += value
      forgetBase(of: program.variablePlaces[Int(step.pivot)].component)
      guard noteValue(of: Int(step.pivot), problem) else { return false }
    }
    guard sum.isFinite else { return false }
    for index in reach.moved {
      decisions.bases.update(Int(members[index]), of: &components, &program, problem)
    }
    for index in reach.rows { changes.mark(Int(members[index]), &program, &components) }
    for index in reach.components { changes.markComponent(members[index], &components) }
    return solveMarked(problem)
  }
}
