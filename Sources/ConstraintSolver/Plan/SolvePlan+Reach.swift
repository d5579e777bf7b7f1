extension SolvePlan {
  /// How the answer to changes is computed.
  enum ChangePath {
    /// By the steps that they are known to reach.
    case reach(Int)
    /// By following them from step to step.
    case following
  }

  /// Looks up what the changes reach; finds it out when the same ones come for the second time.
  ///
  /// Returns `nil` where running all steps is faster than following the changes, as inputs reach
  /// most of them.
  mutating func pathOfChanges() -> ChangePath? {
    let (place, isNew) = reaches.place(of: changes.sources)
    if isNew { return changes.hasInputs && changes.inputsReachMost ? nil : .following }
    if !reaches[place].isKnown {
      makeUnique()
      findReach(place)
    }
    return .reach(place)
  }

  /// Finds all that the changes may reach, whatever the values are.
  private mutating func findReach(_ place: Int) {
    changes.markSources(&program, &components)
    var known: [Int32] = []
    var inner: [Int32] = []
    var start = 0
    while let index = changes.steps.popFirst(from: &start) {
      if index < program.knownEnd {
        known.append(Int32(truncatingIfNeeded: index))
      } else {
        inner.append(Int32(truncatingIfNeeded: index))
      }
      changes.markUses(of: index, &program, &components)
    }
    // A component that is decided anew runs all its steps, from another base.
    var own: [Int32] = []
    var moved: [Int32] = []
    for index in inner {
      let pivot = Int(program.steps[Int(index)].pivot)
      let component = Int(program.variablePlaces[pivot].component)
      if components[component].isMarked { moved.append(index) } else { own.append(index) }
    }
    var rows: [Int32] = []
    for position in changes.checks.sorted() where position != rows.last { rows.append(position) }
    reaches[place].set(known, own, rows, components: Array(changes.components), moved: moved)
    changes.clearMarks(&components)
  }

  /// Computes what the changes are known to reach; see ``solveChanges(by:_:_:)``.
  mutating func runReach(_ place: Int, _ problem: ProblemView) -> Bool {
    let parts = reaches[place].parts
    // Exchanged, as a copy would count references.
    var members: [Int32] = []
    Swift.swap(&members, &reaches[place].members)
    defer { Swift.swap(&members, &reaches[place].members) }
    var sum = 0.0
    for index in parts.known {
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
    for index in parts.inner {
      let step = program.steps[Int(members[index])]
      let value = program.value(of: step, problem)
      problem.values[Int(step.pivot)] = value
      sum += value
      forgetBase(of: program.variablePlaces[Int(step.pivot)].component)
      guard noteValue(of: Int(step.pivot), problem) else { return false }
    }
    guard sum.isFinite else { return false }
    for index in parts.moved {
      decisions.bases.update(Int(members[index]), of: &components, &program, problem)
    }
    for index in parts.rows { changes.mark(Int(members[index]), &program, &components) }
    for index in parts.components { changes.markComponent(members[index], &components) }
    return solveMarked(problem)
  }
}
