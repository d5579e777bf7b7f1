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
  @inline(__always)
  mutating func pathOfChanges() -> ChangePath? {
    makeUnique()
    let (place, isNew) = reaches.place(of: changes.sources)
    if isNew {
      let runsAll = changes.hasInputs && changes.inputsReachMost && !revision.isRevised
      return runsAll ? nil : .following
    }
    return .reach(reaches.all[place].isKnown ? place : findReach())
  }

  /// Finds all that the last changes may reach, whatever the values are. Returns its place.
  @inline(never)
  private mutating func findReach() -> Int {
    changes.markSources(&program, &components)
    var found = Reach.Members()
    var inner: [Int32] = []
    var start = 0
    while let index = changes.steps.popFirst(from: &start) {
      if program.isKnown(index) {
        found.known.append(Int32(truncatingIfNeeded: index))
      } else {
        inner.append(Int32(truncatingIfNeeded: index))
      }
      changes.markUses(of: index, &program, &components)
    }
    // A component that is decided anew runs all its steps, from another base.
    for index in inner {
      let pivot = Int(program.steps[Int(index)].pivot)
      if components[Int(program.variablePlaces[pivot].component)].isMarked {
        found.moved.append(index)
      } else {
        found.inner.append(index)
      }
    }
    for position in changes.checks.sorted() where position != found.rows.last {
      found.rows.append(position)
    }
    found.components = Array(changes.components)
    changes.clearMarks(&components)
    return reaches.setMembers(found, of: changes.sources)
  }

  /// Computes what the changes are known to reach; see ``solveChanges(by:within:_:_:)``.
  ///
  /// Most reach steps whose values are not negative, and nothing else: that is all this does in
  /// line, without a look at the rows.
  @inline(__always)
  mutating func runReach(
    _ place: Int, within workLimit: Int, _ store: RowStore,
    _ values: UnsafeMutableBufferPointer<Double>
  ) -> Bool {
    var sum = 0.0
    var lowest = 0.0
    for place in reaches.all[place].steps {
      let value = program.run(Int(reaches.members[place]), values).value
      sum += value
      lowest = min(lowest, value)
    }
    guard sum.isFinite else { return false }
    for place in reaches.all[place].inner { noteRun(ofStep: Int(reaches.members[place])) }
    if lowest == 0, !changes.hasMarks, !reaches.all[place].hasRows { return true }
    decisions.work.allow(workLimit)
    return store.withView(of: values) { solveReach(place, hasNegative: lowest < 0, $0) }
  }

  /// Notes that a step of a component ran: its parameters may depend on that.
  @inline(__always)
  private mutating func noteRun(ofStep index: Int) {
    let variable = program.variablePlaces[Int(program.steps[index].pivot)]
    let number = Int(variable.component)
    components.all[number].base = .unknown
    if variable.isBoundLine || components[number].followsSteps {
      changes.markComponent(variable.component, &components)
    }
  }

  /// Runs the reached steps of components that are decided anew, from their bases if they are kept.
  @inline(never)
  private mutating func updateBases(_ reach: Reach, _ problem: ProblemView) {
    let values = problem.values
    var place = reach.moved.lowerBound
    while place < reach.moved.upperBound {
      let variable = program.steps[Int(reaches.members[place])].pivot
      let number = Int(program.variablePlaces[Int(variable)].component)
      let component = components[number]
      // Parameters that are decided stay as they are.
      let isKept = component.base == .kept && component.decided != .parameters
      if isKept { restoreBase(of: component, problem) }
      components.all[number].base = isKept ? .restored : .unknown
      repeat {
        if isKept { decisions.bases.renew(Int(reaches.members[place]), &program, values) }
        place += 1
      } while place < reach.moved.upperBound && reaches.members[place] < component.endStep
    }
  }

  /// Decides what depends on the steps that the changes reach, which have run.
  @inline(never)
  private mutating func solveReach(
    _ place: Int, hasNegative: Bool, _ problem: ProblemView
  ) -> Bool {
    defer { changes.clearMarks(&components) }
    let reach = reaches.all[place]
    if hasNegative {
      for place in reach.steps {
        let variable = program.steps[Int(reaches.members[place])].pivot
        guard noteIfNegative(of: variable, problem) else { return false }
      }
    }
    if !reach.moved.isEmpty { updateBases(reach, problem) }
    for place in reach.rows {
      changes.mark(Int(reaches.members[place]), &program, &components)
    }
    for place in reach.components {
      changes.markComponent(reaches.members[place], &components)
    }
    return solveMarked(problem)
  }
}
